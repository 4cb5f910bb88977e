// Saves, journals and files that were changed, 500 of them, the checksums set right: the page opens, says what is wrong in one sentence of its
// own, loses nothing of what lay there, and the sound game beside them is played on. The same by the hundred thousand, natively: tests/saves/.

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import { leaveGame, onShelf, playOn, readTable, touch } from "./app";
import { expect, test } from "./fixtures";
import { flowRecord } from "./flow";
import { saveOf } from "./saved";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Kept = { texts: [string, string][]; entries: [string, number, string][] };

const AT = 1_790_000_000_000;
const flow = flowRecord("two");
const infarkt = JSON.parse(readFileSync(new URL("fixtures-infarkt/two.json", import.meta.url), "utf8")) as typeof flow;
/** The sentences of the page that are about what was found. */
const SAID = [
  "A saved game couldn’t be read. It has been set aside; all other games are fine.",
  "The newest copy of a game was damaged. The one before it is used instead; one move may be missing.",
  "A saved game comes from a newer Heartbox. It stays untouched until this one is up to date.",
  "One game was saved with two different histories. Both are on the shelf.",
];
const FAULTS = [
  /^This file is too large: a game has at most 1 MB and 100,000 events\.$/,
  /^There’s no Heartbox game in this file\.$/,
  /^This file comes from a newer Heartbox\.$/,
  /^The players and options in this file don’t go together\.$/,
  /^Event \d+ in this file breaks the rules\. The game wasn’t opened\.$/,
  /^The result in this file doesn’t fit its game\.$/,
];

/** Numbers that are the same each time (mulberry32). */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
type Chance = ReturnType<typeof chance>;

const sum = (bytes: Buffer, text: string) =>
  crc32(Buffer.concat([bytes, Buffer.from(text)])).toString(16).padStart(8, "0");
