// Every control of every screen is pressed twice by a key. The focus is somewhere after each press, and where nothing else comes up it is
// still on what was pressed.

import type { Page } from "@playwright/test";
import { beginGame, onShelf, prepareGame, seeded, settle } from "./app";
import { expect, test } from "./fixtures";
import { putOnShelf, saveOf } from "./saved";
import { GAMES, liftCurtain, shelfWithGames } from "./screens";
import { simulated } from "./simulated";

const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled), select, summary, [tabindex='0']";
/** What shows another page of the log: the focus goes to its top. */
const PAGES = ["earlier", "newer", "newest"];
/** What the system opens: nothing on the page comes of it. */
const OUTSIDE = "[type='file'], select, [download], [href^='http'], [href*='licences']";

/**
 * What leads somewhere on purpose: at the end of a list to the other direction, with a colour or a new person to their place, and where the
 * clipboard is closed to the link, which is selected.
 */
const LEADS = "[data-testid='copy-link'], [data-testid='up'], [data-testid='down'], [data-testid='to-variants'], [data-testid='add-seat'], .swatch input";

type Focus = { screen: string; dialogs: number; held: boolean; lost: boolean; there: boolean };

/** Numbers the controls of the screen, or of the dialog over it; returns what they are called. */
function count(page: Page) {
  return page.evaluate(
    ([controls, outside]) => {
      const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
      const all = [...root.querySelectorAll<HTMLElement>(controls)].filter((each) => !each.closest("[inert]") && each.checkVisibility({ visibilityProperty: true }) && !each.matches(outside));
      return all.map((each) => each.dataset.testid ?? each.getAttribute("aria-label") ?? each.textContent?.trim() ?? each.tagName);
    },
    [CONTROLS, OUTSIDE],
  );
}

/** Puts the focus on the control with this number. */
function stand(page: Page, number: number) {
  return page.evaluate(
    ([controls, outside, number]) => {
      const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
      const all = [...root.querySelectorAll<HTMLElement>(controls as string)].filter((each) => !each.closest("[inert]") && each.checkVisibility({ visibilityProperty: true }) && !each.matches(outside as string));
      const control = all[number as number];
      (window as { pressed?: HTMLElement }).pressed = control;
      control?.focus();
      // What cannot have the focus, as it is folded away, is no control.
      return control !== undefined && document.activeElement === control;
    },
    [CONTROLS, OUTSIDE, number],
  );
}

/** Where the focus is after the frames in which the page moves it. */
function focus(page: Page): Promise<Focus> {
  return page.evaluate(async (leads) => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const { pressed } = window as { pressed?: HTMLElement };
    const active = document.activeElement;
    return {
      screen: location.hash.replace(/\/at\/\d+$/, "/at"),
      dialogs: document.querySelectorAll("dialog[open]").length,
      held: active === pressed || (pressed?.matches(leads) ?? false),
      lost: !active || active === document.body,
      there: pressed !== undefined && pressed.isConnected && !pressed.matches(":disabled") && pressed.checkVisibility(),
    };
  }, LEADS);
}

/**
 * Presses everything twice. `open` shows the screen as it was; `rest` waits until nothing more comes of a press. What is called as in `done` is
 * left out: it stands on each of several screens, and has been pressed on another.
 */
async function pressAll(page: Page, open: () => Promise<unknown>, { stays = true, rest = () => settle(page) as Promise<unknown>, done = new Set<string>() } = {}) {
  await open();
  const all = await count(page);
  expect(all.length).toBeGreaterThan(2);
  const fresh = [...all.entries()].filter(([, name]) => !done.has(name));
  for (const [number, name] of fresh) {
    const before = await focus(page);
    if (!(await stand(page, number))) continue;
    for (const time of ["once", "twice"]) {
      const key = await page.evaluate(() => ((window as { pressed?: HTMLElement }).pressed?.matches("input, .log-lines, .in-story") ? "Space" : "Enter"));
      await page.keyboard.press(key);
      await rest();
      const after = await focus(page);
      if (after.screen !== before.screen) break;
      expect.soft(after.lost, `${name}, pressed ${time}: the focus is lost`).toBe(false);
      if (stays && after.there && !PAGES.includes(name) && after.dialogs === before.dialogs) expect.soft(after.held, `${name}, pressed ${time}: the focus has gone elsewhere`).toBe(true);
      if (after.dialogs > before.dialogs) break;
    }
    const { screen, dialogs } = await focus(page);
    if (dialogs > before.dialogs) await page.keyboard.press("Escape");
    if (screen !== before.screen || (stays && (await count(page)).length !== all.length)) await open();
  }
  for (const name of all) done.add(name);
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
});

