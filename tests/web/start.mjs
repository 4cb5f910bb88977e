// How long a first visit takes until the shelf can be used, on a line of 1.6 Mbit/s with 150 ms and a processor four times slower; beside it
// when the frame and its pictures are there, and how long after "Play" of each game, touched at once, names can be entered. The median of
// several visits, each in a browser window that has never seen the page.
//   [BASELINE=directory of another build] node tests/web/start.mjs [visits]

import { chromium } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { IDS } from "../../scripts/games.mjs";
import { serve } from "../../scripts/serve.mjs";

const DIST = process.env.HEARTBOX_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const BUILDS = [["this build", DIST], ...(process.env.BASELINE ? [["before", process.env.BASELINE]] : [])];
const VISITS = Number(process.argv[2] ?? 5);
const LIMITS = { shelf: 2000, names: 700 };
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const median = (all) => all.toSorted((one, two) => one - two)[Math.floor(all.length / 2)];

/** Runs in the page from its first moment: notes when the program has put the shelf in the place of the frame. */
function watchForShelf() {
  window.shelfAt = new Promise((done) => {
    const look = () => (document.querySelector("[data-testid='shelf']") ? done(performance.now()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
  window.paints = {};
  const note = (list) => list.getEntries().forEach((entry) => (window.paints[entry.name || entry.entryType] = entry.startTime));
  new PerformanceObserver(note).observe({ type: "paint", buffered: true });
  new PerformanceObserver(note).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Touches "Play" of this game, and waits for the fields of the names; in the page. */
function play(game) {
  const field = () => document.querySelector(".person-name");
  const begun = performance.now();
  document.querySelector(`[data-testid="box-${game}"]`).click();
  return new Promise((done) => {
    const look = () => (field() ? done(performance.now() - begun) : requestAnimationFrame(look));
    look();
  });
}

async function visit(browser, url, game) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchForShelf);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", LINE);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(url, { waitUntil: "commit" });
    const shelf = await page.evaluate(() => window.shelfAt);
    const names = await page.evaluate(play, game);
    const paints = await page.evaluate(() => window.paints);
    return { frame: paints["first-contentful-paint"], pictures: paints["largest-contentful-paint"], shelf, names };
  } finally {
    await context.close();
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
for (const [build, dir] of BUILDS) {
  const site = await serve({ dir, base: "/some/where/heartbox/" });
  const visits = [];
  for (const game of IDS) {
    const all = [];
    for (let i = 0; i < VISITS; i += 1) all.push(await visit(browser, site.url, game));
    visits.push(...all);
    console.log(`${build}, "Play" of ${game} to names: ${median(all.map(({ names }) => names)).toFixed(0)} ms (at most ${LIMITS.names})`);
  }
  const [frame, pictures, shelf] = ["frame", "pictures", "shelf"].map((what) => median(visits.map((each) => each[what])));
  console.log(`${build}, start: frame ${frame.toFixed(0)} ms, pictures ${pictures.toFixed(0)} ms, usable shelf ${shelf.toFixed(0)} ms (at most ${LIMITS.shelf})`);
  await site.close();
}
await browser.close();
