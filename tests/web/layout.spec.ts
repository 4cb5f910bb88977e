import type { Page } from "@playwright/test";
import { beginGame, onShelf, playOn, readTable, seeded, touch } from "./app";
import { axe, expect, test } from "./fixtures";
import { flowRecord, openAt as openFlowAt, playRecord } from "./flow";
import { choose, find, infarktRecord, openAt, playRecord as playInfarkt, reveal } from "./infarkt";
import { askWhyNot, momentsOfFlow, momentsOfLudo, liftCurtain, PEOPLE, playToTheEnd, TABLES } from "./screens";

/** What does not fit at a table that must not be scrolled. The table of Infarkt is long on a phone, but no wider than it. */
function misfits(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    const infarkt = document.querySelector(".table-infarkt");
    if (infarkt) {
      const name = (element: Element) => (element.querySelector(".in-name, .in-card-name") ?? element).textContent?.trim().slice(0, 30);
      const isOut = (inner: DOMRect, outer: DOMRect, by: number) =>
        inner.left < outer.left - by || inner.top < outer.top - by || inner.right > outer.right + by || inner.bottom > outer.bottom + by;
      const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0);
      // Every place with all that can be done there: whole, within its panel, and nothing on top of anything else.
      for (const place of shown(".in-place")) {
        const frame = place.querySelector(".in-panel")?.getBoundingClientRect() ?? new DOMRect();
        const boards = [...place.querySelectorAll(".in-caption, .in-sign-board, .in-ware > rect")];
        for (const board of boards) {
          const box = board.getBoundingClientRect();
          if (isOut(box, frame, 0)) found.push(`${name(place)}: ${board.getAttribute("class")} hangs out of the panel`);
          for (const text of board.parentElement?.querySelectorAll(":scope > text") ?? []) {
            const { left, right } = text.getBoundingClientRect();
            if (left < box.left || right > box.right) found.push(`${name(place)}: ${text.textContent} is wider than its sign`);
          }
        }
        const boxes = boards.map((board) => board.getBoundingClientRect());
        const covers = (one: DOMRect, other: DOMRect) =>
          one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
        if (boxes.some((one, index) => boxes.slice(index + 1).some((other) => covers(one, other)))) {
          found.push(`${name(place)}: what can be done there overlaps`);
        }
      }
      // Words on the board are as large as on the page around it, and signs large enough for a finger.
      const drawing = document.querySelector<SVGSVGElement>(".in-page:not(.small)");
      const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
      for (const text of innerWidth < 640 ? [] : shown(".in-place text")) {
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        if (size < 12.9) found.push(`${text.textContent} is only ${size.toFixed(1)} px high`);
      }
      for (const [inner, outer] of [
        [".in-gauge", ".seat"],
        [".in-chip", ".seat"],
        [".in-buttons > .button", ".actions"],
        [".in-card", ".in-group"],
        [".in-card > *", ".in-card"],
      ]) {
        for (const element of shown(inner)) {
          const frame = element.parentElement?.closest(outer)?.getBoundingClientRect();
          if (frame && isOut(element.getBoundingClientRect(), frame, inner === ".in-card > *" ? 8 : 1)) found.push(`${inner} hangs out of ${outer}: ${name(element)}`);
        }
      }
      if (innerWidth < 640) {
        if (root.scrollWidth > innerWidth || infarkt.scrollWidth > infarkt.clientWidth + 1) found.push(`the page is ${root.scrollWidth} wide`);
        return [...new Set(found)];
      }
    }
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) {
      found.push(`the page is ${root.scrollWidth}x${root.scrollHeight} in a window of ${innerWidth}x${innerHeight}`);
    }
    for (const clipped of [document.body, document.querySelector(".table")]) {
      if (clipped && (clipped.scrollHeight > clipped.clientHeight + 1 || clipped.scrollWidth > clipped.clientWidth + 1)) {
        found.push(`${clipped.className || "body"} holds ${clipped.scrollWidth}x${clipped.scrollHeight}`);
      }
    }
    const parts = [".table > .bar", ".seats", ".board", ".actions", ".log"]
      .map((name) => ({ name, element: document.querySelector(name) }))
      .filter(({ element }) => element?.checkVisibility())
      .map(({ name, element }) => ({ name, box: (element as Element).getBoundingClientRect() }));
    for (const name of [".seats", ".board", ".actions"]) {
      if (!parts.some((part) => part.name === name)) found.push(`${name} is not to be seen`);
    }
    for (const { name, box } of parts) {
      if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
        found.push(`${name} leaves the window`);
      }
      for (const other of parts) {
        if (other.name <= name) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 0.5 && down > 0.5) found.push(`${name} and ${other.name} overlap`);
      }
    }
    // What is inside stays inside: nothing of a seat, of the place of action or of the board hangs over.
    const inside: [string, string][] = [
      [".seat", ".seats"],
      [".seat > *", ".seats"],
      [".actions > :not(.why-not-place)", ".actions"],
      [".action-buttons > .button:not(:disabled)", ".actions"],
      [".dice > *", ".actions"],
      [".board > svg", ".board"],
      [".board [role='button']:not(.away)", ".board"],
      [".in-place", ".board"],
      [".in-row", ".board"],
    ];
    for (const [inner, outer] of inside) {
      const frame = document.querySelector(outer)?.getBoundingClientRect();
      if (!frame) continue;
      for (const element of document.querySelectorAll(inner)) {
        const { left, top, right, bottom, width } = element.getBoundingClientRect();
        if (width === 0) continue;
        if (left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1) {
          found.push(`${inner} hangs out of ${outer}`);
        }
      }
    }
    // Whoever is at the table has a board to see, not a stamp.
    const board = document.querySelector(".board")?.getBoundingClientRect();
    if (board && board.width * board.height < 0.22 * innerWidth * innerHeight) {
      found.push(`the board has only ${Math.round(board.width)}x${Math.round(board.height)}`);
    }
    return [...new Set(found)];
  });
}

