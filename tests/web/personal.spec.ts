// What people choose for their own turns: language, text size, speed, answers to offers, hints; and where they sit, before a game.

import type { Locator, Page } from "@playwright/test";
import { beginGame, fromMenu, leaveGame, onShelf, playOn, prepareGame, readTable, seeded, touch } from "./app";
import { atRest, faults } from "./faults";
import { axe, expect, test } from "./fixtures";

/** Opens the choices of the person at a seat, in the dialog of people and bots. */
async function choices(page: Page, seat: number) {
  await fromMenu(page, "bots");
  const own = page.getByTestId(`personal-${seat}`);
  await own.locator("summary").click();
  return own;
}

/** Chooses a value in a row of buttons, with one touch. */
async function choose(own: Locator, row: string, value: string) {
  const button = own.getByRole("radiogroup", { name: `: ${row}` }).getByRole("radio", { name: value, exact: true });
  await button.click();
  await expect(button).toBeChecked();
}

test("each person has their own language, text size and hints, and the log stays in that of the table", async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  const table = page.getByTestId("table");
  const other = 1 - (await readTable(page)).seats.findIndex((seat) => seat.asked);
  const own = await choices(page, other);
  await choose(own, "Language", "Deutsch");
  await choose(own, "Text size", "150%");
  await choose(own, "Animations", "quick");
  await own.getByTestId(`hints-${other}`).uncheck();
  await page.getByTestId("close-bots").click();
  // It is not that person's turn yet.
  await expect(table).toHaveAttribute("lang", "en");
  await expect.poll(async () => (await playOn(page, 1)).buttons.includes("reroll") && page.getByTestId("hint").isEnabled()).toBe(true);
  for (let moment = 0; moment < 20 && (await table.getAttribute("lang")) === "en"; moment += 1) {
    await playOn(page, 1);
    await atRest(page);
  }
  await expect(table).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "150");
  await expect(page.locator("html")).toHaveAttribute("data-speed", "quick");
  // The same decision, after a roll.
  await touch(page.getByTestId("roll"));
  await expect(page.getByTestId("reroll")).toBeVisible();
  await atRest(page);
  await expect(page.getByTestId("hint")).toBeDisabled();
  await expect(page.getByTestId("undo")).toContainText("Rückgängig");
  await expect(page.locator(".log-lines > ol")).toHaveAttribute("lang", "en");
  await expect(page.locator(".log-lines > ol")).toContainText(/rolls/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // Remembered with the name, and gone with the table.
  await page.reload();
  await expect(table).toHaveAttribute("lang", "de");
  await page.getByTestId("to-shelf").click();
  await onShelf(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-text-size", "150");
  await expect(page.locator("html")).not.toHaveAttribute("data-speed", "quick");
  await beginGame(page, "heartstrings", ["Bo", "Ada"]);
  await playOn(page, 1);
  for (let moment = 0; moment < 20 && (await table.getAttribute("lang")) === "en"; moment += 1) {
    await playOn(page, 1);
    await atRest(page);
  }
  await expect(table).toHaveAttribute("lang", "de");
});

test("one person declines offers while the other is asked", async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 3);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  const own = await choices(page, 0);
  await choose(own, "Never trade a token unless I touch one", "yes");
  await page.getByTestId("close-bots").click();
  await page.clock.install();
  // Four seconds pass at each offer: it is declined for Ada, and Bo is still asked.
  const answered = [0, 0];
  for (let moment = 0; moment < 300 && answered.includes(0); moment += 1) {
    const { seats, buttons } = await readTable(page);
    const asked = seats.findIndex((seat) => seat.asked);
    if (buttons.includes("keep") && asked >= 0) {
      await page.clock.runFor(4_000);
      const now = await readTable(page);
      const isStill = now.buttons.includes("keep") && now.seats[asked].asked;
      expect(isStill, `an offer to ${["Ada", "Bo"][asked]}`).toBe(asked === 1);
      answered[asked] += 1;
    }
    await playOn(page, 1);
  }
  expect(answered).not.toContain(0);
});

