// What stands around the games: the shelf with the games that wait, the log of a long game.

import type { Page } from "@playwright/test";
import { seats } from "../../scripts/games.mjs";
import { act, beginGame, onShelf, prepareGame, readTable, speak, touch, unfold, type GameId } from "./app";
import { axe, expect, test } from "./fixtures";
import { drawn, EVERYTHING, layouts } from "./layouts";
import { flowRecord } from "./flow";
import { infarktRecord } from "./infarkt";
import { atRest } from "./faults";
import { nextTouch, seedRandom } from "./player.mjs";
import { putOnShelf, saveOf } from "./saved";
import { askWhyNot, GAMES, liftCurtain } from "./screens";
import { simulated } from "./simulated";
import { tapOrHold } from "./touches";

const SIZES = [[1024, 768], [768, 1024], [390, 844], [1366, 768]];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
});

/** Puts this number of games on the shelf, of two kinds and with the most people, and looks at it. */
async function shelfOf(page: Page, count: number, name = (index: number) => `Bartholomäus ${index}`) {
  const played = [flowRecord("eight"), infarktRecord("five")].map((record) => ({
    ...record,
    setup: { ...record.setup, seats: record.setup.seats.map((seat, index) => ({ ...seat, name: name(index) })) },
  }));
  for (let game = 0; game < count; game += 1) await putOnShelf(page, `waits${game}`, saveOf(played[game % 2], 100 + game));
  await page.reload();
  await onShelf(page);
  await expect(page.locator(".waiting-picture:has(svg)")).toHaveCount(count);
}

/** What of the waiting games is not where it should be. */
function badCards(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const isOut = (inner: DOMRect, outer: DOMRect) =>
      inner.left < outer.left - 1 || inner.top < outer.top - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    for (const card of document.querySelectorAll(".waiting-game")) {
      const [title, people, prompt, picture] = ["title", "people", "prompt", "picture"].map((part) => card.querySelector(`.waiting-${part}`));
      const parts = [title, people, prompt, picture];
      for (const [index, one] of parts.entries()) {
        if (!one) continue;
        if (isOut(box(one), box(card))) found.push(`${one.className} hangs out of its card`);
        for (const other of parts.slice(index + 1)) {
          const [a, b] = [box(one), box(other)];
          if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) found.push(`${one.className} lies on ${other?.className}`);
        }
        if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.className} is cut`);
      }
      // Whatever is drawn outside the frame of the picture is not to be seen.
      const frame = box(picture);
      const drawing = picture?.querySelector("svg");
      if (isOut(box(drawing), frame)) found.push("the drawing is larger than its frame");
      if (drawing && getComputedStyle(drawing).overflow !== "hidden") found.push("the drawing shows what hangs over its edge");
      if (frame.width < 90) found.push(`the picture is ${frame.width} wide`);
      for (const name of card.querySelectorAll(".who")) {
        if (isOut(box(name), box(people))) found.push("a name hangs out");
        if (box(name).width < 100) found.push("a name has no room");
      }
      // A word of the title is not torn.
      const buttons = [...card.querySelectorAll(".button")].map(box);
      for (const [words, name] of [[title, "title"], [prompt, "what is due"], [people, "people"]] as const) {
        if (!words) continue;
        const range = document.createRange();
        range.selectNodeContents(words);
        const lies = (line: DOMRect) => buttons.some((button) => line.right > button.left + 6 && line.bottom > button.top + 6 && line.top < button.bottom - 6);
        if ([...range.getClientRects()].some(lies)) found.push(`a button lies on the ${name}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return [...new Set(found)];
  });
}

const WAITING = layouts({ count: [1, 3, 8], size: [...SIZES, [320, 640]], language: ["de", "cs", "en"] });

test("the games that wait at every size: all within their cards, and seen to be more", async ({ page }) => {
  test.setTimeout(120_000);
  for (const count of [1, 3, 8]) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await shelfOf(page, count);
    for (const { size: [width, height], language } of WAITING.filter((look) => look.count === count)) {
      await page.setViewportSize({ width, height });
      await speak(page, language);
      // Scrolled as after opening the shelf, without the focus on the last game.
      await page.locator(".waiting-games").evaluate((list) => {
        (document.activeElement as HTMLElement).blur();
        list.scrollTo({ left: 0, top: 0, behavior: "instant" });
      });
      await atRest(page);
      const what = `${count} at ${width}x${height}`;
      expect.soft(await badCards(page), `${what}, ${language}`).toEqual([]);
      await expect(page.locator(".waiting-count")).toHaveCount(count > 1 ? 1 : 0);
      if (count > 1) await expect(page.locator(".waiting-count")).toHaveText(String(count));
      // Of the first card that is not whole a part is to be seen, and it ends within the screen.
      const parts = await page.evaluate(() => {
        const list = document.querySelector(".waiting-games")?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll(".waiting-game")].map((card) => {
          const { left, right, width } = card.getBoundingClientRect();
          return (Math.min(right, list.right) - left) / width;
        });
      });
      const cut = parts.find((part) => part < 0.99);
      if (cut !== undefined) expect.soft(cut, `${what}: the next one is to be seen`).toBeGreaterThan(0.1);
      expect.soft(parts[0], `${what}: one of them is whole`).toBeGreaterThan(0.99);
      if (count === 8) {
        expect.soft(cut, what).toBeLessThan(0.6);
        await page.locator(".waiting-game").getByTestId("go-on").last().focus();
        await expect(page.locator(".waiting-game").last(), `${what}: the last one can be reached`).toBeInViewport({ ratio: 0.9 });
      }
    }
  }
});

