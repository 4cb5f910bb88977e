// Anything on the table can be read: a touch on a seat opens what lies open there, and where a touch acts, a long press, `?` and the
// button before them say what is touched.

import type { Locator, Page } from "@playwright/test";
import { beginGame, type GameId, onShelf, playOn, prepareGame, readTable, seeded, settle, speak, tapAt, touch } from "./app";
import { axe, expect, test } from "./fixtures";
import { flowRecord, openAt as openFlowAt } from "./flow";
import { find, infarktRecord, openAt as openInfarktAt } from "./infarkt";
import { faults } from "./faults";
import { GAMES, liftCurtain, PEOPLE } from "./screens";

/** What can be read at a table: where it lies, and what its title begins with. */
type Table = { reach: (page: Page) => Promise<unknown>; seat: RegExp[]; things: [string, RegExp][] };

const fiveOfInfarkt = async (page: Page) => {
  const record = infarktRecord("five");
  await openInfarktAt(page, record, find(record, "go", 100));
  await liftCurtain(page);
};

const TABLES: Record<GameId, Table> = {
  flow: {
    reach: (page) => openFlowAt(page, flowRecord("two"), 33),
    seat: [/Cards/, /Pieces/, /Master\s*Position\s\d+/, /\d\swaiting/],
    things: [
      [".fl-piece.lit", /^(Ada|Bo): /],
      [".fl-middle", /^Heart speed \d/],
      ["[data-testid='move']", /^Move$/],
      ["[data-touch='home-1']", /^Bo: \d\swaiting/],
      [".fl-field[data-touch='position-3']", /^Position\s3/],
    ],
  },
  heartstrings: {
    reach: async (page) => {
      await beginGame(page, "heartstrings", PEOPLE.slice(0, 3));
      await playOn(page, 9);
    },
    seat: [/Heartstring\s*\d+\sbeads?/, /Supply\s*\d+\stokens?/],
    things: [
      ["[data-place='room-9']", /^Room 9, attacker \+3$/],
      ["[data-place='room-1']", /^Room 1, bead on arrival$/],
      [".hs-pool", /^Bead pool$/],
      [".hs-die", /^(Room die|Attack|Defence)$/],
    ],
  },
  infarkt: {
    reach: fiveOfInfarkt,
    seat: [/\d+\seuros?/, /Indicators/, /depression\s*\d+\/10/, /Diary/],
    things: [
      [".in-head[data-place='place-office']", /^Office$/],
      [".in-ware", /^\p{Lu}/u],
      [".in-activity", /^Work$/],
      [".in-group.hand .in-card", /^\p{Lu}/u],
    ],
  },
  tintenherz: {
    reach: async (page) => {
      await beginGame(page, "tintenherz", PEOPLE.slice(0, 3));
      await playOn(page, 12);
    },
    seat: [/Score/, /With the castle\s*.* × \d+ = −?\d+/],
    things: [
      [".th-card:not(.away)", /\s\(−?\d+\)$/],
      ["[data-touch='pile'] > g", /^Draw pile: \d+$/],
      ["[data-touch='die-0']", /^Dice$/],
      ["[data-touch='castle-1']", /^Bo$/],
    ],
  },
};

const reading = (page: Page) => page.getByTestId("reading");
const title = (page: Page) => page.locator("#reading-title");

/** A place at which a touch meets the element itself, for what lies over it may be something else. */
function free(where: Locator) {
  return where.evaluate((element) => {
    element.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.5, 0.9], [0.5, 0.1], [0.1, 0.5], [0.9, 0.5], [0.12, 0.12], [0.88, 0.88], [0.12, 0.88], [0.88, 0.12]]) {
      const [x, y] = [left + across * width, top + down * height];
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit) && hit.closest("[data-read], [data-touch]") === element.closest("[data-read], [data-touch]")) return { x, y };
    }
    throw new Error(`it is covered: ${element.outerHTML.slice(0, 200)}`);
  });
}

/** A finger that stays where it comes down for this long, or until something is read. */
async function press(page: Page, where: Locator, time: number | "long") {
  const place = await free(where);
  const glass = await page.context().newCDPSession(page);
  await glass.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
  if (time === "long") await expect(reading(page)).toBeVisible();
  // Real time: what the system says about a finger has the time of the system.
  else await page.waitForTimeout(time);
  await glass.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await settle(page);
}

async function close(page: Page) {
  await page.keyboard.press("Escape");
  await expect(reading(page)).toHaveCount(0);
}

