// Every screen of the page, for what must hold on all of them.

import { expect, type Page } from "@playwright/test";
import { IDS, seats } from "../../scripts/games.mjs";
import { act, type GameId, onShelf, piece, playOn, prepareGame, type Reading, readTable, touch } from "./app";
import { flowRecord, openAt } from "./flow";
import { putOnShelf, saveOf } from "./saved";
import { simulated } from "./simulated";

export const PEOPLE = ["Ada", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal"];
/** The games that all of these tests go through. */
export const GAMES = IDS as GameId[];
/** The fewest and the most people of each game. */
export const TABLES: [GameId, number][] = GAMES.flatMap((game) => [[game, seats(game).least], [game, seats(game).most]]);

/** Plays on until this is so. */
export async function playUntil(page: Page, wanted: (now: Reading) => boolean): Promise<Reading> {
  for (let now = await readTable(page); ; now = await act(page, now)) {
    if (wanted(now)) return now;
    if (now.over) throw new Error("the game ended before that came");
  }
}

/** Opens a game that is soon over, the record of a whole one but for its last events, and plays it to its end. */
export async function playToTheEnd(page: Page, game: GameId, people: number) {
  const record = playedByPeople(game, people);
  await putOnShelf(page, "ending", saveOf(record, record.events.length - 8));
  await page.goto("./#/game/ending");
  await playOn(page, 1000);
  await expect(page.locator("dialog.result")).toBeVisible();
}

/** Touches what cannot be, so that the page says why. */
export async function askWhyNot(page: Page) {
  // The board is drawn a frame after the table.
  if ((await page.locator(".table-flow").count()) > 0) {
    // On this board everything can be looked at, so it is a card that cannot be played.
    await playUntil(page, (now) => now.flow?.cards.some((card) => !card.lit) ?? false);
    await touch(page.locator('.fl-card[aria-disabled="true"]').first());
    await expect(page.locator(".why-not")).toBeVisible();
    return;
  }
  // Where something is still being dealt, a touch ends that and says nothing.
  await expect(async () => {
    await touch(page.locator('.board :is([role="button"], button)[aria-disabled="true"]:not([aria-hidden="true"])').first());
    await expect(page.locator(".why-not")).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Shows the table also where somebody is about to decide in secret. */
export async function liftCurtain(page: Page) {
  const reveal = page.getByTestId("reveal");
  if ((await reveal.count()) > 0) await touch(reveal);
  await expect(page.getByTestId("table")).toBeVisible();
}

/** A game that bots have played, as if these people had. */
function playedByPeople(game: GameId, people: number) {
  const [record] = simulated(game, people, 1, 1);
  record.setup.seats.forEach((seat, index) => (seat.name = PEOPLE[index]));
  return record;
}

/** The shelf with a game of each kind on it. */
export async function shelfWithGames(page: Page) {
  for (const game of GAMES) await putOnShelf(page, game, saveOf(playedByPeople(game, 3), 24));
  await page.goto("./#/");
  await page.reload();
  await onShelf(page);
  await expect(page.locator(".waiting-picture:has(svg)")).toHaveCount(GAMES.length);
}

/** The new game screen with everybody who fits at the table. */
export async function fullNewGame(page: Page, game: GameId) {
  await prepareGame(page, game, PEOPLE.slice(0, seats(game).most));
  // Where seats can play by other rules, all choices are open.
  const mix = page.getByTestId("mix");
  if ((await mix.count()) > 0) {
    await touch(mix);
    await touch(page.locator(".person-role .chip:not(:has(:checked))").first());
  }
}

/** Everything at a table of Flow that only comes with a touch: `each` looks at it. */
export async function momentsOfFlow(page: Page, people: number, each: (what: string) => Promise<void>) {
  // Of the card in the hand one is enough; for the one that is not there something has to be chosen.
  const hand = people > 2 ? { record: flowRecord("eight"), at: 347, there: "move", missing: "swap" } : { record: flowRecord("two"), at: 33, there: "enter", missing: "move" };
  await openAt(page, hand.record, hand.at);
  await readTable(page);
  await touch(page.getByTestId(hand.there));
  await each("a card is chosen");
  await touch(page.getByTestId(hand.missing));
  const pay = page.getByTestId("payments");
  await expect(pay).toHaveAttribute("open");
  await each("what is given for it");
  await touch(pay.locator(".fl-payment").last());
  await expect(pay).not.toHaveAttribute("open");
  await each("which piece");
  await touch(page.getByTestId("move"));
  if (hand.missing === "move") await touch(page.getByTestId("move"));
  if ((await pay.getAttribute("open")) !== null) await touch(pay.locator(".fl-payment").last());
  // One possible piece is no question.
  const pieces = page.locator(".fl-choice[data-piece]");
  if ((await pieces.count()) > 0) await touch(pieces.first());
  await expect(page.locator(".fl-target").first()).toBeVisible();
  await each("where to");
  await touch(page.getByTestId("cancel"));
  const mover = page.locator('.fl-piece.lit:not([aria-label*="Waiting"])').first();
  await touch(mover);
  await expect(page.locator(".fl-target").first()).toBeVisible();
  await each("where a piece can go");

  // The flow of somebody who throws.
  const throwing = people > 2 ? { record: flowRecord("eight"), at: 133, seat: 3, piece: 1 } : { record: flowRecord("two"), at: 30, seat: 0, piece: 0 };
  await openAt(page, throwing.record, throwing.at);
  await readTable(page);
  await each("who flows next");
  await touch(piece(page, throwing.seat, throwing.piece));
  await expect(page.locator(".fl-outcome")).not.toBeEmpty();
  await each("where it would flow");
}

/** The table at which one seat plays Ludo: `each` looks at what no other table has. */
export async function momentsOfLudo(page: Page, each: (what: string) => Promise<void>) {
  const record = flowRecord("hybrid");
  await openAt(page, record, 27);
  await readTable(page);
  await each("a roll is due");
  await openAt(page, record, 29);
  await readTable(page);
  await touch(piece(page, 0, 1));
  await each("who takes the place of the master");
  await openAt(page, record, 88);
  await readTable(page);
  await touch(piece(page, 1, 1));
  await each("a roll is used");
}