test("the shelf", async ({ page }) => {
  await pressAll(page, async () => {
    await page.evaluate(() => localStorage.clear());
    await shelfWithGames(page);
  });
});

test("a new game of each kind", async ({ page }) => {
  const done = new Set<string>();
  for (const game of GAMES) {
    const open = async () => {
      // What was entered is kept: a seat of a bot would have no name to enter.
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
      await page.goto("./#/");
      await page.reload();
      await onShelf(page);
      await prepareGame(page, game, ["Ada", "Bo"]);
      // Its answer takes it away, so that what is counted would be other controls.
      const question = page.getByTestId("sound-on");
      if (await question.isVisible()) {
        await question.press("Enter");
        expect((await focus(page)).lost, "the answer keeps the focus").toBe(false);
      }
    };
    await test.step(game, () => pressAll(page, open, { done }));
  }
});

test("the tables", async ({ page }) => {
  const done = new Set<string>();
  for (const game of GAMES) {
    const open = async () => {
      await page.goto("./#/");
      await beginGame(page, game, ["Ada", "Bo"]);
      await liftCurtain(page);
    };
    // What is played moves the focus on to the next decision.
    await test.step(game, () => pressAll(page, open, { stays: false, done }));
  }
});

/** A game that is over, under this id. */
async function wholeGame(page: Page) {
  const [record] = simulated("heartstrings", 2, 9, 1);
  await putOnShelf(page, "whole", saveOf(record));
}

/** The address names the moment that is looked at. */
async function addressNamesMoment(page: Page) {
  await settle(page);
  if ((await page.getByTestId("viewer").count()) === 0) return;
  await expect(async () => {
    const there = await page.evaluate(() => {
      const slider = document.querySelector<HTMLInputElement>("[data-testid='look-slider']");
      return !slider || location.hash.endsWith(`/at/${slider.value}`);
    });
    expect(there).toBe(true);
  }).toPass({ intervals: [50] });
}

test("looking back", async ({ page }) => {
  await wholeGame(page);
  const open = async () => {
    await page.goto("./#/game/whole/at/12");
    await page.reload();
    await expect(page.getByTestId("look-slider")).toHaveValue("12");
    await expect(page.locator(".log-lines")).toBeAttached();
  };
  await pressAll(page, open, { rest: () => addressNamesMoment(page) });
  await pressAll(page, async () => {
    await open();
    await page.getByTestId("open-charts").click();
    await expect(page.locator("dialog.charts")).toBeVisible();
  }, { rest: () => addressNamesMoment(page) });
});

test("the slider keeps the focus from one end of the game to the other", async ({ page }) => {
  await wholeGame(page);
  await page.goto("./#/game/whole/at/12");
  await page.getByTestId("look-slider").focus();
  for (const key of ["ArrowRight", "PageDown", "End", "Home"]) {
    await page.keyboard.press(key);
    await addressNamesMoment(page);
    await expect(page.getByTestId("look-slider"), `after ${key}`).toBeFocused();
  }
});

test("the saved games and the link of one", async ({ page }) => {
  const open = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("./#/");
    await page.reload();
    await onShelf(page);
    await wholeGame(page);
    await page.goto("./#/games");
    await expect(page.getByTestId("saved-game").first()).toBeVisible();
  };
  await pressAll(page, open);
  await pressAll(page, async () => {
    await open();
    await page.getByTestId("share-game").first().click();
    await expect(page.getByTestId("share-names")).toBeVisible();
  });
});

test("the rules", async ({ page }) => {
  await pressAll(page, async () => {
    await page.goto("./#/rules/flow");
    await expect(page.locator(".rules-title")).toBeVisible();
  });
});
