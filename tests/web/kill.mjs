// Nothing that was seen is lost: kills the whole browser, again and again, in the middle of a game, and looks for what had been on the
// screen for 100 ms, or twice as long as the browser takes at that moment for an entry of its own: on a busy machine even a bare entry takes
// longer than 100 ms. Beside it stands what localStorage alone would have lost.
//   [KILLS=20] [SEED=n] node tests/web/kill.mjs
// The games go on after each kill, in the same profile, until it is full or the game is over. Of more than 20 sessions every fiftieth takes five
// minutes, the others up to five seconds.

import puppeteer from "puppeteer-core";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";
import { IDS } from "../../scripts/games.mjs";
import { nextTouch } from "./player.mjs";

const DIST = process.env.HEARTBOX_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const KILLS = Number(process.env.KILLS || 20);
const SEED = Number(process.env.SEED || Date.now() % 1e6);
/** The number of sessions in one profile. */
const SESSIONS = 5;
/** What has been on the screen for this number of milliseconds must be there again, */
const SEEN_MS = 100;
/** or for this number of times as long as the slowest bare entry of the last moments. */
const SEEN_ENTRIES = 2;
/** The bare entries that were being written in this number of milliseconds before the kill are compared with. */
const COMPARED_MS = 1000;
const byTestId = (id) => `[data-testid="${id}"]`;
const TABLE = `${byTestId("table")}, ${byTestId("handoff")}`;

