// Games that are over: on the shelf below, with who won and when; to be looked at, put away, and to make room.

import type { Page } from "@playwright/test";
import { beginGame, leaveGame, onShelf, playOn, reachedWhenThere, touch } from "./app";
import { recordOf } from "./ending";
import { expect, test } from "./fixtures";
import { flowRecord } from "./flow";
import { putOnShelf, saveOf } from "./saved";

const record = flowRecord("two");
const winner = () => record.setup.seats[record.result.winners[0]].name;
const finished = (page: Page) => page.locator(".finished-game");

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
});

test("who won and when; it is looked at, put away and brought back", async ({ page }) => {
  await expect(page.getByTestId("finished")).toHaveCount(0);
  await putOnShelf(page, "over", saveOf(record));
  await putOnShelf(page, "open", saveOf(record, 20));
  await page.reload();
  await onShelf(page);
  await expect(page.locator(".waiting-game")).toHaveCount(1);
  await expect(finished(page)).toHaveCount(1);
  await expect(finished(page).locator(".winner")).toHaveText(winner());
  await expect(finished(page).locator(".who")).toHaveCount(record.setup.seats.length);
  const day = await page.evaluate(() => new Date(1_790_000_000_000).toLocaleDateString("en-GB", { dateStyle: "medium" }));
  await expect(finished(page).locator("time")).toHaveText(day);

  await touch(page.getByTestId("look-at"));
  await expect(page.locator("#result-title")).toContainText(winner());
  await touch(page.locator("dialog.result").getByRole("link", { name: "Shelf" }));
  await onShelf(page);

  await touch(page.getByTestId("put-away-finished"));
  await expect(finished(page)).toHaveCount(0);
  await touch(page.getByTestId("bring-back"));
  await expect(finished(page)).toHaveCount(1);
  await touch(page.getByTestId("put-away-finished"));
  await page.reload();
  await onShelf(page);
  await expect(page.locator(".waiting-game")).toHaveCount(1);
  await expect(finished(page)).toHaveCount(0);
});

test("a game that has just been played to its end is there", async ({ page }) => {
  await putOnShelf(page, "late", saveOf(record, record.events.length - 1));
  await page.goto("./#/game/late");
  await expect(page.getByTestId("table")).toBeVisible();
  await playOn(page, 5);
  await expect(page.locator("#result-title")).toContainText(winner());
  await touch(page.locator("dialog.result").getByRole("link", { name: "Shelf" }));
  await onShelf(page);
  await expect(finished(page).locator(".winner")).toHaveText(winner());
  await expect(page.locator(".waiting-game")).toHaveCount(0);
});

test("the result that comes up by itself does not hear the tap that was meant for the board", async ({ page }) => {
  await putOnShelf(page, "late", saveOf(record, record.events.length - 1));
  await page.goto("./#/game/late");
  await expect(page.getByTestId("table")).toBeVisible();
  const reached = reachedWhenThere(page, "rematch");
  await playOn(page, 5);
  expect(await reached).toEqual(["nothing", "rematch"]);
});

for (const lang of ["en", "de"]) {
  test(`the result of three in Infarkt is whole, ${lang}`, async ({ page }) => {
    await page.evaluate((lang) => localStorage.setItem("heartbox:settings", JSON.stringify({ lang })), lang);
    await putOnShelf(page, "over", saveOf(recordOf("infarkt") as never));
    await page.goto("./#/game/over");
    await page.reload();
    const rows = page.locator("dialog.result .score-table tbody > tr");
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
    const fades = await page.locator(".result-inside").evaluate((inside) => inside.scrollHeight - inside.clientHeight);
    expect(fades, "nothing of it lies below").toBeLessThanOrEqual(0);
    // How the first one died is told once.
    const said = (await page.locator("dialog.result").innerText()).split(lang === "de" ? "starb in" : "died of").length - 1;
    expect(said).toBe(2);
    for (const large of ["rematch", "look-back"]) await expect(page.locator("dialog.result .large").and(page.getByTestId(large))).toBeVisible();
  });
}

test("where storage is full, the oldest of them make room, and no other", async ({ page }) => {
  for (const [id, at] of [["newer", 3], ["oldest", 1], ["older", 2]] as const) await putOnShelf(page, id, saveOf(record, undefined, at));
  await putOnShelf(page, "open", saveOf(record, 20, 0));
  await page.reload();
  await onShelf(page);
  await expect(finished(page)).toHaveCount(3);
  // Room for what is there, and for little more.
  await page.evaluate(() => {
    const write = Storage.prototype.setItem;
    const all = () => Object.values(localStorage).reduce((sum, text) => sum + text.length, 0);
    const room = all() + 200;
    Storage.prototype.setItem = function (key, text) {
      if (all() - (localStorage.getItem(key)?.length ?? 0) + text.length > room) throw new DOMException("no room", "QuotaExceededError");
      write.call(this, key, text);
    };
  });
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  await playOn(page, 2);
  await expect(page.locator('.banner[data-notice="MadeRoom"]')).toBeVisible();
  await leaveGame(page);
  await expect(page.locator(".waiting-game")).toHaveCount(2);
  const left = await page.evaluate(() => ["newer", "older", "oldest", "open"].filter((id) => localStorage.getItem(`heartbox:game:${id}:b`) !== null));
  expect(left).toEqual(["newer", "older", "open"]);
});
