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
  await page.route(partOf("tables"), (route) => route.abort());
  await page.goto("./");
  await onShelf(page);
  await page.getByTestId(`box-${GAME}`).click();
  await missesTheGame(page);
  await page.unroute(partOf("tables"));
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
  for (const part of ["dialogs", "settings"]) await page.route(partOf(part), (route) => route.abort());
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, GAME);
  const notice = page.locator('[data-notice="NotLoaded"]');
  await expect(notice).toContainText("Part of this page isn’t on this device yet.");
  await touch(notice.getByRole("button"));
  await expect(notice).toHaveCount(0);

  const seat = page.locator(".seat").first();
  await settle(page);
  for (const [opener, dialog] of [[seat, page.getByTestId("reading")], [page.getByTestId("menu"), page.locator(".table-menu")]] as const) {
    await touch(opener);
    await expect(notice).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await touch(notice.getByRole("button"));
  }

  for (const part of ["dialogs", "settings"]) await page.unroute(partOf(part));
  await touch(seat);
  await expect(page.getByTestId("reading")).toBeVisible();
  await expect(page.locator(".log-lines")).toBeAttached();
});

test("a touch that asks for what is still on its way is done when that has come", async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((done) => (send = done));
  await page.route(partOf("settings"), async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, GAME);
  await touch(page.getByTestId("menu"));
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(page.locator(".table-menu")).toHaveCount(0);
  send();
  await expect(page.locator(".table-menu")).toBeVisible();
  await expect(page.locator(".table-menu :focus")).toHaveCount(1);
});

/** What a first game waits for; the first two already before names can be entered. */
const AWAITED: [string, string | RegExp][] = [
  ["the screen of a new game", partOf("new_game")],
  ["the words of the game", new RegExp(`/text/${GAME}\\.`)],
  ["the screens of a table", partOf("tables")],
  ["what all games share", partOf(IDS.join(String.raw`\.`))],
  ["the game", partOf(GAME)],
  ["the style sheet of the table", "**/style/table.css"],
  ["the style sheet of the game", `**/style/${GAME}.css`],
];
/** A little more than the time that anything may take, in milliseconds. */
const LIMIT = 31_000;

for (const [what, file] of AWAITED) {
  test(`${what} hangs: that has an end, with another try`, async ({ page, watched }) => {
    watched.allow(/offline|aborted|ERR_/i);
    await page.clock.install();
    let hangs = 0;
    await page.route(file, () => {
      hangs += 1;
      return new Promise<void>(() => {});
    });
    await page.goto("./");
    await onShelf(page);
    await page.getByTestId(`box-${GAME}`).click();
    const begin = page.getByTestId("begin-game");
    if (AWAITED.findIndex(([name]) => name === what) > 1) await begin.click();
    await expect.poll(() => hangs).toBeGreaterThan(0);
    await expect(page.getByText("Fetching the game…")).toBeVisible();
    await page.clock.fastForward(LIMIT);
    const again = page.getByTestId("try-again");
    await expect(again).toBeVisible();
    expect(hangs, "a hanging line is not asked again and again").toBeLessThanOrEqual(2);
    await page.unroute(file);
    await again.click();
    // What was asked for before is done when it has come; what was not begun is begun now.
    const table = page.getByTestId("table");
    await expect(async () => {
      if (await begin.isVisible()) await begin.click({ timeout: 1000 });
      await expect(table).toBeVisible({ timeout: 3000 });
    }).toPass();
  });
}

test("rules that hang have an end, with another try", async ({ page, watched }) => {
  watched.allow(/aborted|ERR_/i);
  await page.clock.install();
  await page.route(/\/rules\/.*\.html$/, () => new Promise<void>(() => {}));
  const asked = page.waitForRequest(/\/rules\/.*\.html$/);
  await page.goto(`./#/rules/${GAME}`);
  await asked;
  await page.clock.fastForward(LIMIT);
  await expect(page.getByTestId("try-again")).toBeVisible();
  await page.unrouteAll();
  await page.getByTestId("try-again").click();
  await expect(page.locator(".rules-title")).toBeVisible();
});

/** The screens of the library: the address of each, and what is on it. */
const SELDOM: [string, (id: string) => string, string][] = [
  ["the saved games", () => "#/games", ".saved-game"],
  ["the past of a game", (id) => `#/game/${id}/at/0`, "[data-testid='viewer']"],
  ["a link that is damaged", () => "#/g/damaged", "[data-testid='link-refused']"],
];

for (const [what, address, content] of SELDOM) {
  test(`${what}: a part that hangs has an end, with another try at the same address`, async ({ page, watched }) => {
    watched.allow(/offline|aborted|ERR_/i);
    await page.clock.install();
    await page.route(partOf("library"), () => new Promise<void>(() => {}));
    await page.goto("./");
    await onShelf(page);
    await beginGame(page, GAME);
    const id = /#\/game\/(\w+)/.exec(page.url())?.[1] ?? "";
    await page.goto(`./${address(id)}`);
    await expect(page.getByText("Fetching the game…")).toBeVisible();
    await page.clock.fastForward(LIMIT);
    await expect(page.getByRole("alert")).toContainText("isn’t on this device yet");
    expect(page.url()).toContain(address(id));
    await page.unroute(partOf("library"));
    await page.getByTestId("try-again").click();
    await expect(page.locator(content).first()).toBeVisible();
  });
}

for (const part of [GAME, IDS.join(String.raw`\.`), "tables"]) {
  test(`a part that the host has lost is asked for a few times: ${part}`, async ({ page, watched }) => {
    watched.allow(/404|integrity|Failed to fetch/i);
    let asked = 0;
    await page.route(partOf(part), (route) => {
      asked += 1;
      return route.fulfill({ status: 404, body: "Not found" });
    });
    // The last part that is fetched ahead.
    const ahead = page.waitForRequest(partOf(".*search"));
    await page.goto("./");
    await onShelf(page);
    await ahead;
    expect(asked, "from the host and past the cache, and whether the host is there").toBeLessThanOrEqual(6);
    for (const opener of [`box-${GAME}`, "try-again"]) {
      const before = asked;
      await page.getByTestId(opener).click();
      await missesTheGame(page);
      await expect.poll(() => asked).toBeGreaterThan(before);
      await page.waitForLoadState("networkidle");
      // Some of the requests of the touch before may still be on their way.
      expect(asked - before, "a touch asks again").toBeLessThanOrEqual(6);
    }
  });
}

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
