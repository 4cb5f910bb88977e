// Playing on without a plan: whatever can be touched is touched.

import type { Page } from "@playwright/test";
import { nextTouch } from "./player.mjs";

/** A finger taps here; a button that has to be held it holds until that is gone. */
export async function tapOrHold(page: Page, x: number, y: number) {
  const there = await page.evaluateHandle(([x, y]) => document.elementFromPoint(x, y)?.closest(".hold") ?? null, [x, y]);
  const held = there.asElement();
  if (!held) return page.touchscreen.tap(x, y);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await held.waitForElementState("hidden", { timeout: 5000 });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await devtools.detach();
}

/** Presses this key; a button that has to be held it holds until that has lost the focus. */
export async function pressOrHold(page: Page, key: string) {
  const held = await page.evaluate(() => document.activeElement?.matches(".hold") ?? false);
  if (!held) return page.keyboard.press(key);
  await page.keyboard.down(key);
  await page.waitForFunction(() => !document.activeElement?.matches(".hold"));
  await page.keyboard.up(key);
}

/** Somebody touches what can be touched until this is so; a touch while a bot plays hurries it. */
export async function playUntil(page: Page, done: () => Promise<boolean>, most = 400) {
  for (let touches = 0; touches < most; touches += 1) {
    if (await done()) return;
    // Where there is nothing to touch it may be done, so it is not waited for long.
    const at = await page.evaluate(nextTouch, { patience: 1000 }).catch(() => null);
    if (at) await tapOrHold(page, at.x, at.y);
  }
  throw new Error("it has not come to that");
}
