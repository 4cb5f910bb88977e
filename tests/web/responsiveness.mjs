// What a finger feels: how long after a touch the first and the last change that it causes are on the screen, how long until a table is whole, and how long
// until the shelf can be used. Figures, not a test: what else the machine does slows them down, so it only says which limits are kept.
//
// Touches: a game of each kind with the most people, by touch, 60 touches, on a processor four times slower (CDP). The time runs from the
// lifting of the finger, as the browser took it in, to the end of the frame with the first or the last change of the document that it causes
// (MutationObserver), or to the end of the frame in which it was handled (Event Timing), whichever is later. Attributes that are set to what
// they were are no change, and what moves by style sheet after a change is none either. Caused by the touch is what comes within 450 ms
// and, after the first change, without a pause of 150 ms: what the game does by itself comes 500 ms after what it shows before. Touches that change nothing do not count,
// nor does the hand-off, which has its own figure.
//
// Turned: the same touches at two tables of this build. One of them turns to the person who acts; each touch comes after the turn.
//
// The finger is lifted at once, or after FINGER milliseconds.
//
// Long: Flow with eight after 3,000 events, opened from the shelf, and an undo there. Looking back: jumps to any moment of that game, to
// the board and to the log, which follows when nothing has changed for a while; and how many moments a second are displayed while its slider is drawn along. Link: how much longer than a game of a few events a long
// game takes from its link to the screen that says who plays, for each 6,000 events: it is carried out once, and its steps once more for
// the turns. Luck: how long it takes to judge a finished game of each kind, and the longest frame meanwhile. Memory: what the new-game screen leaves behind with
// each visit, from the 20th to the 150th: nodes of the document, script and program.
//
// Tables: from the touch of a waiting game on the shelf, the first time after the page has been loaded, and of the button of the hand-off.
// Start: from the start of the navigation, without anything cached, on a line of 1.6 Mbit/s with a round trip of 150 ms, to the end of the
// frame with the shelf.
//   [BASELINE=directory of another build] [FINGER=ms] node tests/web/responsiveness.mjs [flow|heartstrings|infarkt|tintenherz|long|look|link|luck|memory|start|turned …]

import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";
import { changesAfter, watchChanges } from "./changes.mjs";
import { nextTouch, seedRandom } from "./player.mjs";

const DIST = process.env.HEARTBOX_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const BUILDS = [["this build", DIST], ...(process.env.BASELINE ? [["before", process.env.BASELINE]] : [])];
const GAMES = ["flow", "heartstrings", "infarkt", "tintenherz"];
const PARTS = [...GAMES, "long", "look", "link", "luck", "memory", "start", "turned"];
const CHOSEN = process.argv.length > 2 ? process.argv.slice(2) : PARTS;
const SEED = 1;
const SLOWER = 4;
const TOUCHES = 60;
const OPENINGS = 5;
const STARTS = 3;
const LONG = 3000;
const UNDOS = 20;
const JUMPS = 40;
const SLIDE = 3000;
const LINKS = 12;
const [WARM, VISITS] = [20, 150];
const FINGER = Number(process.env.FINGER ?? 0);
const LIMITS = { first: 45, median: 80, high: 120, opened: 300, revealed: 150, long: 400, undo: 60, jump: 100, link: 50, judged: 20_000, start: 2000 };
/** Positions a second that are displayed while the slider of the past is drawn along. */
const POSITIONS = 20;
const TOUCH = { quiet: 150, bound: 450 };
/** After the last change of the displayed state, until the table has turned. */
const TURN = 1000;
/** The log follows later. */
const BOARD = { quiet: 50, bound: 450 };
const TABLE = { quiet: 150, bound: 2000 };
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };

const byTestId = (id) => `[data-testid="${id}"]`;
/** The screen between two people; the second id is that of the build before. */
const HANDOFF = `:is(${byTestId("handoff")}, ${byTestId("hand-over")})`;
/** The table, or the hand-off before it. */
const TABLES = `${byTestId("table")}, ${HANDOFF}`;

/** The button that adds a person, while there is room for one. */
const MORE = `${byTestId("add-seat")}:not(:disabled, [aria-disabled="true"])`;

/** The value that this part of all values does not exceed. */
function quantile(values, part) {
  const sorted = values.toSorted((one, two) => one - two);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}
const median = (values) => quantile(values, 0.5);