const number = (value: number, size: 4 | 8) => {
  const bytes = Buffer.alloc(size);
  if (size === 4) bytes.writeUInt32LE(value);
  else bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const copyOf = (generation: number, json: string, version = "2") =>
  `heartbox-save ${version} ${generation} ${sum(number(generation, 4), json)}\n${json}`;
const entryOf = (id: string, generation: number, json: string) =>
  `${generation} ${AT} ${sum(Buffer.concat([Buffer.from(id), number(generation, 4), number(AT, 8)]), json)}\n${json}`;

const OTHERS = [
  "null", "true", "0", "-1", "0.5", "1e999", "18446744073709551616", "4294967296", "01", "NaN", '""', '"\\ud800"', "[]", "{}", "[[]]",
  `${"[".repeat(200)}${"]".repeat(200)}`, `${'{"a":'.repeat(20_000)}0${"}".repeat(20_000)}`, `"${"💔".repeat(5_000)}"`,
];

/** Every value in a value, as a way to exchange it. */
function places(value: Json, set: (other: Json) => void, found: { value: Json; set: (other: Json) => void }[] = []) {
  found.push({ value, set });
  if (Array.isArray(value)) value.forEach((member, index) => places(member, (other) => (value[index] = other), found));
  else if (value && typeof value === "object")
    for (const key of Object.keys(value)) places(value[key], (other) => (value[key] = other), found);
  return found;
}

/** The JSON, changed: bits, types, sizes, order, nesting, foreign versions and foreign games. */
function changed(json: string, random: Chance): string {
  const hole = OTHERS[random(OTHERS.length)];
  const root = { value: JSON.parse(json) as Json };
  const all = places(root.value, (other) => (root.value = other));
  const place = all[random(all.length)];
  const record = (all.find(({ value }) => value && typeof value === "object" && "setup" in value)?.value ?? {}) as { [key: string]: Json };
  switch (random(9)) {
    case 0: {
      const bytes = Buffer.from(json);
      bytes[random(bytes.length)] ^= 1 << random(7);
      return bytes.toString();
    }
    case 1: {
      const at = random(json.length);
      return json.slice(0, at) + (random(2) ? json.slice(at + 1 + random(9)) : "");
    }
    case 2:
    case 3:
      place.set("@@");
      break;
    case 4:
      place.set(structuredClone(all[random(all.length)].value));
      break;
    case 5:
      if (Array.isArray(place.value)) place.set([...place.value].reverse());
      else if (place.value && typeof place.value === "object") place.set(Object.fromEntries(Object.entries(place.value).slice(1)));
      else place.set([place.value, place.value]);
      break;
    case 6:
      if (Array.isArray(record.events)) record.events = [...record.events, ...record.events, ...record.events];
      else place.set({ more: place.value });
      break;
    case 7:
      Object.assign(record, [{ version: 99 }, { version: "@@" }, { format: "elsewhere" }, { game: "chess" }, { game: "infarkt" }][random(5)]);
      break;
    default:
      Object.assign(record, [{ setup: infarkt.setup }, { events: infarkt.events.slice(0, 9) }, { result: { winners: [7] } }][random(3)]);
  }
  return JSON.stringify(root.value).replaceAll('"@@"', hole);
}

/** The JSON of a save after this number of events. */
const jsonOf = (events: number) => saveOf(flow, events, AT).split("\n")[1];

/** Puts these into the two stores, before the page has looked. */
function put(page: Page, kept: Kept) {
  return page.evaluate(async ({ texts, entries }) => {
    localStorage.clear();
    for (const [key, text] of texts) localStorage.setItem(key, text);
    await new Promise<void>((done, fail) => {
      const request = indexedDB.open("heartbox", 1);
      request.onerror = () => fail(request.error);
      request.onupgradeneeded = () => request.result.createObjectStore("journal");
      request.onsuccess = () => {
        const written = request.result.transaction("journal", "readwrite");
        written.objectStore("journal").clear();
        // Keys that this page never writes.
        for (const key of [5, new Date(0), "text", [7, 1], [], [["x"]]]) written.objectStore("journal").put("rubbish", key);
        for (const [id, generation, text] of entries) written.objectStore("journal").put(text, [id, generation]);
        written.onabort = () => fail(written.error);
        written.oncomplete = () => {
          request.result.close();
          done();
        };
      };
    });
  }, kept);
}

/** What localStorage has. */
const texts = (page: Page) => page.evaluate(() => Object.entries(localStorage));

const SOUND = "sound";
const sound: [string, string] = [`heartbox:game:${SOUND}:b`, saveOf(flow, 30, AT + 1)];

/** Opens the page on what was put there, and looks until nothing more is found. */
async function opens(page: Page, kept: Kept) {
  await page.goto("./");
  await onShelf(page);
  await put(page, { ...kept, texts: [...kept.texts, sound] });
  await page.reload();
  await onShelf(page);
  const link = page.locator(`[data-testid="go-on"][href="#/game/${SOUND}"]`);
  await expect(link.locator("svg").first()).toBeVisible({ timeout: 20_000 });
  let before = "";
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await texts(page));
        const still = now === before;
        before = now;
        return still;
      },
      { intervals: [400] },
    )
    .toBe(true);
  // Each finding in one sentence, and none twice.
  const said = await page.locator(".banner:not([data-notice='UpdateReady']) span").allTextContents();
  expect(said.filter((text) => !SAID.includes(text))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
  const after = await texts(page);
  // Whatever lay there lies there still, under its key or aside.
  const there = new Set(after.map(([, text]) => text));
  expect(kept.texts.filter(([, text]) => !there.has(text)).map(([key]) => key)).toEqual([]);
  expect(after.filter(([key]) => key.startsWith(`heartbox:game:${SOUND}:`))).toEqual([sound]);
  return { said, after };
}

