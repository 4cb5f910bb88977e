// How many playouts a second the worker makes in a browser, and natively, in the same moments of the same run: at least half as many are wanted.
//   cargo run --release --no-default-features --example thinking | node tests/web/playouts.mjs

import { chromium } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";

const DIST = process.env.HEARTBOX_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
const WANTED = 0.5;

/** Runs in the page: asks its worker, and says when it had answered how often it had tried. */
async function ask(digits) {
  const question = Uint8Array.from(digits.match(/../g), (pair) => Number.parseInt(pair, 16));
  const worker = new Worker(document.querySelector("meta[name=thinker]").content);
  const heard = (wanted) => new Promise((done) => worker.addEventListener("message", ({ data }) => wanted(data) && done(data)));
  await heard((data) => data.length === 0);
  const begun = performance.now();
  worker.postMessage(question);
  // Its number, whether it is the last word, and the playouts in groups of seven bits (postcard).
  const answer = await heard((data) => data.length > 0 && data[1] === 1);
  const seconds = (performance.now() - begun) / 1000;
  worker.terminate();
  let [playouts, place] = [0, 1];
  for (let at = 2; ; at += 1) {
    playouts += (answer[at] & 127) * place;
    place *= 128;
    if (answer[at] < 128) return playouts / seconds;
  }
}

const site = await serve({ dir: DIST, base: "/some/where/heartbox/" });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
const page = await browser.newPage();
await page.goto(site.url);
for (const line of readFileSync(0, "utf8").trim().split("\n")) {
  const { game, question, playouts_per_second: native } = JSON.parse(line);
  const here = await page.evaluate(ask, question);
  const ratio = here / native;
  console.log(`${game}: ${Math.round(here).toLocaleString("en")} playouts a second in the worker, ${native.toLocaleString("en")} natively: ${ratio.toFixed(2)} (wanted ${WANTED})`);
}
await browser.close();
await site.close();