/** A page of its own on this build, with these settings; its processor slows down with `slow`. */
async function open(browser, url, settings = null) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true, locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(seedRandom, SEED);
  await page.addInitScript(watchChanges);
  if (settings) await page.addInitScript((settings) => localStorage.setItem("heartbox:settings", settings), JSON.stringify(settings));
  const devtools = await context.newCDPSession(page);
  const slow = (rate) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
  const touch = async (what) => {
    const place = await page.evaluate(nextTouch, what);
    if (!place) return place;
    if (place.hold_ms > 0) {
      // What counts begins when it has been held for long enough.
      await page.evaluate(({ x, y }) => {
        window.changes.touched = performance.now();
        document.elementFromPoint(x, y).closest(".hold").click();
      }, place);
      return place;
    }
    if (FINGER === 0) {
      await page.touchscreen.tap(place.x, place.y);
      return place;
    }
    const finger = (type, touchPoints) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    await finger("touchStart", [{ x: place.x, y: place.y }]);
    await page.waitForTimeout(FINGER);
    await finger("touchEnd", []);
    return place;
  };
  await page.goto(url);
  return { context, page, devtools, slow, touch };
}

/** From the shelf to the table of a new game with everybody who fits at it. */
async function begin({ page, touch }, game) {
  await touch({ selector: byTestId(`box-${game}`) });
  await page.locator(byTestId("begin-game")).waitFor();
  for (let people = await page.locator(".person").count(); (await page.locator(MORE).count()) > 0; people += 1) {
    await touch({ selector: MORE });
    await page.locator(".person").nth(people).waitFor();
  }
  await touch({ selector: byTestId("begin-game") });
  await page.locator(TABLES).first().waitFor({ state: "attached" });
}

/**
 * Plays on each of these pages until there have been enough touches that count, a touch on one page after a touch on the other: what else
 * the machine does slows all of them down. Hands over their times, and those of the hand-offs. Before each touch, `rest` milliseconds pass.
 */
async function play(views, game, rest = 0) {
  const players = views.map((view) => ({ view, touches: [], revealed: [] }));
  for (const view of views) {
    await begin(view, game);
    await view.slow(SLOWER);
  }
  for (let turn = 0; players.some(({ touches }) => touches.length < TOUCHES); turn += 1) {
    for (const { view: { page, touch }, touches, revealed } of players) {
      if (touches.length >= TOUCHES) continue;
      await page.bringToFront();
      // Nothing on the page tells that a turn is due: it begins a while after the last movement.
      if (rest) await page.waitForTimeout(rest);
      const handoff = (await page.locator(HANDOFF).count()) > 0;
      const place = await touch({ look: turn % 3 === 2 });
      if (!place) {
        await touch({ selector: byTestId("rematch") });
        continue;
      }
      const { first, last } = await page.evaluate(changesAfter, handoff ? TABLE : TOUCH);
      if (last !== null) (handoff ? revealed : touches).push({ first, last, what: place.what });
    }
  }
  for (const { slow } of views) await slow(1);
  return players;
}

/** Leaves the tables, where they are open to all, and opens them again from the shelf of a page that has just been loaded, one after the other. */
async function reopen(views) {
  const times = views.map(() => []);
  for (const { page, touch } of views) {
    await page.bringToFront();
    for (;;) {
      if (!(await page.evaluate(nextTouch, {}))) await touch({ selector: byTestId("rematch") });
      await page.locator(TABLES).first().waitFor({ state: "attached" });
      // In secret nothing is there to be opened: on to where the table lies open.
      if ((await page.locator(HANDOFF).count()) === 0) break;
      await touch({});
    }
    await touch({ selector: 'main:not([inert]) a[href="#/"]' });
  }
  for (let round = 0; round < OPENINGS; round += 1) {
    for (const [index, { page, slow, touch }] of views.entries()) {
      await page.bringToFront();
      await page.reload({ waitUntil: "networkidle" });
      await slow(SLOWER);
      await touch({ selector: byTestId("go-on") });
      times[index].push((await page.evaluate(changesAfter, TABLE)).last);
      await slow(1);
      await touch({ selector: `:is(main:not([inert]) ${byTestId("to-shelf")}, ${HANDOFF} a[href="#/"])` });
      await page.locator(byTestId("shelf")).waitFor();
    }
  }
  return times;
}