/** What changes only when something is played or chosen. */
const state = (page: Page) =>
  page.evaluate(() => [".board", ".actions-inside", ".seats", ".log"].map((part) => document.querySelector(part)?.innerHTML).join("\n"));

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 4);
  await page.goto("./");
  await onShelf(page);
});

for (const game of GAMES) {
  const { reach, seat, things } = TABLES[game];

  test(`${game}: a touch on a seat opens what lies open there, in every language, and closes again`, async ({ page }) => {
    await reach(page);
    await readTable(page);
    const before = await state(page);
    const seats = page.locator(".seat");
    for (const [index, element] of (await seats.all()).entries()) {
      const name = await element.locator("strong").innerText();
      await touch(element);
      await expect(title(page)).toHaveText(name.replaceAll("\u00ad", ""));
      if (index === 0) for (const line of seat) await expect(reading(page)).toContainText(line);
      await close(page);
    }
    // A touch outside closes, and does nothing else.
    await touch(seats.first());
    await expect(reading(page)).toBeVisible();
    await tapAt(page, 4, 400);
    await expect(reading(page)).toHaveCount(0);
    await touch(seats.first());
    await touch(reading(page).getByRole("button", { name: "Close" }));
    await expect(reading(page)).toHaveCount(0);
    expect(await state(page), "nothing else happens").toBe(before);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await touch(seats.last());
      await expect(reading(page)).toBeVisible();
      expect(await axe(page, colorScheme === "dark" ? "colours" : undefined), colorScheme).toEqual([]);
      await close(page);
    }
    for (const language of ["de", "cs"]) {
      await speak(page, language);
      await touch(seats.first());
      await expect(reading(page).locator("li").first()).toBeVisible();
      await close(page);
    }
  });

  test(`${game}: a long press, a key and a button read what a touch acts on, and nothing is played`, async ({ page }) => {
    await reach(page);
    await readTable(page);
    const before = await state(page);
    for (const [index, [selector, is]] of things.entries()) {
      const thing = page.locator(`.table ${selector}`).first();
      await press(page, thing, "long");
      await expect(title(page), `${selector}, a long press`).toHaveText(is);
      await close(page);
      expect(await state(page), `${selector}: nothing is played`).toBe(before);
      // What is read where is the same for every way to ask.
      if (index > 0) continue;
      // The button reads once.
      await touch(page.getByTestId("ask"));
      await expect(page.getByTestId("ask")).toHaveAttribute("aria-pressed", "true");
      const { x, y } = await free(thing);
      await tapAt(page, x, y);
      await expect(title(page), `${selector}, the button`).toHaveText(is);
      await close(page);
      await expect(page.getByTestId("ask")).toHaveAttribute("aria-pressed", "false");
      expect(await state(page), `${selector}: nothing is played`).toBe(before);
      // So does the mouse, by its other button.
      await page.mouse.click(x, y, { button: "right" });
      await expect(title(page), `${selector}, the other button`).toHaveText(is);
      await close(page);
    }
    // The keyboard reads what it stands on, and stands there again.
    const stops = page.locator(":is(.seat-read, .board [tabindex='0'], .actions button:enabled:is([data-read]))");
    for (const stop of [stops.first(), stops.nth(1), stops.last()]) {
      await stop.focus();
      await page.keyboard.press("?");
      await expect(reading(page)).toBeVisible();
      await expect(title(page)).toBeFocused();
      await close(page);
      await expect(stop).toBeFocused();
    }
    await page.locator(".seat-read").first().focus();
    // Right after a reading has been closed, keys do not open another one.
    await expect(async () => {
      await page.keyboard.press("Enter");
      await expect(reading(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await close(page);
    await expect(page.locator(".seat-read").first()).toBeFocused();
    // In between, a key that would act reads, and Escape acts again.
    await touch(page.getByTestId("ask"));
    await page.keyboard.press("Escape");
    await expect(page.getByTestId("ask")).toHaveAttribute("aria-pressed", "false");
    expect(await state(page)).toBe(before);
  });
}

test("a tap that is not long acts, and a finger that slides away or scrolls reads nothing", async ({ page }) => {
  await TABLES.flow.reach(page);
  await readTable(page);
  const piece = page.locator(".fl-piece.lit").first();
  await press(page, piece, 300);
  await expect(piece).toHaveAttribute("aria-pressed", "true");
  await expect(reading(page)).toHaveCount(0);
  const { x, y } = await free(page.locator(".fl-piece").first());
  const glass = await page.context().newCDPSession(page);
  await glass.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await glass.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: x + 40, y }] });
  await page.waitForTimeout(700);
  await glass.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(reading(page)).toHaveCount(0);
  // The mouse presses long, too, and what it lets go of is not clicked.
  const before = await state(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(reading(page)).toBeVisible();
  await page.mouse.up();
  await expect(reading(page)).toBeVisible();
  await close(page);
  expect(await state(page)).toBe(before);
});

