// Does the page answer touches as fast while a bot thinks? Bots play among themselves and somebody opens a dialog and closes it again, on a
// processor four times slower (CDP slows the page down, not its workers): with bots that decide at once, with bots that think in the worker,
// and with bots that think on the page because there is no worker. The three take turns in one run. The time runs from the lifting of the finger
// to the end of the first frame after it; where bots think, the finger comes down when one has just begun.
//   node tests/web/meanwhile.mjs [flow|infarkt …]

import { chromium } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";

const DIST = process.env.HEARTBOX_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const GAMES = process.argv.length > 2 ? process.argv.slice(2) : ["flow", "infarkt"];
const SLOWER = 4;
const ROUNDS = 3;
const TOUCHES = 10;
const ARMS = [
  { name: "at once", level: "2", worker: true },
  { name: "in the worker", level: "4", worker: true },
  { name: "on the page", level: "4", worker: false },
];

const byTestId = (id) => `[data-testid="${id}"]`;
const quantile = (values, part) => values.toSorted((one, two) => one - two)[Math.ceil(values.length * part) - 1];

/** Runs in the page before it: knows when a bot began to think, and how long each touch took. */
function watch(worker) {
  window.answers = [];
  window.thinking = 0;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...said) {
    if (said[0].length > 0) window.thinking += 1;
    postMessage.apply(this, said);
  };
  if (!worker) {
    window.Worker = class {
      constructor() {
        throw new Error("there are none");
      }
    };
  }
  const painted = new MessageChannel();
  const begun = [];
  painted.port1.onmessage = () => window.answers.push(performance.now() - begun.shift());
  addEventListener(
    "click",
    (event) => {
      begun.push(event.timeStamp);
      requestAnimationFrame(() => painted.port2.postMessage(null));
    },
    { capture: true },
  );
}

/** How long so many touches took while bots of this arm played. */
async function touches(browser, url, game, { level, worker }) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("heartbox:settings", JSON.stringify({ lang: "en", pace: "fast" })));
  await page.addInitScript(watch, worker);
  await page.goto(`${url}#/new/${game}`);
  await page.locator(byTestId("others-are-bots")).click();
  for (const select of await page.locator(".person select").all()) await select.selectOption(level);
  await page.locator(byTestId("begin-game")).click();
  await page.locator(byTestId("bots")).waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const tap = async (id) => {
    const again = page.locator(byTestId("rematch"));
    if (id === "bots" && (await again.count()) > 0) await again.tap();
    // A new question, or where none is asked, the next move.
    await page.evaluate(async (asks) => {
      const now = () => (asks ? window.thinking : document.querySelector(".latest").textContent);
      const before = now();
      for (let frames = 0; frames < 120 && now() === before; frames += 1) await new Promise(requestAnimationFrame);
    }, level === "4" && worker);
    await page.locator(byTestId(id)).tap();
    await page.waitForTimeout(150);
  };
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.answers = [];
  });
  for (let touch = 0; touch < TOUCHES; touch += 1) {
    await tap("bots");
    await tap("close-bots");
  }
  const answers = await page.evaluate(() => window.answers);
  await context.close();
  return answers;
}

const site = await serve({ dir: DIST, base: "/some/where/heartbox/" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
for (const game of GAMES) {
  const found = ARMS.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [number, arm] of ARMS.entries()) found[number].push(...(await touches(browser, site.url, game, arm)));
  }
  const [without] = found;
  for (const [number, { name }] of ARMS.entries()) {
    const part = (of) => {
      const [here, there] = [quantile(found[number], of), quantile(without, of)];
      return `${here.toFixed(0)} ms (${(here / there).toFixed(2)} of that without thinking)`;
    };
    console.log(`${game}, bots decide ${name}: ${found[number].length} touches, median ${part(0.5)}, 95 % below ${part(0.95)}`);
  }
}
await browser.close();
await site.close();
