// Whether the table has room: what is due can be reached, wherever it is scrolled to.

import type { Page } from "@playwright/test";
import { beginGame, type GameId, readTable, touch } from "./app";
import { flowRecord, openAt as openFlowAt } from "./flow";
import { find, infarktRecord, openAt } from "./infarkt";
import { playUntil } from "./screens";

/** In percent of what browsers come with, and with space between letters. */
export const TEXTS = [100, 150, 200, "spaced"] as const;
export type TextSize = (typeof TEXTS)[number];

/** A table in the middle of a game with something half chosen, where the question needs most room. */
export async function inTheMiddle(page: Page, game: GameId, people: number) {
  switch (game) {
    case "flow": {
      const [record, at, kind] = people > 2 ? ([flowRecord("eight"), 347, "move"] as const) : ([flowRecord("two"), 33, "enter"] as const);
      for (const [seat, each] of record.setup.seats.entries()) each.name = NAMES[seat];
      await openFlowAt(page, record, at);
      await readTable(page);
      await touch(page.getByTestId(kind));
      return;
    }
    case "infarkt": {
      const record = infarktRecord(people > 2 ? "five" : "two");
      for (const [seat, each] of record.setup.seats.entries()) each.name = NAMES[seat];
      const event = find(record, "go", 60);
      await openAt(page, record, event);
      await readTable(page);
      return;
    }
    default:
      await beginGame(page, game, NAMES.slice(0, people));
      await playUntil(page, (now) => now.events > 12 && (game === "tintenherz" ? now.buttons.includes("reroll") : now.prompt.includes("attacks")));
  }
}

/** Long names, as some families have them. */
const NAMES = ["Christiane", "Bo", "Maximilian", "Di", "Eve", "Fay", "Gus", "Hal"];

/** What is due and cannot be reached by scrolling, or is covered wherever it is scrolled to; the least of the board; what is too wide. */
export const outOfReach = (page: Page, text: TextSize = 100) =>
  page.evaluate((text) => {
    const found: string[] = [];
    const table = document.querySelector<HTMLElement>(".table");
    if (!table) return ["there is no table"];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1 || table.scrollWidth > table.clientWidth + 1) found.push(`${Math.max(root.scrollWidth, table.scrollWidth)} px wide`);
    if (root.scrollHeight > innerHeight + 1 || root.scrollTop > 0) found.push("the page itself scrolls");
    const name = (element: Element) => `${element.getAttribute("data-testid") ?? element.getAttribute("data-place") ?? element.getAttribute("class")} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30)}”`;
    // A round thing does not fill its box: its middle counts, and for an odd one a few places around it.
    const isFree = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [[0.5, 0.5], [0.3, 0.5], [0.7, 0.5], [0.5, 0.3], [0.5, 0.7], [0.1, 0.1]].some(([x, y]) => {
        const [across, down] = [left + x * width, top + y * height];
        if (across < 0 || down < 0 || across > innerWidth || down > innerHeight) return false;
        const there = document.elementFromPoint(across, down);
        return !!there && (element.contains(there) || (element.matches("p, select") && there.contains(element)));
      });
    };
    const reach = (element: Element) =>
      (["nearest", "center", "start", "end"] as const).some((block) => {
        element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
        const { left, right } = element.getBoundingClientRect();
        // Spaced letters on a drawing may pass the edge of their sign.
        const edge = text === "spaced" && element instanceof SVGElement ? 4 : 1;
        return left >= -edge && right <= innerWidth + edge && isFree(element);
      });
    const due = ".table > .bar :is(a, button:not(:disabled), select), .board .lit, .actions .lit, .seats .lit, .actions .prompt, .actions button:not([aria-disabled='true'], :disabled)";
    for (const element of document.querySelectorAll(due)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert], .why-not, dialog, [aria-hidden='true']")) continue;
      if (element.getBoundingClientRect().width > 0 && !reach(element)) found.push(`${name(element)} cannot be touched`);
    }
    // The drawing itself, not only its place.
    const board = document.querySelector(".board svg")?.getBoundingClientRect();
    const least = Math.min(150, 0.4 * innerHeight);
    if (!board || board.width < least || board.height < least) found.push(`the board has ${board?.width.toFixed()}x${board?.height.toFixed()}`);
    // Letters are smaller before a word is broken; on the large buttons none is, however large the text.
    const range = document.createRange();
    for (const element of document.querySelectorAll(".seat-name strong, .table > .bar h1, .actions .button, .fl-card-name")) {
      const always = text !== "spaced" && element.matches(".action-buttons > .large");
      if ((text !== 100 && !always) || !element.checkVisibility() || getComputedStyle(element).clipPath !== "none") continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? "").matchAll(/[^\s\u00ad-]+/gu)) {
          // Letter by letter: the hyphen of a line belongs to what follows it.
          const lines = new Set<number>();
          for (let at = word.index; at < word.index + word[0].length; at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            lines.add(Math.round([...range.getClientRects()].at(-1)?.top ?? 0));
          }
          if (lines.size > 1) found.push(`“${word[0]}” is broken`);
        }
      }
    }
    table.scrollTo(0, 0);
    const bar = document.querySelector(".table > .bar")?.getBoundingClientRect();
    if (!bar || bar.top < -1 || bar.bottom > innerHeight + 1) found.push("the bar cannot be scrolled back");
    return [...new Set(found)];
  }, text);
