// Own dice and cards: what people roll and draw themselves is entered by a few touches, in every game, and mended by undo.

import type { Page } from "@playwright/test";
import { beginGame, type GameId, offlineReady, onShelf, touch } from "./app";
import { axe, expect, test } from "./fixtures";
import { PEOPLE } from "./screens";
import { putOnShelf, saveOf } from "./saved";
import { type Simulated, simulated } from "./simulated";

// These tests have settings of their own.
test.use({ trusting: false });

/** The most touches by which dice are entered, and a card. */
const MOST = { dice: 2, card: 3 };

const place = (page: Page) => page.getByTestId("own-chance");
const options = (page: Page) => page.getByTestId("own-option");
const dialog = (page: Page) => page.locator("dialog.own-dialog");
const marks = (page: Page) => page.locator(".log-lines").getByTestId("entered");

/** The number of events of the game. */
const events = (page: Page) =>
  page.locator(".log [data-testid='look-back']").evaluate((link) => Number(link.getAttribute("href")?.split("/at/")[1]));

/** Opens the page where people enter these kinds of chance. */
async function open(page: Page, own: { dice?: boolean; cards?: boolean }) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript((settings) => {
    if (!localStorage.getItem("heartbox:settings")) localStorage.setItem("heartbox:settings", settings);
  }, JSON.stringify({ lang: "en", asks_consent: false, own_dice: own.dice === true, own_cards: own.cards === true }));
  await page.goto("./");
  await onShelf(page);
}

/** A table of this game, where the first thing due is chance. */
async function begin(page: Page, game: GameId) {
  await beginGame(page, game, PEOPLE.slice(0, 2));
  await expect(place(page)).toBeVisible();
}

/** A table with the first events of this record. */
async function openAt(page: Page, record: Simulated, length: number) {
  record.setup.seats.forEach((seat, index) => (seat.name = PEOPLE[index]));
  await putOnShelf(page, "own", saveOf(record, length));
  await page.goto("./#/game/own");
  await expect(place(page)).toBeVisible();
}

/** Enters one event by touches on these, in order. */
async function enter(page: Page, most: number, ...touches: (() => Promise<void>)[]) {
  expect(touches.length, "touches").toBeLessThanOrEqual(most);
  const before = await events(page);
  for (const enters of touches) {
    expect(await events(page), "nothing is played before the last touch").toBe(before);
    // What plays by itself has come to rest, and touches are heard.
    await expect(page.locator(".scrim")).toHaveCount(0);
    await enters();
  }
  await expect.poll(() => events(page)).toBeGreaterThan(before);
}

const pick = (page: Page, name: string) => () => touch(options(page).and(page.locator(`[data-option="${name}"]`)));

test("Heartstrings: each rolls a die for the first turn, then the room die and the combat dice are entered by one touch", async ({ page }) => {
  await open(page, { dice: true });
  await begin(page, "heartstrings");
  await expect(page.getByTestId("roll"), "the page rolls nothing").toBeHidden();
  await expect(options(page)).toHaveCount(12);
  await expect(place(page)).toContainText(`${PEOPLE[0]}: roll`);
  await enter(page, MOST.dice, pick(page, "5"), pick(page, "7"));
  await enter(page, 1, pick(page, "3"));
  await expect(page.locator("[data-place='room-3']")).toHaveAttribute("aria-label", new RegExp(PEOPLE[1]));
  await enter(page, 1, pick(page, "3"));
  await expect(options(page), "an attack: a die of six").toHaveCount(6);
  await enter(page, 1, pick(page, "6"));
  await expect(place(page)).toBeVisible();
  await enter(page, 1, pick(page, "1"));
});

test("Tintenherz: four cards are dealt in a dialog, and two dice entered by two touches", async ({ page }) => {
  await open(page, { dice: true, cards: true });
  await begin(page, "tintenherz");
  await page.getByTestId("own-open").click();
  await expect(options(page)).toHaveCount(16);
  expect(await axe(page)).toEqual([]);
  for (const left of [16, 15, 14]) {
    await expect(options(page)).toHaveCount(left);
    await options(page).first().click();
  }
  await page.getByTestId("own-undo").click();
  await expect(options(page), "the last card is taken back").toHaveCount(14);
  await options(page).first().click();
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(".th-card:not(.away)")).toHaveCount(4);
  await enter(page, MOST.dice, pick(page, "2"), pick(page, "6"));
  await expect(page.locator("[data-touch='die-0']")).toHaveAttribute("aria-label", / 2/);
  await expect(marks(page)).toHaveCount(2);
});

