// Playing on without a plan: whatever can be touched is touched.

import type { Page } from "@playwright/test";
import { nextTouch } from "./player.mjs";

/** Somebody touches what can be touched until this is so; a touch while a bot plays hurries it. */
export async function playUntil(page: Page, done: () => Promise<boolean>, most = 400) {
  for (let touches = 0; touches < most; touches += 1) {
    if (await done()) return;
    // Where there is nothing to touch it may be done, so it is not waited for long.
    const at = await page.evaluate(nextTouch, { patience: 1000 }).catch(() => null);
    if (at) await page.touchscreen.tap(at.x, at.y);
  }
  throw new Error("it has not come to that");
}
