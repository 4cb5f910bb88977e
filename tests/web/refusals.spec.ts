// A refusal says why not, and covers nobody's panel.

import type { Page } from "@playwright/test";
import { beginGame, onShelf, playOn } from "./app";
import { expect, test } from "./fixtures";
import { infarktRecord, openAt } from "./infarkt";
import { askWhyNot, liftCurtain, PEOPLE } from "./screens";

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
