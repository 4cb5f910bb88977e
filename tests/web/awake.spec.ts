// The screen stays on as long as a game is played.

import type { Page } from "@playwright/test";
import { beginGame, leaveGame, onShelf, playOn, seeded, touch } from "./app";
import { expect, test } from "./fixtures";
import { flowRecord } from "./flow";
import { putOnShelf, saveOf } from "./saved";
import { PEOPLE } from "./screens";

/** Locks that are held, and how often one was asked for. */
const locks = (page: Page) => page.evaluate(() => (window as never as { locks: { held: number; asked: number } }).locks);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const locks = { held: 0, asked: 0 };
    const request = async () => {
      locks.asked += 1;
      locks.held += 1;
      let held = true;
      const lock = { release: async () => {}, onrelease: () => {} };
      lock.release = async () => {
        if (!held) return;
        locks.held -= 1;
        held = false;
        lock.onrelease();
      };
      // As the browser does it.
      addEventListener("visibilitychange", () => document.hidden && lock.release());
      addEventListener("low-battery", () => lock.release());
      return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
    Object.assign(window, { locks });
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
});

test("held while a game is played, given back at its end and on the shelf", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  expect(await locks(page)).toEqual({ held: 0, asked: 0 });
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await playOn(page, 2);
  await expect.poll(() => locks(page)).toEqual({ held: 1, asked: 1 });
  await leaveGame(page);
  await expect.poll(async () => (await locks(page)).held).toBe(0);
  await touch(page.getByTestId("go-on"));
  await expect.poll(async () => (await locks(page)).held).toBe(1);
  await leaveGame(page);
  const record = flowRecord("two");
  await putOnShelf(page, "late", saveOf(record, record.events.length - 1));
  await page.goto("./#/game/late");
  // The last event may be forced, and is then played by the page before anybody looks: so what was asked for is counted.
  await expect.poll(async () => (await locks(page)).asked).toBe(3);
  await playOn(page, 5);
  await expect(page.locator("#result-title")).toBeVisible();
  await expect.poll(async () => (await locks(page)).held).toBe(0);
});

test("given back after ten minutes without a touch, and when the page is hidden; taken again on return", async ({ page, watched }) => {
  // A part of the program that is on its way while the clock jumps would have taken minutes, and is given up.
  watched.allow(/Error: offline/);
  await page.clock.install();
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await expect.poll(async () => (await locks(page)).held).toBe(1);
  const hide = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  expect((await locks(page)).held).toBe(0);
  await hide(false);
  await expect.poll(async () => (await locks(page)).held).toBe(1);
  await page.clock.fastForward(9 * 60_000);
  expect((await locks(page)).held).toBe(1);
  await page.clock.fastForward(2 * 60_000);
  await expect.poll(async () => (await locks(page)).held).toBe(0);
  // Hidden and back: nobody plays.
  await hide(true);
  await hide(false);
  expect((await locks(page)).held).toBe(0);
  await page.locator(".board").tap();
  await expect.poll(async () => (await locks(page)).held).toBe(1);
});

test("asked for again with the next touch when the system has taken it back", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await expect.poll(() => locks(page)).toEqual({ held: 1, asked: 1 });
  await page.evaluate(() => dispatchEvent(new Event("low-battery")));
  expect(await locks(page)).toEqual({ held: 0, asked: 1 });
  await page.locator(".board").tap();
  await expect.poll(() => locks(page)).toEqual({ held: 1, asked: 2 });
});
