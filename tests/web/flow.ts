// Whole games of Flow that were played before: what to touch for each decision, and what the table shows after it.
//
// The records in fixtures-flow/ were played natively by bots, and people sit at the page in their place. Whatever is drawn or
// rolled comes from the seed, by position, so that the same decisions lead to the same game. How they were made:
//   sim play --game flow --players 2 --bots 2 --seed 2 --games 2482 | tail -1                                        two
//   sim play --game flow --players 8 --bots 2 --seed 2 --games 3945 | tail -1                                        eight
//   sim play --game flow --players 2 --seats '[{},{"rules":"ludo"}]' --bots 2 --seed 1 --games 1787 | tail -1        hybrid
// then `"control"` was made `"human"`. The .states.txt beside them are what `sim trace` says, one line for each moment from the
// setup on: heart speed, entrance, the pieces of each seat (w waits, h is in the heart, g in the goal lane), the cards of each seat
// (Throw, Enter, Swap, Move).

import { expect, type Locator, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { onShelf, piece, prepareGame, type Read, type Reading, readTable, touch } from "./app";
import { openSave, saveOf, stretches } from "./saved";

export type Play = { card: "throw" | "enter" | "swap" | "move"; with: string[]; piece?: number; steps?: number };
type Numbered = { piece: number };
export type Decision = "flow" | "come_in" | { play?: Play; advance?: Numbered; step?: Numbered; shield?: Numbered };
export type FlowEvent = { by?: number; do?: Decision; chance?: { card?: string; die?: number } };
export type FlowRecord = {
  setup: { first: number; options: object; seats: { name: string; colour: string; rules?: string }[]; seed: string };
  events: FlowEvent[];
  result: { winners: number[] };
};

const read = (name: string) => readFileSync(new URL(`fixtures-flow/${name}`, import.meta.url), "utf8");
export const flowRecord = (name: "two" | "eight" | "hybrid") => JSON.parse(read(`${name}.json`)) as FlowRecord;
/** Who makes this decision. */
export const playerOf = (record: FlowRecord, event: FlowEvent) => record.setup.seats[event.by ?? 0].name;
/** What the table has to show after this number of events. */
export const flowStates = (name: "two" | "hybrid") => read(`${name}.states.txt`).trimEnd().split("\n");

/** What the table shows, as in .states.txt. */
export function shown({ flow }: Reading) {
  if (!flow) throw new Error("this is no table of Flow");
  const [, speed, entrance] = /^Heart speed (\d)\. (?:Heart entrance (\d+))?/.exec(flow.heart) ?? [];
  const place = (text: string) => text.replace("Waiting", "w").replace("Heart", "h").replace("Position ", "");
  const goal = (text: string) => text.replace(/^Goal (\d)$/, (_, field) => `g${field - 1}`);
  const seats = flow.hands.map((_, seat) => flow.pieces.filter((each) => each.seat === seat));
  const pieces = seats.map((all) => all.map((each) => goal(place(each.place))).join(","));
  return [speed, entrance ?? "-", ...pieces, ...flow.hands.map((hand) => hand.join("") || "0000")].join(" ");
}

/** Puts a game on the shelf that stands where the record stood after this number of events, and opens it. */
export async function openAt(page: Page, record: FlowRecord, events: number, options: object = record.setup.options) {
  await openSave(page, "flow1", saveOf({ ...record, setup: { ...record.setup, options } }, events));
}

/** Sees to it that the next game that is begun on this page has the dice of this record. Call it before the page is opened. */
export async function withDiceOf(page: Page, record: FlowRecord) {
  await page.addInitScript((seed) => {
    const random = crypto.getRandomValues.bind(crypto);
    let digits = seed.match(/../g) ?? [];
    crypto.getRandomValues = ((array: Uint8Array) => {
      if (array.length !== digits.length) return random(array as never);
      array.set(digits.map((pair) => parseInt(pair, 16)));
      digits = [];
      return array;
    }) as typeof crypto.getRandomValues;
  }, record.setup.seed);
}

/** From the shelf to the table, with everything as in the setup of the record. */
export async function beginAs(page: Page, record: FlowRecord) {
  const { seats, first } = record.setup;
  await onShelf(page);
  await prepareGame(
    page,
    "flow",
    seats.map((seat) => seat.name),
  );
  // What lies under the button that begins is scrolled to first.
  const choose = async (what: Locator) => {
    await what.evaluate((what) => {
      const { left, top, width, height } = what.getBoundingClientRect();
      if (document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".new-start")) what.scrollIntoView({ block: "center", behavior: "instant" });
    });
    await touch(what);
  };
  await choose(page.locator(".new-first .chip").nth(first));
  if (seats.some((seat) => seat.rules)) await choose(page.getByTestId("mix"));
  for (const [index, seat] of seats.entries()) {
    if (seat.rules) await choose(page.locator(".person").nth(index).locator(".chip", { hasText: "Ludo" }));
  }
  await touch(page.getByTestId("begin-game"));
  await expect(page.getByTestId("table")).toBeVisible();
}

const NAMES: Record<string, string> = { throw: "Throw", enter: "Enter", swap: "Swap", move: "Move" };
/** The kind of a decision: a card by itself or for a pair, or anything else; null where nothing is decided. */
const kindOf = ({ do: what }: FlowEvent) => {
  if (typeof what !== "object") return what ?? null;
  return what.play ? `${what.play.card} for ${what.play.with.length}` : Object.keys(what)[0];
};

