// Shelf and new game at every size in every language: each screen is opened once and tested in all of them. For tables see layouts.spec.ts.

import type { Page } from "@playwright/test";
import { onShelf, seeded, speak, touch } from "./app";
import { atRest, faults } from "./faults";
import { expect, test } from "./fixtures";
import { EVERYTHING } from "./layouts";
import { fullNewGame, GAMES, shelfWithGames } from "./screens";

/** The last one is that in which the screens are reached, in English. */
const SIZES = [[1366, 768], [390, 844], [768, 1024], [1024, 768]];
const LANGUAGES = ["de", "cs", "en"];

/** The number of screens that have been looked at, from the number that a test begins with. */
let screens = 0;

test.describe.configure({ timeout: 180_000 });

test.beforeEach(async ({ page }) => {
  // Each test begins with another language, and with the same in each run.
  screens = test.info().title.length;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
});

/**
 * Whatever of these is wrong on the screen, at any size, in a language that is another one at each size and for the next screen; LAYOUTS=all in
 * all of them. What is small depends on the size alone.
 */
async function look(page: Page, what: string) {
  screens += 1;
  for (const [index, [width, height]] of SIZES.entries()) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    for (const language of EVERYTHING ? LANGUAGES : [LANGUAGES[(screens + index) % LANGUAGES.length]]) {
      await speak(page, language, page.getByRole("combobox").first());
      expect.soft(await faults(page, { kinds: ["cut"] }), `${what}, ${width}x${height}, ${language}`).toEqual([]);
    }
    await speak(page, "en", page.getByRole("combobox").first());
    expect.soft(await faults(page, { kinds: ["small"] }), `${what}, fingertips at ${width}x${height}`).toEqual([]);
  }
}

test("shelf and new game", async ({ page }) => {
  const lookAt = (what: string) => look(page, what);
  await shelfWithGames(page);
  await lookAt("shelf");
  await touch(page.getByTestId("to-settings"));
  await expect(page.getByTestId("settings")).toBeVisible();
  await lookAt("settings");
  await touch(page.getByTestId("back"));
  await onShelf(page);
  for (const game of GAMES) {
    await fullNewGame(page, game);
    await lookAt(`new game of ${game}`);
    await touch(page.locator(".new-game .bar a"));
    await onShelf(page);
  }
});
