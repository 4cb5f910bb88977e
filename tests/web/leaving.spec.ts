// Nothing that comes later outlives the screen that asked for it: frames, timers, messages. Every screen is left at different times after
// every kind of touch, and the page goes on working without a word in the console.

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { onShelf, seeded } from "./app";
import { expect, test } from "./fixtures";
import { flowRecord } from "./flow";
import { find, infarktRecord } from "./infarkt";
import { drawn, EVERYTHING } from "./layouts";
import { saveOf } from "./saved";

/** Milliseconds after a touch at which the screen is left. */
const DELAYS = [0, 50, 150, 400];
/** After how many of these delays each kind of touch is tried in a run; with LAYOUTS=all after each. */
const DELAYS_EACH = EVERYTHING ? DELAYS.length : 1;

type Screen = {
  /** The address. */
  hash: string;
  /** What is there when the screen is. */
  ready: string;
  /** The address to which it is left, and what is there then. */
  away: { hash: string; ready: string };
  /** What is put on the shelf before, under which id. */
  save?: { id: string; text: string };
  /** Whether the other tables have what stands around this one, too. */
  shared?: boolean;
};
type Left = { tried: string[]; broken: string | null };

/**
 * Opens the screen for each kind of touch that it has and for each delay, touches and leaves. Of the kinds that have been `tried` elsewhere
 * only what the game itself asks for comes again, with one delay; what stands around every table, as the bar does, has its delays at
 * different tables, from the `turn`th on. Hands over all kinds so far, and after which touch the page broke.
 */
function leaveAlways(page: Page, screen: Screen, tried: string[], round: number, turn: number): Promise<Left> {
  return page.evaluate(
    async ({ screen, tried, round, turn, delays, each }) => {
      const pause = (time: number) => new Promise((done) => setTimeout(done, time));
      const frame = () => new Promise(requestAnimationFrame);
      const isBroken = () => !document.querySelector<HTMLElement>("#panic")?.hidden;
      const until = async (selector: string) => {
        for (const start = performance.now(); !document.querySelector(selector); await frame()) {
          if (isBroken() || performance.now() - start > 3000) return false;
        }
        return true;
      };
      /** What can be touched, the first of each kind. */
      const kinds = () => {
        const found = new Map<string, Element>();
        // Where a dialog is open, nothing else can be touched.
        const where = document.querySelector("dialog[open]") ?? document.body;
        // The browser opens its window of files for fingers alone.
        const touchable = "button:not([disabled]), a[href^='#'], [role='button'], summary, select, input:not([type='file'])";
        for (const element of where.querySelectorAll(touchable)) {
          const { testid, ...data } = (element as HTMLElement).dataset;
          const classes = [...element.classList].filter((name) => !["lit", "chosen", "selected"].includes(name));
          const name = testid ?? [element.tagName, ...classes, ...Object.keys(data)].join(".");
          const state = ["aria-disabled", "aria-pressed"].map((attribute) => element.getAttribute(attribute) === "true");
          const kind = [name, state[0] && "refused", state[1] && "pressed"].filter(Boolean).join(" ");
          if (element.getClientRects().length > 0 && !element.closest("[inert]") && !found.has(kind)) found.set(kind, element);
        }
        return found;
      };
      const touch = (element: Element) => {
        if (element instanceof HTMLSelectElement) {
          element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
          element.dispatchEvent(new Event("change", { bubbles: true }));
        } else {
          element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        }
      };
      const open = async () => {
        if (screen.save) {
          localStorage.removeItem(`heartbox:game:${screen.save.id}:a`);
          localStorage.setItem(`heartbox:game:${screen.save.id}:b`, screen.save.text);
        }
        location.hash = screen.hash;
        const there = await until(screen.ready);
        // Dialogs come with the next frame.
        for (let frames = 0; frames < 3; frames += 1) await frame();
        return there;
      };
      const leave = async () => {
        const link = document.querySelector<HTMLElement>(`:is(main:not([inert]), dialog[open]) a[href='${screen.away.hash}']`);
        if (link) link.click();
        else location.hash = screen.away.hash;
        return until(screen.away.ready);
      };

      // A screen that is there already would not hear of the save.
      location.hash = screen.away.hash;
      await until(screen.away.ready);
      if (!(await open())) return { tried, broken: `${screen.hash} does not open` };
      const found = [...kinds()];
      const fresh = found.map(([kind]) => kind).filter((kind) => !tried.includes(kind));
      const asked = found.filter(([kind, element]) => !fresh.includes(kind) && !/refused/.test(kind) && element.closest("main section"));
      const plan = [
        ...fresh.map((kind, index) => {
          const shared = screen.shared && !new Map(found).get(kind)?.closest("main section, dialog, .handoff");
          const times = Array.from({ length: each }, (_, time) => delays[(index + round + time * Math.ceil(delays.length / each)) % delays.length]);
          return [kind, shared ? [delays[turn % delays.length]] : times] as const;
        }),
        ...asked.slice(0, 2).map(([kind], index) => [kind, [delays[(round + index) % delays.length]]] as const),
      ];
      await leave();
      for (const [kind, times] of plan) {
        for (const delay of times) {
          const opened = await open();
          const element = kinds().get(kind);
          if (element) touch(element);
          await pause(delay);
          const left = await leave();
          if (!opened || !left || isBroken()) {
            return { tried, broken: `${screen.hash}: "${kind}" was touched and the screen left ${delay} ms later, or shortly before that` };
          }
        }
      }
      // The longest that anything waits, in real time: timers of a screen that was left are what is looked for.
      if (fresh.length > 0) await pause(700);
      return { tried: [...tried, ...fresh], broken: isBroken() ? `${screen.hash}: after all of it` : null };
    },
    { screen, tried, round, turn, delays: DELAYS, each: DELAYS_EACH },
  );
}