let state = SEED;
/** A number from 0 to 1; the same ones for the same seed. */
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** Sent into the page: plays on and on, and reports how many events of which game are on the screen. */
async function playOn() {
  const id = () => location.hash.split("/").at(-1);
  const report = () => {
    const events = Number(document.querySelector(".log [data-testid='look-back']")?.getAttribute("href").split("/at/")[1] ?? 0);
    if (events > 0) window.shown(id(), events, Date.now());
  };
  new MutationObserver(report).observe(document.body, { childList: true, subtree: true, attributeFilter: ["href"] });
  report();
  for (;;) {
    const place = await window.nextTouch({ patience: 1e9 });
    if (place) document.elementFromPoint(place.x, place.y)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    else document.querySelector('[data-testid="rematch"]').click();
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Sent into the page: writes entries that are as durable as the journal's, one after the other, and reports when each began and how long it took. */
async function keepWriting() {
  const asked = (request) => new Promise((done, failed) => ((request.onsuccess = () => done(request.result)), (request.onerror = () => failed(request.error))));
  const opening = indexedDB.open("kill-test");
  opening.onupgradeneeded = () => opening.result.createObjectStore("entries");
  const database = await asked(opening);
  for (let entry = 0; ; entry += 1) {
    const began = Date.now();
    window.wrote(began, null);
    const writing = database.transaction("entries", "readwrite", { durability: "strict" });
    writing.objectStore("entries").put(entry, 0);
    await new Promise((done) => (writing.oncomplete = done));
    window.wrote(began, Date.now() - began);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The longest of these bare entries that were being written shortly before the kill, in milliseconds; one that was not finished counts as long as it had taken. */
function slowest(entries, killed) {
  const lengths = [...entries].map(([began, length]) => ({ ended: length === null ? killed : began + length, length: length ?? killed - began }));
  return Math.max(0, ...lengths.filter(({ ended }) => ended >= killed - COMPARED_MS).map(({ length }) => length));
}

/** Sent into the page: how many events of this game localStorage has. */
function saved(id) {
  const copies = ["a", "b"].map((copy) => localStorage.getItem(`heartbox:game:${id}:${copy}`)).filter(Boolean);
  const generation = (text) => Number(text.split(" ", 3)[2]);
  const [newest] = copies.sort((one, two) => generation(two) - generation(one));
  return newest === undefined ? null : JSON.parse(newest.slice(newest.indexOf("\n") + 1)).at;
}

const launch = (userDataDir) =>
  puppeteer.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    userDataDir,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
    defaultViewport: { width: 1024, height: 768, hasTouch: true },
  });

/** Opens the page at this address, with the player in it. */
async function open(browser, url, shown, wrote) {
  const page = await browser.newPage();
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await page.exposeFunction("shown", shown);
  await page.exposeFunction("wrote", wrote);
  await page.evaluateOnNewDocument(`window.nextTouch = ${nextTouch}`);
  await page.goto(url);
  return page;
}

/** Begins a game with three people. */
async function begin(page, game) {
  await (await page.waitForSelector(byTestId(`box-${game}`))).click();
  await (await page.waitForSelector(byTestId("add-seat"))).click();
  await (await page.waitForSelector(byTestId("begin-game"))).click();
  await page.waitForSelector(TABLE);
}

const site = await serve({ dir: DIST, base: "/heartbox/" });
const failures = [];
let [longest, kills, lostEvents, aloneEvents, aloneKills, aloneGames] = [SEEN_MS, 0, 0, 0, 0, 0];
try {
  for (let round = 0; kills < KILLS; round += 1) {
    const profile = mkdtempSync(join(tmpdir(), "heartbox-kill-"));
    let id = null;
    for (let session = 0; session < SESSIONS && kills < KILLS; session += 1, kills += 1) {
      const length = KILLS > 20 && kills % 50 === 49 ? 300_000 : 500 + random() * 4500;
      const what = `kill ${kills + 1} (seed ${SEED}, ${IDS[round % IDS.length]}, after ${(length / 1000).toFixed(1)} s)`;
      /** What was on the screen, when. */
      const seen = [];
      /** The bare entries: when each began, and how long it took. */
      const entries = new Map();
      const browser = await launch(profile);
      const page = await open(browser, id ? `${site.url}#/game/${id}` : site.url, (...report) => seen.push(report), (began, length) => entries.set(began, length));
      if (id) await page.waitForSelector(TABLE);
      else await begin(page, IDS[round % IDS.length]);
      // It ends with the browser.
      page.evaluate(playOn).catch(() => {});
      page.evaluate(keepWriting).catch(() => {});
      await new Promise((done) => setTimeout(done, length));
      const over = new Promise((done) => browser.process().once("exit", done));
      const at = Date.now();
      process.kill(-browser.process().pid, "SIGKILL");
      await over;

      const long = Math.max(SEEN_MS, SEEN_ENTRIES * slowest(entries, at));
      longest = Math.max(longest, long);
      const last = seen.filter(([, , time]) => time <= at - long).at(-1);
      if (!last) continue;
      let events;
      [id, events] = last;
      const after = await launch(profile);
      const plain = await after.newPage();
      await plain.goto(`${site.url}licences.txt`);
      const alone = await plain.evaluate(saved, id);
      if (alone === null) aloneGames += 1;
      if ((alone ?? 0) < events) {
        aloneKills += 1;
        aloneEvents += events - (alone ?? 0);
      }
      const again = await open(after, `${site.url}#/game/${id}`, () => {}, () => {});
      const there = await again.waitForSelector(TABLE, { timeout: 10_000 }).then(() => true, () => false);
      const found = there ? await again.evaluate(saved, id) : null;
      const notices = await again.$$eval("[data-notice]", (all) => all.map((notice) => notice.dataset.notice));
      if (found === null) failures.push(`${what}: the whole game is gone, ${events} events`);
      else if (found < events) {
        lostEvents += events - found;
        failures.push(`${what}: ${events - found} of ${events} events are lost`);
      }
      if (notices.length > 0) failures.push(`${what}: ${notices.join(", ")}`);
      await after.close();
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
} finally {
  await site.close();
}
console.log(`${kills} kills: ${lostEvents} events lost that had been seen for ${SEEN_MS} ms (${longest} ms where bare entries took longer).`);
console.log(`localStorage alone: ${aloneEvents} events lost in ${aloneKills} kills, ${aloneGames} times the whole game.`);
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
