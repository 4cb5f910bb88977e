import type { Page } from "@playwright/test";
import { seats } from "../../scripts/games.mjs";
import { beginGame, onShelf, playOn, playOnTold, readTable, seeded, touch } from "./app";
import { atRest, faults } from "./faults";
import { axe, expect, test } from "./fixtures";
import { flowRecord, openAt as openFlowAt, playRecord } from "./flow";
import { openLate, playLast } from "./ending";
import { infarktRecord, openAt, playRecord as playInfarkt } from "./infarkt";
import { openSave, saveOf } from "./saved";
import { GAMES, liftCurtain, PEOPLE, playToTheEnd } from "./screens";
import { simulated } from "./simulated";

test("the fight and the long heartstring fit too", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 3));
  const problems = new Set<string>();
  await playOnTold(page, 60, async (now) => {
    for (const problem of await faults(page, { kinds: ["fit"] })) problems.add(`${now.prompt}: ${problem}`);
  });
  expect([...problems]).toEqual([]);
});

for (const [width, height] of [
  [1024, 768],
  [768, 1024],
]) {
  for (const [people, usual] of [
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
      const measure = async (what: string, gives = false) => {
        const widths = await page.locator(".fl-piece .piece-body").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
        expect(widths).toHaveLength(4 * people);
        expect(Math.min(...widths), what).toBeGreaterThanOrEqual(gives ? 0.9 * usual : usual);
        // Upright the place of action is below the board: the board stays as it is. Only the list of what can be given takes room from
        // it, so that nothing scrolls.
        if (width < height && !gives) expect(await board(), what).toEqual(first);
        expect(await faults(page, { kinds: ["fit"] }), what).toEqual([]);
      };
      await readTable(page);
      await measure("at the beginning");
      for (const card of ["move", "throw"]) {
        await touch(page.getByTestId(card));
        await measure(card);
        await touch(page.locator(".fl-pay summary"));
        await measure(`what is given for ${card}`, true);
        await touch(page.getByTestId("cancel"));
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
  await page.goto("./");
  await onShelf(page);
  await playToTheEnd(page, "tintenherz", 4);
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

for (const [width, height] of [[1024, 768], [768, 1024], [800, 1280], [390, 844], [1366, 768], [1280, 2000]]) {
  test(`the result of three in Infarkt has everybody in sight at ${width}x${height}; diaries are unfolded only where they have room`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openLate(page, "infarkt");
    await playLast(page, "infarkt");
    await expect(page.locator("dialog.result")).toBeVisible();
    for (const row of await page.locator("dialog.result tr").all()) {
      await expect(row.locator("th .piece-picture")).toBeInViewport({ ratio: 1 });
      await expect(row.locator("td p").first()).toBeInViewport({ ratio: 1 });
    }
    const unfolded = await page.locator("dialog.result details[open]").count();
    const below = await page.locator(".result-inside").evaluate((inside) => inside.scrollHeight - inside.clientHeight);
    if (unfolded > 0) expect(below).toBe(0);
    else expect(height, "where there is room they are unfolded").toBeLessThan(2000);
  });
}

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

/** Sizes of a place in a window of 1366x768, and the names of its format. */
const PLACES: [width: number, height: number, names: string][] = [
  [1366, 768, "wide"],
  [683, 768, "upright"],
  [683, 384, "low"],
  [600, 400, "low bare"],
  [390, 700, "phone"],
  [340, 600, "phone small-phone low-phone"],
];

for (const game of GAMES) {
  test(`${game}: a table has the format of its place, not of the window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1366, height: 768 });
    const [record] = simulated(game, seats(game).least, 3, 1);
    await openSave(page, "place", saveOf(record, Math.floor(record.events.length / 2)));
    await liftCurtain(page);
    const screen = page.locator(".table-screen");
    const layouts = new Set<string>();
    for (const [width, height, names] of PLACES) {
      await page.locator(".app").evaluate((app: HTMLElement, size) => Object.assign(app.style, size), { width: `${width}px`, minHeight: "0", height: `${height}px` });
      await expect(screen).toHaveAttribute("data-format", names);
      await atRest(page);
      const seen = await screen.evaluate((screen) => {
        const place = screen.getBoundingClientRect();
        // What is fixed is fixed to the place, and nothing is wider than it.
        const within = [...screen.querySelectorAll(".bar, .seats, .board, .actions, .action-buttons, .action-buttons button:not(:disabled)")].filter((part) => part.checkVisibility());
        const outside = within.filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < place.left - 1 || right > place.right + 1;
        });
        const fixed = within.filter((part) => getComputedStyle(part).position === "fixed" && part.getBoundingClientRect().bottom > place.bottom + 1);
        const { gridTemplateAreas, display } = getComputedStyle(screen.querySelector(".table")!);
        return { outside: [...outside, ...fixed].map((part) => part.className), layout: `${display} ${gridTemplateAreas}` };
      });
      expect.soft(seen.outside, `outside of ${width}x${height}`).toEqual([]);
      layouts.add(seen.layout);
    }
    expect(layouts.size, "formats that differ in their layout").toBeGreaterThan(3);
  });
}
