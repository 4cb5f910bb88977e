// Bots that search: the worker in which they think, and the advice that they give.

import type { Page } from "@playwright/test";
import { fromMenu, type GameId, offlineReady, onShelf, prepareGame, readTable, seeded, touch, unfold } from "./app";
import { expect, test } from "./fixtures";
import { EVERYTHING } from "./layouts";
import { putOnShelf, saveOf } from "./saved";
import { GAMES, PEOPLE } from "./screens";
import { simulated } from "./simulated";
import { playUntil } from "./touches";

// These tests have settings of their own.
test.use({ trusting: false });

/** The most that a game takes of these people. */
const MOST: Partial<Record<GameId, number>> = { heartstrings: 3 };

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 5);
});

async function withSettings(page: Page, settings: object) {
  await page.addInitScript((kept) => localStorage.getItem("heartbox:settings") ?? localStorage.setItem("heartbox:settings", kept), JSON.stringify({ lang: "en", pace: "at-once", ...settings }));
}

/** The table of a new game: Ada against bots of this level. */
async function against(page: Page, game: GameId, people: number, level: string) {
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, game, PEOPLE.slice(0, people));
  await touch(page.getByTestId("others-are-bots"));
  for (const seat of (await page.locator(".person select").all()).slice(1)) await seat.selectOption(level);
  await touch(page.getByTestId("begin-game"));
  await expect(page.getByTestId("table")).toBeVisible();
}

const thinkers = (page: Page) => page.workers().filter((worker) => worker.url().includes("thinker-"));

type Overheard = { all: { worker: Worker; questions: number }[]; mortal: boolean };

/** Counts what workers are asked. A mortal one is killed by its next question. */
async function overhear(page: Page) {
  await page.addInitScript(() => {
    const Native = Worker;
    const all: { worker: Worker; questions: number }[] = [];
    Object.assign(window, { all, mortal: false });
    window.Worker = class extends Native {
      constructor(url: string | URL) {
        super(url);
        const kept = { worker: this as Worker, questions: 0 };
        all.push(kept);
        const post = this.postMessage.bind(this) as (message: unknown) => void;
        this.postMessage = (message: unknown) => {
          kept.questions += Number((message as Uint8Array).length > 0);
          const state = window as unknown as Overheard;
          post(message);
          if (state.mortal && (message as Uint8Array).length > 0) {
            state.mortal = false;
            this.terminate();
          }
        };
      }
    };
  });
}

const questions = (page: Page) => page.evaluate(() => (window as unknown as Overheard).all.map(({ questions }) => questions));

const asked = (page: Page) => async () => {
  const active = await page.locator('.seat[aria-current="true"] strong').allInnerTexts();
  const waiting = (await page.getByTestId("tumbling").count()) === 0;
  return waiting && active.includes("Ada") && (await page.getByTestId("hint").isEnabled());
};

const lines = (page: Page) => page.locator(".log li").count();

// Natively every game is played like this (tests/rewriting.rs); here one, the others once a week.
for (const game of GAMES.filter((game) => EVERYTHING || game === "tintenherz")) {
  test(`one person alone against bots to the end: ${game}`, async ({ page }) => {
    test.setTimeout(240_000);
    await withSettings(page, {});
    const people = MOST[game] ?? 4;
    await against(page, game, people, "2");
    const bots = page.locator(".seat-name:has(.bot) strong");
    await expect(bots).toHaveCount(people - 1);
    await expect(bots.filter({ hasText: "Ada" })).toHaveCount(0);
    // Nobody hides anything from bots.
    let handedOn = 0;
    const over = async () => {
      const [result, handoff] = await page.evaluate(() => ["dialog.result", "[data-testid='handoff']"].map((each) => document.querySelector(each) !== null));
      handedOn += Number(handoff);
      return result;
    };
    if (game === "flow") {
      // Who plays this one without a plan plays for hundreds of turns: the beginning, and then the end of a game that bots have played.
      await playUntil(page, async () => (await over()) || (await lines(page)) > 20);
      const [record] = simulated(game, people, 1, 1);
      record.setup.seats.forEach((seat, index) => Object.assign(seat, { control: index === 0 ? "human" : "bot:2" }));
      await putOnShelf(page, "ending", saveOf(record, record.events.length - 30));
      await page.goto("./#/game/ending");
      await expect(bots).toHaveCount(people - 1);
    }
    await playUntil(page, over, 3000);
    expect(handedOn).toBe(0);
    expect(await lines(page)).toBeGreaterThan(0);
    expect(thinkers(page)).toHaveLength(0);
  });
}

test("bots that search think in a worker of their own, which nobody else loads", async ({ page }) => {
  await withSettings(page, {});
  await against(page, "tintenherz", 2, "3");
  await expect.poll(() => thinkers(page).length).toBe(1);
  await playUntil(page, async () => (await lines(page)) > 12);
  expect(thinkers(page)).toHaveLength(1);
  // Who leaves the table needs it no more.
  await page.goto("./#/");
  await expect.poll(() => thinkers(page).length).toBe(0);
});

