// No touch is silent: whatever looks like a thing on a board acts, is chosen, or says what it is or why not.

import type { Page } from "@playwright/test";
import { beginGame, type GameId, onShelf, playOn, readTable, seeded, settle, tapAt, touch } from "./app";
import { expect, test } from "./fixtures";
import { flowRecord, openAt } from "./flow";
import { find, infarktRecord, openAt as openInfarktAt } from "./infarkt";
import { drawn, EVERYTHING } from "./layouts";
import { liftCurtain, PEOPLE } from "./screens";

/** A game, what is only the ground on its board, and moments at which everything is touched. */
type Board = { game: GameId; ground: string; moments: [string, (page: Page) => Promise<unknown>][] };

const after = (game: GameId, people: number, moments: number): Board["moments"][0] => [
  `${people} people, after ${moments} moments`,
  async (page) => {
    await beginGame(page, game, PEOPLE.slice(0, people));
    await playOn(page, moments);
  },
];
const recorded = (name: "two" | "eight" | "hybrid", events: number): Board["moments"][0] => [
  `${name} after ${events} events`,
  (page) => openAt(page, flowRecord(name), events),
];

/** A visit of a place, with all cards and pieces where they are then. */
const visiting = (name: "three" | "five"): Board["moments"][0] => [
  `${name} people, on a visit`,
  async (page) => {
    const record = infarktRecord(name);
    await openInfarktAt(page, record, find(record, "go", 60));
    await liftCurtain(page);
  },
];

const BOARDS: Board[] = [
  {
    game: "flow",
    ground: ".fl-veins *, .fl-ways *, .fl-arrow",
    moments: [recorded("two", 0), recorded("two", 30), recorded("two", 33), recorded("eight", 133), recorded("hybrid", 28), recorded("hybrid", 88)],
  },
  { game: "heartstrings", ground: ".hs-felt, .hs-seam", moments: [after("heartstrings", 2, 0), after("heartstrings", 3, 9), after("heartstrings", 2, 24)] },
  {
    game: "infarkt",
    // The gutters between the places.
    ground: ".in-pulse",
    moments: [visiting("three"), visiting("five")],
  },
  { game: "tintenherz", ground: "", moments: [after("tintenherz", 2, 0), after("tintenherz", 4, 9), after("tintenherz", 3, 20)] },
];

/** The middles of all that is drawn and can be seen, with what it is. */
function things(page: Page, ground: string) {
  return page.evaluate((ground) => {
    const board = document.querySelector(".board-frame");
    const found = new Map<string, { x: number; y: number; what: string }>();
    for (const drawn of board?.querySelectorAll("circle, rect, use, text, path") ?? []) {
      const { left, top, width, height } = drawn.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (Math.min(width, height) < 12 || (ground && drawn.matches(ground))) continue;
      // What lies under something else is touched where it can be seen, or not at all.
      const hit = document.elementFromPoint(x, y);
      if (!hit || !board?.contains(hit) || (ground && hit.matches(ground))) continue;
      const name = (element: Element | null) => element?.getAttribute("class") ?? element?.getAttribute("href") ?? element?.tagName ?? "";
      found.set(`${Math.round(x / 6)} ${Math.round(y / 6)}`, { x, y, what: `${name(drawn.parentElement)} > ${name(drawn)}` });
    }
    return [...found.values()];
  }, ground);
}

for (const { game, ground, moments } of BOARDS) {
  // One of the moments, selected by the seed.
  const one = Math.floor(drawn(`silence in ${game}`) * moments.length);
  for (const [when, goThere] of moments.filter((_, index) => EVERYTHING || index === one)) {
    test(`${game}, ${when}: everything on the board answers`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await seeded(page, 3);
      await page.goto("./");
      await onShelf(page);
      await goThere(page);
      const start = await readTable(page);
      const all = await things(page, ground);
      expect(all.length, "there is something on the board").toBeGreaterThan(12);
      /** Whether the table looks different from when this was last asked, and whether something was played, or is about to be. */
      const look = () =>
        page.evaluate((events) => {
          const kept = window as { shown?: string };
          const shown = document.querySelector(".table")?.innerHTML;
          const changed = shown !== kept.shown;
          kept.shown = shown;
          const now = Number(document.querySelector(".log [data-testid='look-back']")?.getAttribute("href")?.split("/at/")[1]);
          const played = now > events || document.querySelector(".scrim, .tumbling") !== null;
          return { changed, played };
        }, start.events);
      const silent: string[] = [];
      for (const { x, y, what } of all) {
        // The same refusal twice would look like silence.
        const close = page.locator(".why-not button");
        if ((await close.count()) > 0) await touch(close);
        await look();
        await tapAt(page, x, y);
        await settle(page);
        // What is read lies in a dialog over the table. On a busy machine an answer may take some frames.
        const reading = page.getByTestId("reading");
        let [changed, played, read] = [false, false, false];
        const answered = async () => {
          ({ changed, played } = await look());
          read = (await reading.count()) > 0;
          return changed || read;
        };
        await expect.poll(answered, { intervals: [0, 50], timeout: 1000 }).toBe(true).catch(() => {});
        if (read) {
          await page.keyboard.press("Escape");
          await expect(reading).toHaveCount(0);
        }
        if (!changed && !read) silent.push(`${what} at ${Math.round(x)},${Math.round(y)}`);
        // What was done is taken back, so that everything is where it was.
        if (!played) continue;
        const now = () => readTable(page);
        while ((await now()).events > start.events) await touch(page.getByTestId("undo"));
      }
      expect(silent).toEqual([]);
    });
  }
}