/** A game of Flow with eight people after many events, as a file. */
function longGame() {
  const record = longGames().find(({ events }) => events.length > LONG);
  if (!record) throw new Error(`no game has ${LONG} events`);
  delete record.result;
  record.events.length = LONG;
  return { name: "long.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) };
}

/** What the command line prints. */
function sim(args, input = "") {
  const call = ["run", "--quiet", "--locked", "--no-default-features", "--profile", "native-test", "--bin", "sim", "--", ...args];
  const root = fileURLToPath(new URL("../..", import.meta.url));
  return execFileSync("cargo", call, { cwd: root, encoding: "utf8", input, maxBuffer: 64 << 20 });
}

/** Games of Flow with eight who play without any thought, and therefore long. */
function longGames() {
  const records = sim(["play", "--game", "flow", "--players", "8", "--bots", "0", "--games", "8", "--seed", "1"]);
  return records.replaceAll('"bot:0"', '"human"').trim().split("\n").map((record) => JSON.parse(record));
}

/** Opens the links of a short and of a long game in turn; the times until it is shown who plays, and the difference in events. */
async function link(browser, url) {
  const long = longGames().toSorted((one, other) => other.events.length - one.events.length)[0];
  const { result, ...running } = long;
  const records = [{ ...running, events: long.events.slice(0, 10) }, running];
  const hashes = sim(["link", "encode", "-"], records.map((record) => JSON.stringify(record)).join("\n")).trim().split("\n");
  const { context, page, slow } = await open(browser, url);
  const times = [[], []];
  for (let round = 0; round < LINKS; round += 1) {
    for (const [index, hash] of hashes.entries()) {
      await page.evaluate(() => { location.hash = "#/"; });
      await page.locator(byTestId("box-flow")).waitFor();
      // What the shelf does when nobody does anything is done.
      await page.waitForTimeout(round === 0 ? 3000 : 300);
      await slow(SLOWER);
      const time = await page.evaluate(async (hash) => {
        const start = performance.now();
        location.hash = hash;
        while (!document.querySelector("[data-testid='linked']")) await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }, hash);
      await slow(1);
      // The first time the parts of the program come.
      if (round > 0) times[index].push(time);
    }
  }
  await context.close();
  return (median(times[1]) - median(times[0])) / (long.events.length - 10) * 6000;
}

/** Judges a finished game of this kind by bots; how long that takes, its events, and the longest frame meanwhile. */
async function judge(browser, url, game) {
  const players = { flow: 4, heartstrings: 3, infarkt: 4, tintenherz: 4 }[game];
  const text = sim(["play", "--game", game, "--players", `${players}`, "--bots", "2", "--games", "1", "--seed", "3"]);
  const record = JSON.parse(text.replaceAll('"bot:2"', '"human"'));
  const { context, page, slow } = await open(browser, url);
  await page.locator(byTestId("open-file")).setInputFiles({ name: "over.json", mimeType: "application/json", buffer: Buffer.from(text.replaceAll('"bot:2"', '"human"')) });
  await page.locator(TABLES).first().waitFor({ state: "attached" });
  await page.goto(`${page.url()}/at/0`);
  await page.locator(byTestId("open-charts")).click();
  const button = page.locator(byTestId("charts-luck"));
  await button.waitFor();
  await page.waitForTimeout(500);
  await slow(SLOWER);
  const figures = await button.evaluate(async (button) => {
    const start = performance.now();
    let [longest, last] = [0, start];
    button.click();
    while (!document.querySelector("[data-testid='charts-seats']")) {
      const now = await new Promise(requestAnimationFrame);
      longest = Math.max(longest, now - last);
      last = now;
    }
    return { time: performance.now() - start, longest };
  });
  await context.close();
  return { ...figures, events: record.events.length };
}

/** Opens the long game, and undoes some of it. */
async function long(browser, url, file) {
  const view = await open(browser, url);
  const { context, page, slow, touch } = view;
  await page.locator(byTestId("open-file")).setInputFiles(file);
  await page.locator(TABLES).first().waitFor({ state: "attached" });
  const [opened, undone] = [[], []];
  await touch({ selector: 'main:not([inert]) a[href="#/"]' });
  for (let round = 0; round < OPENINGS; round += 1) {
    await page.locator(byTestId("shelf")).waitFor();
    await page.reload({ waitUntil: "networkidle" });
    await slow(SLOWER);
    await touch({ selector: byTestId("go-on") });
    opened.push((await page.evaluate(changesAfter, TABLE)).last);
    if (round + 1 < OPENINGS) {
      await slow(1);
      await touch({ selector: byTestId("to-shelf") });
    }
  }
  for (let count = 0; count < UNDOS; count += 1) {
    await touch({ selector: byTestId("undo") });
    undone.push((await page.evaluate(changesAfter, TOUCH)).last);
  }
  await context.close();
  return { opened, undone: undone.filter((time) => time !== null) };
}

/** Looks back at the long game: times of jumps to any of its moments, and the moments a second that a slider displays. */
async function look(browser, url, file) {
  const { context, page, slow } = await open(browser, url);
  await page.locator(byTestId("open-file")).setInputFiles(file);
  await page.locator(TABLES).first().waitFor({ state: "attached" });
  await page.goto(`${page.url()}/at/0`);
  const slider = page.locator(byTestId("look-slider"));
  await slider.waitFor();
  await page.waitForTimeout(1000);
  await slow(SLOWER);
  const jumps = [[], []];
  for (let jump = 0; jump < 2 * JUMPS; jump += 1) {
    await slider.evaluate((input, to) => {
      Object.assign(window.changes, { touched: performance.now(), shown: [], handled: [] });
      input.value = `${to}`;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, (jump * 1237) % LONG);
    jumps[jump % 2].push((await page.evaluate(changesAfter, [BOARD, TABLE][jump % 2])).last);
    await page.waitForTimeout(500);
  }
  const shown = await slider.evaluate(
    (input, time) =>
      new Promise((done) => {
        const place = document.querySelector(".look-place");
        const seen = new Set();
        const start = performance.now();
        let to = 0;
        const next = () => {
          seen.add(place.textContent);
          if (performance.now() - start > time) return done(seen.size - 1);
          input.value = `${(to += 3)}`;
          input.dispatchEvent(new Event("input", { bubbles: true }));
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    SLIDE,
  );
  await context.close();
  const [board, log] = jumps.map((times) => times.filter((time) => time !== null));
  return { board, log, positions: shown / (SLIDE / 1000) };
}

/** What a visit of the new-game screen leaves behind: nodes of the document, bytes of script and of the program. */
async function memory(browser, url) {
  const { context, page, devtools, touch } = await open(browser, "about:blank");
  await page.addInitScript(() => {
    for (const name of ["instantiate", "instantiateStreaming"]) {
      const real = WebAssembly[name];
      WebAssembly[name] = async (...parts) => {
        const made = await real.apply(WebAssembly, parts);
        window.program ??= (made.instance ?? made).exports?.memory;
        return made;
      };
    }
  });
  await page.goto(url);
  await devtools.send("Performance.enable");
  const measure = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: of("Nodes"), script: of("JSHeapUsedSize"), program: await page.evaluate(() => window.program?.buffer.byteLength ?? 0) };
  };
  let before;
  for (let visit = 0; visit < VISITS; visit += 1) {
    if (visit === WARM) before = await measure();
    await touch({ selector: byTestId("box-flow") });
    await page.locator(byTestId("begin-game")).waitFor();
    await touch({ selector: 'a[href="#/"]' });
    await page.locator(byTestId("shelf")).waitFor();
  }
  const after = await measure();
  await context.close();
  return Object.fromEntries(Object.keys(after).map((kind) => [kind, (after[kind] - before[kind]) / (VISITS - WARM)]));
}

/** From the start of the navigation to a shelf that can be used. */
async function start(browser, url) {
  const { context, page, devtools, slow } = await open(browser, "about:blank");
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await slow(SLOWER);
  await page.goto(url);
  const time = await page.waitForFunction(() => window.changes.usable, undefined, { timeout: 60_000 });
  const usable = await time.jsonValue();
  await context.close();
  return usable;
}

const ms = (value) => (Number.isNaN(value) ? "not measured" : `${value.toFixed(0)} ms`);

/** One line for each figure: each build, its limit, and whether this build keeps it. */
function report(what, limit, figures) {
  const values = [...figures].map(([name, value]) => `${name} ${ms(value)}`).join(", ");
  const [[, own]] = figures;
  console.log(`${what}: ${values} (limit ${ms(limit)}: ${own <= limit ? "kept" : "NOT KEPT"})`);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
const sites = [];
for (const [name, dir] of BUILDS) sites.push([name, await serve({ dir, base: "/some/where/heartbox/" })]);
/** The same of each build, one after the other. */
async function onEach(measure) {
  const all = [];
  for (const [name, { url }] of sites) all.push([name, await measure(url)]);
  return (figure) => all.map(([name, value]) => [name, figure(value)]);
}
try {
  for (const game of CHOSEN.filter((part) => GAMES.includes(part))) {
    const views = [];
    for (const [, { url }] of sites) views.push(await open(browser, url));
    const played = await play(views, game);
    const opened = await reopen(views).catch((error) => {
      console.error(`${game} cannot be opened again: ${error.message.split("\n")[0]}`);
      return views.map(() => []);
    });
    for (const { context } of views) await context.close();
    const all = sites.map(([name], index) => [name, { touches: played[index].touches, revealed: played[index].revealed, opened: opened[index] }]);
    const of = (figure) => all.map(([name, value]) => [name, figure(value)]);
    const times = (list) => list.map(({ last }) => last);
    report(`${game}, a touch, first change, median`, LIMITS.first, of(({ touches }) => median(touches.map(({ first }) => first))));
    report(`${game}, a touch, last change, median`, LIMITS.median, of(({ touches }) => median(times(touches))));
    report(`${game}, a touch, last change, 98th percentile`, LIMITS.high, of(({ touches }) => quantile(times(touches), 0.98)));
    report(`${game}, opened from the shelf`, LIMITS.opened, of(({ opened }) => median(opened)));
    if (of(({ revealed }) => revealed.length)[0][1] > 0) {
      report(`${game}, after a hand-off`, LIMITS.revealed, of(({ revealed }) => median(times(revealed))));
    }
    if (process.env.DETAILS) console.log(JSON.stringify(of((value) => value)));
  }
  if (CHOSEN.includes("long")) {
    const file = longGame();
    const of = await onEach((url) => long(browser, url, file));
    report(`flow after ${LONG} events, opened from the shelf`, LIMITS.long, of(({ opened }) => median(opened)));
    report(`flow after ${LONG} events, undo`, LIMITS.undo, of(({ undone }) => median(undone)));
  }
  if (CHOSEN.includes("look")) {
    // The build before has no such screen.
    const { board, log, positions } = await look(browser, sites[0][1].url, longGame());
    report(`flow after ${LONG} events, a jump, 95th percentile`, LIMITS.jump, [["the board", quantile(board, 0.95)], ["with the log", quantile(log, 0.95)]]);
    console.log(`the slider of the past: ${positions.toFixed(0)} positions a second (at least ${POSITIONS}: ${positions >= POSITIONS ? "kept" : "NOT KEPT"})`);
  }
  if (CHOSEN.includes("link")) report("a link, for each 6,000 events", LIMITS.link, [["this build", await link(browser, sites[0][1].url)]]);
  if (CHOSEN.includes("luck")) {
    for (const game of GAMES) {
      const { time, longest, events } = await judge(browser, sites[0][1].url, game);
      report(`${game}, a game of ${events} events judged, longest frame ${ms(longest)}`, LIMITS.judged, [["this build", time]]);
    }
  }
  if (CHOSEN.includes("turned")) {
    for (const game of GAMES) {
      const modes = ["pass", "turn"];
      const views = [];
      for (const table_mode of modes) views.push(await open(browser, sites[0][1].url, { table_mode }));
      const played = await play(views, game, TURN);
      for (const { context } of views) await context.close();
      const of = (figure) => modes.map((mode, index) => [mode, figure(played[index].touches)]).reverse();
      report(`${game} turned, a touch, first change, median`, LIMITS.first, of((touches) => median(touches.map(({ first }) => first))));
      report(`${game} turned, a touch, last change, median`, LIMITS.median, of((touches) => median(touches.map(({ last }) => last))));
      report(`${game} turned, a touch, last change, 98th percentile`, LIMITS.high, of((touches) => quantile(touches.map(({ last }) => last), 0.98)));
    }
  }
  if (CHOSEN.includes("memory")) {
    for (const [name, { nodes, script, program }] of (await onEach((url) => memory(browser, url)))((value) => value)) {
      console.log(`a visit of the new-game screen leaves, ${name}: ${nodes.toFixed(1)} nodes, ${script.toFixed(0)} bytes of script, ${program.toFixed(0)} of the program`);
    }
  }
  if (CHOSEN.includes("start")) {
    const of = await onEach(async (url) => {
      const times = [];
      for (let run = 0; run < STARTS; run += 1) times.push(await start(browser, url));
      return times;
    });
    report("from start to shelf on a slow line", LIMITS.start, of(median));
  }
} finally {
  await browser.close();
  for (const [, site] of sites) await site.close();
}
