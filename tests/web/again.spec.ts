// The last turns of bots: their trails on the board until a person acts, and their display once more.

import type { Page } from "@playwright/test";
import { type GameId, nextTouch, onShelf, prepareGame, readTable, seeded, touch } from "./app";
import { expect, test } from "./fixtures";
import { GAMES, liftCurtain, PEOPLE } from "./screens";
import { playUntil } from "./touches";

/** Opens a game of one person against bots, when the person is asked after bots have played. */
async function afterBots(page: Page, game: GameId) {
  await seeded(page, 5);
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, game, PEOPLE.slice(0, 2));
  await touch(page.getByTestId("others-are-bots"));
  await touch(page.getByTestId("begin-game"));
  await liftCurtain(page);
  const trail = page.locator(".trails .trail").first();
  for (;;) {
    await expect(page.getByTestId("tumbling")).toHaveCount(0, { timeout: 30_000 });
    // What the last event moves arrives first.
    const isThere = async () => trail.waitFor({ timeout: 1500 }).then(() => true, () => false);
    const now = await readTable(page);
    if ((await page.getByTestId("once-more").count()) > 0 && (await isThere())) return now;
    await touch(nextTouch(page, now));
  }
}

for (const game of GAMES) {
  test(`${game}: bots leave trails on the board, and their last turns are shown once more`, async ({ page }) => {
    const before = await afterBots(page, game);
    const trails = page.locator(".trails .trail");
    // On the board, where something is.
    const outside = await page.evaluate(() => {
      const board = document.querySelector(".board")!.getBoundingClientRect();
      return [...document.querySelectorAll(".trails .piece")].filter((piece) => {
        const { left, right, top, bottom } = piece.getBoundingClientRect();
        return left < board.left - 9 || right > board.right + 9 || top < board.top - 9 || bottom > board.bottom + 9;
      }).length;
    });
    expect(outside).toBe(0);
    // Touching a trail says what left it.
    const piece = (await page.locator(".trails .piece").last().boundingBox())!;
    await touch(page.getByTestId("ask"));
    await page.touchscreen.tap(piece.x + piece.width / 2, piece.y + piece.height / 2);
    const reading = page.getByTestId("reading");
    const bots = (await page.locator(".seat-name").allTextContents()).slice(1);
    const bot = (await reading.getByRole("heading").first().textContent())!.trim();
    expect(bots.map((name) => name.trim())).toContain(bot);
    expect((await reading.locator("p").allTextContents()).join(" ")).toContain(bot);
    await page.keyboard.press("Escape");
    await expect(reading).toHaveCount(0);
    const again = page.getByTestId("once-more");
    const { width, height } = (await again.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await touch(again);
    await expect(page.getByTestId("tumbling")).toHaveCount(1);
    await expect(trails).toHaveCount(0);
    await expect(again).toHaveCount(0);
    await expect(page.getByTestId("tumbling")).toHaveCount(0, { timeout: 40_000 });
    const now = await readTable(page);
    expect(now.saved, "nothing is played").toEqual(before.saved);
    expect(now.prompt).toBe(before.prompt);
    expect(now.latest).toBe(before.latest);
    await expect(trails).not.toHaveCount(0);
    // A touch ends it at once.
    await touch(again);
    await touch(page.locator(".board"));
    await expect(again).toHaveCount(1, { timeout: 1000 });
    expect((await readTable(page)).saved).toEqual(before.saved);
    await expect(trails).not.toHaveCount(0);
    await playUntil(page, async () => (await trails.count()) === 0);
  });
}

test("without bots nothing is shown once more", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "tintenherz", PEOPLE.slice(0, 2));
  await touch(page.getByTestId("begin-game"));
  const now = await readTable(page);
  await touch(nextTouch(page, now));
  await readTable(page);
  await expect(page.getByTestId("once-more")).toHaveCount(0);
  await expect(page.locator(".trails > *")).toHaveCount(0);
});
