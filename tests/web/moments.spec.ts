// Moments that are seen before the game goes on: the beginning of a turn, and the end of a game before its result.

import type { Page } from "@playwright/test";
import { beginGame, type GameId, onShelf, prepareGame, readTable, roll, seeded, touch } from "./app";
import { openLate, playLast } from "./ending";
import { expect, test } from "./fixtures";
import { EVERYTHING } from "./layouts";
import { GAMES, PEOPLE, playUntil as decideUntil } from "./screens";
import { playUntil } from "./touches";

/**
 * Notes when the board changed last before the winners came over it, when they came and when the result opened, in milliseconds of the page;
 * how often the board changed under them; and who they were. It runs in the page, because a question from outside takes its time.
 */
async function watch(page: Page) {
  await page.evaluate(() => {
    const seen = { changed: 0, under: 0, covered: 0, opened: 0, names: [] as string[], hidden: true };
    Object.assign(window, { seen });
    const board = document.querySelector(".board")!;
    const note = () => {
      if (seen.covered === 0) seen.changed = performance.now();
      else if (document.querySelector(".winner-sign")) seen.under += 1;
    };
    new MutationObserver(note).observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
    // Like the changes of the board, when it is made and not in the frame after: that frame draws the whole result.
    const open = () => {
      if (seen.opened === 0 && document.querySelector("dialog.result[open]")) seen.opened = performance.now();
    };
    new MutationObserver(open).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["open"] });
    const frame = () => {
      const signs = [...document.querySelectorAll<HTMLElement>(".winner-sign")];
      if (seen.covered === 0 && signs.some((sign) => Number(getComputedStyle(sign).opacity) > 0.05)) {
        seen.covered = performance.now();
        seen.names = signs.map((sign) => sign.textContent ?? "");
        seen.hidden = signs.every((sign) => sign.closest("[aria-hidden='true']") !== null);
      }
      if (seen.opened === 0) requestAnimationFrame(frame);
    };
    frame();
  });
  return async () => {
    await expect(page.locator("dialog.result")).toBeVisible();
    return page.evaluate(() => (window as never as { seen: { changed: number; under: number; covered: number; opened: number; names: string[]; hidden: boolean } }).seen);
  };
}

/** Natively every game ends in both ways (tests/moments.rs): here each in one of them. */
const ENDS: { [game in GameId]: ("no-preference" | "reduce")[] } = {
  flow: ["no-preference"],
  heartstrings: ["reduce"],
  infarkt: ["no-preference"],
  tintenherz: ["reduce"],
};

