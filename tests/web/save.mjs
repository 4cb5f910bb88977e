// Saves as the page writes them, for the tests of Chromium and for those of other engines.

import { crc32 } from "node:zlib";

/**
 * A save of this record as it stood after `events` events, at this time; of all of them with its result.
 * @param {{ setup?: unknown, events: unknown[], result?: unknown }} record
 */
export function saveOf(record, events = record.events.length, time = 1_790_000_000_000) {
  const { result, ...open } = record;
  const whole = events === record.events.length && result !== undefined;
  const saved = { time, at: events, record: { ...open, events: record.events.slice(0, events), ...(whole && { result }) } };
  const json = JSON.stringify(saved);
  // The version of the format and the generation stand before the text and are summed with it.
  const sum = crc32(Buffer.concat([Buffer.from([1, 0, 0, 0]), Buffer.from(json)]));
  return `heartbox-save 2 1 ${sum.toString(16).padStart(8, "0")}\n${json}`;
}

/**
 * Puts this save under this id, in place of what was there; its journal goes. Runs in the page.
 * @param {{ id: string, save: string }} saved
 */
export async function putSave({ id, save }) {
  await new Promise((done, fail) => {
    const request = indexedDB.open("heartbox", 1);
    request.onerror = () => fail(request.error);
    // Creates the store as the page does, which may not have opened the database yet.
    request.onupgradeneeded = () => request.result.createObjectStore("journal");
    request.onsuccess = () => {
      const removed = request.result.transaction("journal", "readwrite");
      removed.objectStore("journal").delete(IDBKeyRange.bound([id], [id, []]));
      removed.oncomplete = () => {
        request.result.close();
        done(undefined);
      };
    };
  });
  localStorage.removeItem(`heartbox:game:${id}:a`);
  localStorage.setItem(`heartbox:game:${id}:b`, save);
}