// Hundreds of times, but never idly: on a busy machine this takes minutes.
test.beforeEach(() => test.setTimeout(360_000));

async function leaveAll(page: Page, screens: Screen[], turn = 0): Promise<string[]> {
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  let tried: string[] = [];
  for (const [round, screen] of screens.entries()) {
    // The seed selects the first delay.
    const left = await leaveAlways(page, screen, tried, round + Math.floor(drawn("delays") * DELAYS.length), turn);
    expect(left.broken, "the page lives on").toBeNull();
    await expect(page.locator("#panic")).toBeHidden();
    tried = left.tried;
  }
  return tried;
}

const SHELF = { hash: "#/", ready: "[data-testid='shelf']" };

/** A game that was played before, with people in place of bots. */
function played(game: string) {
  const record = JSON.parse(readFileSync(new URL(`../fixtures/v1/${game}.record.json`, import.meta.url), "utf8"));
  for (const seat of record.setup.seats) seat.control = "human";
  return record;
}

/** A record, and after how many of its events the table is opened. */
type Moment = [Parameters<typeof saveOf>[0], number];

/** A party at which somebody is asked: drugs could help. */
const party = infarktRecord("three");
const asked: Moment = [party, find(party, "party", 70) + 2];

/** Records whose tables are opened now and then, further moments of others, and what at least has to be touched there. */
const TABLES: Record<string, { records: Moment[0][]; also?: Moment[]; least: string[] }> = {
  flow: { records: [flowRecord("two"), flowRecord("hybrid")], least: ["flow", "enter"] },
  heartstrings: { records: [played("heartstrings")], least: ["roll"] },
  infarkt: { records: [infarktRecord("two")], also: [asked], least: ["reveal", "accept", "leave"] },
  tintenherz: { records: [played("tintenherz")], least: ["roll", "reroll"] },
};
/** The number of moments of each game, shared by its records, from their beginning to their end. */
const MOMENTS = 12;

for (const [turn, [game, { records, also, least }]] of Object.entries(TABLES).entries()) {
  test(`the tables of ${game} are left at any time`, async ({ page }) => {
    const each = MOMENTS / records.length;
    const moments = records.flatMap((record) =>
      Array.from({ length: each }, (_, index): Moment => [record, Math.round((record.events.length * index) / (each - 1))]),
    );
    const screens = [...moments, ...(also ?? [])].map(([record, events]): Screen => {
      const save = { id: `${game}1`, text: saveOf(record, events) };
      return { hash: `#/game/${game}1`, ready: "[data-testid='table'], [data-testid='handoff']", away: SHELF, save, shared: true };
    });
    const tried = await leaveAll(page, screens, turn);
    expect(tried).toEqual(expect.arrayContaining([...least, "undo", "rematch", "see-board"]));
  });
}

test("shelf, new game and rules are left at any time", async ({ page }) => {
  const save = { id: "flow1", text: saveOf(flowRecord("two"), 9) };
  const screens = [
    // The game comes a moment after the shelf.
    { hash: SHELF.hash, ready: "[data-testid='go-on']", away: { hash: "#/new/tintenherz", ready: "[data-testid='begin-game']" }, save },
    ...Object.keys(TABLES).flatMap((game) => [
      { hash: `#/new/${game}`, ready: "[data-testid='begin-game']", away: SHELF },
      { hash: `#/rules/${game}`, ready: ".rules-title", away: SHELF },
    ]),
  ];
  const tried = await leaveAll(page, screens);
  expect(tried).toEqual(expect.arrayContaining(["go-on", "put-away", "box-flow", "begin-game", "draw-lots", "add-seat"]));
});