/** The table fits in every language. */
async function fits(page: Page, what: string) {
  for (const language of ["de", "cs", "en"]) {
    await page.getByRole("combobox").selectOption(language);
    expect.soft(await misfits(page), `${what}, ${language}`).toEqual([]);
  }
}

for (const [width, height] of [
  [1024, 768],
  [768, 1024],
  [390, 844],
  [1366, 768],
]) {
  test.describe(`${width}x${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [game, people] of TABLES) {
      test(`${game} with ${people}: the table fits, and nothing scrolls`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await seeded(page, 3);
        await page.goto("./");
        await onShelf(page);
        await page.getByRole("combobox").selectOption("de");
        await page.getByRole("combobox").selectOption("en");
        await beginGame(page, game, PEOPLE.slice(0, people));
        await readTable(page);
        expect.soft(await misfits(page), "before the first roll").toEqual([]);
        await playOn(page, 16, () => {});
        await liftCurtain(page);
        await fits(page, "in the middle");
        await askWhyNot(page);
        expect.soft(await misfits(page), "why not").toEqual([]);
        if (game === "flow") await momentsOfFlow(page, people, (what) => fits(page, what));
      });
    }

    test("flow with Ludo: the table fits, and nothing scrolls", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("./");
      await momentsOfLudo(page, (what) => fits(page, what));
    });
  });
}

for (const [width, height] of [
  [1024, 768],
  [768, 1024],
  [390, 844],
  [1366, 768],
]) {
  test(`Infarkt with five and three extensions at ${width}x${height}: all places with all their deeds`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("./");
    await onShelf(page);
    for (const fixture of ["five", "career"] as const) {
      const record = infarktRecord(fixture);
      const names = record.setup.seats.map((seat) => seat.name);
      for (const kind of ["event", "plan", "party", "trade", "invite"]) {
        const events = find(record, kind);
        await openAt(page, record, events);
        await readTable(page);
        if (kind === "plan") await reveal(page);
        await choose(page, record.events[events].do ?? "", "board", names);
        for (const language of kind === "plan" ? ["de", "cs", "en"] : ["en"]) {
          await page.getByRole("combobox").selectOption(language);
          expect.soft(await misfits(page), `${fixture}, ${kind}, ${language}`).toEqual([]);
        }
      }
      // Late in the game hands are full.
      await openAt(page, record, find(record, "party", 200) + 1);
      await readTable(page);
      expect.soft(await misfits(page), `${fixture}, an answer`).toEqual([]);
    }
  });
}

test("the fight and the long heartstring fit too", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 3));
  const problems = new Set<string>();
  for (let moment = 0; moment < 60; moment += 1) {
    const now = await playOn(page, 1);
    for (const problem of await misfits(page)) problems.add(`${now.prompt}: ${problem}`);
    if (now.over) break;
  }
  expect([...problems]).toEqual([]);
});

for (const [width, height] of [
  [1024, 768],
  [768, 1024],
]) {
  for (const [people, least] of [
    [4, 40],
    [8, 32],
  ]) {
    test(`pieces of Flow with ${people} people at ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await seeded(page, 7);
      await page.goto("./");
      await onShelf(page);
      await beginGame(page, "flow", PEOPLE.slice(0, people));
      const board = () => page.locator(".board").boundingBox();
      const first = await board();
      const measure = async (what: string) => {
        const widths = await page.locator(".fl-piece .piece-body").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
        expect(widths).toHaveLength(4 * people);
        expect(Math.min(...widths), what).toBeGreaterThanOrEqual(least);
        // Upright the place of action is below the board: whatever is asked, the board stays as it is.
        if (width < height) expect(await board(), what).toEqual(first);
        expect(await misfits(page), what).toEqual([]);
      };
      await readTable(page);
      await measure("at the beginning");
      for (const card of ["move", "throw"]) {
        await touch(page.getByTestId(card));
        await measure(card);
        await touch(page.locator(".fl-pay summary"));
        await measure(`what is given for ${card}`);
        // Touched again it is taken back.
        await touch(page.getByTestId(card));
      }
      await touch(page.locator(".fl-piece.lit").first());
      await measure("a piece");
      await playOn(page, 12);
      await measure("after twelve moments");
    });
  }
}

