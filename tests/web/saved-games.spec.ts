// The saved games: a page of their own, where they are named, duplicated, deleted and brought back, and all of them as one file.

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { onShelf } from "./app";
import { axe, expect, test } from "./fixtures";
import { flowRecord } from "./flow";
import { putOnShelf, saveOf } from "./saved";

const DAY = 86_400_000;
const record = flowRecord("two");
/** The record as it stood after this many events. */
const cut = (events: number) => JSON.stringify({ ...record, events: record.events.slice(0, events), result: undefined });

const cards = (page: Page) => page.getByTestId("saved-game");
const answer = (page: Page) => page.getByTestId("saves-answer");
const named = (page: Page, name: string) => page.locator(".saved-title").and(page.getByText(name, { exact: true }));
const choose = (page: Page, text: string) =>
  page.getByTestId("open-file").setInputFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(text) });

/** The page of the saved games, with four unfinished games and, as the oldest, a finished one. */
async function openGames(page: Page, time = Date.now()) {
  await page.goto("./");
  await onShelf(page);
  for (const [index, events] of [10, 20, 30, 40, record.events.length].entries()) {
    await putOnShelf(page, `game${index}`, saveOf(record, events, time - index * 1000));
  }
  await page.reload();
  await onShelf(page);
  await page.getByTestId("saved-games").click();
  await expect(cards(page)).toHaveCount(5);
}

async function rename(page: Page, index: number, name: string) {
  await cards(page).nth(index).getByTestId("rename").click();
  // The name that it has is there to be changed.
  const before = await cards(page).nth(index).locator(".saved-title").textContent();
  await expect(page.getByTestId("new-name")).toHaveValue(before ?? "");
  await page.getByTestId("new-name").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("new-name")).toHaveCount(0);
}

/** All games as a file, as it is saved. */
async function keepAll(page: Page) {
  const download = page.waitForEvent("download");
  await page.getByTestId("keep-all").click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^heartbox-\d{4}-\d\d-\d\d\.json$/);
  return readFileSync(await file.path(), "utf8");
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("games are named, duplicated, deleted together and brought back", async ({ page }) => {
  await openGames(page);
  await expect(page.locator(".saved-game .waiting-picture:has(svg)")).toHaveCount(4);
  await expect(cards(page).last()).toContainText("Finished");
  await expect(cards(page).first()).toContainText(/\d\d:\d\d · Turn \d+/);
  expect(await axe(page)).toEqual([]);

  await rename(page, 0, "Sunday");
  await expect(page.getByTestId("saves-answer")).toHaveText("The game is now called “Sunday”.");
  await cards(page).first().getByTestId("duplicate").click();
  await expect(page.getByTestId("saves-answer")).toHaveText("There is now also “Sunday (copy)”.");
  await expect(cards(page)).toHaveCount(6);
  await page.getByTestId("order-name").click();
  await expect(cards(page).nth(4)).toContainText("Sunday");
  await expect(cards(page).nth(5)).toContainText("Sunday (copy)");

  for (const index of [0, 4, 5]) await cards(page).nth(index).getByTestId("choose").check();
  await page.getByTestId("delete-chosen").click();
  await expect(cards(page)).toHaveCount(3);
  await expect(named(page, "Sunday")).toHaveCount(0);
  await page.getByTestId("bring-back").click();
  await expect(cards(page)).toHaveCount(6);

  await page.reload();
  await expect(cards(page)).toHaveCount(6);
  await expect(named(page, "Sunday")).toHaveCount(1);
  await expect(named(page, "Sunday (copy)")).toHaveCount(1);
});

test("games that were played on from another one say from where", async ({ page }) => {
  await openGames(page);
  await page.goto("./#/game/game1/at/15");
  // A game without chance goes on in one way only.
  for (const _ of [1, 2]) {
    await page.getByTestId("go-on-same").click();
    await expect(page.getByTestId("table")).toBeVisible();
    await page.goto("./#/game/game1/at/12");
    await expect(page.getByTestId("look-slider")).toHaveValue("12");
  }
  await page.goto("./#/games");
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByTestId("forked")).toHaveText([/^Played on from turn \d+ of the game of .*\d\d:\d\d/, /^Played on from turn \d+ of the game of .*\d\d:\d\d/]);
});

test("all games go as one file into an empty browser, and none comes twice", async ({ page, browser }) => {
  await openGames(page);
  await rename(page, 4, "Sunday");
  const text = await keepAll(page);
  await choose(page, text);
  await expect(answer(page)).toHaveText("0 games added. 5 games were here already.");
  await expect(cards(page)).toHaveCount(5);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL("./", page.url()).href);
  await onShelf(other);
  await choose(other, text);
  await expect(answer(other)).toHaveText("5 games added.");
  await expect(cards(other)).toHaveCount(5);
  await expect(named(other, "Sunday")).toHaveCount(1);
  await cards(other).first().getByTestId("open-saved").click();
  await expect(other.getByTestId("table")).toBeVisible();
  await elsewhere.close();
});

test("of a broken file what is whole is added, and the rest is counted", async ({ page }) => {
  await openGames(page);
  const file = JSON.parse(await keepAll(page));
  file.games[0].save.record.events[3] = "nonsense";
  file.games[1] = {};
  file.games.push({ name: "New", save: { time: Date.now(), at: 15, record: JSON.parse(cut(15)) } });
  await choose(page, JSON.stringify(file));
  await expect(answer(page)).toHaveText("1 game added. 3 games were here already. 2 games couldn’t be read.");
  await expect(named(page, "New")).toHaveCount(1);
  for (const [text, said] of [
    ["{", "no Heartbox game in this file"],
    [JSON.stringify({ ...file, version: 99 }), "a newer Heartbox"],
    [JSON.stringify({ ...record, events: ["nonsense"], result: undefined }), "Event 1 in this file"],
  ]) {
    await choose(page, text);
    await expect(answer(page)).toContainText(said);
  }
  await expect(cards(page)).toHaveCount(6);
});

test("a record is dropped on the page, or pasted", async ({ page }) => {
  await openGames(page);
  const drop = async (text: string) => {
    const dataTransfer = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "game.json", { type: "application/json" }));
      return transfer;
    }, text);
    await page.getByTestId("saves").dispatchEvent("drop", { dataTransfer });
  };
  await drop(cut(15));
  await expect(answer(page)).toHaveText("1 game added.");
  await expect(cards(page)).toHaveCount(6);
  await drop(cut(15));
  await expect(answer(page)).toHaveText("0 games added. 1 game was here already.");
  await expect(cards(page)).toHaveCount(6);

  await page.getByTestId("open-link").click();
  await page.getByTestId("paste-link").fill(cut(25));
  await page.getByTestId("open-pasted").click();
  await expect(page.getByTestId("table")).toBeVisible();
});

test("a backup is asked for when the games are old, and only until there is one", async ({ page }) => {
  await openGames(page, Date.now() - 40 * DAY);
  await expect(page.locator(".saves-due")).toBeVisible();
  await keepAll(page);
  await expect(page.getByTestId("handing").first(), "the name under which it lies with the files").toHaveText(/^Saved as heartbox-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.locator(".saves-due")).toHaveCount(0);
  await page.getByTestId("way-back").click();
  await onShelf(page);
  await expect(page.getByTestId("saved-games")).toHaveText("Saved games");
});
