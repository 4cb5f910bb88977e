import { appendFile, copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { IDS } from "../../scripts/games.mjs";
import { onShelf } from "./app";
import { DIST, expect, test } from "./fixtures";

// The worker would have the parts already.
test.use({ serviceWorkers: "block" });

const [GAME, OTHER] = IDS;
const partOf = (game: string) => new RegExp(`/${game}-[0-9a-f]{16}\\.wasm$`);

/** The shelf says that the game could not be had, and everything else is as it was. */
async function missesTheGame(page: Page) {
  await expect(page.getByTestId("try-again")).toBeVisible();
  await expect(page.getByTestId("shelf")).toBeVisible();
  await expect(page.locator("#panic")).toBeHidden();
}

test("the screens of a game that cannot be fetched are said on the shelf, and come when they are tried again", async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|Failed to fetch|offline|registration blocked/);
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
  watched.allow(/ERR_FAILED|Failed to fetch|offline|registration blocked/);
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

test("a part of another build is not taken", async ({ page, ownSite, watched }) => {
  watched.allow(/integrity|Failed to fetch|registration blocked/i);
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