test("a game is replayed for its picture once, as long as it does not change", async ({ page }) => {
  const pieces = page.locator(".waiting-picture .fl-piece");
  await putOnShelf(page, "flow", saveOf(flowRecord("two"), 20));
  await page.reload();
  await onShelf(page);
  await expect(pieces).toHaveCount(8);
  // Another game in its place that says of itself that it is the same: who looks into it would draw other pieces.
  await putOnShelf(page, "flow", saveOf(flowRecord("eight"), 20));
  await page.goto("./#/rules/flow");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("./#/");
  await onShelf(page);
  await expect(page.locator(".waiting-game .who")).toHaveCount(8);
  await expect(pieces).toHaveCount(8);
  await putOnShelf(page, "flow", saveOf(flowRecord("eight"), 21));
  await page.goto("./#/rules/flow");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("./#/");
  await onShelf(page);
  await expect(pieces).toHaveCount(32);
});

test("pictures, titles and what is due of the waiting games are in the language of the page, and change with it", async ({ page }) => {
  await shelfOf(page, 2);
  const texts = () => page.locator(".waiting-game").evaluateAll((all) => all.map((card) => [...card.querySelectorAll("text, .waiting-prompt")].map((each) => each.textContent)));
  const said = [];
  for (const language of ["en", "de", "cs"]) {
    await speak(page, language);
    const changed = await texts();
    await page.reload();
    await onShelf(page);
    await expect(page.locator(".waiting-picture:has(svg)")).toHaveCount(2);
    expect(changed, language).toEqual(await texts());
    said.push(JSON.stringify(changed));
  }
  expect(new Set(said).size).toBe(3);
});

/** A game of Flow in which the masters go round and round. */
function longRecord(events: number) {
  const { setup, ...rest } = flowRecord("two");
  const turn = (by: number) => [{ by, do: "flow" }, { by, do: { advance: { piece: 0 } } }];
  return { ...rest, result: undefined, setup: { ...setup, first: 0 }, events: Array.from({ length: events / 2 }, (_, index) => turn(index % 2)).flat() };
}

test("the log of 3,000 events: a page of it at a time, and every line can be reached", async ({ page }) => {
  await putOnShelf(page, "long", saveOf(longRecord(3000)));
  await page.goto("./#/game/long");
  await expect(page.getByTestId("table")).toBeVisible();
  const lines = page.locator(".log li[data-event]");
  const indices = async () => {
    await unfold(page);
    return lines.evaluateAll((all) => all.map((line) => Number((line as HTMLElement).dataset.event)));
  };
  await expect.poll(async () => (await indices())[0]).toBe(2999);
  const seen = new Set(await indices());
  // Each turn is one of them, with its two events folded in.
  const shown = page.locator(".log-lines > ol > li");
  const read = async () => {
    const now = await indices();
    expect(await shown.count()).toBeLessThanOrEqual(50);
    expect(now.length).toBeLessThanOrEqual(100);
    for (const index of now) {
      expect(seen.has(index), "no line comes twice").toBe(false);
      seen.add(index);
    }
  };
  const earlier = page.getByTestId("earlier");
  for (let pages = 0; (await earlier.count()) > 0 && pages < 100; pages += 1) {
    if (pages === 3) {
      // By keyboard as well: the next page is read from its top.
      await earlier.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(".log-lines")).toBeFocused();
    } else {
      await earlier.evaluate((button: HTMLElement) => button.click());
    }
    await expect.poll(async () => (await indices())[0]).toBe(Math.max(...seen) - seen.size);
    await read();
    expect(await page.locator(".log-lines").evaluate((box) => box.scrollTop)).toBe(0);
  }
  expect(seen.size).toBe(3000);
  expect(await axe(page)).toEqual([]);

  // An earlier page stays as it is while the game goes on; the newest is one touch away.
  const before = await indices();
  await touch(page.getByTestId("flow"));
  await expect(page.locator(".latest")).not.toBeEmpty();
  expect(await indices()).toEqual(before);
  await page.getByTestId("newer").evaluate((button: HTMLElement) => button.click());
  await expect.poll(async () => (await indices())[0]).not.toBe(before[0]);
  expect(await shown.count()).toBeLessThanOrEqual(50);
  await page.getByTestId("newest").evaluate((button: HTMLElement) => button.click());
  await expect(page.getByTestId("newest")).toHaveCount(0);
  expect((await indices())[0]).toBeGreaterThanOrEqual(3000);
  // It begins where a turn begins.
  expect(await shown.count()).toBeLessThanOrEqual(21);
});