test("Infarkt: a card is found by its name or its picture, marked in the log, and mended by undo", async ({ page }) => {
  await open(page, { cards: true });
  await begin(page, "infarkt");
  await enter(page, MOST.card, () => page.getByTestId("own-open").click(), () => options(page).nth(2).click());
  await expect(marks(page)).toHaveCount(1);
  await expect(marks(page)).toContainText("entered by hand");
  await page.getByTestId("own-undo").click();
  await expect.poll(() => events(page), "it is asked again").toBe(0);
  // As far as the goods, which are many.
  while ((await options(page).count()) < 13) {
    if (!(await dialog(page).isVisible())) await page.getByTestId("own-open").click();
    await options(page).first().click();
  }
  const search = page.getByTestId("own-search");
  await enter(page, MOST.card, () => search.fill("BROC"), async () => {
    await expect(options(page)).toHaveCount(1);
    await options(page).click();
  });
  await expect(search, "the next one is sought anew").toHaveValue("");
  await search.fill("no such card");
  await expect(options(page)).toHaveCount(0);
  await page.getByTestId("own-close").click();
  await expect(page.locator(".log-lines")).toContainText(/broccoli/i);
});

test("Flow: the Ludo die and a card that is earned are entered by one touch", async ({ page }) => {
  await open(page, { dice: true, cards: true });
  const [ludo] = simulated("flow", 2, 1, 1);
  const { first } = ludo.setup as unknown as { first: number };
  Object.assign(ludo.setup.seats[first], { rules: "ludo" });
  await openAt(page, ludo, 0);
  await expect(options(page)).toHaveCount(6);
  await enter(page, 1, pick(page, "6"));

  await page.goto("./#/");
  await onShelf(page);
  const records = simulated("flow", 2, 5, 6, 2, { balance: true });
  const isCard = (event: unknown) => typeof (event as { chance?: { card?: string } }).chance?.card === "string";
  const record = records.find((one) => one.events.some(isCard))!;
  await openAt(page, record, record.events.findIndex(isCard));
  expect(await axe(page)).toEqual([]);
  await enter(page, 1, () => options(page).first().click());
  await expect(marks(page).first()).toBeAttached();
});

test("it is switched in the middle of a game, and undone entries are asked again", async ({ page }) => {
  await open(page, {});
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await page.getByTestId("roll").click();
  await expect(page.getByTestId("roll")).toBeVisible();
  await expect(place(page)).toHaveCount(0);
  await page.getByTestId("menu").click();
  await expect(page.getByTestId("own_cards"), "a game without cards").toHaveCount(0);
  await page.getByTestId("own_dice").check();
  await page.getByTestId("close-menu").click();
  await expect(place(page)).toBeVisible();
  await expect(page.getByTestId("roll")).toBeHidden();
  const before = await events(page);
  await enter(page, 1, pick(page, "9"));
  await page.getByTestId("undo").click();
  await expect.poll(() => events(page)).toBe(before);
  await expect(options(page)).toHaveCount(12);
  // By the keyboard.
  await options(page).nth(9).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-place='room-10']")).toHaveAttribute("aria-label", new RegExp(`${PEOPLE[0]}|${PEOPLE[1]}`));
  await page.reload();
  await expect(place(page)).toBeVisible();
  await expect(marks(page).first(), "the mark is kept").toBeAttached();
  await page.getByTestId("menu").click();
  await page.getByTestId("own_dice").uncheck();
  await page.getByTestId("close-menu").click();
  await expect(page.getByTestId("roll")).toBeVisible();
  await expect(place(page)).toHaveCount(0);
});

test("people roll for bots", async ({ page }) => {
  await open(page, { dice: true });
  const [record] = simulated("heartstrings", 2, 1, 1);
  record.setup.seats.forEach((seat) => Object.assign(seat, { control: "bot:1" }));
  await openAt(page, record, 0);
  await enter(page, MOST.dice, pick(page, "5"), pick(page, "7"));
  await expect(place(page), "a bot's turn").toBeVisible();
  await enter(page, 1, pick(page, "3"));
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("it is there", async ({ page, context }) => {
    await open(page, { dice: true });
    await offlineReady(page);
    await context.setOffline(true);
    await begin(page, "heartstrings");
    await enter(page, MOST.dice, pick(page, "5"), pick(page, "7"));
  });
});
