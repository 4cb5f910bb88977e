// Large text: boards follow a change of its size, and result and shelf keep room for their words; and the place of action of an upright tablet.
// For tables see layouts.spec.ts.

import { beginGame, type GameId, onShelf, playOn, readTable, seeded, speak, touch } from "./app";
import { atRest, faults, wordsOnBoard } from "./faults";
import { expect, test } from "./fixtures";
import { decide, flowRecord, openAt as openFlowAt } from "./flow";
import { find, infarktRecord, openAt } from "./infarkt";
import { drawn, EVERYTHING } from "./layouts";
import { inTheMiddle, lettersOf } from "./room";
import { openSave, putOnShelf, saveOf } from "./saved";
import { GAMES, PEOPLE, TABLES } from "./screens";
import { simulated } from "./simulated";

const SIZES = [[320, 568], [320, 640], [390, 844], [568, 320], [667, 375], [844, 390], [512, 384], [640, 480]];

/** Windows in which boards are laid out differently. In a run each table has one of them, and another one with each seed. */
const BOARDS = [[768, 1024], [1024, 768], [640, 480]];
const turn = Math.floor(drawn("boards") * BOARDS.length);

for (const [index, [game, people]] of TABLES.entries()) {
  test(`${game} with ${people}: words on the board follow the size of text at once, as if the table had been opened with it`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await seeded(page, 2);
    await page.goto("./");
    await onShelf(page);
    await inTheMiddle(page, game, people);
    const setText = await lettersOf(page);
    for (const [width, height] of EVERYTHING ? BOARDS : [BOARDS[(index + turn) % BOARDS.length]]) {
      await page.setViewportSize({ width, height });
      const opened = new Map<number, Record<string, number>>();
      for (const text of [200, 100]) {
        await setText(text);
        await page.reload();
        await readTable(page);
        await atRest(page);
        opened.set(text, await wordsOnBoard(page));
      }
      for (const text of [200, 100]) {
        await setText(text);
        await expect(async () => {
          const now = await wordsOnBoard(page);
          const before = opened.get(text) ?? {};
          expect(Object.keys(now).sort()).toEqual(Object.keys(before).sort());
          // A sixteenth of its size does not change the layout of a board.
          for (const [kind, size] of Object.entries(before)) expect(Math.abs(now[kind] / size - 1), kind).toBeLessThan(0.08);
        }, `${width}x${height}, text set to ${text} %`).toPass({ timeout: 10_000 });
      }
    }
  });
}

test("with the largest text no word of the large buttons is broken, where two stand side by side and where one is long", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
  await speak(page, "de");
  const infarkt = infarktRecord("five");
  const tables = [
    ["Fließen lassen", () => openFlowAt(page, flowRecord("eight"), 347)],
    ["Hinnehmen", () => openAt(page, infarkt, find(infarkt, "accept", find(infarkt, "party")))],
  ] as const;
  const setText = await lettersOf(page);
  for (const [label, open] of tables) {
    await setText(100);
    await page.setViewportSize({ width: 1024, height: 768 });
    await open();
    await expect(page.locator(".action-buttons > .large:enabled").filter({ hasText: label })).toBeVisible();
    await setText(200);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      expect.soft(await faults(page, { kinds: ["words"], text: 200 }), `${label} at ${width}x${height}`).toEqual([]);
    }
  }
});

test("with the largest text in a small window the result is in sight, the ways on below it, and the games on the shelf keep their words", async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
  await speak(page, "de");
  const setText = await lettersOf(page);
  await setText(200);
  const small = [[320, 568], [390, 844], [640, 480], [844, 390]];
  for (const game of GAMES) {
    const [record] = simulated(game, 3, 3, 1);
    for (const [width, height] of small) {
      const where = `${game} at ${width}x${height}`;
      await page.setViewportSize({ width, height });
      await openSave(page, "over", saveOf(record));
      const dialog = page.locator("dialog.result");
      await expect(dialog).toBeVisible();
      await atRest(page);
      const row = dialog.locator("tbody tr").first();
      // Lying down, the table of Tintenherz has its titles first.
      if (height > 400) await expect.soft(row.locator("th"), where).toBeInViewport({ ratio: 0.4 });
      expect.soft(await dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), where).toBe(0);
      expect.soft(await dialog.locator("details[open]").count(), where).toBe(0);
      for (const way of await dialog.locator(".result-actions > *").all()) {
        await way.scrollIntoViewIfNeeded();
        await expect.soft(way, where).toBeInViewport({ ratio: 0.99 });
      }
    }
    await putOnShelf(page, `on${game}`, saveOf(record, 12));
  }
  await page.goto("./#/");
  await page.reload();
  await onShelf(page);
  await expect(page.locator(".waiting-game")).toHaveCount(GAMES.length);
  for (const [width, height] of small) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    const narrow = await page.locator(".waiting-game :is(.waiting-title, .waiting-prompt)").evaluateAll((texts) =>
      texts.filter((text) => text.clientWidth < 4 * Number.parseFloat(getComputedStyle(text).fontSize)).map((text) => text.textContent),
    );
    expect.soft(narrow, `the shelf at ${width}x${height}`).toEqual([]);
    for (const text of [100, 200]) {
      await setText(text);
      await atRest(page);
      const covered = await page.locator(".finished-game").evaluateAll((games) =>
        games.flatMap((game) => {
          const buttons = [...game.querySelectorAll(":scope > .button")].map((button) => button.getBoundingClientRect());
          const isCovered = (text: Element) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            const meet = (one: DOMRect, other: DOMRect) =>
              one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
            return [...range.getClientRects()].some((line) => buttons.some((button) => meet(line, button)));
          };
          return [...game.querySelectorAll("time, .finished-title, .who")].filter(isCovered).map((text) => text.textContent);
        }),
      );
      expect.soft(covered, `finished games at ${width}x${height}, ${text} %`).toEqual([]);
    }
  }
});

