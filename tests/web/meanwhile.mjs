// Does the page answer touches as fast while a bot thinks? Somebody opens a dialog and closes it again, at moments that have nothing to do with
// what the bots do, on a processor four times slower (CDP slows the page down, not its workers). All tables have been played by bots for a
// while; then a person has taken over and is asked, so that nothing moves, or bots play on: such that decide at once, that think in the
// worker, or that think on the page because there is no worker. The four take turns in one run. The time runs from the lifting of the finger
// to the end of the first frame after it. Touches while the worker is thinking are told apart from those in the pause before.
//   ROUNDS=3 node tests/web/meanwhile.mjs [flow|infarkt …]

import { chromium } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";

const DIST = process.env.HEARTBOX_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const GAMES = process.argv.length > 2 ? process.argv.slice(2) : ["flow", "infarkt"];
const SLOWER = 4;
const ROUNDS = Number(process.env.ROUNDS || 3);
/** Of each kind, in each round. */
const TOUCHES = 12;
const ARMS = [
  { name: "a person is asked", level: "2", worker: true, takeOver: true },
  { name: "bots decide at once", level: "2", worker: true },
  { name: "bots think in the worker", level: "4", worker: true, apart: true },
  { name: "bots think on the page", level: "4", worker: false },
];

/** How long bots play before, in milliseconds. */
const BEFORE = 6000;

const byTestId = (id) => `[data-testid="${id}"]`;
const quantile = (values, part) => values.toSorted((one, two) => one - two)[Math.ceil(values.length * part) - 1];

/** Runs in the page before it: knows whether a bot is thinking in the worker, and how long each touch took. */
function watch(worker) {
  window.answers = [];
  const latest = () => document.querySelector(".latest")?.textContent;
  let asked = null;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...said) {
    asked = said[0].length > 0 ? latest() : null;
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
  painted.port1.onmessage = () => {
    const { at, thinking, what } = begun.shift();
    window.answers.push({ took: performance.now() - at, thinking, what });
  };
  addEventListener(
    "click",
    (event) => {
      const what = event.target.closest("[data-testid]")?.dataset.testid;
      begun.push({ at: event.timeStamp, thinking: asked !== null && asked === latest(), what });
      requestAnimationFrame(() => painted.port2.postMessage(null));
    },
    { capture: true },
  );
}

/** Touches at moments of a fixed rhythm, by CDP itself: Playwright's own tap asks the page many things before. */
async function touches(browser, url, game, { level, worker, takeOver }) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("heartbox:settings", JSON.stringify({ lang: "en", pace: "fast" })));
  await page.addInitScript(watch, worker);
  await page.goto(`${url}#/new/${game}`);
  await page.locator(byTestId("others-are-bots")).click();
  for (const select of await page.locator(".person select").all()) await select.selectOption(level);
  await page.locator(byTestId("begin-game")).click();
  await page.locator(byTestId("menu")).waitFor();
  await page.waitForTimeout(BEFORE);
  const middle = async (id) => {
    const box = await page.locator(byTestId(id)).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const menu = await middle("menu");
  if (takeOver) {
    await page.locator(byTestId("menu")).tap();
    await page.locator(byTestId("bots")).tap();
    await page.locator(".who-plays select").first().selectOption("0");
    await page.locator(byTestId("close-bots")).tap();
  }
  await page.locator(byTestId("menu")).tap();
  await page.waitForTimeout(500);
  const close = await middle("close-menu");
  await page.locator(byTestId("close-menu")).tap();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const tap = async (place) => {
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
    await page.waitForTimeout(60);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(450 + Math.random() * 200);
  };
  await page.waitForTimeout(1500);
  // The next person is asked when nothing moves any more.
  let latest = "";
  const now = () => page.locator(".latest").textContent();
  while (takeOver && latest !== (latest = await now())) await page.waitForTimeout(2000);
  await page.evaluate(() => {
    window.answers = [];
  });
  for (let touch = 0; touch < TOUCHES; touch += 1) {
    await tap(menu);
    await tap(close);
  }
  const answers = await page.evaluate(() => window.answers);
  await context.close();
  return answers.filter(({ what }) => what === "menu" || what === "close-menu");
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
  for (const what of ["menu", "close-menu"]) {
    const of = (arm, keep = () => true) => found[arm].filter((answer) => answer.what === what && keep(answer)).map(({ took }) => took);
    const without = of(0);
    const say = (name, answers) => {
      if (answers.length === 0) return;
      const part = (of) => {
        const [here, there] = [quantile(answers, of), quantile(without, of)];
        return `${here.toFixed(0)} ms (${(here / there).toFixed(2)})`;
      };
      console.log(`${game}, ${what}, ${name}: ${answers.length} touches, median ${part(0.5)}, 95 % below ${part(0.95)}`);
    };
    for (const [arm, { name, apart }] of ARMS.entries()) {
      say(name, of(arm));
      if (apart) {
        say("  of these while it thinks", of(arm, ({ thinking }) => thinking));
        say("  of these in between", of(arm, ({ thinking }) => !thinking));
      }
    }
  }
}
await browser.close();
await site.close();