const LONG = ["Wilhelmina", "Maximiliane", "Bartholomäus", "Christiane", "Mohammed", "Annegret", "Heinz-Georg", "Dominique"];

/** At a table with the most people and these names, opened in the middle of a game where there is a record of one. */
async function fullTable(page: Page, game: GameId, names: string[]) {
  const people = seats(game).most;
  await beginGame(page, game, names.slice(0, people));
  await liftCurtain(page);
  await expect(page.locator(".seat")).toHaveCount(people);
}

for (const game of GAMES) {
  test(`${game}: of each name in the strip at least eight characters can be read`, async ({ page }) => {
    await fullTable(page, game, LONG);
    for (const [width, height] of SIZES.toReversed()) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const { readable, size } = await page.locator(".seat-name strong").evaluateAll((all) => {
        const readable = all.map((name) => {
          const frame = name.getBoundingClientRect();
          const text = name.firstChild as Text;
          let count = 0;
          for (let index = 0; index < text.length; index += 1) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            const { left, top, right, bottom } = range.getBoundingClientRect();
            // What is cut ends in a sign of its own, which takes the place of the last character.
            if (left >= frame.left - 1 && right <= frame.right + 1 && (top + bottom) / 2 < frame.bottom && (top + bottom) / 2 > frame.top) count += 1;
          }
          return count === text.length ? 99 : count - 1;
        });
        return { readable, size: Math.min(...all.map((name) => parseFloat(getComputedStyle(name).fontSize))) };
      });
      expect(Math.min(...readable), `${readable} at ${width}x${height}`).toBeGreaterThanOrEqual(8);
      expect(size, `${width}x${height}`).toBeGreaterThanOrEqual(12);
    }
  });
}

/** The number of touches that are looked at in each game at each size. */
const TOUCHES = 28;