test("own choices are made before a game, by keyboard too, and hold when it starts", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "tintenherz", ["Ada", "Bo"]);
  await page.getByTestId("own-choices").click();
  const dialog = page.getByRole("dialog", { name: "Own choices" });
  for (const name of ["Ada", "Bo"]) {
    await dialog.locator("summary", { hasText: name }).click();
    const choices = dialog.locator("details", { hasText: name });
    await choices.getByRole("radiogroup", { name: `${name}: Language` }).getByRole("radio", { name: "as the table" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(choices.getByRole("radio", { name: "Deutsch" })).toBeChecked();
    await choose(choices, "Text size", "125%");
    await expect(choices.getByRole("radiogroup", { name: /Never trade/ }), "the game has no offers").toHaveCount(0);
    expect(await axe(page)).toEqual([]);
  }
  await page.getByTestId("close-own-choices").click();
  await expect(page.getByTestId("own-choices")).toBeFocused();
  await page.getByTestId("begin-game").click();
  await expect(page.getByTestId("table")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "125");
});

test("a bot has no choices of its own", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "heartstrings", ["Ada", "Bo"]);
  const people = page.getByRole("dialog", { name: "Own choices" }).locator("summary");
  await page.getByTestId("own-choices").click();
  await expect(people).toHaveText(["Ada", "Bo"]);
  await page.getByTestId("close-own-choices").click();
  await page.getByRole("combobox", { name: "Bo:" }).selectOption({ index: 1 });
  await page.getByTestId("own-choices").click();
  await expect(people).toHaveText(["Ada"]);
  await expect(page.getByRole("radiogroup", { name: "Ada: Language" }), "there is nobody else").toBeVisible();
});

test("the places chosen before a game hold when it starts", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "tintenherz", ["Ada", "Bo"]);
  await expect(page.getByTestId("seating"), "the device is passed on").toBeHidden();
  await page.getByTestId("begin-game").click();
  await page.getByTestId("menu").click();
  await page.getByRole("combobox", { name: "When the turn passes" }).selectOption({ index: 1 });
  await page.getByTestId("close-menu").click();
  await leaveGame(page);
  await prepareGame(page, "tintenherz", ["Ada", "Bo"]);
  await page.getByTestId("seating").click();
  const dialog = page.getByRole("dialog", { name: "Where everyone sits" });
  await dialog.getByRole("button", { name: /^Ada:/ }).click();
  await dialog.getByRole("button", { name: "Free place: left", exact: true }).click();
  await dialog.getByRole("button", { name: /^Bo:/ }).click();
  await dialog.getByRole("button", { name: "Free place: right", exact: true }).click();
  expect(await faults(page, { kinds: ["cut"] })).toEqual([]);
  await page.getByTestId("close-seating").click();
  await page.getByTestId("begin-game").click();
  const asked = (await readTable(page)).seats.findIndex((seat) => seat.asked);
  await expect(page.locator(".app")).toHaveAttribute("data-turned", ["1", "3"][asked]);
});

test("who plays at the second touch is asked at the first, and the others are not", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "heartstrings", ["Ada", "Bo"]);
  await page.getByTestId("own-choices").click();
  const dialog = page.getByRole("dialog", { name: "Own choices" });
  await dialog.locator("summary", { hasText: "Bo" }).click();
  await choose(dialog.locator("details", { hasText: "Bo" }), "Play at the second touch", "yes");
  await page.getByTestId("close-own-choices").click();
  await page.getByTestId("begin-game").click();
  const seen = new Set<string>();
  for (let moment = 0; moment < 150 && seen.size < 2; moment += 1) {
    const now = await readTable(page);
    const lit = page.locator(".board [data-place^='room-'].lit");
    if ((await lit.count()) < 2 || now.buttons.includes("roll")) {
      await playOn(page, 1);
      continue;
    }
    const who = now.seats.find((seat) => seat.asked)!.name;
    seen.add(who);
    await touch(lit.first());
    const after = await readTable(page);
    if (who === "Bo") {
      expect([after.events, after.prompt]).toEqual([now.events, "Touch it again to play it."]);
      await touch(lit.first());
      expect((await readTable(page)).events).toBeGreaterThan(now.events);
    } else {
      expect(after.events).toBeGreaterThan(now.events);
    }
  }
  expect([...seen].sort()).toEqual(["Ada", "Bo"]);
});
