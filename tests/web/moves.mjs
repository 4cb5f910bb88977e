// How long does a bot that searches take for a move, on a processor four times slower? Bots play among themselves at once. CDP slows the
// page down and not its workers, so what people feel who have no faster machine lies nearer to the time without a worker.
//   node tests/web/moves.mjs [flow|infarkt …]

import { chromium } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { IDS } from "../../scripts/games.mjs";
import { serve } from "../../scripts/serve.mjs";

const DIST = process.env.HEARTBOX_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const GAMES = process.argv.length > 2 ? process.argv.slice(2) : IDS;
const SLOWER = 4;
/** How long the bots of a level play, and within what 95 % of their moves are wanted, both in milliseconds. */
const LEVELS = [
  { level: "3", play: 10_000, wanted: 1000 },
  { level: "4", play: 25_000, wanted: 3000 },
];

const byTestId = (id) => `[data-testid="${id}"]`;
const quantile = (values, part) => values.toSorted((one, two) => one - two)[Math.ceil(values.length * part) - 1];

/** Runs in the page before it: notes how long it was from one event in the journal to the next, where that is a decision. */
function watch(worker) {
  window.moves = [];
  if (!worker) {
    window.Worker = class {
      constructor() {
        throw new Error("there are none");
      }
    };
  }
  let last = performance.now();
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...said) {
    const now = performance.now();
    if (`${said[0]}`.includes('"by"')) window.moves.push(now - last);
    last = now;
    return add.apply(this, said);
  };
}

/** How long the moves took that a bot had to think about. */
async function moves(browser, url, game, { level, play }, worker) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("heartbox:settings", JSON.stringify({ lang: "en", pace: "at-once" })));
  await page.addInitScript(watch, worker);
  await page.goto(`${url}#/new/${game}`);
  await page.locator(byTestId("others-are-bots")).click();
  for (const select of await page.locator(".person select").all()) await select.selectOption(level);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.locator(byTestId("begin-game")).click();
  const again = page.locator(byTestId("rematch"));
  for (const end = Date.now() + play; Date.now() < end; await page.waitForTimeout(200)) if ((await again.count()) > 0) await again.click();
  const took = await page.evaluate(() => window.moves);
  await context.close();
  // What is forced comes within the next frames, and is no thought.
  return took.filter((time) => time > 40);
}

const site = await serve({ dir: DIST, base: "/some/where/heartbox/" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
for (const game of GAMES) {
  for (const arm of LEVELS) {
    for (const worker of [true, false]) {
      const took = await moves(browser, site.url, game, arm, worker);
      const [middle, most] = [0.5, 0.95].map((part) => quantile(took, part)?.toFixed(0));
      const who = worker ? "in the worker" : "on the page";
      console.log(`${game}, level ${arm.level} ${who}: ${took.length} moves, median ${middle} ms, 95 % within ${most} ms (wanted ${arm.wanted})`);
    }
  }
}
await browser.close();
await site.close();
