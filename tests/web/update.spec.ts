import type { Page } from "@playwright/test";
import { beginGame, buildOf, leaveGame, offlineReady, onShelf } from "./app";
import { CHANGE, CHANGED, expect, test } from "./fixtures";

test.use({ serviceWorkers: "allow" });

/** Lets the browser look for a new version now, instead of in some hours, and waits until it is complete. */
async function fetchUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
}

const isNew = (page: Page) =>
  page.evaluate(async ([path, change]) => (await (await fetch(path)).text()).endsWith(change), [CHANGED, CHANGE]);

/** Counts how often the document is loaded from here on. */
function loads(page: Page) {
  const count = { value: 0 };
  page.on("load", () => count.value++);
  return count;
}

/** Real time, so long that another reload, which nothing announces, would have begun. */
const settle = (page: Page) => page.waitForTimeout(1500);

test.beforeEach(async ({ page, ownSite }) => {
  await page.goto(ownSite.url);
  await onShelf(page);
  await offlineReady(page);
});

test("the first visit is not reloaded and offers nothing", async ({ page }) => {
  const count = loads(page);
  await settle(page);
  expect(count.value).toBe(0);
  await expect(page.getByTestId("update-now")).toHaveCount(0);
});

test("a new version is offered, and taken over with one reload", async ({ page, ownSite, nextBuild }) => {
  const old = await buildOf(page);
  const next = await nextBuild();
  expect(next.build).not.toBe(old);
  ownSite.dir = next.dir;
  await fetchUpdate(page);

  // Until somebody says so, everything is the old version, even after a reload.
  await expect(page.getByTestId("update-now")).toBeVisible();
  expect(await isNew(page)).toBe(false);
  await page.reload();
  await onShelf(page);
  expect(await buildOf(page)).toBe(old);
  expect(await isNew(page)).toBe(false);

  const count = loads(page);
  await page.getByTestId("update-now").click();
  await expect.poll(() => buildOf(page).catch(() => null)).toBe(next.build);
  await onShelf(page);
  await settle(page);
  expect(count.value).toBe(1);
  expect(await isNew(page)).toBe(true);
  await expect(page.getByTestId("update-now")).toHaveCount(0);
});

test("a game is not interrupted", async ({ page, ownSite, nextBuild }) => {
  const old = await buildOf(page);
  await beginGame(page, "heartstrings");
  const count = loads(page);
  const next = await nextBuild();
  ownSite.dir = next.dir;
  await fetchUpdate(page);
  await settle(page);
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(page.getByTestId("update-now")).toHaveCount(0);
  expect(count.value).toBe(0);
  expect(await isNew(page)).toBe(false);
  expect(await buildOf(page)).toBe(old);

  // Between games it is offered.
  await leaveGame(page);
  await page.getByTestId("update-now").click();
  await expect.poll(() => buildOf(page).catch(() => null)).toBe(next.build);
});

test("a game in another tab is not interrupted either", async ({ page, context, ownSite, nextBuild }) => {
  const table = await context.newPage();
  await table.goto(ownSite.url);
  await onShelf(table);
  await beginGame(table, "tintenherz");
  const count = loads(table);

  const next = await nextBuild();
  ownSite.dir = next.dir;
  await fetchUpdate(page);
  await settle(page);
  // One worker serves both tabs: taking the new version here would give the game there the new files.
  await expect(page.getByTestId("update-now")).toHaveCount(0);
  expect(await isNew(table)).toBe(false);
  expect(count.value).toBe(0);

  await leaveGame(table);
  await expect(page.getByTestId("update-now")).toBeVisible();
});

test("all tabs on the shelf go to the new version together", async ({ page, context, ownSite, nextBuild }) => {
  const other = await context.newPage();
  await other.goto(ownSite.url);
  await onShelf(other);
  const next = await nextBuild();
  ownSite.dir = next.dir;
  await fetchUpdate(page);
  const count = loads(other);
  // A tab that finds out whether it can offer the version holds the lock for a moment: the touch waits for that.
  await other.evaluate(async () => {
    await new Promise<void>((held) => {
      const moment = () => (held(), new Promise((over) => setTimeout(over, 250)));
      void navigator.locks.request(`heartbox:${location.pathname}`, moment);
    });
  });
  await page.getByTestId("update-now").click();
  await expect.poll(() => buildOf(page).catch(() => null)).toBe(next.build);
  await expect.poll(() => buildOf(other).catch(() => null)).toBe(next.build);
  await settle(other);
  expect(count.value).toBe(1);
});
