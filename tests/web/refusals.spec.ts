// A refusal says why not, and covers nobody's panel.

import type { Page } from "@playwright/test";
import { beginGame, onShelf, playOn, readTable, touch } from "./app";
import { expect, test } from "./fixtures";
import { flowRecord, openAt as openFlowAt } from "./flow";
import { infarktRecord, openAt } from "./infarkt";
import { askWhyNot, GAMES, liftCurtain, PEOPLE } from "./screens";

const SIZES = [
  [1024, 768],
  [768, 1024],
  [390, 844],
  [1366, 768],
];

/** The panels that lie under the refusal, in part. */
function covered(page: Page, panels: string) {
  return page.evaluate((panels) => {
    const why = document.querySelector(".why-not")?.getBoundingClientRect();
    if (!why) throw new Error("nothing is refused");
    const over = (box: DOMRect) => box.left < why.right - 1 && why.left < box.right - 1 && box.top < why.bottom - 1 && why.top < box.bottom - 1;
    return [...document.querySelectorAll(panels)].filter((panel) => over(panel.getBoundingClientRect())).length;
  }, panels);
}

test("a refusal in Infarkt covers nobody's panel", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await openAt(page, infarktRecord("five"), 150);
  await liftCurtain(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await askWhyNot(page);
    expect(await covered(page, ".seat"), `${width} × ${height}`).toBe(0);
  }
});

test("a refusal in Tintenherz covers nobody's panel", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "tintenherz", PEOPLE.slice(0, 4));
  await playOn(page, 4);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await askWhyNot(page);
    expect(await covered(page, ".seat, .th-area"), `${width} × ${height}`).toBe(0);
  }
});

/** Opens a table at which something on the board or in the place of action is refused. */
const OPEN: Record<string, (page: Page) => Promise<unknown>> = {
  flow: (page) => openFlowAt(page, flowRecord("two"), 33),
  heartstrings: (page) => beginGame(page, "heartstrings", PEOPLE.slice(0, 2)),
  infarkt: async (page) => {
    await openAt(page, infarktRecord("five"), 150);
    await liftCurtain(page);
  },
  tintenherz: async (page) => {
    await beginGame(page, "tintenherz", PEOPLE.slice(0, 4));
    await playOn(page, 4);
  },
};

for (const game of GAMES) {
  test(`${game}: the focus stays where a refusal was asked for`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("./");
    await onShelf(page);
    await OPEN[game](page);
    // Where it is: a touch says so. Then the same by keys.
    await askWhyNot(page);
    await touch(page.locator(".why-not button"));
    await expect(page.locator(".why-not")).toHaveCount(0);
    const events = (await readTable(page)).events;
    const parts = page.locator(':is(.board, .actions) :is([role="button"], button)[aria-disabled="true"]:not([aria-hidden="true"]):not([tabindex="-1"])');
    const refused = page.locator(".why-not p");
    let part = parts.first();
    for (let index = 0; ; index += 1) {
      part = parts.nth(index);
      await part.focus();
      await page.keyboard.press("Enter");
      await frames(page);
      if ((await refused.count()) > 0) break;
      await page.keyboard.press("Escape");
    }
    await part.evaluate((part) => ((window as { asked?: Element }).asked = part));
    const stays = async (when: string) => {
      await frames(page);
      expect(await page.evaluate(() => document.activeElement === (window as { asked?: Element }).asked), when).toBe(true);
    };
    await stays("asked once");
    await page.keyboard.press("Enter");
    await stays("asked twice");
    await expect(refused).toBeVisible();
    expect((await readTable(page)).events, "nothing is played").toBe(events);
    await page.keyboard.press("Escape");
    await expect(refused).toHaveCount(0);
    await stays("closed by Escape");
    await page.keyboard.press("Enter");
    await expect(refused).toBeVisible();
    await page.locator(".why-not button").focus();
    await page.keyboard.press("Enter");
    await expect(refused).toHaveCount(0);
    await stays("closed by its button");
  });
}

/** The frames in which the page moves the focus. */
function frames(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
}
