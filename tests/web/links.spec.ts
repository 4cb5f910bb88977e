// Games by link: made at the table and on the shelf, opened elsewhere, and never harmful.

import type { Page } from "@playwright/test";
import { beginGame, fromMenu, leaveGame, onShelf, playOn, readTable, touch } from "./app";
import { expect, test } from "./fixtures";
import { GAMES } from "./screens";
import { putOnShelf, saveOf } from "./saved";
import { simulated } from "./simulated";

/** The number of damaged links that are opened. */
const DAMAGED = 500;

const address = (page: Page) => page.getByTestId("link").inputValue();

/** The link to the game at the table, from its menu. */
async function linkOfTable(page: Page) {
  await fromMenu(page, "share-game");
  const link = await address(page);
  // Both buttons lie in one place, and the second of two quick taps there counts as a slip.
  for (const button of ["close-share", "close-menu"]) {
    await expect(async () => {
      // A tap that was counted may close it only after the check below.
      if ((await page.getByTestId(button).count()) > 0) await page.getByTestId(button).click({ timeout: 500 });
      await expect(page.getByTestId(button)).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }
  return link;
}

/** The saves on this device, as they are stored. */
const saves = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("heartbox:game:"))));

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("a running game goes on elsewhere by its link, and is recognised the second time", async ({ page, browser, watched }) => {
  void watched;
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  const now = await playOn(page, 8);
  const link = await linkOfTable(page);
  expect(link).toMatch(/^http.*#\/g\/[\w-]+$/);
  expect(link.length).toBeLessThan(300);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.emulateMedia({ reducedMotion: "reduce" });
  await other.goto(link);
  await expect(other.getByTestId("linked")).toContainText("Ada");
  await expect(other.getByTestId("linked")).toContainText(/Turn \d+/);
  expect(await saves(other), "nothing is saved by opening").toEqual({});
  await other.getByTestId("linked-copy").click();
  await expect(other.getByTestId("table")).toBeVisible();
  expect((await readTable(other)).text).toBe(now.text);
  await playOn(other, 1);
  const before = await saves(other);

  await other.goto(link);
  await other.getByTestId("linked-yours").click();
  await expect(other.getByTestId("table")).toBeVisible();
  await leaveGame(other);
  await expect(other.locator(".waiting-game")).toHaveCount(1);
  await other.goto(link);
  await other.getByTestId("linked-copy").click();
  await expect(other.getByTestId("table")).toBeVisible();
  expect(await saves(other), "the game that was there is untouched").toMatchObject(before);
  await leaveGame(other);
  await expect(other.locator(".waiting-game")).toHaveCount(2);
  await elsewhere.close();
});

test("names can be left out, and the code fits", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  await playOn(page, 4);
  await fromMenu(page, "share-game");
  const named = await address(page);
  await page.getByTestId("share-names").uncheck();
  await expect(page.getByTestId("share-names"), "the switch stays where the focus is").toBeFocused();
  await expect(page.getByTestId("share-said")).toHaveText("The names aren’t in the link.");
  await expect(page.getByTestId("link")).not.toHaveValue(named);
  const nameless = await address(page);
  const size = Number((await page.getByTestId("qr-code").getAttribute("viewBox"))?.split(" ")[2]);
  // Version 25 has 117 modules; 4 on each side are empty.
  expect(size).toBeLessThanOrEqual(117 + 8);
  await page.goto(nameless);
  await expect(page.getByTestId("linked")).toContainText("Player 1");
  await expect(page.getByTestId("linked")).not.toContainText("Ada");
});

test("a link is pasted on the shelf, and what is none is refused in one sentence", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  const link = await linkOfTable(page);
  await leaveGame(page);
  await page.getByTestId("open-link").click();
  await page.getByTestId("paste-link").fill("https://example.org/elsewhere");
  await page.getByTestId("open-pasted").click();
  await expect(page.getByTestId("link-fault")).toHaveText("This isn’t a link to a game.");
  await page.getByTestId("paste-link").fill(`Look at this: ${link} !`);
  await page.getByTestId("open-pasted").click();
  await expect(page.getByTestId("linked")).toBeVisible();
});

