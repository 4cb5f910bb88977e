// What the shelf says once: the news of a version, and the offer to install the page.

import type { Page } from "@playwright/test";
import { onShelf, speak } from "./app";
import { axe, expect, test } from "./fixtures";
import { faults } from "./faults";
import { flowRecord } from "./flow";
import { putOnShelf, saveOf } from "./saved";
import { simulated } from "./simulated";

const news = (page: Page) => page.getByTestId("news");
const install = (page: Page) => page.getByTestId("install");

/** Opens the shelf with these finished games and an unfinished one. */
async function openShelf(page: Page, finished: number) {
  const records = simulated("tintenherz", 2, 5, 2);
  await page.goto("./");
  await onShelf(page);
  for (let game = 0; game < finished; game += 1) await putOnShelf(page, `over${game}`, saveOf(records[game % records.length]));
  await putOnShelf(page, "running", saveOf(flowRecord("two"), 40));
  await page.reload();
  await onShelf(page);
  await expect(page.locator(".waiting-game")).toHaveCount(1);
  await expect(page.locator(".finished-game")).toHaveCount(finished);
}

test("the news of a version are told once, to people who know another one, and not during a game", async ({ page }) => {
  await openShelf(page, 1);
  await expect(news(page), "not at the first visit").toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage["heartbox:version"])).toMatch(/^\d+\.\d+\.\d+$/);

  await page.evaluate(() => localStorage.setItem("heartbox:version", "0.0.1"));
  await page.goto("./#/game/running");
  await page.reload();
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(page.locator(".log-lines")).toBeVisible();
  await expect(news(page)).toHaveCount(0);
  await page.getByTestId("to-shelf").click();
  await expect(news(page)).toBeVisible();
  for (const language of ["Deutsch", "Čeština", "English"]) {
    await speak(page, language);
    await news(page).locator("summary").click();
    await expect(news(page).locator("li")).toHaveCount(5);
    for (const line of await news(page).locator("li").all()) await expect(line).not.toBeEmpty();
    expect(await faults(page, { kinds: ["cut"] })).toEqual([]);
    await news(page).locator("summary").click();
  }
  await expect(news(page)).toContainText("New in Heartbox 0.");
  expect(await axe(page)).toEqual([]);

  await page.getByTestId("close-news").click();
  await expect(news(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".waiting-game")).toHaveCount(1);
  await expect(news(page)).toHaveCount(0);
});

test("installing is offered after the second game, once, where the browser can do it", async ({ page }) => {
  // As a browser says it that can install the page; what it would do itself is prevented.
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: () => Object.assign(window, { prompted: true }) });
      dispatchEvent(event);
      Object.assign(window, { prevented: event.defaultPrevented });
    }),
  );
  await openShelf(page, 1);
  expect(await page.evaluate(() => (window as { prevented?: boolean }).prevented)).toBe(true);
  await expect(install(page), "after one game").toHaveCount(0);

  await openShelf(page, 2);
  await expect(install(page)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.goto("./#/game/running");
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(install(page), "in the middle of a game").toHaveCount(0);
  await page.getByTestId("to-shelf").click();
  await install(page).click();
  expect(await page.evaluate(() => (window as { prompted?: boolean }).prompted)).toBe(true);
  await expect(install(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".finished-game")).toHaveCount(2);
  await expect(install(page), "not a second time").toHaveCount(0);
});

test("on iOS the share sheet and taking games along are explained, and nobody is asked where neither is possible", async ({ page }) => {
  await openShelf(page, 2);
  await expect(page.getByTestId("close-install")).toHaveCount(0);

  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
  await page.reload();
  await expect(page.getByText("Add to Home Screen")).toBeVisible();
  await page.getByTestId("take-along").click();
  await expect(page).toHaveURL(/#\/games$/);
  await page.goBack();
  await page.getByTestId("close-install").click();
  await page.reload();
  await expect(page.locator(".finished-game")).toHaveCount(2);
  await expect(page.getByTestId("take-along")).toHaveCount(0);
});
