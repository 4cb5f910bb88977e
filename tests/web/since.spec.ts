// What has happened to a person since their last turn: a few lines for some seconds.

import type { Locator, Page } from "@playwright/test";
import { type GameId, onShelf, speak, touch } from "./app";
import { expect, test } from "./fixtures";
import { putOnShelf, saveOf } from "./saved";
import { GAMES, liftCurtain } from "./screens";
import { simulated } from "./simulated";

/** Where something has happened to the person whose turn begins, in the game that bots play; if they play another one, it is searched for. */
const HINTS: Record<GameId, number> = { flow: 53, heartstrings: 87, infarkt: 74, tintenherz: 11 };

/** The beginning of a turn of a person to whom something has happened. */
async function somethingHappened(page: Page, game: GameId) {
  const [record] = simulated(game, 3, 9, 1);
  await page.goto("./");
  await onShelf(page);
  const since = page.getByTestId("since");
  for (const events of [HINTS[game], ...Array(150).keys()]) {
    await putOnShelf(page, `at${events}`, saveOf(record, events));
    await page.goto(`./#/game/at${events}`);
    await liftCurtain(page);
    // On a machine that does much else the first lines take their time; a search through the whole game takes longer.
    const timeout = events === HINTS[game] ? 10_000 : 2500;
    if (await since.waitFor({ timeout }).then(() => true, () => false)) return since;
    await page.goto("./#/");
  }
  throw new Error("nothing has happened");
}

/** It lies over neither the board nor the place of action. */
async function besideDecisions(page: Page, since: Locator) {
  const told = (await since.boundingBox())!;
  expect(Math.min(told.width, told.height)).toBeGreaterThan(44);
  for (const place of ["section.board", "section.actions"]) {
    const other = (await page.locator(place).boundingBox())!;
    const x = Math.min(told.x + told.width, other.x + other.width) - Math.max(told.x, other.x);
    const y = Math.min(told.y + told.height, other.y + other.height) - Math.max(told.y, other.y);
    expect(Math.min(x, y), place).toBeLessThanOrEqual(1);
  }
}

for (const [width, height] of [[768, 1024], [390, 844], [844, 390]] as const) {
  test(`what has happened lies over nothing that is decided on at ${width}x${height}`, async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height });
    await page.goto("./");
    await onShelf(page);
    await speak(page, "de");
    for (const game of GAMES) {
      const since = await somethingHappened(page, game);
      await besideDecisions(page, since);
      await page.screenshot({ path: `test-results/since-${game}-${width}.png` });
    }
  });
}

for (const game of GAMES) {
  test(`${game}: what has happened since the last turn is told, and leads to the moment`, async ({ page }) => {
    test.setTimeout(150_000);
    const since = await somethingHappened(page, game);
    const lines = since.locator("li");
    const count = await lines.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    await besideDecisions(page, since);
    // Large enough for a finger.
    expect((await since.locator("a").first().boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await page.screenshot({ path: `test-results/since-${game}.png` });
    // A line leads to its moment, and back leads to the table.
    const link = since.locator("a").last();
    const sentence = await link.getAttribute("aria-label");
    await touch(link);
    await expect(page.getByTestId("viewer")).toBeVisible();
    await expect(page.getByTestId("look-latest")).toContainText(sentence!.trim().slice(0, 12));
    await page.getByTestId("to-table").click();
    await expect(page.locator("[data-testid='table'], [data-testid='handoff']").first()).toBeVisible();
    await liftCurtain(page);
    // Opened again it is told again; it goes by itself, without a touch.
    await expect(since).toBeVisible();
    await expect(since).toHaveCount(0, { timeout: 9000 });
  });
}

test("on a phone with large text it leaves the main button in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.goto("./");
  await onShelf(page);
  await speak(page, "de");
  const since = await somethingHappened(page, "flow");
  const main = page.locator(".action-buttons > .large:enabled").first();
  const [told, button] = await Promise.all([since.boundingBox(), main.boundingBox()]);
  expect(told!.y + told!.height).toBeLessThanOrEqual(button!.y);
});

test("any touch beside it ends it, and still acts", async ({ page }) => {
  const since = await somethingHappened(page, "flow");
  const card = page.locator(".fl-card:not([aria-disabled='true'])").first();
  await touch(card);
  await expect(since).toHaveCount(0);
  await expect(card).toHaveAttribute("aria-pressed", "true");
});
