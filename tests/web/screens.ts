// Every screen of the page, for what must hold on all of them.

import { expect, type Page } from "@playwright/test";
import { beginGame, type GameId, leaveGame, nextTouch, onShelf, playOn, prepareGame, type Reading, readTable, touch } from "./app";

export const PEOPLE = ["Ada", "Bo", "Cy", "Di", "Eve"];
/** The games that all of these tests go through. */
export const GAMES = ["heartstrings", "tintenherz", "infarkt"] as const;
const MOST = { heartstrings: 3, tintenherz: 4, infarkt: 5 };
/** The fewest and the most people of each game. */
export const TABLES: [GameId, number][] = [
  ["heartstrings", 2],
  ["heartstrings", 3],
  ["tintenherz", 2],
  ["tintenherz", 4],
  ["infarkt", 2],
  ["infarkt", 5],
];

/** Plays on until this is so. */
export async function playUntil(page: Page, wanted: (now: Reading) => boolean): Promise<Reading> {
  for (let now = await readTable(page); ; now = await readTable(page)) {
    if (wanted(now)) return now;
    if (now.over) throw new Error("the game ended before that came");
    await touch(nextTouch(page, now));
  }
}

/** Puts a game on the table that is soon over: the record of a whole game, but for its last events. */
export async function playToTheEnd(page: Page) {
  await playOn(page, 1000);
  await expect(page.locator("dialog.result")).toBeVisible();
}

/** Touches what cannot be, so that the page says why. */
export async function askWhyNot(page: Page) {
  await touch(page.locator('.board :is([role="button"], button)[aria-disabled="true"]:not([aria-hidden="true"])').first());
  await expect(page.locator(".why-not")).toBeVisible();
}

/** The shelf with a game of each kind on it. */
export async function shelfWithGames(page: Page) {
  for (const game of GAMES) {
    await onShelf(page);
    await beginGame(page, game, PEOPLE.slice(0, 3));
    await playOn(page, 4);
    await leaveGame(page);
  }
}

/** The new game screen with everybody who fits at the table. */
export async function fullNewGame(page: Page, game: (typeof GAMES)[number]) {
  await prepareGame(page, game, PEOPLE.slice(0, MOST[game]));
}
