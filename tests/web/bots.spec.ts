// Bots at the table: one person plays alone against them, they play among themselves, and seats change hands.

import type { Page } from "@playwright/test";
import { act, fromMenu, type GameId, onShelf, prepareGame, readTable, readTold, seeded, touch } from "./app";
import { expect, test } from "./fixtures";
import { recordOf } from "./ending";
import { putOnShelf, saveOf } from "./saved";
import { liftCurtain, PEOPLE } from "./screens";
import { playUntil } from "./touches";

const RESULT = "dialog.result";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 5);
});

/** Bots play as fast as this from now on. */
async function atPace(page: Page, pace: string) {
  await page.addInitScript((pace) => localStorage.setItem("heartbox:settings", JSON.stringify({ lang: "en", pace })), pace);
}

/** The table of a new game: Ada against this number of bots. */
async function alone(page: Page, game: GameId, bots: number) {
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, game, PEOPLE.slice(0, bots + 1));
  await touch(page.getByTestId("others-are-bots"));
  await touch(page.getByTestId("begin-game"));
  await expect(page.getByTestId("table")).toBeVisible();
}

/** What bots are called at this table. */
const bots = (page: Page) => page.locator(".seat-name:has(.bot) strong");

test("three touches from the shelf to a game against bots", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await touch(page.getByTestId("box-tintenherz"));
  await touch(page.getByTestId("others-are-bots"));
  await touch(page.getByTestId("begin-game"));
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(bots(page)).toHaveText(["Vena"]);
});

/** The last decision of a round or turn of somebody who is alone against bots; what these do next has long sentences and reasons. */
const BEFORE_REASONS: [game: GameId, at: (events: { by?: number; do?: unknown }[]) => number][] = [
  ["infarkt", (events) => events.findLastIndex(({ by, do: what }, index) => index < 220 && by === 2 && what === "leave")],
  ["tintenherz", (events) => events.findIndex(({ do: what }, index) => index > events.length / 2 && Object(what).take !== undefined)],
];

for (const [game, find] of BEFORE_REASONS) {
  for (const [width, height] of [[1024, 768], [390, 844]]) {
    test(`${game} at ${width}x${height}: the reason of a bot stands below what it did, or not there at all, and both within the panel`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const record = recordOf(game);
      const at = find(record.events);
      const person = record.events[at].by;
      for (const [seat, each] of record.setup.seats.entries()) each.control = seat === person ? "human" : "bot:3";
      await page.goto("./");
      await onShelf(page);
      await putOnShelf(page, "bots", saveOf(record, at));
      await page.goto("./#/game/bots");
      await liftCurtain(page);
      const before = await readTable(page);
      await page.evaluate(() => {
        const seen = { reasons: new Set<string>(), wrong: new Set<string>() };
        Object.assign(window, { seen });
        const look = () => {
          const told = document.querySelector(".latest .told");
          const reason = told?.querySelector(":scope > small");
          const sentence = [...(told?.querySelectorAll<HTMLElement>(":scope > span, .places > span") ?? [])].find((each) => each.innerText !== "");
          if (told && reason && sentence) {
            const [said, text, below] = [told, sentence, reason].map((each) => each.getBoundingClientRect());
            const panel = told.closest(".actions")!.getBoundingClientRect();
            seen.reasons.add(told.textContent ?? "");
            const over = below.left < said.right && below.top < text.bottom - 1;
            if (over || text.left < panel.left || text.right > panel.right) seen.wrong.add(told.textContent ?? "");
          }
          requestAnimationFrame(look);
        };
        look();
      });
      type Seen = { seen: { reasons: Set<string>; wrong: Set<string> } };
      await act(page, before);
      await expect.poll(() => page.evaluate(() => (window as never as Seen).seen.reasons.size), { timeout: 20_000 }).toBeGreaterThan(0);
      expect(await page.evaluate(() => [...(window as never as Seen).seen.wrong])).toEqual([]);
    });
  }
}

test("bots play among themselves to the end, and are remembered for the next game", async ({ page }) => {
  await atPace(page, "at-once");
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "tintenherz");
  for (const seat of await page.locator(".person select").all()) await seat.selectOption({ label: "Bot, easy-going" });
  await touch(page.getByTestId("begin-game"));
  await expect(page.locator(RESULT)).toBeVisible({ timeout: 30_000 });
  await page.goto("./#/new/tintenherz");
  await expect(page.locator(".person select")).toHaveCount(2);
  for (const seat of await page.locator(".person select").all()) await expect(seat).toHaveValue("1");
});

test("a bot plays on for a person, and a person takes over; both outlive the page", async ({ page }) => {
  await alone(page, "tintenherz", 1);
  const bot = await bots(page).innerText();
  const choice = (name: string) => page.getByRole("combobox", { name: `${name}:` });
  await fromMenu(page, "bots");
  await choice(bot).selectOption({ label: "Person" });
  await choice("Ada").selectOption({ label: "Bot, sensible" });
  await touch(page.getByTestId("close-bots"));
  await expect(bots(page)).toHaveText(["Ada"]);
  // Ada's bot plays until the other is asked.
  await expect(page.locator('.seat[aria-current="true"] strong')).toHaveText(bot, { timeout: 20_000 });
  await expect(page.getByTestId("tumbling")).toHaveCount(0);
  await page.reload();
  await expect(bots(page)).toHaveText(["Ada"]);
  await expect(page.locator('.seat[aria-current="true"] strong')).toHaveText(bot, { timeout: 20_000 });
});

