// Looking back: every moment of a game by slider, buttons, keys and address, and another game from there.

import type { Page } from "@playwright/test";
import { leaveGame, onShelf } from "./app";
import { expect, test } from "./fixtures";
import { GAMES } from "./screens";
import { putOnShelf, saveOf } from "./saved";
import { simulated } from "./simulated";

const slider = (page: Page) => page.getByTestId("look-slider");
const at = (page: Page) => slider(page).evaluate((input: HTMLInputElement) => Number(input.value));

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const game of GAMES) {
  test(`${game}: forwards, backwards, and on from there`, async ({ page }) => {
    const [record] = simulated(game, 2, 9, 1);
    const length = record.events.length;
    await page.goto("./");
    await onShelf(page);
    await putOnShelf(page, "whole", saveOf(record));
    await page.goto("./#/game/whole/at/12");
    await expect(page.getByTestId("viewer")).toBeVisible();
    await expect(slider(page)).toHaveValue("12");
    const sentence = page.getByTestId("look-latest");
    const there = await sentence.textContent();
    expect(there).toBeTruthy();

    // Keys and buttons.
    await page.keyboard.press("ArrowRight");
    await expect(slider(page)).toHaveValue("13");
    await page.getByTestId("look-back-one").click();
    await expect(slider(page)).toHaveValue("12");
    await expect(sentence).toHaveText(there ?? "");
    await page.getByTestId("look-turn-on").click();
    await expect.poll(() => at(page)).toBeGreaterThan(12);
    await page.keyboard.press("End");
    await expect(slider(page)).toHaveValue(`${length}`);
    await page.keyboard.press("PageUp");
    await expect.poll(() => at(page)).toBeLessThan(length);
    await page.keyboard.press("Home");
    await expect(slider(page)).toHaveValue("0");
    await expect(sentence).toHaveText("");

    // The address names the moment, and a reload keeps it.
    await slider(page).fill("20");
    await expect(page).toHaveURL(/#\/game\/whole\/at\/20$/);
    const moment = await sentence.textContent();
    await page.reload();
    await expect(sentence).toHaveText(moment ?? "");

    // The log stands at the moment, and leads to others.
    const lit = page.locator('.log-lines > ol > li:is([aria-current], :has([aria-pressed="true"]))');
    await expect(lit).toHaveCount(1);
    await expect(lit).toBeInViewport();

    // It plays by itself, and stops at a touch.
    await page.getByTestId("look-speed").selectOption("3");
    await page.getByTestId("look-play").click();
    await expect.poll(() => at(page)).toBeGreaterThan(21);
    await page.keyboard.press("ArrowLeft");
    const stopped = await at(page);
    await page.waitForTimeout(500);
    expect(await at(page)).toBe(stopped);

    // Another game from here; this one stays.
    await slider(page).fill("20");
    const before = await page.evaluate(() => localStorage["heartbox:game:whole:b"]);
    await page.getByTestId("go-on-new").click();
    await expect(page.locator("[data-testid='table'], [data-testid='handoff']").first()).toBeVisible();
    await leaveGame(page);
    await expect(page.locator(".waiting-game")).toHaveCount(1);
    expect(await page.evaluate(() => localStorage["heartbox:game:whole:b"])).toBe(before);
  });
}

test("the log opens at the displayed moment, however far down its page that is", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const [record] = simulated("infarkt", 5, 3, 1);
  await page.goto("./");
  await onShelf(page);
  await putOnShelf(page, "whole", saveOf(record));
  for (const moment of [200, 150]) {
    await page.goto(`./#/game/whole/at/${moment}`);
    await page.reload();
    const lit = page.locator('.log-lines > ol > li:is([aria-current], :has([aria-pressed="true"]))');
    await expect(lit).toHaveCount(1);
    await expect(lit, `at ${moment}`).toBeInViewport();
  }
});

test("from the result to the past and back", async ({ page }) => {
  const [record] = simulated("heartstrings", 2, 9, 1);
  await page.goto("./");
  await onShelf(page);
  await putOnShelf(page, "whole", saveOf(record));
  await page.goto("./#/game/whole");
  await page.locator(".result").getByTestId("look-back").click();
  await expect(page.getByTestId("viewer")).toBeVisible();
  await expect(slider(page)).toHaveValue("0");
  await page.getByTestId("to-table").click();
  await expect(page.locator("#result-title")).toBeVisible();
});

test("a game that was played on from another one leads back to that moment", async ({ page }) => {
  const [record] = simulated("heartstrings", 2, 9, 1);
  await page.goto("./");
  await onShelf(page);
  await putOnShelf(page, "whole", saveOf(record));
  await page.goto("./#/game/whole/at/20");
  await page.getByTestId("go-on-same").click();
  await expect(page.getByTestId("table")).toBeVisible();
  await page.getByTestId("origin").click();
  await expect(page).toHaveURL(/#\/game\/whole\/at\/20$/);
  await expect(slider(page)).toHaveValue("20");
});
