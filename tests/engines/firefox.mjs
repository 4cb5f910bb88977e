// Firefox, driven over WebDriver BiDi.

import { setTimeout } from "node:timers/promises";
import puppeteer from "puppeteer-core";

/** Starts it. `prepare` runs in every document before the page's own scripts, with `argument`. */
export async function startFirefox({ executablePath, prepare, argument }) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    args: ["--width=1024", "--height=768"],
    extraPrefsFirefox: {
      "ui.prefersReducedMotion": 1,
      "intl.accept_languages": "en-GB",
      // A loaded machine is slow to lift its finger: that is no long press.
      "apz.max_tap_time": 5000,
      "ui.click_hold_context_menus.delay": 10_000,
    },
    defaultViewport: { width: 1024, height: 768 },
  });
  const page = await browser.newPage();
  let problems = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.stack ?? error}`));
  await page.evaluateOnNewDocument(prepare, argument);
  return {
    name: await browser.version(),
    open: (url) => page.goto(url),
    reload: () => page.reload(),
    run: (what, with_) => page.evaluate(what, with_),
    touch: async ({ x, y, hold_ms }) => {
      await page.touchscreen.touchStart(x, y);
      await setTimeout(hold_ms);
      await page.touchscreen.touchEnd();
    },
    problems: () => problems.splice(0),
    close: () => browser.close(),
  };
}
