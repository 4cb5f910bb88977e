// How long a first visit takes until the shelf can be used, on a line of 1.6 Mbit/s with 150 ms and a processor four times slower; beside it
// when the frame and its pictures are there. The median of several visits, each in a browser window that has never seen the page.
//   node tests/web/start.mjs [visits]

import { chromium } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";

const DIST = process.env.HEARTBOX_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const VISITS = Number(process.argv[2] ?? 5);
const LIMIT = 2000;
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

async function visit(browser, url) {
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
    const paints = await page.evaluate(() => window.paints);
    return { frame: paints["first-contentful-paint"], pictures: paints["largest-contentful-paint"], shelf };
  } finally {
    await context.close();
  }
}

const site = await serve({ dir: DIST, base: "/some/where/heartbox/" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
const visits = [];
for (let i = 0; i < VISITS; i += 1) visits.push(await visit(browser, site.url));
await browser.close();
await site.close();
const [frame, pictures, shelf] = ["frame", "pictures", "shelf"].map((what) => median(visits.map((each) => each[what])));
console.log(`start: frame ${frame.toFixed(0)} ms, pictures ${pictures.toFixed(0)} ms, usable shelf ${shelf.toFixed(0)} ms (at most ${LIMIT})`);