/** Where every kind of decision has been made. */
export const stretchesOf = (record: FlowRecord) => stretches(record.events, kindOf);

/** The first decision of every kind. */
export const firstsOf = (record: FlowRecord) =>
  record.events.flatMap((event, index) => (kindOf(event) !== null && record.events.findIndex((other) => kindOf(other) === kindOf(event)) === index ? [index] : []));

/** What cards that are given are called. */
export function cardList(cards: string[]) {
  const kinds = [...new Set(cards)];
  const name = (kind: string) => {
    const count = cards.filter((card) => card === kind).length;
    return count > 1 ? `${count}\u00a0×\u00a0${NAMES[kind]}` : NAMES[kind];
  };
  return kinds.map(name).join(" and ");
}

/** Chooses a card, and what is given for it. */
export async function chooseCard(page: Page, play: Play) {
  // A card that is chosen already would be read.
  if ((await page.getByTestId(play.card).getAttribute("aria-pressed")) !== "true") await touch(page.getByTestId(play.card));
  await expect(page.getByTestId(play.card)).toHaveAttribute("aria-pressed", "true");
  const payments = page.getByTestId("payments");
  // Where there is only one way to pay, nothing is asked.
  if ((await payments.count()) === 0) return;
  const wanted = payments.locator(`.fl-payment[aria-label="${cardList(play.with)}"]`);
  if ((await wanted.getAttribute("aria-pressed")) === "true") return;
  if ((await payments.getAttribute("open")) === null) await touch(payments.locator("summary"));
  await touch(wanted);
  await expect(wanted).toHaveAttribute("aria-pressed", "true");
}

/** Where a decision is touched: on the board, or in the place of action, which offers the same. */
export type Manner = "board" | "deed";

/**
 * Makes this decision by touch, and hands over what the page says would come of it before the last touch; nothing where it does
 * not say it.
 */
export async function decide(page: Page, event: FlowEvent, manner: Manner): Promise<string> {
  const outcome = () =>
    page.evaluate(() => (document.querySelector(".fl-outcome")?.textContent ?? "").replace(/\s+/g, " ").trim());
  const confirm = async (again: ReturnType<typeof piece>) => {
    const said = await outcome();
    expect(said, "what would come of it is said before").not.toBe("");
    await touch(manner === "deed" ? page.getByTestId("confirm") : again);
    return said;
  };
  if (event.chance) {
    await touch(page.getByTestId("roll"));
    return "";
  }
  const what = event.do;
  if (what === "flow") {
    await touch(page.getByTestId("flow"));
    return "";
  }
  if (what === undefined || what === "come_in") throw new Error("that comes by itself");
  const named = (number: number) =>
    manner === "deed" ? page.locator(`.fl-choice[data-piece="${number}"]`) : piece(page, event.by ?? 0, number);
  const { play } = what;
  if (!play) {
    const { piece: number } = what.advance ?? what.step ?? what.shield ?? { piece: 0 };
    // Once more if the page was still deaf: on a busy machine it shows later than the test believes what the touch before did.
    await expect(async () => {
      if ((await outcome()) === "") await touch(named(number));
      expect(await outcome()).not.toBe("");
    }).toPass();
    return confirm(named(number));
  }
  await chooseCard(page, play);
  switch (play.card) {
    case "throw":
    case "enter":
      return confirm(page.getByTestId(play.card));
    case "swap": {
      // With one possible piece there is nothing to ask: it is shown what would come of it.
      const number = play.piece ?? 0;
      if (await page.getByTestId("confirm").isVisible()) return confirm(piece(page, event.by ?? 0, number));
      await touch(named(number));
      return "";
    }
    case "move": {
      const number = play.piece ?? 0;
      if ((await piece(page, event.by ?? 0, number).getAttribute("aria-pressed")) !== "true") await touch(named(number));
      if ((await page.getByTestId("confirm").isVisible()) && manner === "deed") return confirm(named(number));
      const said = await outcome();
      const step = page.locator(`[data-steps="${play.steps}"]`);
      // "+1, Position 14"
      const place = (await step.getAttribute("aria-label"))?.split(", ")[1] ?? "";
      await touch(manner === "deed" ? step : page.locator(`.fl-target.move[aria-label$=": ${place}"]`));
      return said;
    }
  }
}

/**
 * Plays the record from where the table stands to after this number of events, by touch, now on the board and now in the place of action.
 * `each` sees every moment at which somebody is asked. What happens by itself in between has to come as in the record.
 */
export async function playRecord<R extends Reading = Reading>(
  page: Page,
  record: FlowRecord,
  to = record.events.length,
  each: (now: R, before: R, said: string) => void = () => {},
  read: Read<R> = readTable as Read<R>,
): Promise<R> {
  let now = await read(page);
  while (!now.over && now.events < to) {
    const before = now;
    const said = await decide(page, record.events[now.events], now.events % 2 === 0 ? "deed" : "board");
    now = await read(page);
    expect(now.events, "every decision leads to something").toBeGreaterThan(before.events);
    expect(now.saved, "as it was played before").toEqual(record.events.slice(0, now.events));
    each(now, before, said);
  }
  return now;
}
