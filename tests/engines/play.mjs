// One whole game, and the beginning and end of each other one, from the shelf to the result, in the browser of any driver.
//
// A driver has: open(url), reload(), run(function, argument) in the page, touch({ x, y }), problems() since it was last asked, close().

import { readFileSync } from "node:fs";
import { nextTouch, readScreen, seedNextGame } from "../web/player.mjs";
import { putSave, saveOf } from "../web/save.mjs";

const GAMES = ["flow", "heartstrings", "infarkt", "tintenherz"];
/** A game of Flow for two that was played before. The others come to an end whatever is touched. */
const FLOW = JSON.parse(readFileSync(new URL("../web/fixtures-flow/two.json", import.meta.url), "utf8"));
/** The game that is played as a whole. Of the others only the beginning and the end are played. */
const WHOLE = "tintenherz";
/** The number of events at the end that are played. */
const ENDING = 12;
/** The game that bots play among themselves. */
const WATCHED = "tintenherz";
/** It takes no longer, in milliseconds. */
const LONGEST_WATCHED = 120_000;
/** Touches before a game is left to wait on the shelf. */
const OPENING = 5;
/** No game takes as many; who needs more goes round in a circle. */
const LONGEST = 400;
/** The number of touches without any change of the page that counts as a hang. */
const PATIENT = 4;

const byTestId = (id) => `[data-testid="${id}"]`;

/** Complains about whatever went wrong since it was last asked. */
async function check(driver, where) {
  const problems = await driver.problems();
  const { panicked } = await driver.run(readScreen);
  if (panicked) problems.push("the page says that something broke");
  if (problems.length > 0) throw new Error(`${where}:\n  ${problems.join("\n  ")}`);
}

/** Whether this is on the screen, at the latest a second from now. */
async function comes(selector) {
  const start = performance.now();
  const isThere = () => document.querySelector(selector)?.getClientRects().length > 0;
  while (!isThere() && performance.now() - start < 1000) await new Promise((done) => setTimeout(done, 10));
  return isThere();
}

/**
 * Touches until what that leads to is on the screen. A touch may be for what the game does by itself, or too early for what has just come
 * up.
 */
async function touch(driver, selector, leadsTo) {
  for (let touches = 0; touches < PATIENT; touches += 1) {
    await driver.touch(await driver.run(nextTouch, { selector }));
    if (await driver.run(comes, leadsTo)) return;
  }
  throw new Error(`touching ${selector} does not lead to ${leadsTo}`);
}

const TABLE = `main:not([inert])${byTestId("table")}, ${byTestId("handoff")}`;
const SHELF = byTestId("shelf");
const toTable = (driver, selector) => touch(driver, selector, TABLE);
const toShelf = (driver, from) => touch(driver, `${from} a[href="#/"]`, SHELF);

/** The games on the shelf: where each is kept, and when it was left. */
function gamesOnShelf() {
  const keys = Object.keys(localStorage).filter((key) => /^heartbox:game:[^:]+:[ab]$/.test(key));
  return keys.map((key) => {
    const { time, record } = JSON.parse(localStorage.getItem(key).split("\n")[1]);
    return { id: key.split(":")[2], game: record.game, time };
  });
}

/** Puts a game that was played before, right before its end, in the place of each but the one that is played as a whole. */
async function skipToTheEnd(driver) {
  const games = new Map((await driver.run(gamesOnShelf)).map((saved) => [saved.game, saved]));
  for (const [game, { id, time }] of games) {
    if (game === WHOLE) continue;
    const text = readFileSync(new URL(`../fixtures/v2/${game}.record.json`, import.meta.url), "utf8");
    const record = recordOf(game) ?? JSON.parse(text.replaceAll('"bot:2"', '"human"'));
    await driver.run(putSave, { id, save: saveOf(record, record.events.length - ENDING, time) });
  }
}

const recordOf = (game) => (game === "flow" ? FLOW : null);