/** The sound game is opened and played on. */
async function playsOn(page: Page) {
  await touch(page.locator(`[data-testid="go-on"][href="#/game/${SOUND}"]`));
  await expect(page.getByTestId("table")).toBeVisible();
  const { events } = await readTable(page);
  expect(events).toBeGreaterThanOrEqual(30);
  await playOn(page, 1);
  await leaveGame(page);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("250 saves that were changed leave the others as they are", async ({ page }) => {
  const random = chance(11);
  const seen = new Set<string>();
  for (const part of [0, 1]) {
    const kept: Kept = { texts: [], entries: [] };
    for (let game = 0; game < 125; game += 1) {
      const [older, newer] = [jsonOf(12), jsonOf(13)];
      const wrong = changed(newer, random);
      const version = random(12) ? "2" : ["3", "0", "x"][random(3)];
      kept.texts.push([`heartbox:game:m${part}x${game}:a`, copyOf(2, wrong, version)]);
      if (game % 2) kept.texts.push([`heartbox:game:m${part}x${game}:b`, copyOf(1, older)]);
    }
    const { said } = await opens(page, kept);
    said.forEach((text) => seen.add(text));
  }
  expect([...seen].sort(), "damaged, older and later ones were among them").toEqual(SAID.slice(0, 3).sort());
  await playsOn(page);
});

test("150 journals that were changed cost nothing that was saved", async ({ page }) => {
  const random = chance(12);
  const kept: Kept = { texts: [], entries: [] };
  const least = new Map<string, number>();
  for (let game = 0; game < 150; game += 1) {
    const id = `j${game}`;
    kept.texts.push([`heartbox:game:${id}:b`, copyOf(1, jsonOf(10))]);
    const changes = [`{"whole":${jsonOf(10)}}`, ...[10, 11, 12].map((index) => JSON.stringify({ play: [flow.events[index]] }))];
    const place = random(changes.length);
    const generation = random(8) ? place + 1 : [0, 9, 4_294_967_295][random(3)];
    const moved = generation !== place + 1;
    const other = random(3) ? changed(changes[place], random) : JSON.stringify([{ at: random(20) }, { left: random(20) }, { at: -1 }, { play: {} }][random(4)]);
    changes.forEach((change, index) => {
      if (index !== place) kept.entries.push([id, index + 1, entryOf(id, index + 1, change)]);
      else kept.entries.push([id, generation, entryOf(id, generation, moved ? change : other)]);
    });
    // Entries before the changed one are sound, if nothing stands before them now.
    least.set(id, generation === 0 ? 1 : Math.max(1, place));
  }
  const { after } = await opens(page, kept);
  for (const [id, generation] of least) {
    const copies = after.filter(([key]) => key.includes(`game:${id}:`)).map(([, text]) => Number(text.split(" ", 3)[2]));
    expect(Math.max(...copies), id).toBeGreaterThanOrEqual(generation);
  }
  await playsOn(page);
});

test("100 files that were changed are opened or refused by one sentence", async ({ page }) => {
  test.setTimeout(120_000);
  const random = chance(13);
  await opens(page, { texts: [], entries: [] });
  const record = JSON.stringify({ ...flow, events: flow.events.slice(0, 20), result: undefined });
  const fault = page.locator('.banner[data-notice="FileFault"]');
  const table = page.getByTestId("table");
  const seen = new Map<number, number>();
  for (let file = 0; file < 100; file += 1) {
    const text = changed(record, random);
    await page.getByTestId("open-file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(fault.or(table).first(), text.slice(0, 200)).toBeVisible();
    if (await table.isVisible()) {
      seen.set(-1, (seen.get(-1) ?? 0) + 1);
      await page.goto("./#/");
      await onShelf(page);
      continue;
    }
    const said = (await fault.locator("span").textContent()) ?? "";
    const which = FAULTS.findIndex((sentence) => sentence.test(said));
    expect(which, said).toBeGreaterThanOrEqual(0);
    seen.set(which, (seen.get(which) ?? 0) + 1);
    await fault.getByRole("button").click();
    await expect(fault).toHaveCount(0);
  }
  expect([1, 2, 3, 4, 5].filter((which) => !seen.has(which)), "each kind of fault is among them").toEqual([]);
  expect((await texts(page)).filter(([key]) => key.startsWith(`heartbox:game:${SOUND}:`))).toEqual([sound]);
  await playsOn(page);
});
