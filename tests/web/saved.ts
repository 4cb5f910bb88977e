// Puts a game that was played before on the shelf.

import { expect, type Page } from "@playwright/test";
import { onShelf } from "./app";
import { putSave } from "./save.mjs";

export { saveOf } from "./save.mjs";

/** Puts this save under this id, in place of what was there; its journal goes. */
export function putOnShelf(page: Page, id: string, save: string) {
  return page.evaluate(putSave, { id, save });
}

/** Opens this save. From the shelf, since a table that is open keeps what it has, and without loading the page again. */
export async function openSave(page: Page, id: string, save: string) {
  await page.goto("./#/");
  await onShelf(page);
  await putOnShelf(page, id, save);
  await page.goto(`./#/game/${id}`);
  await expect(page.locator("main:is(.table:not([inert]), .handoff)")).toBeVisible();
}

/**
 * Stretches of a record: its beginning, each decision of a kind that was not made before, with what comes right before and after it, and
 * its end. What lies between them is more of the same.
 */
export function stretches<Event>(events: Event[], kind: (event: Event) => string | null): [from: number, to: number][] {
  const seen = new Set<string | null>([null]);
  const found: [number, number][] = [];
  const add = (from: number, to: number) => {
    const last = found.at(-1);
    // To open the table costs as much as to play on for a few events.
    if (last && from <= last[1] + 6) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  };
  for (const [index, event] of events.entries()) {
    const is = kind(event);
    if (!seen.has(is)) add(Math.max(index - 1, 0), Math.min(index + 2, events.length));
    seen.add(is);
  }
  add(events.length - 20, events.length);
  return found;
}