test("what did nothing so far is read", async ({ page }) => {
  await beginGame(page, "tintenherz", PEOPLE.slice(0, 2));
  await readTable(page);
  await touch(page.locator(".th-roll").first());
  await expect(title(page)).toHaveText("Dice");
  await close(page);
});

test("bots play on behind a reading, which follows the game", async ({ page }) => {
  await prepareGame(page, "heartstrings", PEOPLE.slice(0, 2));
  for (const seat of await page.locator(".person select").all()) await seat.selectOption("2");
  await touch(page.getByTestId("begin-game"));
  await expect(page.getByTestId("table")).toBeVisible();
  // While something plays itself a touch ends only that; the keyboard reads.
  await page.locator(".seat-read").first().focus();
  await page.keyboard.press("?");
  await expect(reading(page)).toBeVisible();
  const rooms = reading(page).locator("h3", { hasText: "Rooms" });
  await expect(rooms, "the bot moves in behind it").toBeVisible({ timeout: 30_000 });
  await close(page);
});

test("a secret is not read: neither behind the handoff nor by others after it", async ({ page }) => {
  const record = infarktRecord("five");
  const plan = find(record, "plan", 60);
  await openInfarktAt(page, record, plan + 1);
  await expect(page.getByTestId("handoff")).toBeVisible();
  await page.keyboard.press("?");
  await expect(reading(page)).toHaveCount(0);
  const planned = record.setup.seats[record.events[plan].by ?? 0].name;
  await liftCurtain(page);
  await touch(page.locator(".seat", { hasText: planned }));
  await expect(reading(page)).toContainText("plan is set");
  await expect(reading(page)).not.toContainText("Plans");
});

for (const game of GAMES) {
  test(`${game}: readings fit every window, and on a phone a button says that things can be read, and the next touch reads`, async ({ page }) => {
    test.setTimeout(120_000);
    await TABLES[game].reach(page);
    await readTable(page);
    const ask = page.getByTestId("ask");
    for (const [width, height] of [[390, 844], [844, 390], [768, 1024], [1024, 768]]) {
      const what = `${game} at ${width}x${height}`;
      await page.setViewportSize({ width, height });
      await page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      });
      // On its side a phone has Infarkt's table one part after another.
      if (width < height || height > 400 || game !== "infarkt") expect(await faults(page, { kinds: ["fit"] }), what).toEqual([]);
      // What has happened since the last turn may lie over the seats.
      const since = page.locator(".since > button");
      if (await since.isVisible()) await touch(since);
      const seat = page.locator(".seat").first();
      await seat.scrollIntoViewIfNeeded();
      // Right after a reading has been closed, keys do not open another one.
      await expect(async () => {
        // On a phone on its side the place of action stays in sight, over what has been scrolled to.
        if (height > 400) await touch(seat);
        else await seat.locator(".seat-read").press("Enter");
        await expect(reading(page)).toBeVisible({ timeout: 500 });
      }).toPass();
      const wide = await page.locator("dialog.reading").evaluate((dialog) => {
        const { left, right, top, bottom } = dialog.getBoundingClientRect();
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return inside && dialog.scrollWidth <= dialog.clientWidth;
      });
      expect(wide, `${what}: it is within the window`).toBe(true);
      await close(page);
      if (Math.min(width, height) > 400) continue;

      const before = await state(page);
      await ask.scrollIntoViewIfNeeded();
      const { left, top, right, bottom, width: broad, height: high } = await ask.evaluate((button) => button.getBoundingClientRect().toJSON());
      expect(left >= 0 && top >= 0 && right <= width && bottom <= height && Math.min(broad, high) >= 43.5, `${what}: it is seen, as large as a finger`).toBe(true);
      await touch(ask);
      await expect(ask).toHaveAttribute("aria-pressed", "true");
      // Touched again it is off.
      await touch(ask);
      await expect(ask).toHaveAttribute("aria-pressed", "false");
      await expect(reading(page)).toHaveCount(0);
      await touch(ask);
      const [selector, is] = TABLES[game].things[0];
      const { x, y } = await free(page.locator(`.table ${selector}`).first());
      await tapAt(page, x, y);
      await expect(title(page)).toHaveText(is);
      await close(page);
      await expect(ask).toHaveAttribute("aria-pressed", "false");
      expect(await state(page), `${what}: nothing is played`).toBe(before);
    }
  });
}
