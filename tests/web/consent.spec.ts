// Undo across the decisions of others: they agree by holding their buttons.

import type { Page } from "@playwright/test";
import { onShelf, readTable } from "./app";
import { axe, expect, test } from "./fixtures";
import { atRest, faults } from "./faults";
import { PEOPLE } from "./screens";
import { openSave, saveOf } from "./saved";
import { simulated } from "./simulated";

const SETTINGS = { lang: "en" };
/** How long a button has to be held, and a time that is too short, in milliseconds. */
const [LONG, SHORT] = [1150, 500];

const question = (page: Page) => page.locator("dialog.takeback");
const badge = (page: Page, seat: number) => page.getByTestId(`agree-${seat}`);
const undo = (page: Page) => page.getByTestId("undo").click();

/** Opens a game of these people in which somebody decides, and takes back their last step; returns the number of events then. */
async function openUndone(page: Page, people: number) {
  await page.goto("./");
  await onShelf(page);
  await page.evaluate((settings) => localStorage.setItem("heartbox:settings", settings), JSON.stringify(SETTINGS));
  await page.reload();
  await onShelf(page);
  const record = simulated("flow", people, 3, 1)[0];
  record.setup.seats.forEach((seat, index) => (seat.name = PEOPLE[index]));
  // The last decision before that of another person.
  const by = (record.events as { by?: number }[]).map((event) => event.by);
  const at = by.findIndex((seat, index) => index > 20 && seat !== by[index - 1]) + 1;
  await openSave(page, "two", saveOf(record, at));
  const { events } = await readTable(page);
  await undo(page);
  await expect(question(page), "the own last step").toHaveCount(0);
  const left = (await readTable(page)).events;
  expect(left).toBeLessThan(events);
  return { left, other: by[at - 1]! };
}

/** Holds a finger on the middle of a badge. */
async function hold(page: Page, seat: number, time: number) {
  const box = (await badge(page, seat).boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.clock.runFor(time);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Holds a key on a badge. */
async function holdKey(page: Page, seat: number, key: string, time: number) {
  await badge(page, seat).focus();
  await page.keyboard.down(key);
  await page.clock.runFor(time);
  await page.keyboard.up(key);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("whose decision is taken back agrees with a finger, and a short touch is none", async ({ page }) => {
  const { left, other } = await openUndone(page, 2);
  await undo(page);
  await expect(question(page)).toContainText(`${PEOPLE[1 - other]} would like to take back`);
  await expect(badge(page, other)).toHaveText(PEOPLE[other]);
  await expect(question(page).locator(".hold")).toHaveCount(1);
  expect(await axe(page)).toEqual([]);
  for (const [width, height] of [[390, 844], [844, 390], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    expect.soft(await faults(page, { kinds: ["cut"] }), `${width}x${height}`).toEqual([]);
  }
  await hold(page, other, SHORT);
  await expect(question(page)).toBeVisible();
  await hold(page, other, LONG);
  await expect(question(page)).toHaveCount(0);
  expect((await readTable(page)).events).toBeLessThan(left);
  await expect(page.getByTestId("announced")).toContainText(`takes back: ${PEOPLE[other]} agrees.`);
});

for (const key of ["Enter", " "]) {
  test(`or with the key “${key}”`, async ({ page }) => {
    const { left, other } = await openUndone(page, 2);
    await page.keyboard.press("Control+z");
    await holdKey(page, other, key, SHORT);
    await expect(question(page)).toBeVisible();
    await holdKey(page, other, key, LONG);
    await expect(question(page)).toHaveCount(0);
    expect((await readTable(page)).events).toBeLessThan(left);
  });
}

test("without agreement the game goes on", async ({ page }) => {
  const { left } = await openUndone(page, 2);
  for (const answer of [() => page.getByTestId("disagree").click(), () => page.keyboard.press("Escape")]) {
    await undo(page);
    await expect(question(page)).toBeVisible();
    await answer();
    await expect(question(page)).toHaveCount(0);
    expect((await readTable(page)).events).toBe(left);
  }
});

test("assistive technology clicks, and at tables that trust each other nobody is asked", async ({ page }) => {
  const { left, other } = await openUndone(page, 2);
  await undo(page);
  await badge(page, other).evaluate((button: HTMLElement) => button.click());
  await expect(question(page)).toHaveCount(0);
  const { events } = await readTable(page);
  expect(events).toBeLessThan(left);
  await page.evaluate((settings) => localStorage.setItem("heartbox:settings", settings), JSON.stringify({ ...SETTINGS, asks_consent: false }));
  await page.reload();
  await readTable(page);
  for (let before = events, step = 0; step < 3; step += 1) {
    await undo(page);
    await expect(question(page)).toHaveCount(0);
    const now = (await readTable(page)).events;
    expect(now).toBeLessThan(before);
    before = now;
  }
});
