// What people choose for their own turns: language, text size, hints.

import type { Page } from "@playwright/test";
import { beginGame, fromMenu, onShelf, playOn, readTable, seeded, touch } from "./app";
import { atRest } from "./faults";
import { expect, test } from "./fixtures";

/** Opens the choices of the person at a seat, in the dialog of people and bots. */
async function choices(page: Page, seat: number) {
  await fromMenu(page, "bots");
  const own = page.getByTestId(`personal-${seat}`);
  await own.locator("summary").click();
  return own;
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
  await own.getByRole("combobox", { name: /Language/ }).selectOption("2");
  await own.getByRole("combobox", { name: /Text size/ }).selectOption("3");
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
  await beginGame(page, "heartstrings", ["Bo", "Ada"]);
  await playOn(page, 1);
  for (let moment = 0; moment < 20 && (await table.getAttribute("lang")) === "en"; moment += 1) {
    await playOn(page, 1);
    await atRest(page);
  }
  await expect(table).toHaveAttribute("lang", "de");
});
