// The last person who is out of a game that bots play on: how it ended for them, and the ways on.

import type { Page } from "@playwright/test";
import { readTable, touch } from "./app";
import { expect, test } from "./fixtures";
import { choose, firstDeath, infarktRecord, infarktStates, openAt, tap } from "./infarkt";

/** A person alone against bots dies of an event that they take. */
async function dies(page: Page) {
  const record = infarktRecord("five");
  const { death, dead } = firstDeath(infarktStates("five"));
  expect(record.events[death - 1].by).toBe(dead);
  record.setup.seats.forEach((seat, index) => Object.assign(seat, { control: index === dead ? "human" : "bot:1" }));
  await page.goto("./");
  await openAt(page, record, death - 1);
  await readTable(page);
  await tap(await choose(page, record.events[death - 1].do ?? "", "deed", record.setup.seats.map((seat) => seat.name)));
  // The death is seen first; a touch ends that.
  await expect(page.locator(".in-grave")).toBeVisible();
  await page.getByTestId("tumbling").click({ position: { x: 5, y: 300 } });
  await expect(page.getByTestId("farewell")).toBeVisible();
  return record.setup.seats[dead].name;
}

test("a person who is out alone against bots reads how it ended, and a touch beside it lets the bots go on", async ({ page }) => {
  const name = await dies(page);
  const farewell = page.getByTestId("farewell");
  await expect(farewell).toContainText(name);
  await expect(farewell).toContainText(/died of .* in round \d+/);
  await expect(farewell).toContainText(/Last words: /);
  await expect(page.getByRole("status").filter({ hasText: /Last words: / })).toHaveCount(1);
  await expect(farewell.getByRole("button")).toHaveText(["Play again", "To the end"]);
  await page.getByTestId("tumbling").click({ position: { x: 5, y: 300 } });
  await expect(farewell).toHaveCount(0);
  await expect(page.getByTestId("hurry")).toBeVisible();
});

test("from the farewell to the end", async ({ page }) => {
  await dies(page);
  await touch(page.getByTestId("hurry"));
  await expect(page.getByTestId("farewell")).toHaveCount(0);
  await expect(page.locator("dialog.result")).toBeVisible({ timeout: 30_000 });
});