/** Plays this number of touches, or until the game is over. Returns their number. */
async function playOn(driver, most, record) {
  let without = 0;
  for (let touches = 0; touches < most; touches += 1) {
    const place = await driver.run(nextTouch, { record });
    if (!place) return { touches, over: true };
    without = place.changed ? 0 : without + 1;
    if (without >= PATIENT) throw new Error(`touching ${place.what} changes nothing`);
    await driver.touch(place);
  }
  return { touches: most, over: false };
}

/** Everybody at the new table is a bot that searches. */
function seatBots() {
  for (const seat of document.querySelectorAll(".person select")) {
    seat.value = "3";
    seat.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** Ends the pause before a bot plays, as a touch does; whether the game is over. */
function hurry() {
  document.querySelector('[data-testid="tumbling"]')?.click();
  return document.querySelector("dialog.result[open]") !== null;
}

/** The worker in which bots think has been fetched. */
const isThinkerThere = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/thinker-"));

/** Bots that search play a game among themselves; a person who watches hurries them. */
async function watchBots(driver, say) {
  await touch(driver, byTestId(`box-${WATCHED}`), byTestId("begin-game"));
  await driver.run(seatBots);
  await toTable(driver, byTestId("begin-game"));
  const begun = Date.now();
  while (!(await driver.run(hurry))) {
    if (Date.now() - begun > LONGEST_WATCHED) throw new Error("bots do not come to an end");
    await new Promise((done) => setTimeout(done, 50));
  }
  await check(driver, "a game of bots");
  if (!(await driver.run(isThinkerThere))) throw new Error("bots have thought without their worker");
  say("bots have played among themselves");
  await toShelf(driver, "dialog[open]");
}

/** Begins a game of each kind and leaves it, reloads, then plays each to its end, most of them from right before it; one is reloaded at the table. */
export async function playAll(driver, url, say) {
  await driver.open(url);
  for (const game of GAMES) {
    await touch(driver, byTestId(`box-${game}`), byTestId("begin-game"));
    if (game === "flow") {
      await driver.run(seedNextGame, FLOW.setup.seed);
      const first = `.new-first .chip:nth-of-type(${FLOW.setup.first + 1})`;
      await touch(driver, first, `${first}:has(:checked)`);
    }
    await toTable(driver, byTestId("begin-game"));
    const { over } = await playOn(driver, OPENING, recordOf(game));
    if (over) throw new Error(`${game} is over after ${OPENING} touches`);
    await check(driver, `${game} is begun`);
    await toShelf(driver, "main:not([inert])");
  }
  await driver.run(comes, byTestId("go-on"));
  await skipToTheEnd(driver);
  await driver.reload();
  for (let left = GAMES.length; left > 0; left -= 1) {
    await driver.run(nextTouch, { selector: byTestId("go-on") });
    const { waiting } = await driver.run(readScreen);
    if (waiting !== left) throw new Error(`${waiting} games wait on the shelf, not ${left}`);
    const start = Date.now();
    await toTable(driver, byTestId("go-on"));
    // The last one that was left is the first one on the shelf.
    const record = recordOf(GAMES[left - 1]);
    let { touches } = await playOn(driver, OPENING, record);
    if (left === GAMES.length) await driver.reload();
    const rest = await playOn(driver, LONGEST, record);
    if (!rest.over) throw new Error(`no end after ${LONGEST} touches`);
    touches += rest.touches;
    const title = await driver.run(() => document.querySelector("h1")?.textContent);
    await check(driver, title);
    say(`${title}: over after ${touches} more touches, ${((Date.now() - start) / 1000).toFixed(0)} s`);
    await toShelf(driver, "dialog[open]");
  }
  await driver.run(nextTouch, { selector: byTestId(`box-${GAMES[0]}`) });
  const { waiting } = await driver.run(readScreen);
  if (waiting !== 0) throw new Error(`${waiting} games still wait on the shelf`);
  await watchBots(driver, say);
  await check(driver, "the end");
}
