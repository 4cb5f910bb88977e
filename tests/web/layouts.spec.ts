// The layout of tables: the controls for the next decision can be reached, and nothing is cut, broken, covered or too small, in combinations of
// window size, text size, language (two of them made up) and moment of the game.

import type { Page } from "@playwright/test";
import { seats } from "../../scripts/games.mjs";
import { type GameId, onShelf, piece, readTable, seeded, speak, touch } from "./app";
import { atRest, faults, type Kind, kindsAt, TEXTS, wordsOnBoard } from "./faults";
import { expect, test } from "./fixtures";
import { flowRecord } from "./flow";
import { choose, type Fixture, find, infarktRecord } from "./infarkt";
import { drawn, EVERYTHING, LAYOUTS_MAX, layouts, SEED } from "./layouts";
import { useMadeUp } from "./made-up";
import { lettersOf, NAMES, spaceOut } from "./room";
import { openSave, saveOf } from "./saved";
import { askWhyNot, GAMES, liftCurtain } from "./screens";
import { simulated } from "./simulated";

/** Windows in which a table with text at 100 % must not scroll, and windows in which it may. */
const LARGE = [[390, 844], [768, 1024], [800, 1280], [1024, 768], [1180, 820], [1280, 800], [1366, 768], [2000, 1200]] as const;
const SMALL = [[320, 568], [320, 640], [844, 390], [568, 320], [667, 375], [512, 384], [640, 480]] as const;
const LANGUAGES = ["en", "de", "cs", "long", "right-to-left"] as const;
type Language = (typeof LANGUAGES)[number];
/** `asked`, `chosen` and `refused` are particular states of each game, `drawn` and `drawn late` random states of a random game. */
const MOMENTS = ["begun", "drawn", "drawn late", "asked", "chosen", "refused"] as const;
type Moment = (typeof MOMENTS)[number];
const TABLES = [...GAMES.flatMap((game) => [`${game} with ${seats(game).least}`, `${game} with ${seats(game).most}`]), "flow with Ludo"];
type Factors = { table: string; size: readonly [number, number]; text: (typeof TEXTS)[number]; language: Language; moment: Moment };

const REST = { table: TABLES, language: LANGUAGES, moment: MOMENTS };
/** Large windows with text at 100 %; and small windows, and some large ones, with any text. */
const USUAL = { ...REST, size: LARGE };
const OTHER = { ...REST, size: [...SMALL, "large"] as const, text: TEXTS };

/** The layouts of a run. */
function looksOf(seed?: string): Factors[] {
  const usual = layouts(USUAL, seed).map((look): Factors => ({ ...look, text: 100 }));
  const other = layouts(OTHER, seed).flatMap((look, index): Factors[] => {
    const { size, text } = look;
    if (size !== "large") return [{ ...look, size }];
    if (EVERYTHING) return text === 100 ? [] : LARGE.map((size) => ({ ...look, size }));
    // Large windows with text at 100 % are among the others.
    return [{ ...look, size: LARGE[index % LARGE.length], text: text === 100 ? TEXTS[1 + (index % (TEXTS.length - 1))] : text }];
  });
  return [...usual, ...other];
}
const LOOKS = looksOf();
/** Not checked with a refusal, which covers what is beside it until it is touched. */
const COVERED: Kind[] = ["reach", "overlap", "sight", "board"];
/** Known faults of the page. */
const KNOWN: [what: string, is: (look: Factors, fault: string) => boolean][] = [
  [
    "with the spacing of WCAG 1.4.12 in a low window what is to be chosen goes by under both the question and its buttons",
    ({ text, size: [, height], table }, fault) => text === "spaced" && height < 500 && table.startsWith("flow") && fault.includes("lies half under"),
  ],
  ["a word of a made-up language has no syllables at which it could be broken", ({ language, table }, fault) => language === "long" && table.startsWith("infarkt") && fault.endsWith("is broken")],
  [
    "Tintenherz with four on a phone: cards in front of somebody are 42 to 43 px wide",
    ({ table, size: [width] }, fault) => table === "tintenherz with 4" && width === 390 && / 4[1-3]\.\d x \d/.test(fault),
  ],
  [
    "Tintenherz on a phone: with larger text the board is smaller, and with it the sum on a card in front of somebody, 10 instead of 11 px",
    ({ text, table, size: [width] }, fault) => text !== 100 && table.startsWith("tintenherz") && width === 390 && /^words of th-preview (later )?low have 10/.test(fault),
  ],
];
/** The number of layouts in one test, with LAYOUTS=all. */
const BATCH = 60;
/** The number of random games for each table. */
const GAMES_EACH = 5;

