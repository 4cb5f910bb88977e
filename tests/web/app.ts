// The few handles by which the browser tests hold the page.

import { expect, type Page } from "@playwright/test";

export type GameId = "heartstrings" | "tintenherz";

/** The program has taken over from the static frame and shows the shelf. */
export async function onShelf(page: Page) {
  await expect(page.getByTestId("shelf")).toBeVisible();
  await expect(page.locator("#frame")).toHaveCount(0);
}

/** From the shelf to the table of a new game, with the people the page proposes. */
export async function beginGame(page: Page, game: GameId) {
  await page.getByTestId(`box-${game}`).click();
  await page.getByTestId("begin-game").click();
  await expect(page.getByTestId("table")).toBeVisible();
}

/** Leaves the table; the game stays where it is. */
export async function leaveGame(page: Page) {
  await page.getByTestId("to-shelf").click();
  await onShelf(page);
}

/** The content hash of the build that this document came from. */
export function buildOf(page: Page) {
  return page.locator('meta[name="build"]').getAttribute("content");
}

/** Waits until the offline worker has everything and serves this page. */
export async function offlineReady(page: Page) {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { message: "the offline worker is in charge" })
    .toBe("activated");
}
