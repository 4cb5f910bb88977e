// Shelf, new game and result in two made-up languages: one longer than all of the page's, and one written from right to left. For tables see
// layouts.spec.ts.

import type { Page } from "@playwright/test";
import { seats } from "../../scripts/games.mjs";
import { onShelf, prepareGame, seeded, speak } from "./app";
import { atRest, faults } from "./faults";
import { expect, test } from "./fixtures";
import { type MadeUp, useMadeUp } from "./made-up";
import { inTheMiddle } from "./room";
import { putOnShelf, saveOf } from "./saved";
import { GAMES } from "./screens";
import { simulated } from "./simulated";

const LANGUAGES: MadeUp[] = ["long", "right-to-left"];
const SIZES = [[1024, 768], [768, 1024], [390, 844], [844, 390]];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
});

/** The page is in this language. */
async function speaks(page: Page, language: MadeUp) {
  await expect(page.locator("html")).toHaveAttribute("dir", language === "long" ? "ltr" : "rtl");
}

/** Where the parts of the board are, in thousandths of it. */
const places = (page: Page) =>
  page.locator(".board-frame > svg").evaluate((board) => {
    const frame = board.getBoundingClientRect();
    const parts = [...board.querySelectorAll("[data-place]")].filter((part) => part.checkVisibility());
    return Object.fromEntries(
      parts.map((part) => {
        const { left, width } = part.getBoundingClientRect();
        return [part.getAttribute("data-place") ?? "", Math.round((1000 * (left + width / 2 - frame.left)) / frame.width)];
      }),
    );
  });

test("boards are not mirrored where words are written from the right", async ({ page }) => {
  test.setTimeout(120_000);
  await useMadeUp(page, "right-to-left", "de");
  await page.reload();
  for (const game of GAMES) {
    await onShelf(page);
    await inTheMiddle(page, game, seats(game).most);
    await atRest(page);
    const usual = await places(page);
    await speak(page, "de");
    await speaks(page, "right-to-left");
    await atRest(page);
    const now = await places(page);
    // A panel is as wide as its words need.
    const moved = Object.keys(usual).filter((place) => Math.abs(now[place] - usual[place]) > 150);
    expect.soft(moved, game).toEqual([]);
    expect(Object.keys(usual).length).toBeGreaterThan(5);
    await speak(page, "en");
    await page.goto("./#/");
  }
});

for (const language of LANGUAGES) {
  test(`shelf, new game and result in a language that is ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    await useMadeUp(page, language);
    await page.reload();
    await onShelf(page);
    const look = async (what: string) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await atRest(page);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${what}-${language}-${width}x${height}.png` });
        expect.soft(await faults(page, { kinds: ["cut"] }), `${what} at ${width}x${height}`).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wider, `${what} at ${width}x${height} is too wide`).toBeLessThanOrEqual(0);
      }
    };
    await speaks(page, language);
    await look("shelf");
    await prepareGame(page, "infarkt", ["Ada", "Bo", "Cy"]);
    await look("new-game");
    const [record] = simulated("infarkt", 5, 1, 1);
    await putOnShelf(page, "over", saveOf(record, record.events.length));
    await page.goto("./#/game/over");
    await expect(page.locator("dialog.result")).toBeVisible();
    await look("result");
  });
}