/** Notes how much of the page moves, also right after a touch. Runs in the page from its first moment. */
function watchShifts() {
  const shifts: { at: number; value: number; what: string }[] = [];
  (window as never as { shifts: typeof shifts }).shifts = shifts;
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const what = entry.sources.map(({ node, previousRect: a, currentRect: b }) => `${(node as Element | null)?.className ?? node?.nodeName} ${a.x},${a.y} → ${b.x},${b.y}`);
      shifts.push({ at: entry.startTime, value: entry.value, what: what.join("; ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

for (const [turned, [width, height]] of SIZES.slice(0, 2).entries()) {
  // In a run each game at one of them.
  for (const game of GAMES.filter((_, index) => EVERYTHING || index % 2 === turned)) {
    test(`${game} at ${width}x${height}: nothing moves under the finger, and the large buttons keep their place`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.addInitScript(seedRandom, 3);
      await page.addInitScript(watchShifts);
      await page.reload();
      await onShelf(page);
      await speak(page, "de");
      await prepareGame(page, game, Array.from({ length: seats(game).most }, (_, index) => `Person ${index}`));
      await page.getByTestId("begin-game").click();
      await expect(page.locator(".table")).toBeAttached();
      await atRest(page);
      const feet: number[] = [];
      const lefts: number[] = [];
      const rights: number[] = [];
      let person = "";
      let plans = 0;
      for (let touches = 0; touches < TOUCHES; touches += 1) {
        const found = await page.evaluate(nextTouch, { look: touches % 5 === 4 });
        if (!found) break;
        const at = await page.evaluate(() => performance.now());
        await tapOrHold(page, found.x, found.y);
        // Real time, and the least: the browser counts what moves within half a second as caused by the touch.
        await page.waitForTimeout(520);
        const shifts = await page.evaluate(
          (at) => (window as never as { shifts: { at: number; value: number; what: string }[] }).shifts.filter((each) => each.at >= at && each.at < at + 500),
          at,
        );
        const sum = shifts.reduce((sum, each) => sum + each.value, 0);
        // Another person is asked other things, and has other cards in the hand; the grid of all plans is read once a round.
        const [before, grid] = [person, plans];
        person = (await page.locator(".seat[aria-current] .seat-name").allInnerTexts()).join();
        plans = await page.locator(".in-plans").count();
        const most = person !== before ? 0.05 : grid + plans > 0 ? 0.03 : 0.02;
        expect.soft(sum, `touch ${touches}, ${found.what}: ${shifts.map((each) => each.what).join("; ")}`).toBeLessThanOrEqual(most);
        const buttons = await page.locator(".action-buttons > .button:not(:disabled)").evaluateAll((all) =>
          all.map((each) => ({ primary: each.matches(".accent"), box: each.getBoundingClientRect() })).filter(({ box }) => box.width > 0),
        );
        if (buttons.length > 0) feet.push(Math.max(...buttons.map(({ box }) => box.bottom)));
        for (const { box } of buttons.filter(({ primary }) => primary)) {
          lefts.push(box.left);
          rights.push(box.right);
        }
      }
      expect(feet.length).toBeGreaterThan(2);
      expect(Math.max(...feet) - Math.min(...feet), `${feet}`).toBeLessThanOrEqual(16);
      // There is a place, wider than any finger, where each of them is.
      expect(Math.min(...rights) - Math.max(...lefts), `${lefts}; ${rights}`).toBeGreaterThanOrEqual(120);
    });
  }
}

/** Where a long name, or a title, is to be seen outside its place. */
function outOfPlace(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const places = ".seat, .actions, .log, .handoff, .waiting-game, dialog, .person, .board, .new-game, .shelf, header";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      const isTitle = parent?.closest("h1, h2, legend, .shelf-name, .waiting-title");
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !(isTitle || text.textContent?.includes("WWWW"))) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const place = parent.closest(places)?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
      for (const box of range.getClientRects()) {
        let { left, right } = box;
        for (let clip: Element | null = parent; clip; clip = clip.parentElement) {
          const { overflowX, clipPath } = getComputedStyle(clip);
          const frame = clip.getBoundingClientRect();
          if (clipPath !== "none") right = left;
          if (overflowX === "visible") continue;
          const rowOfCards = clip.matches(".waiting-games");
          if (isTitle && !rowOfCards && (right > frame.right + 1 || left < frame.left - 1)) found.push(`the title ${text.textContent} is cut`);
          left = Math.max(left, frame.left);
          right = Math.min(right, frame.right);
        }
        if (right > left && (left < place.left - 1 || right > place.right + 1)) found.push(`${parent.tagName}.${parent.className} ${text.textContent?.slice(0, 30)}: ${left}–${right} in ${place.left}–${place.right}`);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return [...new Set(found)];
  });
}

const wide = (index: number) => "W".repeat(23) + index;

/**
 * Tests the present screen at every other size, and at the remaining ones at the next call; with LAYOUTS=all at every size. It ends at the first
 * of `SIZES`, at which the screen was reached.
 */
async function atEverySize(page: Page, what: string) {
  const sizes = [[320, 640], ...SIZES.toReversed()];
  const half = Math.floor(drawn(what) * 2);
  for (const [width, height] of sizes.filter((_, index) => EVERYTHING || index === sizes.length - 1 || index % 2 === half)) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    expect.soft(await outOfPlace(page), `${what} at ${width}x${height}`).toEqual([]);
  }
}

test("names of 24 wide letters stay in their places on the shelf, and no title is cut", async ({ page }) => {
  await shelfOf(page, 4, wide);
  for (const language of ["de", "cs", "en"]) {
    await speak(page, language);
    await atEverySize(page, language);
  }
});

for (const game of GAMES) {
  test(`names of 24 wide letters stay in their places in ${game}, and no title is cut`, async ({ page }) => {
    test.setTimeout(120_000);
    await prepareGame(page, game, Array.from({ length: seats(game).most }, (_, index) => wide(index)));
    await atEverySize(page, "new game");
    await page.getByTestId("begin-game").click();
    await expect(page.locator(".table")).toBeAttached();
    for (let moment = 0; moment < 4; moment += 1) {
      const now = await readTable(page);
      await atEverySize(page, now.infarkt?.handoff ? "handoff" : "table");
      await act(page, now);
    }
    // Refused, over, and looked up.
    const [record] = simulated(game, seats(game).most, 5, 1);
    record.setup.seats.forEach((seat, index) => (seat.name = wide(index)));
    await putOnShelf(page, "open", saveOf(record, 40));
    await putOnShelf(page, "over", saveOf(record));
    await page.goto("./#/game/open");
    await liftCurtain(page);
    await askWhyNot(page);
    await atEverySize(page, "refused");
    await page.goto("./#/game/over");
    await expect(page.locator("dialog.result")).toBeVisible();
    await atEverySize(page, "the result");
    await page.goto(`./#/rules/${game}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await atEverySize(page, "the rules");
  });
}
