// Puts a game that was played before on the shelf.

import { expect, type Page } from "@playwright/test";
import { crc32 } from "node:zlib";
import { onShelf } from "./app";

type Played = { setup?: unknown; events: unknown[]; result?: unknown };

/** A save of this record as it stood after `events` events, at this time; of all of them with its result. */
export function saveOf(record: Played, events = record.events.length, time = 1_790_000_000_000): string {
  const { result, ...open } = record;
  const whole = events === record.events.length && result !== undefined;
  const saved = { time, at: events, record: { ...open, events: record.events.slice(0, events), ...(whole && { result }) } };
  const json = JSON.stringify(saved);
  // The version of the format and the generation stand before the text and are summed with it.
  const sum = crc32(Buffer.concat([Buffer.from([1, 0, 0, 0]), Buffer.from(json)]));
  return `heartbox-save 2 1 ${sum.toString(16).padStart(8, "0")}\n${json}`;
}

/** Puts this save under this id, in place of what was there; its journal goes. */
export function putOnShelf(page: Page, id: string, save: string) {
  return page.evaluate(
    async ([id, save]) => {
      await new Promise<void>((done, fail) => {
        const request = indexedDB.open("heartbox", 1);
        request.onerror = () => fail(request.error);
        // As the page makes it, if it has not come to that yet.
        request.onupgradeneeded = () => request.result.createObjectStore("journal");
        request.onsuccess = () => {
          const removed = request.result.transaction("journal", "readwrite");
          removed.objectStore("journal").delete(IDBKeyRange.bound([id], [id, []]));
          removed.oncomplete = () => {
            request.result.close();
            done();
          };
        };
      });
      localStorage.removeItem(`heartbox:game:${id}:a`);
      localStorage.setItem(`heartbox:game:${id}:b`, save);
    },
    [id, save],
  );
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
