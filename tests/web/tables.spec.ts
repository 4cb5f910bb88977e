// Every screen at every size in every language: each is reached once, and looked at in all of them.

import type { Page } from "@playwright/test";
import { beginGame, onShelf, playOn, readTable, seeded, speak, touch } from "./app";
import { expect, test } from "./fixtures";
import { EVERYTHING } from "./layouts";
import { atRest, cutOff, mismatches, offered, small } from "./mismatches";
import { askWhyNot, fullNewGame, GAMES, liftCurtain, momentsOfFlow, momentsOfLudo, PEOPLE, shelfWithGames, TABLES } from "./screens";

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
 * Whatever of these is wrong on the screen, at any size, in a language that is another one at each size and for the next screen; EVERYTHING=1 in
 * all of them. What is small depends on the size alone.
 */
async function look(page: Page, what: string, wrong: (page: Page) => Promise<string[]>) {
  screens += 1;
  for (const [index, [width, height]] of SIZES.entries()) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    for (const language of EVERYTHING ? LANGUAGES : [LANGUAGES[(screens + index) % LANGUAGES.length]]) {
      await speak(page, language, page.getByRole("combobox").first());
      expect.soft([...(await wrong(page)), ...(await cutOff(page))], `${what}, ${width}x${height}, ${language}`).toEqual([]);
    }
    // What may be small is known by its English name.
    await speak(page, "en", page.getByRole("combobox").first());
    expect.soft(await small(page), `${what}, fingertips at ${width}x${height}`).toEqual([]);
  }
}

const lookAtTable = (page: Page, what: string) => look(page, what, mismatches);
/** A table at which the ring asks for something that a finger must find in the place of action, too. */
const lookAtRing = (page: Page, what: string) => look(page, what, async () => [...(await mismatches(page)), ...(await offered(page))]);

test("shelf and new game", async ({ page }) => {
  const lookAt = (what: string) => look(page, what, async () => []);
  await shelfWithGames(page);
  await lookAt("shelf");
  for (const game of GAMES) {
    await fullNewGame(page, game);
    await lookAt(`new game of ${game}`);
    await touch(page.locator(".new-game .bar a"));
    await onShelf(page);
  }
});

for (const [game, people] of TABLES) {
  test(`${game} with ${people}: the table fits, and nothing scrolls`, async ({ page }) => {
    await beginGame(page, game, PEOPLE.slice(0, people));
    await readTable(page);
    await lookAtTable(page, "before the first roll");
    await askWhyNot(page);
    await lookAtTable(page, "why not");
    await playOn(page, 14);
    await liftCurtain(page);
    await lookAtTable(page, "in the middle");
    if (game === "flow") await momentsOfFlow(page, people, (what) => lookAtRing(page, what));
  });
}

test("flow with Ludo: the table fits, and nothing scrolls", async ({ page }) => {
  await momentsOfLudo(page, (what) => lookAtRing(page, what));
});
