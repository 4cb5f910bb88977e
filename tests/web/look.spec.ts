// Looking back: every moment of a game by slider, buttons, keys and address, and another game from there.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { leaveGame, onShelf } from "./app";
import { expect, test } from "./fixtures";
import { recordOf } from "./ending";
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
    // Real time: at this speed another event would have come.
    await page.waitForTimeout(500);
    expect(await at(page)).toBe(stopped);

    // Another game from here; this one stays.
    await slider(page).fill("20");
    const before = await page.evaluate(() => localStorage["heartbox:game:whole:b"]);
    await page.getByTestId(game === "flow" ? "go-on-same" : "go-on-new").click();
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

test("a board that is larger than its window is brought into sight by keys", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  for (const game of GAMES) {
    const [record] = simulated(game, 2, 3, 1);
    await page.goto("./");
    await onShelf(page);
    await putOnShelf(page, "whole", saveOf(record));
    await page.goto("./#/game/whole/at/12");
    await expect(page.getByTestId("viewer")).toBeVisible();
    await expect(page.locator(".board .board-frame > svg")).toBeVisible();
    const board = page.locator("section.board");
    await board.focus();
    await expect(board).toBeFocused();
    const seen = () =>
      board.evaluate((board) => {
        const { top, bottom } = board.getBoundingClientRect();
        return { top: top >= -1, bottom: bottom <= innerHeight + 1 };
      });
    for (const [key, edge] of [["End", "bottom"], ["Home", "top"]] as const) {
      await expect(async () => {
        await page.keyboard.press(key === "End" ? "ArrowDown" : "ArrowUp");
        expect((await seen())[edge]).toBe(true);
      }, `${game}: the ${edge}`).toPass({ intervals: [0], timeout: 10_000 });
    }
    await expect(slider(page), "the moment stays").toHaveValue("12");
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
  // At its end, where there is something to see; it plays from the start all the same.
  await expect(slider(page)).toHaveValue(`${record.events.length}`);
  await expect(page.getByTestId("look-latest")).not.toBeEmpty();
  await page.getByTestId("look-play").click();
  await expect.poll(() => at(page)).toBeLessThan(record.events.length);
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

for (const [width, height] of [[1024, 768], [390, 844]]) {
  test(`nothing below the sentence moves with it, ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const [record] = simulated("infarkt", 3, 3, 1);
    await page.goto("./");
    await onShelf(page);
    await putOnShelf(page, "whole", saveOf(record));
    await page.goto("./#/game/whole/at/60");
    await expect(slider(page)).toHaveValue("60");
    const places = () =>
      page.locator(".look-course, .look-controls, .look-on").evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)));
    const before = await places();
    const lengths = new Set<number>();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press("ArrowRight");
      await expect(slider(page)).toHaveValue(`${61 + step}`);
      lengths.add(((await page.getByTestId("look-latest").textContent()) ?? "").length);
      expect(await places(), `at ${61 + step}`).toEqual(before);
    }
    expect(Math.max(...lengths), "there were long sentences").toBeGreaterThan(100);
    await expect(page.getByTestId("look-place")).toHaveText(/^Round \d+ of \d+, step \d+$/);
    await expect(page.getByTestId("look-legend")).toContainText("great moment");
  });
}

test("a link from the past is to the moment that is looked at", async ({ page }) => {
  const [record] = simulated("heartstrings", 2, 9, 1);
  await page.goto("./");
  await onShelf(page);
  await putOnShelf(page, "whole", saveOf(record));
  await page.goto("./#/game/whole/at/20");
  await page.getByTestId("share-game").click();
  const dialog = page.locator("dialog.share");
  await expect(dialog).toContainText("up to the moment you are looking at");
  await expect(dialog, "nothing is secret in this game").not.toContainText("secret");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("share-file").click()]);
  await expect(dialog.getByTestId("handing")).toHaveText("Saved as heartbox-heartstrings.json");
  const shared = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(shared.events).toEqual(record.events.slice(0, 20));
  expect(shared.result).toBeUndefined();
});

test("the log beside the past of Heartstrings with three can be read", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("./");
  await onShelf(page);
  await putOnShelf(page, "whole", saveOf(recordOf("heartstrings")));
  await page.goto("./#/game/whole/at/60");
  const lines = page.locator(".log-lines");
  await expect(lines).toBeInViewport({ ratio: 1 });
  expect(await lines.evaluate((lines) => lines.clientHeight), "three lines of it").toBeGreaterThanOrEqual(51);
});