type Played = { setup: { seats: { name: string }[] }; events: { by?: number; do?: unknown; chance?: unknown }[]; result?: unknown };
/** How a state is reached: the record, the number of its events, and touches after them. */
type Reached = { record: Played; events: number; then?: (page: Page) => Promise<unknown> };

/** One of these values, by a number from `0` to below `1`. */
const pick = <T>(all: readonly T[], by: number): T => all[Math.floor(by * all.length)];
/** The index of the first such event from this index on, or `-1`. */
const at = ({ events }: Played, from: number, is: (event: Played["events"][number]) => boolean) => events.findIndex((event, index) => index >= from && is(event));
const has = (event: Played["events"][number], kind: string) => Object.hasOwn(Object(event.do), kind) || Object.hasOwn(Object(event.chance), kind);

const games = new Map<string, Played[]>();
/** Games that bots have played at this table. */
function gamesAt(game: GameId, people: number): Played[] {
  const key = `${game} ${people}`;
  if (!games.has(key)) games.set(key, simulated(game, people, Math.floor(drawn("games") * 1000), GAMES_EACH) as never as Played[]);
  return games.get(key)!;
}

const touches = (...ids: string[]) => async (page: Page) => {
  for (const id of ids) await touch(page.getByTestId(id));
};
const touchesPiece = (seat: number, number: number) => (page: Page) => touch(piece(page, seat, number));

function flowAt(people: number, moment: Moment, by: number): Reached {
  const [record, hand, there, missing] = people > 2 ? ([flowRecord("eight"), 347, "move", "swap"] as const) : ([flowRecord("two"), 33, "enter", "move"] as const);
  const pay = async (page: Page) => {
    await touch(page.getByTestId(missing));
    await expect(page.getByTestId("payments")).toHaveAttribute("open");
  };
  switch (moment) {
    case "asked":
      // A piece that flows throws another one.
      return { record, events: people > 2 ? 133 : 30, then: pick([undefined, people > 2 ? touchesPiece(3, 1) : touchesPiece(0, 0)], by) };
    case "chosen": {
      const pays = async (page: Page) => (await pay(page), await touch(page.locator(".fl-payment").last()));
      const moves = (page: Page) => touch(page.locator(".fl-piece.lit").first());
      return { record, events: hand, then: pick([touches(there), pay, pays, moves], by) };
    }
    default:
      return { record, events: hand, then: askWhyNot };
  }
}

function ludoAt(moment: Moment, by: number): Reached {
  const record = flowRecord("hybrid");
  switch (moment) {
    case "begun":
      return { record, events: 0 };
    case "asked":
      return { record, events: 27 };
    case "chosen":
      return { record, ...pick([{ events: 29, then: touchesPiece(0, 1) }, { events: 88, then: touchesPiece(1, 1) }], by) };
    case "refused":
      return { record, events: 0, then: askWhyNot };
    default:
      return { record, events: Math.floor(by * record.events.length) };
  }
}

function infarktAt(people: number, moment: Moment, by: number): Reached {
  const record = infarktRecord(people > 2 ? pick<Fixture>(["five", "career", "newest-five"], (by * 7) % 1) : "two");
  const names = NAMES.slice(0, record.setup.seats.length);
  const reached = (kind: string, after: number) => [find(record, kind, 40), find(record, kind)].find((event) => event >= 0)! + after;
  const kinds = (all: string[]) => all.filter((kind) => find(record, kind) >= 0);
  switch (moment) {
    case "asked": {
      const kind = pick(kinds(["event", "go", "party", "chips", "keep"]), by);
      // The event after a party is the response to it.
      return { record, events: reached(kind, kind === "party" ? 1 : 0) };
    }
    case "chosen": {
      const events = reached(pick(kinds(["event", "plan", "party", "trade", "invite", "cook"]), by), 0);
      return { record, events, then: (page) => choose(page, record.events[events].do ?? "", by > 0.5 ? "deed" : "board", names) };
    }
    default:
      return { record, events: reached("event", 0), then: askWhyNot };
  }
}

/** How a moment is reached at a table; `by`, from `0` to below `1`, selects one of several ways. */
function reach(table: string, moment: Moment, by: number): Reached {
  const [game, people] = table.split(" with ") as [GameId, string];
  if (people === "Ludo") return ludoAt(moment, by);
  const record = pick(gamesAt(game, Number(people)), (by * 11) % 1);
  if (moment === "begun") return { record, events: 0 };
  if (moment === "drawn") return { record, events: Math.floor(by * record.events.length) };
  if (moment === "drawn late") return { record, events: Math.floor((0.5 + by / 2) * record.events.length) };
  switch (game) {
    case "flow":
      return flowAt(Number(people), moment, by);
    case "infarkt":
      return infarktAt(Number(people), moment, by);
    case "heartstrings": {
      const events = moment === "refused" ? 0 : at(record, 12, (event) => has(event, moment === "chosen" ? "sacrifice" : pick(["attack", "defend"], by)));
      return { record, events: Math.max(events, 0), then: moment === "refused" ? askWhyNot : undefined };
    }
    default: {
      const events = moment === "refused" ? 1 : Math.max(at(record, 12, (event) => has(event, "reroll")), 1);
      const keep = (page: Page) => touch(page.locator(".th-die").first());
      return { record, events, then: { asked: undefined, chosen: keep, refused: askWhyNot }[moment as string] };
    }
  }
}