for (const game of GAMES) {
  for (const reducedMotion of EVERYTHING ? (["no-preference", "reduce"] as const) : ENDS[game]) {
    test(`the last event of ${game} is seen before the winners, and they before the result: motion ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      const winners = await openLate(page, game);
      const seen = await watch(page);
      await playLast(page, game);
      const { changed, under, covered, opened, names, hidden } = await seen();
      // The board is free for as long as this, but for the frame in which it changes. What is told part by part has been seen before.
      const free = game === "infarkt" ? 300 : 1150;
      expect(covered - changed).toBeGreaterThanOrEqual(free);
      expect(opened - changed).toBeGreaterThanOrEqual(free + 1250);
      expect(under, "the board does not change under the winners").toBe(0);
      expect(names.sort()).toEqual(winners.sort());
      expect(hidden, "the end is announced, and the result has its title").toBe(true);
      await expect(page.locator(".winner-sign")).toHaveCount(0);
      for (const winner of winners) await expect(page.locator("#result-title")).toContainText(winner);
    });
  }
}

test("any touch and any key of the keyboard end the end, and undo goes back from it", async ({ page }) => {
  const [winner] = await openLate(page, "tintenherz");
  const end = async () => {
    await playLast(page, "tintenherz");
    await expect(page.locator(".winner-sign")).toHaveCount(1);
    // The state is true at once: it is saved, and announced.
    await expect(page.getByTestId("announced")).toContainText(winner);
    await expect(page.locator("dialog.result")).toHaveCount(0);
  };
  await end();
  await touch(page.getByTestId("undo"));
  await expect(page.locator(".winner-sign")).toHaveCount(0);
  await expect(page.locator(".seat.asked")).toHaveCount(1);
  for (const skip of [() => touch(page.locator(".board")), () => page.keyboard.press("Enter")]) {
    await readTable(page);
    const seen = await watch(page);
    await end();
    await skip();
    const { changed, opened } = await seen();
    expect(opened - changed).toBeLessThan(1200);
    await touch(page.locator("dialog.result").getByRole("button", { name: "Undo" }));
    await expect(page.locator("dialog.result")).toHaveCount(0);
  }
  // Nothing of the ends that were left opens the result of the next one too soon.
  const seen = await watch(page);
  await end();
  const { changed, opened } = await seen();
  expect(opened - changed).toBeGreaterThanOrEqual(2400);
});

test("a finished game is opened with its result, and with nothing before it", async ({ page }) => {
  await openLate(page, "tintenherz");
  await playLast(page, "tintenherz");
  await expect(page.locator("dialog.result")).toBeVisible();
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const note = () => Object.assign(window, { celebrated: (window as { celebrated?: boolean }).celebrated || document.querySelector(".winner-sign") !== null });
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
    });
  });
  await page.reload();
  await expect(page.locator("dialog.result")).toBeVisible();
  expect(await page.evaluate(() => (window as { celebrated?: boolean }).celebrated)).toBe(false);
});

/** Notes every name that stands over the board, and how long it does. */
async function watchNames(page: Page) {
  await page.evaluate(() => {
    const names: { name: string; colour: string; begun: number; gone?: number }[] = [];
    Object.assign(window, { names });
    let last: Element | null = null;
    const look = () => {
      const sign = document.querySelector(".called-sign");
      if (sign !== last) {
        const open = names.at(-1);
        if (last && open) open.gone = performance.now();
        if (sign) names.push({ name: sign.textContent ?? "", colour: /seat-\w+/.exec(sign.className)?.[0] ?? "", begun: performance.now() });
        last = sign;
      }
    };
    new MutationObserver(look).observe(document.querySelector(".over-board")!, { subtree: true, childList: true });
    look();
  });
  return () => page.evaluate(() => (window as never as { names: { name: string; colour: string; begun: number; gone?: number }[] }).names);
}

test("against bots the name stands over the board when it is the person's turn, and at no step of a bot", async ({ page }) => {
  await seeded(page, 5);
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "tintenherz", PEOPLE.slice(0, 3));
  await touch(page.getByTestId("others-are-bots"));
  await touch(page.getByTestId("begin-game"));
  await expect(page.getByTestId("table")).toBeVisible();
  const [person] = PEOPLE;
  const names = await watchNames(page);
  const active = page.locator('.seat[aria-current="true"] strong');
  await playUntil(page, async () => (await active.innerText()) !== person);
  // Between two touches of the same turn it does not come again.
  const before = (await names()).length;
  expect(before).toBeLessThanOrEqual(1);
  await expect(active).toHaveText(person, { timeout: 30_000 });
  // What has been seen, not what is there now: on a slow machine it is gone before it is looked for.
  await expect.poll(async () => (await names()).filter(({ gone }) => gone !== undefined).length, { timeout: 10_000 }).toBeGreaterThan(before);
  const shown = await names();
  expect(new Set(shown.map(({ name }) => name))).toEqual(new Set([person]));
  const { begun, gone } = shown.at(-1)!;
  expect(gone! - begun, "for about half a second").toBeGreaterThan(500);
  expect(gone! - begun).toBeLessThan(2500);
});

test("with people the name, the place of action and its button are the seat's, and a touch takes the name away and does what it does", async ({ page }) => {
  await seeded(page, 3);
  await page.goto("./");
  await onShelf(page);
  // Long enough to be looked at.
  await page.evaluate(() => document.documentElement.style.setProperty("--called", "20s"));
  await beginGame(page, "tintenherz", PEOPLE.slice(0, 2));
  const active = page.locator('.seat[aria-current="true"] strong');
  const sign = page.locator(".called-sign");
  const names = await watchNames(page);
  for (let turn = 0; turn < 2; turn += 1) {
    await readTable(page);
    const name = await active.innerText();
    await expect(sign).toHaveText(name);
    await expect(sign.locator("xpath=ancestor::*[@aria-hidden='true']")).toHaveCount(1);
    const { colour } = (await names()).at(-1)!;
    for (const where of [page.locator(".actions"), page.locator('.seat[aria-current="true"]')]) {
      await expect(where).toHaveClass(new RegExp(`\\b${colour}\\b`));
    }
    await expect(page.locator(".prompt .piece-picture")).toHaveCount(1);
    const fill = (selector: string) => page.locator(selector).first().evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await fill(".action-buttons > .button:not(:disabled)")).toBe(await fill(".called-sign"));
    await touch(roll(page));
    await expect(sign).toHaveCount(0);
    await expect(roll(page), "the touch was heard").toBeDisabled();
    await decideUntil(page, (now) => now.seats.find((seat) => seat.asked)?.name !== name);
    expect((await names()).filter((each) => each.name === name), "once in a turn").toHaveLength(1);
  }
});