test("a phone lying down opens with the whole board and the bar in sight", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("./");
  for (const game of ["flow", "heartstrings", "tintenherz"] as GameId[]) {
    await onShelf(page);
    await beginGame(page, game, PEOPLE.slice(0, 3));
    await playOn(page, 2);
    for (const [width, height] of [[844, 390], [667, 375]]) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const seen = await page.evaluate(() => [".table > .bar", ".board"].map((part) => {
        const { top, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return top >= 0 && bottom <= innerHeight && bottom - top > 0.8 * innerHeight;
      }));
      expect.soft(seen, `${game} at ${width}x${height}`).toEqual([true, true]);
    }
    await touch(page.getByTestId("to-shelf"));
  }
});

test("on an upright tablet the place of action never scrolls within, whatever is chosen", async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  const cut = () =>
    page.evaluate(() => {
      const inside = [...document.querySelectorAll<HTMLElement>(".actions, .actions *:not(.in-legend *)")].filter((element) => {
        const { overflowY } = getComputedStyle(element);
        return (overflowY === "auto" || overflowY === "scroll" || overflowY === "hidden") && !element.closest("dialog, .advice, .sr, .latest") && element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 1;
      });
      return inside.map((element) => `${element.className}: ${element.scrollHeight} in ${element.clientHeight}`);
    });
  const look = async (what: string) => {
    for (const [width, height] of [[768, 1024], [800, 1280]]) {
      await page.setViewportSize({ width, height });
      expect.soft(await cut(), `${what} at ${width}x${height}`).toEqual([]);
    }
  };
  for (const name of ["two", "eight"] as const) {
    const record = flowRecord(name);
    // Moments at which a card is played, each with the card chosen and a piece touched before the last touch.
    const plays = record.events.flatMap((event, index) => (typeof event.do === "object" && event.do.play?.card === "move" ? [index] : []));
    for (const at of [plays[0], plays[Math.floor(plays.length / 2)], plays[plays.length - 1]]) {
      await openFlowAt(page, record, at);
      await readTable(page);
      await look(`${name} before ${at}`);
      const card = page.getByTestId("move");
      await touch(card);
      await look(`${name} at ${at}, a card touched`);
      const pieces = page.locator(".fl-choice[data-piece]");
      for (let index = 0; index < (await pieces.count()); index += 1) {
        await touch(pieces.nth(index));
        await look(`${name} at ${at}, a piece touched`);
      }
      await decide(page, record.events[at], "deed");
    }
  }
  for (const name of ["three", "five", "wild"] as const) {
    const record = infarktRecord(name);
    for (const kind of ["event", "go", "party", "trade", "chips"]) {
      const at = find(record, kind, 40);
      if (at < 0) continue;
      await openAt(page, record, at);
      await readTable(page);
      await look(`${name}, ${kind}`);
    }
  }
});

test("with a card of Flow chosen, the whole board and the choices share every window", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  const setText = await lettersOf(page);
  await inTheMiddle(page, "flow", 8);
  for (const [width, height, text] of [[640, 480, 100], [320, 640, 100], [1024, 768, 200], [768, 1024, 200], [390, 844, 200]]) {
    await page.setViewportSize({ width, height });
    await setText(text);
    await atRest(page);
    const found = await page.evaluate(() => {
      const isSeen = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const answers = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && element.contains(answers);
      };
      const [board] = document.querySelectorAll(".board");
      const { width, height } = board.getBoundingClientRect();
      const choices = [...document.querySelectorAll(".fl-choice[data-piece], .action-buttons > .cancel")];
      return { choices: choices.map(isSeen), isBoardSeen: isSeen(board), share: Math.min(width, height) / Math.min(innerWidth, innerHeight) };
    });
    expect.soft(found, `${width}x${height}, text ${text} %`).toMatchObject({ choices: [true, true, true, true], isBoardSeen: true });
    expect.soft(found.share, `the part of ${width}x${height} that the board has, text ${text} %`).toBeGreaterThan(0.3);
  }
  await expect(page.locator(".seat-inside").first()).toBeHidden();
  await touch(page.locator(".action-buttons > .cancel"));
  await expect(page.locator(".seat-inside").first()).toBeVisible();
  const card = page.getByTestId("throw");
  await touch(card);
  await expect(card, "a card without further choices is played by a second touch").toBeVisible();
});

test("on a phone the indicators of the one who decides are in sight wherever the board of five is scrolled to", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
  await inTheMiddle(page, "infarkt", 5);
  const tracks = page.locator(".in-body .in-track");
  await expect(tracks).toHaveCount(6);
  for (const [width, height] of [[390, 844], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    for (const scrolled of [0, 1]) {
      await page.locator(".table").evaluate((table, scrolled) => table.scrollTo({ top: scrolled * table.scrollHeight, behavior: "instant" }), scrolled);
      for (const track of await tracks.all()) await expect(track.locator("b"), `${width}x${height}, ${scrolled}`).toBeInViewport({ ratio: 1 });
      expect(await faults(page, { kinds: ["cut", "overlap"] }), `${width}x${height}, ${scrolled}`).toEqual([]);
    }
  }
});

test("on a phone with large text a card of Flow that is chosen by keyboard keeps the focus", async ({ page }) => {
  await page.goto("./");
  await page.setViewportSize({ width: 390, height: 844 });
  await (await lettersOf(page))(200);
  await openFlowAt(page, flowRecord("eight"), 347);
  await readTable(page);
  const card = page.getByTestId("move");
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-format~='chosen']")).toBeVisible();
  await expect(card).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card, "gives way to the choices").toBeHidden();
});
