// How long a tap takes: plays a game of each kind on the built page and measures the longest task of the page's main thread within a
// second of a tap; and of all, with what the game does by itself: dealing, laying out.
// It counts the processor time of each task, times four, as on a processor four times slower: unlike the clock it does not
// depend on how often the page has to wait. What else the machine does still slows it down, by half and more where processors are shared,
// but never speeds it up: each game is played three times, with the same dice and taps, and the best time of each counts; then the
// median of three games. A figure, not a test.
//   node tests/web/responsiveness.mjs [game]

import { chromium } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";

const DIST = process.env.HEARTBOX_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const GAMES = process.argv[2] ? [process.argv[2]] : ["flow", "heartstrings", "tintenherz", "infarkt"];
const LIMIT = 50;
const SLOWER = 4;
const RUNS = 3;
const TRIES = 3;
const TAPS = 40;

const median = (all) => all.toSorted((one, two) => one - two)[Math.floor(all.length / 2)];
const ms = (value) => `${value.toFixed(0)} ms`;

/** The same games each time: see `seeded` in app.ts. */
function seed(start) {
  let state = start;
  crypto.getRandomValues = (array) => {
    for (let index = 0; index < array.length; index += 1) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      array[index] = (mixed ^ (mixed >>> 14)) & 255;
    }
    return array;
  };
}

/** The place to tap next; null when the game is over. */
async function nextPlace() {
  const one = (selector) => document.querySelector(selector);
  const start = performance.now();
  while (performance.now() - start < 10_000) {
    if (one("dialog.result")) return null;
    // Infarkt: the handoff, what is chosen, a way to go on; else a place for a piece, something to be done, a card.
    const infarkt = "[data-testid='reveal'], [data-testid='confirm'], [data-testid='accept'], [data-go]";
    const prompt = one(".prompt")?.textContent ?? "";
    const leave = "[data-testid='leave']";
    const next = () => {
      if (/set your pieces/.test(prompt)) return one(".in-head[aria-pressed='false'][aria-disabled='false']");
      if (/what will you do/.test(prompt)) return one(one(".in-do.chosen") ? leave : `.in-do[aria-disabled='false'], ${leave}`);
      return /choose your event|keep two|which drug stays/.test(prompt) ? one(".in-group:first-child .in-card:not(.chosen)") : null;
    };
    const lit = [...document.querySelectorAll(".board .lit")];
    // Flow: what a card that has been chosen still needs, a card, a piece; every third time a piece of somebody, to see where it flows.
    const flow = () => {
      if (one(".fl-card[aria-pressed='true']")) return one(".fl-pay[open] .fl-payment, [data-steps]") ?? one(".fl-choice[data-piece]");
      window.touches = (window.touches ?? 0) + 1;
      if (window.touches % 3 === 0) return one(".fl-piece:not(.selected, .lit)");
      return one(".fl-card.lit") ?? (lit.length > 1 ? lit[0] : one("[data-testid='flow']"));
    };
    const button = one("[data-testid='roll'], [data-testid='keep']") ?? one(infarkt) ?? (one(".in-board") && next()) ?? (one(".fl-board") && flow());
    const place = button ?? (lit.length > 1 || one(".action-buttons > .button") ? (lit[0] ?? one(".action-buttons > .button")) : null);
    if (place && !one(".die.tumbling")) {
      // What travels or is drawn anew has come to rest.
      await new Promise((done) => setTimeout(done, 100));
      const { left, top, width, height } = place.getBoundingClientRect();
      if (place.isConnected) return [left + width / 2, top + height / 2];
    }
    // Not with every frame: looking costs time too.
    await new Promise((done) => setTimeout(done, 60));
  }
  throw new Error(`nothing to tap: ${one(".prompt")?.textContent}`);
}

/**
 * The page's own tasks: their processor time in milliseconds, and whether there was a tap at most a second before. What the browser is told
 * by the tools that watch it is none of them.
 */
function tasks(events) {
  const spans = events.filter(({ ph, tdur }) => ph === "X" && tdur !== undefined);
  const page = spans.find(({ name }) => name === "EventDispatch");
  const own = spans.filter(({ pid, tid }) => pid === page.pid && tid === page.tid);
  const watching = own.filter(({ name }) => name === "Receive mojo message").filter(({ tdur }) => tdur > 5000);
  const tap = ["touchstart", "pointerdown", "click"];
  const taps = own.filter(({ name, args }) => name === "EventDispatch" && tap.includes(args?.data?.type));
  if (taps.length === 0) throw new Error("no tap is seen in what was traced");
  return own
    .filter(({ name }) => name === "ThreadControllerImpl::RunTask")
    .filter((task) => !watching.some(({ ts }) => ts >= task.ts && ts < task.ts + task.dur))
    .map(({ ts, dur, tdur }) => ({
      time: (tdur / 1000) * SLOWER,
      tapped: taps.some((one) => one.ts < ts + dur && one.ts > ts - 1_000_000),
    }));
}

async function play(browser, url, game, start) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true, locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(seed, start);
  await page.goto(url);
  await page.getByTestId(`box-${game}`).tap();
  // The most people that the game takes, for the fullest table.
  for (let people = 2; (await page.getByTestId("add-seat").count()) > 0; people += 1) {
    await page.getByTestId("add-seat").tap();
    await page.locator(`.person:nth-child(${people + 1})`).waitFor();
  }
  await page.getByTestId("begin-game").tap();
  await page.getByTestId("table").waitFor();
  const devtools = await context.newCDPSession(page);
  const events = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const ended = new Promise((done) => devtools.on("Tracing.tracingComplete", done));
  const traceConfig = { includedCategories: ["toplevel", "devtools.timeline"] };
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  let taps = 0;
  for (; taps < TAPS; taps += 1) {
    const place = await page.evaluate(nextPlace);
    if (!place) break;
    await page.touchscreen.tap(...place);
  }
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await devtools.send("Tracing.end");
  await ended;
  await context.close();
  const all = tasks(events);
  const longest = (tasks) => Math.max(0, ...tasks.map(({ time }) => time));
  const tapped = all.filter((task) => task.tapped);
  return { taps, longest: longest(tapped), longestOfAll: longest(all), over: tapped.filter(({ time }) => time > LIMIT).length };
}

const site = await serve({ dir: DIST, base: "/some/where/heartbox/" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
});
let failed = false;
try {
  for (const game of GAMES) {
    const runs = [];
    for (let run = 1; run <= RUNS; run += 1) {
      const tries = [];
      for (let one = 1; one <= TRIES; one += 1) tries.push(await play(browser, site.url, game, run));
      runs.push(tries.toSorted((one, two) => one.longest - two.longest)[0]);
    }
    const longest = median(runs.map((run) => run.longest));
    const sum = (what) => runs.reduce((all, run) => all + run[what], 0);
    console.log(
      `${game}: longest task ${ms(longest)} (limit ${LIMIT} ms), ${sum("over")} tasks over ${LIMIT} ms in ${sum("taps")} taps, ` +
        `longest of all ${ms(median(runs.map((run) => run.longestOfAll)))}, ` +
        `processor time on a processor ${SLOWER}x slower, median of ${RUNS} games, the best of ${TRIES} tries at each`,
    );
    failed ||= longest > LIMIT;
  }
} finally {
  await browser.close();
  await site.close();
}
process.exit(failed ? 1 : 0);
