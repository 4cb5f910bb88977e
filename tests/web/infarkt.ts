// Whole games of Infarkt that were played before: what to touch for each decision, and what the table shows after it.
//
// The records in fixtures-infarkt/ were played natively by bots, and people sit at the page in their place. Whatever is drawn comes
// from the seed, by position, so that the same decisions lead to the same game. How they were made, with `| tail -1`, by the bots of
// that time (level 1 was what level 2 is now, and sampled nothing): these calls give other games today.
//   sim play --game infarkt --players 2 --bots 1 --seed 1 --games 807                                                              two
//   sim play --game infarkt --players 3 --bots 1 --seed 1 --games 537                                                              three
//   sim play --game infarkt --players 5 --bots 1 --seed 1 --games 199  --options '{"extensions":["nightlife","family","black_market"]}' five
//   sim play --game infarkt --players 5 --bots 1 --seed 1 --games 1425 --options '{"extensions":["nightlife","family","career"]}'  career
//   sim play --game infarkt --players 5 --bots 0 --seed 1 --games 2841
//       --options '{"extensions":["affair","family","black_market"],"other_world":true}'                                           wild
// They are games with the first table of cards; new games have the newest, so those that are begun by hand are of today:
//   sim play --game infarkt --players 3 --bots 0 --seed 1 --games 368                                                       newest-three
//   sim play --game infarkt --players 5 --bots 0 --seed 1 --games 1100
//       --options '{"extensions":["nightlife","family","black_market"]}'                                                    newest-five
// Then `"control"` was made `"human"`. The .states.txt beside them are what `sim trace` says, one line for each moment from the
// setup on: by seat the money and the six indicators, + for the dead.

