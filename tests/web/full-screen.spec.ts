// The whole screen for the table: on demand, clear of notches, and nothing lost by a gesture of the browser.

import type { Page } from "@playwright/test";
import { act, beginGame, fromMenu, onShelf, readTable, readTold, seeded, touch } from "./app";
import { expect, test } from "./fixtures";
import { GAMES, liftCurtain, PEOPLE } from "./screens";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 6);
});

async function atTable(page: Page) {
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  return readTable(page);
}

test("the menu fills the screen, and gives it back", async ({ page }) => {
  await page.addInitScript(() => {
    let filling: Element | null = null;
    Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => true });
    Object.defineProperty(Document.prototype, "fullscreenElement", { get: () => filling });
    Element.prototype.requestFullscreen = function () {
      filling = this;
      return Promise.resolve();
    };
    Document.prototype.exitFullscreen = () => {
      filling = null;
      return Promise.resolve();
    };
  });
  await atTable(page);
  const filling = () => page.evaluate(() => document.fullscreenElement?.localName);
  await fromMenu(page, "full-screen");
  await expect(page.locator(".table-menu")).toHaveCount(0);
  expect(await filling()).toBe("html");
  await touch(page.getByTestId("menu"));
  await expect(page.getByTestId("full-screen")).toHaveText("Leave full screen");
  await page.getByTestId("full-screen").press("Enter");
  await expect(page.locator(".table-menu")).toHaveCount(0);
  expect(await filling()).toBe(undefined);
});

test("where a page cannot fill the screen, nothing offers it", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => undefined }));
  await atTable(page);
  await touch(page.getByTestId("menu"));
  await expect(page.locator(".table-menu")).toBeVisible();
  await expect(page.getByTestId("full-screen")).toHaveCount(0);
});

test("a swipe back and forward leads out of the game and to the same place in it", async ({ page }) => {
  let now = await atTable(page);
  for (let moment = 0; moment < 5; moment += 1) now = await act(page, now);
  const before = await readTold(page);
  await page.goBack();
  await page.goForward();
  await expect(page.getByTestId("table")).toBeVisible();
  const after = await readTold(page);
  expect(after.log).toEqual(before.log);
  expect(after.prompt).toEqual(before.prompt);
  // In the middle of a gesture: the page goes and comes without a moment in between.
  await page.evaluate(() => {
    history.back();
    setTimeout(() => history.forward(), 30);
  });
  await expect(page.getByTestId("table")).toBeVisible();
  expect((await readTold(page)).log).toEqual(before.log);
});

test("pulling the table reloads nothing, and a double tap does not enlarge it", async ({ page }) => {
  await atTable(page);
  const styles = await page.locator(".app").evaluate((app) => {
    const { overscrollBehavior, touchAction, overflow } = getComputedStyle(app);
    return { overscrollBehavior, touchAction, overflow, root: getComputedStyle(document.documentElement).overscrollBehaviorY };
  });
  expect(styles).toEqual({ overscrollBehavior: "none", touchAction: "manipulation", overflow: "hidden", root: "none" });
});

const INSETS = { top: 40, left: 30, right: 25, bottom: 20 };

for (const game of GAMES) {
  test(`${game}: the table is clear of notches on all four sides`, async ({ page }) => {
    await page.goto("./");
    await onShelf(page);
    await beginGame(page, game, PEOPLE.slice(0, 2));
    await liftCurtain(page);
    await readTable(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setSafeAreaInsetsOverride" as never, { insets: INSETS } as never);
    for (const [width, height] of [[1024, 768], [390, 844], [844, 390]]) {
      await page.setViewportSize({ width, height });
      const outside = () =>
        page.evaluate(({ top, left, right, bottom }) => {
          const all = [...document.querySelectorAll(".table > *, .table button, .table a, .table h1, .board > svg")].filter((each) => each.checkVisibility());
          return all
            .filter((each) => {
              const at = each.getBoundingClientRect();
              if (at.width === 0 || at.height <= 1) return false;
              // What is further down is scrolled to.
              const beside = at.left < left - 1 || at.right > innerWidth - right + 1 || at.top < top - 1;
              const scrolls = each.closest(".table")!.scrollHeight > each.closest(".table")!.clientHeight + 1;
              return beside || (!scrolls && at.bottom > innerHeight - bottom + 1);
            })
            .map((each) => `${each.localName}.${each.getAttribute("class")}`);
        }, INSETS);
      await expect.poll(outside, `${width}x${height}`).toEqual([]);
    }
  });
}
