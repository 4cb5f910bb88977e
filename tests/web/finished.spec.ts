// Games that are over: on the shelf below, with who won and when; to be looked at, put away, and to make room.

import type { Page } from "@playwright/test";
import { beginGame, leaveGame, onShelf, playOn, reachedWhenThere, touch } from "./app";
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
  const day = await page.evaluate(() => new Date(1_790_000_000_000).toLocaleDateString("en", { dateStyle: "medium" }));
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

test("a picture of the result is shared as a file, and saved where files cannot be shared", async ({ page }) => {
  // Whatever people are called, it is drawn.
  const names = ["<Ada> & 'Bo'", '"Cy"]]>'];
  const named = JSON.parse(JSON.stringify(record)) as typeof record;
  named.setup.seats.forEach((seat, index) => (seat.name = names[index]));
  await putOnShelf(page, "over", saveOf(named));
  await page.addInitScript(() => {
    const shared: File[] = [];
    Object.assign(window, { shared, shares: true });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => (window as never as { shares: boolean }).shares && files?.length === 1,
      share: async ({ files }: ShareData) => void shared.push(...(files ?? [])),
    });
  });
  await page.goto("./#/game/over");
  await page.reload();
  const button = page.getByTestId("share-picture");
  await touch(button);
  await expect.poll(() => page.evaluate(() => (window as never as { shared: File[] }).shared.length)).toBe(1);
  const picture = await page.evaluate(async () => {
    const [file] = (window as never as { shared: File[] }).shared;
    const image = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    // The piece of the winner, beside its shape.
    const colour = [...context.getImageData(130, 388 - 36, 1, 1).data].slice(0, 3);
    return { name: file.name, type: file.type, width: image.width, height: image.height, colour: `rgb(${colour.join(", ")})` };
  });
  const { colour, ...rest } = picture;
  expect(rest).toEqual({ name: "heartbox-flow.png", type: "image/png", width: 1080, height: 330 + 2 * 116 + 40 });
  expect(colour).toBe(await page.locator("dialog.result tr.winner .piece-body").evaluate((body) => getComputedStyle(body).fill));

  await page.evaluate(() => Object.assign(window, { shares: false }));
  const download = page.waitForEvent("download");
  await touch(button);
  expect((await download).suggestedFilename()).toBe("heartbox-flow.png");
});