import { expect, type Locator, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { onShelf, prepareGame, type Read, type Reading, readTable, settle, touch, tapAt } from "./app";
import { openSave, saveOf, stretches } from "./saved";

type Deed = { [name: string]: unknown };
export type InfarktEvent = { by?: number; do?: string | Deed; chance?: { draw: { card: string; deck: string } } };
export type InfarktRecord = {
  setup: {
    first: number;
    options: { extensions?: string[]; other_world?: boolean };
    seats: { name: string; colour: string }[];
    seed: string;
  };
  events: InfarktEvent[];
  result: { winners: number[] };
};
export type Fixture = "two" | "three" | "five" | "career" | "wild" | "newest-three" | "newest-five";

const read = (name: string) => readFileSync(new URL(`fixtures-infarkt/${name}`, import.meta.url), "utf8");
export const infarktRecord = (name: Fixture) => JSON.parse(read(`${name}.json`)) as InfarktRecord;
/** What the table has to show after this number of events. */
export const infarktStates = (name: "five" | "newest-three" | "newest-five") => read(`${name}.states.txt`).trimEnd().split("\n");

/** The index of the first event of this kind, from `after` on; -1 if there is none. */
export function find(record: InfarktRecord, kind: string, after = 0): number {
  return record.events.findIndex((event, index) => index >= after && (event.do === kind || Object.hasOwn(Object(event.do), kind)));
}

/** After how many events somebody has died, and who. */
export function firstDeath(states: string[]) {
  const living = (state: string) => state.split(" ").map((body) => body !== "+");
  const death = states.findIndex((state, index) => index > 0 && living(state).some((lives, seat) => !lives && living(states[index - 1])[seat]));
  return { death, dead: living(states[death]).findIndex((lives, seat) => !lives && living(states[death - 1])[seat]) };
}

/** Where every kind of decision is made for the first time, at every place and with every number of cards. */
export const stretchesOf = (record: InfarktRecord) =>
  stretches(record.events, ({ do: what }) => {
    if (typeof what !== "object") return what ?? null;
    const [[kind, value]] = Object.entries(what);
    if (kind === "trade") return `${kind} ${(value as { give: string[] }).give.length}`;
    return ["go", "train", "shop", "affair"].includes(kind) ? `${kind} ${value}` : kind;
  });

/** Puts a game on the shelf that stands where the record stood after this number of events, and opens it. */
export async function openAt(page: Page, record: InfarktRecord, events: number, last: InfarktEvent[] = []) {
  const { result: _, ...open } = record;
  const played = last.length > 0 ? { ...open, events: [...record.events.slice(0, events), ...last] } : record;
  await openSave(page, "infarkt1", saveOf(played, events + last.length));
}

/** Sees to it that the next game that is begun on this page has the cards of this record. Call it before the page is opened. */
export async function withCardsOf(page: Page, record: InfarktRecord) {
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

/** What the extensions are called, as they stand on the new game screen. */
export const EXTENSIONS: Record<string, string> = {
  black_market: "Black market",
  nightlife: "Nightlife",
  affair: "Affair",
  family: "Family",
  career: "Career",
};
/** The box of an extension; its order number stands before its name when it is ticked. */
export const extension = (page: Page, name: string) =>
  page.locator(".variant .choice", { has: page.locator("strong", { hasText: new RegExp(`^(\\d\\. )?${name}$`) }) });

/** From the shelf to the table, with everything as in the setup of the record. */
export async function beginAs(page: Page, record: InfarktRecord) {
  const { seats, first, options } = record.setup;
  await onShelf(page);
  await prepareGame(
    page,
    "infarkt",
    seats.map((seat) => seat.name),
  );
  await touch(page.locator(".new-first .chip").nth(first));
  for (const each of options.extensions ?? []) await touch(extension(page, EXTENSIONS[each]));
  await touch(page.getByTestId("begin-game"));
  await expect(page.locator("main:is(.table:not([inert]), .handoff)")).toBeVisible();
}

/** Touches the middle of it, wherever it has to be scrolled to, and only if that is what the finger meets there. */
export async function tap(where: Locator) {
  await where.evaluate((element) => element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" }));
  const look = () =>
    where.evaluate((element) => {
      // A place is a whole panel with signs on it: it is touched on its name.
      const { left, top, width, height } = (element.querySelector(".in-caption") ?? element).getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const there = document.elementFromPoint(x, y);
      const what = there === null ? "nothing" : element.contains(there) ? "" : `${there.tagName} ${there.getAttribute("class")}`;
      return { x, y, what };
    });
  let seen: Awaited<ReturnType<typeof look>> | undefined;
  // What has just come up by itself does not hear a tap yet.
  await expect.poll(async () => (seen = await look()).what, { message: `the finger meets what it is put on: ${where}`, intervals: [20] }).toBe("");
  await tapAt(where.page(), seen!.x, seen!.y);
  await settle(where.page());
}

/** The places in the order of IN-13 and IN-30: their numbers on the page. */
export const PLACES = [
  "office",
  "supermarket",
  "pharmacy",
  "fleamarket",
  "home",
  "fitness",
  "black_market",
  "nightlife",
  "affair",
  "family",
  "career",
];
const DEEDS: Record<string, string> = {
  work: "Work",
  buy_drug: "Buy a drug",
  "train a": "Light training",
  "train b": "Training with a coach",
  "shop a": "Buy one thing",
  "shop b": "Buy two things",
  "shop c": "Shopping frenzy",
  restock: "See other goods",
  "trade 1": "Swap one card",
  "trade 2": "Swap two cards",
  "trade 3": "Swap three cards",
  rest: "Put your feet up",
  cook: "Cook for yourself",
  party: "Throw a party",
  buy: "Buy under the counter",
  invite: "Take somebody out",
  "affair lover": "Candlelight",
  "affair paid": "Paid company",
  "family 1": "An hour for the family",
  "family 2": "A day for the family",
  career: "Climb the ladder",
};

export const place = (page: Page, name: string) => page.locator(`.in-head[data-place="place-${name}"]`);
export const doing = (page: Page, name: string) =>
  page.locator(".in-do", { has: page.locator("span", { hasText: new RegExp(`^${DEEDS[name]}$`) }) });
/** The sign of it in the panel where somebody is. */
const sign = (page: Page, name: string) => page.locator(`.in-place.visited .in-activity[role="button"][aria-label^="${DEEDS[name]}"]`);
/** A card in the row, in the group with this title. */
export const cardOf = (page: Page, title: string, card: string) =>
  page.locator(".in-group", { has: page.locator(".in-title", { hasText: new RegExp(`^${title}$`) }) }).locator(`[data-card="${card}"]`);
const ofHand = (page: Page, card: string) => cardOf(page, "Hand", card);

export const reveal = (page: Page) => touch(page.getByTestId("reveal"));

/** Where a decision is touched: on the board, or in the place of action, which offers the same. */
export type Manner = "board" | "deed";

type Press = (where: Locator) => Promise<void>;

/** Chooses everything that this decision needs but its last touch; hands over the last one. `press` is for those who do not touch. */
export async function choose(page: Page, what: string | Deed, manner: Manner, names: string[], press: Press = tap): Promise<Locator> {
  const confirm = page.getByTestId("confirm");
  const activity = (name: string) => (manner === "board" ? sign : doing)(page, name);
  if (typeof what === "string") {
    if (what === "accept") return page.getByTestId("accept");
    if (what === "leave") return manner === "deed" ? page.getByTestId("leave") : page.locator(".in-place.visited .in-head");
    return activity(what);
  }
  const [[kind, value]] = Object.entries(what);
  const cards = value as string[];
  switch (kind) {
    case "event":
      await press(cardOf(page, "(Events|Events of the next round|.*put aside.*)", (value as { card: string }).card));
      return confirm;
    case "remove":
      await press(cardOf(page, "(Events|Events of the next round|.*put aside.*)", value as string));
      return confirm;
    case "plan":
      for (const each of cards) {
        await press(place(page, each));
        await expect(place(page, each)).toHaveAttribute("aria-pressed", "true");
      }
      return confirm;
    case "go":
      return manner === "deed" ? page.locator(`[data-go="${PLACES.indexOf(value as string)}"]`) : place(page, value as string);
    case "drug":
      await press(ofHand(page, value as string));
      return confirm;
    case "keep":
      for (const each of cards) await press(cardOf(page, "Take", each));
      return confirm;
    case "stock_drug":
      await press(cardOf(page, "Take", value as string));
      return confirm;
    case "cook":
    case "party":
      await press(activity(kind));
      for (const each of cards) await press(ofHand(page, each));
      return confirm;
    case "trade": {
      const { give, take } = value as { give: string[]; take: string[] };
      await press(activity(`trade ${give.length}`));
      for (const each of give) await press(ofHand(page, each));
      for (const each of take) await press(cardOf(page, "Take", each));
      return confirm;
    }
    case "buy":
      await press(cardOf(page, "Black market", value as string));
      return confirm;
    case "invite":
      await press(activity("invite"));
      await press(page.locator(".in-guest", { hasText: names[value as number] }));
      return confirm;
    case "chips":
      for (const each of cards) await press(page.locator(`.in-do[data-chip="${each}"]`));
      return confirm;
    default:
      return activity(`${kind} ${value}`);
  }
}

/** Makes this decision by touch. The handoff is lifted before, where it is down. */
export async function decide(page: Page, event: InfarktEvent, manner: Manner, names: string[]) {
  if (event.do === undefined) throw new Error("that comes by itself");
  await tap(await choose(page, event.do, manner, names));
  // An action that kills its own player takes a second touch.
  const single = typeof event.do === "string" || ["train", "shop", "affair", "family"].some((kind) => Object.hasOwn(Object(event.do), kind));
  const confirm = page.getByTestId("confirm");
  if (single && (await confirm.isVisible()) && (await confirm.isEnabled())) await tap(confirm);
}

/**
 * Plays the record from where the table stands to after this number of events, by touch, now on the board and now in the place of action.
 * `each` sees every moment at which somebody is asked, also those at which the handoff is down. What happens by itself in between
 * has to come as in the record. The log takes most of the time, and is read only on request.
 */
export async function playRecord<R extends Reading = Reading>(
  page: Page,
  record: InfarktRecord,
  to = record.events.length,
  each: (now: R) => unknown = () => {},
  read: Read<R> = readTable as Read<R>,
): Promise<R> {
  const names = record.setup.seats.map((seat) => seat.name);
  let now = await read(page);
  while (!now.over && now.events < to) {
    if (now.infarkt?.handoff != null) {
      expect(now.infarkt.handoff, "the device goes to who decides").toBe(names[record.events[now.events].by ?? -1]);
      await reveal(page);
      now = await read(page);
      await each(now);
      continue;
    }
    const before = now;
    await decide(page, record.events[now.events], now.events % 2 === 0 ? "deed" : "board", names);
    now = await read(page);
    expect(now.events, `every decision leads to something: ${JSON.stringify(record.events[before.events])}`).toBeGreaterThan(before.events);
    expect(now.saved, "as it was played before").toEqual(record.events.slice(0, now.events));
    await each(now);
  }
  return now;
}
