import { appendFile, copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { IDS } from "../../scripts/games.mjs";
import { beginGame, onShelf, settle, touch } from "./app";
import { DIST, expect, test } from "./fixtures";

const [GAME, OTHER] = IDS;
const partOf = (game: string) => new RegExp(`/${game}-[0-9a-f]{16}\\.wasm$`);

/** The shelf says that the game could not be had, and everything else is as it was. */
async function missesTheGame(page: Page) {
  await expect(page.getByTestId("try-again")).toBeVisible();
  await expect(page.getByTestId("shelf")).toBeVisible();
  await expect(page.locator("#panic")).toBeHidden();
}

test("the screens of a game that cannot be fetched are said on the shelf, and come when they are tried again", async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|Failed to fetch|offline/);
  await page.route(partOf("screens"), (route) => route.abort());
  await page.goto("./");
  await onShelf(page);
  await page.getByTestId(`box-${GAME}`).click();
  await missesTheGame(page);
  await page.unroute(partOf("screens"));
  await page.getByTestId("try-again").click();
  await expect(page.getByTestId("begin-game")).toBeVisible();
});

test("a game that cannot be fetched is said on the shelf, and comes when it is tried again", async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|Failed to fetch|offline/);
  await page.route(partOf(GAME), (route) => route.abort());
  await page.goto("./");
  await onShelf(page);
  await page.getByTestId(`box-${GAME}`).click();
  await missesTheGame(page);

  // Another game does not mind.
  await page.getByTestId(`box-${OTHER}`).click();
  await expect(page.getByTestId("begin-game")).toBeVisible();
  await page.goBack();

  await page.unroute(partOf(GAME));
  await page.getByTestId(`box-${GAME}`).click();
  await expect(page.getByTestId("begin-game")).toBeVisible();
});

test("names are entered while the game is on its way, and it begins as soon as it has come", async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(partOf(GAME), async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("./");
  await onShelf(page);
  await touch(page.getByTestId(`box-${GAME}`));
  const name = page.locator(".person-name").first();
  await name.fill("Ada");
  const begin = page.getByTestId("begin-game");
  await touch(begin);
  await expect(begin).toHaveText("Fetching the game…");
  await name.fill("Bo");
  release();
  await expect(page.locator(".seat").first()).toContainText("Bo");
});

test("what a table needs later and cannot be fetched is said, and comes with the next touch that asks for it", async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|Failed to fetch|offline/);
  await page.route(partOf("late"), (route) => route.abort());
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, GAME);
  const notice = page.locator('[data-notice="NotLoaded"]');
  await expect(notice).toContainText("Part of this page isn’t on this device yet.");
  await touch(notice.getByRole("button"));
  await expect(notice).toHaveCount(0);

  const seat = page.locator(".seat").first();
  await settle(page);
  for (const [opener, dialog] of [[seat, page.getByTestId("reading")], [page.getByTestId("bots"), page.locator(".who-plays")]] as const) {
    await touch(opener);
    await expect(notice).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await touch(notice.getByRole("button"));
  }

  await page.unroute(partOf("late"));
  await touch(seat);
  await expect(page.getByTestId("reading")).toBeVisible();
  await expect(page.locator(".log-lines")).toBeAttached();
});

test("a touch that asks for what is still on its way is done when that has come", async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((done) => (send = done));
  await page.route(partOf("late"), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, GAME);
  await touch(page.getByTestId("bots"));
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(page.locator(".who-plays")).toHaveCount(0);
  send();
  await expect(page.locator(".who-plays")).toBeVisible();
  await expect(page.locator(".who-plays :focus")).toHaveCount(1);
});

test("a part of another build is not taken", async ({ page, ownSite, watched }) => {
  watched.allow(/integrity|Failed to fetch/i);
  const part = (await readdir(ownSite.dir)).find((file) => partOf(GAME).test(`/${file}`))!;
  // An empty section more: WebAssembly would not mind.
  await appendFile(join(ownSite.dir, part), Buffer.from([0, 1, 0]));
  await page.goto(ownSite.url);
  await onShelf(page);
  await page.getByTestId(`box-${GAME}`).click();
  await missesTheGame(page);

  await copyFile(join(DIST, part), join(ownSite.dir, part));
  // The browser keeps what it has fetched for ten minutes, as the host has said: another try goes past that.
  await page.getByTestId("try-again").click();
  await expect(page.getByTestId("begin-game")).toBeVisible();
});