test("the result of eight fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  const record = flowRecord("eight");
  await openFlowAt(page, record, record.events.length - 4);
  await playRecord(page, record);
  await resultFits(page);
});

test("the result fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 5);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "tintenherz", PEOPLE.slice(0, 4));
  await playToTheEnd(page);
  await resultFits(page);
});

test("the result of five in Infarkt: title, winner and all ways on are in sight, and the board leads back to it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  const record = infarktRecord("five");
  await openAt(page, record, record.events.length - 2);
  await playInfarkt(page, record);
  for (const [width, height] of [[1024, 768], [768, 1024], [390, 844], [1366, 768]]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator("#result-title")).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId("how")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("dialog.result tr").first().locator("th")).toBeInViewport({ ratio: 1 });
    for (const way of await page.locator(".result-actions > *").all()) await expect(way).toBeInViewport({ ratio: 1 });
    expect(await page.locator(".result-inside").evaluate((inside) => inside.scrollWidth - inside.clientWidth)).toBe(0);
  }
  await touch(page.getByTestId("see-board"));
  await expect(page.locator("dialog.result")).toBeHidden();
  for (const name of ["Result", "Play again", "Shelf"]) {
    await expect(page.locator(".result-bar").getByText(name)).toBeInViewport({ ratio: 1 });
  }
  await touch(page.getByTestId("see-result"));
  await expect(page.locator("dialog.result")).toBeVisible();
  await expect(page.locator(".result-bar")).toBeHidden();
});

/** The dialog is within the window, and every way on can be reached. */
async function resultFits(page: Page) {
  const box = await page.locator("dialog.result").boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  for (const button of await page.locator(".result-actions > *").all()) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the whole log comes when it is wanted, and goes again", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("./");
    await onShelf(page);
    await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
    await playOn(page, 6);
    const lines = page.locator(".log li");
    const whole = page.getByTestId("whole-log");
    await expect(lines.first()).toBeHidden();
    await expect(whole).toHaveAttribute("aria-expanded", "false");
    await touch(whole);
    await expect(whole).toHaveAttribute("aria-expanded", "true");
    await expect(lines.first()).toBeVisible();
    await expect(lines.first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".prompt"), "what is due stays in sight").toBeInViewport({ ratio: 1 });
    expect(await axe(page)).toEqual([]);
    await touch(whole);
    await expect(lines.first()).toBeHidden();
  });
});