/** Opens this game instead of the open one, without reloading the page. */
async function open(page: Page, { record, events }: Reached) {
  record.setup.seats.forEach((seat, index) => (seat.name = NAMES[index]));
  await openSave(page, "layout", saveOf(record, events));
  await atRest(page);
}

/** Sets the language. The device may have to be passed on first, which can show after a pause. */
async function speakAtTable(page: Page, tag: string) {
  await expect(async () => {
    await liftCurtain(page);
    await speak(page, tag);
  }).toPass({ intervals: [50, 100, 500] });
}

const byTable = (one: Factors, other: Factors) => TABLES.indexOf(one.table) - TABLES.indexOf(other.table) || MOMENTS.indexOf(one.moment) - MOMENTS.indexOf(other.moment);

for (const language of LANGUAGES) {
  const looks = LOOKS.filter((look) => look.language === language).sort(byTable);
  const tag = language === "long" || language === "right-to-left" ? "de" : language;
  const batch = EVERYTHING ? BATCH : Math.ceil(looks.length / 2);
  for (let first = 0; first < looks.length; first += batch) {
    test(`tables in ${language}, layouts ${first + 1} to ${Math.min(first + batch, looks.length)}`, async ({ page }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await seeded(page, 2);
      if (language === "long" || language === "right-to-left") await useMadeUp(page, language, "de");
      await page.goto("./");
      await onShelf(page);
      const setText = await lettersOf(page);
      let shown = "";
      for (const { table, size, text, moment } of looks.slice(first, first + batch)) {
        const [width, height] = size;
        await spaceOut(page, false);
        await setText(100);
        if (shown !== `${table} ${moment}`) {
          await page.setViewportSize({ width: 1024, height: 768 });
          // Touched elements are found by their English names.
          if (shown !== "") await speakAtTable(page, "en");
          const reached = reach(table, moment, drawn(`${table} ${moment} ${language}`));
          await open(page, reached);
          await liftCurtain(page);
          // The report on the last round, which comes a moment later and covers the bar, ends with any key.
          await atRest(page);
          await page.keyboard.press("Shift");
          if (reached.then) {
            await readTable(page);
            await liftCurtain(page);
            await reached.then(page);
          }
          await speakAtTable(page, tag);
          shown = `${table} ${moment}`;
        }
        await page.setViewportSize({ width, height });
        // Forced events play by themselves, under a layer over the table.
        await expect(page.locator(".table.covered")).toHaveCount(0, { timeout: 20_000 });
        await atRest(page);
        const usual = typeof text === "number" && text > 100 ? await wordsOnBoard(page) : {};
        if (text !== 100) {
          await (text === "spaced" ? spaceOut(page, true) : setText(text));
          await atRest(page);
        }
        const what = `${table}, ${moment}, ${language}, ${width}x${height}, ${text}`;
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${what}.png` });
        const longer = language === "long" || language === "right-to-left";
        const kinds = kindsAt(size, { text, longer }).filter((kind) => moment !== "refused" || !COVERED.includes(kind));
        if (table.startsWith("flow") && (moment === "asked" || moment === "chosen")) kinds.push("ring");
        const look = { table, size, text, language, moment };
        const found = (await faults(page, { kinds, text, usual, longer })).filter((fault) => !KNOWN.some(([, is]) => is(look, fault)));
        expect.soft(found, `${what} (LAYOUTS=${SEED})`).toEqual([]);
      }
    });
  }
}

test("a run looks at every pair, in few layouts", () => {
  for (const seed of ["1", "2", "a92734eac147"]) {
    expect(looksOf(seed).length).toBeLessThanOrEqual(LAYOUTS_MAX);
    for (const factors of [USUAL, OTHER] as Record<string, readonly unknown[]>[]) {
      const looks = layouts(factors, seed);
      const names = Object.keys(factors);
      for (const [index, one] of names.entries()) {
        for (const other of names.slice(index + 1)) {
          const pairs = new Set(looks.map((look) => JSON.stringify([look[one], look[other]])));
          expect(pairs.size, `${one} and ${other}`).toBe(factors[one].length * factors[other].length);
        }
      }
    }
  }
});