for (const game of GAMES) {
  test(`finished games of ${game} by link from the shelf`, async ({ page }) => {
    const [record] = simulated(game, 2, 4, 1);
    await page.goto("./");
    await onShelf(page);
    await putOnShelf(page, "whole", saveOf(record));
    await page.reload();
    await page.locator(".finished-game").getByTestId("share-game").click();
    const link = await address(page);
    expect(link.length).toBeLessThan(1000);
    await page.goto(link);
    await page.getByTestId("linked-copy").click();
    await expect(page.locator("#result-title")).toBeVisible();
  });
}

test("damaged links open no other game and touch none", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("./");
  await onShelf(page);
  const links: string[] = [];
  for (const game of GAMES) {
    const [record] = simulated(game, 2, 4, 1);
    await putOnShelf(page, game, saveOf(record, 30));
    await page.goto(`./#/game/${game}`);
    await expect(page.getByTestId("table")).toBeVisible();
    const reveal = page.getByTestId("reveal");
    if (await reveal.isVisible()) await touch(reveal);
    links.push(new URL(await linkOfTable(page)).hash);
    await leaveGame(page);
  }
  const before = await saves(page);
  const counts = await page.evaluate(async ([links, damaged]) => {
    let seed = 7;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const shown = () => document.querySelector("[data-testid='linked'], [data-testid='link-refused']");
    const said = new Map<string, number>();
    for (let number = 0; number < damaged; number += 1) {
      const whole = links[number % links.length];
      const start = "#/g/".length;
      const at = start + random(whole.length - start);
      const letter = letters[random(letters.length)];
      const changed = [whole.slice(0, at), whole.slice(0, at) + letter + whole.slice(at + 1), whole.slice(0, at) + letter + whole.slice(at)][random(3)];
      if (links.includes(changed)) continue;
      const old = shown();
      location.hash = changed;
      const end = performance.now() + 5000;
      while ((shown() === old || !shown()) && performance.now() < end && location.hash !== "#/g/") await new Promise((done) => setTimeout(done, 5));
      const screen = shown();
      const sentence = screen?.getAttribute("data-testid") === "linked" ? "opened" : (screen?.querySelector("[role='alert']")?.textContent ?? "nothing");
      said.set(sentence, (said.get(sentence) ?? 0) + 1);
    }
    return Object.fromEntries(said);
  }, [links, DAMAGED] as const);
  expect(counts["nothing"], JSON.stringify(counts)).toBeUndefined();
  // A change behind the end of the stream leaves the same game.
  expect(counts["opened"] ?? 0, JSON.stringify(counts)).toBeLessThan(DAMAGED / 20);
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBeGreaterThan(DAMAGED * 0.9);
  expect(await saves(page)).toEqual(before);
});

/** The dialog with the link to a game. */
async function openDialog(page: Page) {
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  await fromMenu(page, "share-game");
  await expect(page.getByTestId("link")).toBeVisible();
}

const CLIPBOARDS: [string, () => void][] = [
  ["is missing", () => void Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined })],
  ["has no function", () => void Reflect.deleteProperty(Clipboard.prototype, "writeText")],
  ["throws", () => void Object.defineProperty(Navigator.prototype, "clipboard", { get: () => { throw new TypeError("refused"); } })],
  ["refuses", () => void (Clipboard.prototype.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError")))],
  ["never answers", () => void (Clipboard.prototype.writeText = () => new Promise(() => {}))],
];

for (const [what, spoil] of CLIPBOARDS) {
  test(`a clipboard that ${what}: the older way is tried, and what remains is said`, async ({ page }) => {
    await page.addInitScript(spoil);
    await openDialog(page);
    await page.evaluate(() => addEventListener("copy", () => Object.assign(window, { copied: (document.activeElement as HTMLInputElement).value })));
    const said = page.getByTestId("handing").last();
    await page.getByTestId("copy-link").click();
    await expect(said).toHaveText("Copied");
    expect(await page.evaluate(() => (window as never as { copied: string }).copied)).toBe(await address(page));
    await page.evaluate(() => void (document.execCommand = () => false));
    await page.getByTestId("copy-link").click();
    await expect(said).toHaveText(/It’s selected/);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(await address(page));
  });
}

test("a share sheet that fails says so, and one that is closed says nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const why = ["AbortError", "NotAllowedError"];
    Object.assign(navigator, { share: () => Promise.reject(new DOMException("", why.shift())) });
  });
  await openDialog(page);
  const said = page.getByTestId("handing").last();
  const link = page.getByTestId("share-link");
  await link.click();
  await expect(said).toHaveText("");
  await link.click();
  await expect(said).toHaveText("This device couldn’t share it. Save it to a file instead.");
});
