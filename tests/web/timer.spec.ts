// The soft timer of turns: a line that fills during the turn of a person, and that nothing follows from.

import type { Page } from "@playwright/test";
import { act, beginGame, closeMenu, onShelf, readTable, seeded, touch } from "./app";
import { expect, test } from "./fixtures";
import { GAMES, PEOPLE } from "./screens";

const line = (page: Page) => page.locator(".turn-timer");

/** The animations of the line: how long each takes, where it is, and whether it runs. */
const animations = (page: Page) =>
  line(page).evaluate((element) =>
    element.getAnimations().map((animation) => ({ takes: Number(animation.effect?.getComputedTiming().duration), at: Number(animation.currentTime), state: animation.playState })),
  );

/** Plays until it is somebody's turn: the rolls for who begins are nobody's. */
async function untilTimed(page: Page) {
  let now = await readTable(page);
  while ((await line(page).count()) === 0) now = await act(page, now);
  return now;
}

async function timed(page: Page, timer: string | null) {
  await page.addInitScript((timer) => localStorage.setItem("heartbox:settings", JSON.stringify({ lang: "en", timer })), timer);
  await seeded(page, 3);
  await page.goto("./");
  await onShelf(page);
}

test("without the setting there is no line", async ({ page }) => {
  await timed(page, null);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await readTable(page);
  await expect(line(page)).toHaveCount(0);
});

for (const [timer, seconds] of [["30", 30], ["60", 60], ["120", 120]] as const) {
  test(`${seconds} seconds a turn`, async ({ page }) => {
    await timed(page, timer);
    await beginGame(page, "tintenherz", PEOPLE.slice(0, 2));
    await readTable(page);
    await expect(line(page)).toHaveCount(1);
    expect((await animations(page))[0]).toMatchObject({ takes: 1000 * seconds, state: "running" });
  });
}

test("it begins again with the next person's turn, in their colour, and waits while a dialog is open", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await timed(page, "30");
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  let now = await untilTimed(page);
  const colour = () => line(page).evaluate((element) => getComputedStyle(element).getPropertyValue("--seat"));
  const active = () => page.locator('.seat[aria-current="true"]').innerText();
  const [before, first] = [await active(), await colour()];
  await expect.poll(async () => (await animations(page))[0].at).toBeGreaterThan(600);
  await touch(page.getByTestId("menu"));
  await expect.poll(async () => (await animations(page))[0].state).toBe("paused");
  const stood = (await animations(page))[0].at;
  // Frames later it still stands.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  expect((await animations(page))[0].at).toBe(stood);
  await closeMenu(page);
  await expect.poll(async () => (await animations(page))[0].state).toBe("running");
  while ((await active()) === before) now = await act(page, now);
  await expect.poll(async () => (await animations(page))[0].at).toBeLessThan(600);
  expect(await colour()).not.toBe(first);
});

test("when the time is over the line stays full, and the turn goes on", async ({ page }) => {
  await timed(page, "30");
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  const now = await untilTimed(page);
  await line(page).evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect(line(page)).toHaveCSS("opacity", "1");
  await expect(line(page)).toHaveCSS("background-size", "100% 100%");
  await act(page, now);
});

test("there is none while a bot plays", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("heartbox:settings", JSON.stringify({ lang: "en", timer: "30", pace: "slow" })));
  await seeded(page, 5);
  await page.goto("./");
  await onShelf(page);
  await touch(page.getByTestId("box-tintenherz"));
  await touch(page.getByTestId("others-are-bots"));
  await touch(page.getByTestId("begin-game"));
  let now = await readTable(page);
  await expect(line(page)).toHaveCount(1);
  while ((await page.locator(".table.watching").count()) === 0) now = await act(page, now);
  await expect(line(page)).toHaveCount(0);
});

for (const game of GAMES) {
  test(`${game}: it takes no room, and covers no button`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await timed(page, "60");
    await beginGame(page, game, PEOPLE.slice(0, 2));
    const reveal = page.getByTestId("reveal");
    if ((await reveal.count()) > 0) await touch(reveal);
    await untilTimed(page);
    for (const [width, height] of [[1024, 768], [768, 1024], [390, 844], [844, 390], [320, 568]]) {
      await page.setViewportSize({ width, height });
      const found = await line(page).evaluate((element) => {
        const [line, bar] = [element, element.closest(".bar")!].map((each) => each.getBoundingClientRect());
        const { left, top, right, bottom } = line;
        return {
          thin: Math.min(right - left, bottom - top) <= 5,
          long: Math.max(right - left, bottom - top) >= 0.9 * Math.max(bar.width, bar.height),
          within: left >= bar.left - 1 && right <= bar.right + 1 && bottom <= bar.bottom + 1,
        };
      });
      expect(found, `${width}x${height}`).toEqual({ thin: true, long: true, within: true });
    }
  });
}