test("undo leads back to what the person decided, and a bot goes on where the page was left", async ({ page }) => {
  await page.clock.install();
  await atPace(page, "slow");
  await alone(page, "tintenherz", 1);
  const bot = await bots(page).innerText();
  const active = page.locator('.seat[aria-current="true"] strong');
  await playUntil(page, async () => (await active.innerText()) === bot);
  // In the middle of its turn.
  await page.reload();
  await expect(active).toHaveText(bot);
  await touch(page.getByTestId("undo"));
  await expect(active).toHaveText("Ada");
  await expect(page.getByTestId("tumbling")).toHaveCount(0);
  // Longer than a bot at the slowest pace waits before it plays.
  await page.clock.runFor(2500);
  await expect(active).toHaveText("Ada");
});

test("by keyboard a bot is hurried, and the dialog works while bots play", async ({ page }) => {
  await atPace(page, "slow");
  await alone(page, "tintenherz", 1);
  const bot = await bots(page).innerText();
  const active = page.locator('.seat[aria-current="true"] strong');
  await playUntil(page, async () => (await active.innerText()) === bot);
  const openBots = async () => {
    for (const button of ["menu", "bots"]) {
      await page.getByTestId(button).focus();
      await page.keyboard.press("Enter");
    }
  };
  await openBots();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.getByRole("combobox", { name: `${bot}:` }).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(bots(page)).toHaveCount(0);
  // And back: now the key plays for the bot.
  await expect(page.getByTestId("menu"), "the focus is where it was before").toBeFocused();
  await openBots();
  await page.getByRole("combobox", { name: `${bot}:` }).selectOption("2");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId("tumbling")).toHaveCount(1);
  const last = await page.locator(".latest").innerText();
  await page.locator(".actions").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".latest")).not.toHaveText(last, { timeout: 1500 });
});

/** The button that plays on to the next turn of a person, or to the end. */
const hurry = (page: Page) => page.getByTestId("hurry");

/** Bots of this level play for this number of the other seats, the first ones; or for all. */
async function setLevels(page: Page, level: string, from: number) {
  for (const seat of (await page.locator(".person select").all()).slice(from)) await seat.selectOption(level);
}

for (const [game, count] of [
  ["flow", 3],
  ["heartstrings", 2],
  ["infarkt", 3],
  ["tintenherz", 3],
] as const) {
  test(`to my turn: all that bots do until then takes no more than a second, and all of it is told: ${game}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await atPace(page, "slow");
    await page.goto("./");
    await onShelf(page);
    await prepareGame(page, game, PEOPLE.slice(0, count + 1));
    await touch(page.getByTestId("others-are-bots"));
    await setLevels(page, "3", 1);
    await touch(page.getByTestId("begin-game"));
    await expect(page.getByTestId("table")).toBeVisible();
    for (let hurried = 0; hurried < 3; ) {
      await playUntil(page, () => hurry(page).isVisible());
      const pressed = await page.evaluate(async () => {
        const start = performance.now();
        const button = document.querySelector<HTMLElement>("[data-testid='hurry']");
        if (button === null) return null;
        const label = button.textContent;
        button.click();
        // What follows it is not accepted for a moment yet; then a person is asked.
        const plays = () => document.querySelector(".scrim:not(.settling)") !== null;
        while (plays() && performance.now() - start < 10_000) await new Promise(requestAnimationFrame);
        const asked = document.querySelector(".seat[aria-current='true'] strong")?.textContent ?? "";
        return { label, time: performance.now() - start, asked };
      });
      // Cards that are dealt, and last steps of bots, may be over before it is pressed.
      if (pressed === null) continue;
      hurried += 1;
      const { label, time, asked } = pressed;
      expect(label).toBe("To my turn");
      console.log(`${game}: ${Math.round(time)} ms to my turn`);
      expect(time).toBeLessThanOrEqual(1000);
      if ((await page.locator("dialog.result").count()) > 0) break;
      expect(["Ada", ""]).toContain(asked);
      const { log, events } = await readTold(page);
      expect(log).toHaveLength(events);
    }
  });
}

test("by keyboard a bot is hurried to the next turn; bots alone play to the end, or a new game begins", async ({ page }) => {
  await atPace(page, "slow");
  await alone(page, "tintenherz", 1);
  await playUntil(page, () => hurry(page).isVisible());
  await hurry(page).focus();
  await page.keyboard.press("Enter");
  await expect(hurry(page)).toHaveCount(0);
  await expect(page.locator('.seat[aria-current="true"] strong')).toHaveText("Ada");
  // Nobody is left who plays.
  await fromMenu(page, "bots");
  await page.getByRole("combobox", { name: "Ada:" }).selectOption("2");
  await touch(page.getByTestId("close-bots"));
  await expect(hurry(page)).toHaveText("To the end");
  const before = page.url();
  await touch(page.locator(".ahead").getByRole("button", { name: "Play again" }));
  await expect(page).not.toHaveURL(before);
  await expect(hurry(page)).toHaveText("To the end");
  await hurry(page).click();
  await expect(page.locator(RESULT)).toBeVisible({ timeout: 15_000 });
});
