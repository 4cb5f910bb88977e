// Games as files: kept where storage is full, opened from the shelf, and judged event by event.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { beginGame, leaveGame, onShelf, playOn, readTold, touch } from "./app";
import { expect, test } from "./fixtures";
import { flowRecord } from "./flow";

const record = flowRecord("two");
const fault = (page: Page) => page.locator('.banner[data-notice="FileFault"]');
const choose = (page: Page, text: string) =>
  page.getByTestId("open-file").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("a game that storage does not take is kept as a file, opened again, and goes on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if ((window as never as { full: boolean }).full) throw new DOMException("no room", "QuotaExceededError");
      write.call(this, key, text);
    };
  });
  await page.goto("./");
  await onShelf(page);
  await page.evaluate(() => Object.assign(window, { full: true }));
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  await playOn(page, 8);
  const now = await readTold(page);
  const download = page.waitForEvent("download");
  await page.locator('.banner[data-notice="StorageFull"]').getByTestId("keep-file").click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("heartbox-heartstrings.json");
  const text = readFileSync(await file.path(), "utf8");
  const kept = JSON.parse(text);
  expect([kept.format, kept.version, kept.game, kept.events.length]).toEqual(["heartbox-record", 1, "heartstrings", now.log.length]);

  // Closed, and gone.
  await page.goto("./#/");
  await page.reload();
  await onShelf(page);
  await expect(page.locator(".waiting-game")).toHaveCount(0);
  await choose(page, text);
  await expect(page.getByTestId("table")).toBeVisible();
  const again = await readTold(page);
  expect(again.text).toBe(now.text);
  await playOn(page, 1);
  await leaveGame(page);
  await expect(page.locator(".waiting-game")).toHaveCount(1);
});

test("a finished game is opened with its result", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await choose(page, JSON.stringify(record));
  await expect(page.locator("#result-title")).toBeVisible();
});

test("what is wrong with a file is said, and nothing else is touched", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await choose(page, JSON.stringify({ ...record, events: record.events.slice(0, 20), result: undefined }));
  await expect(page.getByTestId("table")).toBeVisible();
  await leaveGame(page);
  const kept = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("heartbox:game:")).sort());
  const before = await kept();
  const [first, second] = record.events;
  for (const [text, said] of [
    ["", "no Heartbox game in this file"],
    ["{", "no Heartbox game in this file"],
    ["[]", "no Heartbox game in this file"],
    [JSON.stringify({ ...record, game: "chess" }), "no Heartbox game in this file"],
    [JSON.stringify({ ...record, more: 1 }), "no Heartbox game in this file"],
    [JSON.stringify({ ...record, version: 99 }), "a newer Heartbox"],
    [JSON.stringify({ ...record, setup: { ...record.setup, seats: [record.setup.seats[0], record.setup.seats[0]] } }), "The players and options in this file"],
    [JSON.stringify({ ...record, events: [first, second, { chance: "nonsense" }] }), "Event 3 in this file"],
    [JSON.stringify({ ...record, events: [...record.events, first] }), `Event ${record.events.length + 1} in this file`],
    [JSON.stringify({ ...record, result: { winners: [1 - record.result.winners[0]] } }), "The result in this file"],
    [" ".repeat(1_000_001), "too large"],
    [JSON.stringify({ ...record, events: Array(100_001).fill(1) }), "too many events"],
  ]) {
    await choose(page, text);
    await expect(fault(page), text.slice(0, 80)).toContainText(said);
    await touch(fault(page).getByRole("button"));
    await expect(fault(page)).toHaveCount(0);
  }
  expect(await kept()).toEqual(before);
  await expect(page.locator(".waiting-game")).toHaveCount(1);
});

/** Drags a file over the page and drops it; what the page lets the browser do with it. */
async function drop(page: Page, text: string) {
  return page.evaluate((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "game.json", { type: "application/json" }));
    const send = (type: string) => document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }));
    return { over: send("dragover"), dropped: send("drop") };
  }, text);
}

test("a file that is dropped is taken by the shelf and refused elsewhere, and the browser never opens it", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  const text = JSON.stringify({ ...record, events: record.events.slice(0, 20), result: undefined });
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  const before = page.url();
  expect(await drop(page, text)).toEqual({ over: false, dropped: false });
  for (const place of ["new/heartstrings", "rules/heartstrings"]) {
    await page.goto(`./#/${place}`);
    expect(await drop(page, text), place).toEqual({ over: false, dropped: false });
  }
  await page.goto("./#/");
  await onShelf(page);
  await expect(page.locator(".waiting-game")).toHaveCount(1);
  await expect(page.getByTestId("open-file")).toBeAttached();
  expect(await drop(page, text)).toEqual({ over: false, dropped: false });
  await expect(page.getByTestId("table")).toBeVisible();
  expect(page.url()).not.toBe(before);
});