test("a worker that is killed while it thinks is started again, and nothing is lost", async ({ page }) => {
  test.setTimeout(60_000);
  await overhear(page);
  await withSettings(page, { pace: "normal" });
  await against(page, "flow", 2, "4");
  await page.evaluate(() => Object.assign(window, { mortal: true }));
  await playUntil(page, async () => (await questions(page))[0] > 0, 1500);
  const before = await lines(page);
  // It is missed after a second and a half, the page thinks itself meanwhile, and the next question goes to another one.
  await playUntil(page, async () => (await questions(page)).length === 2, 1500);
  await playUntil(page, async () => (await lines(page)) >= before && (await questions(page)).at(-1)! > 0, 1500);
});

test.describe("with the offline worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("without a network the worker is there all the same", async ({ page, context }) => {
    await withSettings(page, {});
    await page.goto("./");
    await offlineReady(page);
    await context.setOffline(true);
    await against(page, "tintenherz", 2, "3");
    await expect.poll(() => thinkers(page).length).toBe(1);
    await playUntil(page, async () => (await lines(page)) > 12);
  });
});

/** Ada is asked in a game against a bot that searches, where she seldom is. */
async function atADecision(page: Page, game: GameId) {
  const [record] = simulated(game, 2, 1, 1);
  record.setup.seats.forEach((seat, index) => Object.assign(seat, { name: PEOPLE[index], control: index === 0 ? "human" : "bot:3" }));
  const at = record.events.findIndex((event, index) => index > 20 && (event as { by?: number }).by === 0);
  await page.goto("./");
  await onShelf(page);
  await putOnShelf(page, "asked", saveOf(record, at));
  await page.goto("./#/game/asked");
  await expect(page.getByTestId("table")).toBeVisible();
}

for (const game of GAMES) {
  test(`a hint comes in steps, covers nothing and does what it says, and a bot says why: ${game}`, async ({ page }) => {
    test.setTimeout(90_000);
    await withSettings(page, {});
    if (game === "heartstrings") await atADecision(page, game);
    else await against(page, game, 2, "3");
    const advice = page.getByTestId("advice");
    await playUntil(page, asked(page), 800);
    await expect(async () => {
      await touch(page.getByTestId("hint"));
      await expect(advice).toBeVisible({ timeout: 300 });
    }).toPass();
    const more = page.getByTestId("more");
    // One button for the deed: that of the game where it has one, else that of the hint.
    const doIt = page.locator(".action-buttons > .accent:enabled").or(page.getByTestId("do-it")).filter({ visible: true });
    await expect(more).toBeVisible();
    // Where there is nothing to look at first there are two.
    for (const _ of [1, 2]) {
      const step = await advice.locator("li").count();
      if (await more.isVisible()) {
        await touch(more);
        await expect(advice.locator("li")).toHaveCount(step + 1);
      }
    }
    await expect(advice).toContainText("Ada");
    await expect(more).toHaveCount(0);
    await expect(doIt).toHaveCount(1);
    const covered = await advice.evaluate((hint) => {
      const { left, right, top, bottom } = hint.getBoundingClientRect();
      const isCovered = (other: Element) => {
        const box = other.getBoundingClientRect();
        return box.width > 0 && box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
      };
      return [...document.querySelectorAll(".board, .seat, .log, .action-buttons > button, .bar")].filter(isCovered).map((one) => one.className);
    });
    expect(covered, "what the hint covers").toEqual([]);
    const events = async () => (await readTable(page)).events;
    const before = await events();
    await expect(async () => {
      if (await doIt.isVisible()) await touch(doIt);
      await expect(advice).toHaveCount(0, { timeout: 300 });
    }).toPass();
    await expect.poll(events).toBeGreaterThan(before);

    // Why a bot has played so is said by the same lines in every game.
    if (game !== "tintenherz" && !EVERYTHING) return;
    const why = page.locator(".log").getByTestId("why");
    const isThere = async () => {
      await unfold(page);
      return (await why.count()) > 0;
    };
    await playUntil(page, async () => (await asked(page)()) && (await isThere()), 800);
    await why.first().click();
    await expect(advice.locator("li.done")).toHaveCount(1);
    await expect(advice).toContainText("this was played");
    await page.keyboard.press("Escape");
    await expect(advice).toHaveCount(0);
  });
}

test("bots can be told to be silent, and remember it", async ({ page }) => {
  await withSettings(page, {});
  await against(page, "tintenherz", 2, "2");
  await fromMenu(page, "bots");
  await page.getByTestId("quiet").check();
  await touch(page.getByTestId("close-bots"));
  await page.reload();
  await expect(page.getByTestId("table")).toBeVisible();
  await fromMenu(page, "bots");
  await expect(page.getByTestId("quiet")).toBeChecked();
});
