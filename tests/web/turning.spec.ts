// The table turned to the person who acts, by quarters.

import type { Page } from "@playwright/test";
import { beginGame, leaveGame, onShelf, playOn, readTable, seeded, settle, touch } from "./app";
import { openLate, playLast } from "./ending";
import { atRest } from "./faults";
import { expect, test } from "./fixtures";
import { inTheMiddle, NAMES } from "./room";
import { askWhyNot, liftCurtain, PEOPLE, TABLES } from "./screens";

type Side = 0 | 1 | 2 | 3;

/** The edges of the device as they are stored, clockwise. */
const SIDES = ["lower", "left", "upper", "right"];

/** Stores settings of the device. Call it on a page that has been opened, before the table is. */
const store = (page: Page, settings: object) =>
  page.evaluate((settings) => {
    const kept = JSON.parse(localStorage.getItem("heartbox:settings") ?? "{}");
    localStorage.setItem("heartbox:settings", JSON.stringify({ ...kept, ...settings }));
  }, settings);

/** The edge to which the page is turned, in quarters, clockwise from the lower edge. */
const turned = (page: Page) => page.locator(".app").evaluate((app) => Number(app.getAttribute("data-turned") ?? 0));

/** What is compared at the table, and on pages that are opened from it. */
const AT_TABLE = ".table > :is(.bar, .seats, .board, .actions, .log), .seat, .board [data-place], .board [data-touch], .actions button, .board text";
const ON_PAGE = "main :is(.bar, h1, h2, p, li, a, button, input, select, label, section)";

/** The boxes of everything that is displayed, as its reader sees them, and what lies under the middle of each control of the table. */
function seen(page: Page, shown: string) {
  return page.evaluate((shown) => {
    const quarters = Number(document.querySelector(".app")?.getAttribute("data-turned") ?? 0);
    const [width, height] = [innerWidth, innerHeight];
    const turn = ({ left, top, right, bottom }: DOMRect) =>
      [
        [left, top, right, bottom],
        [top, width - right, bottom, width - left],
        [width - right, height - bottom, width - left, height - top],
        [height - bottom, left, height - top, right],
      ][quarters].map((length) => Math.round(length));
    const boxes: Record<string, number[]> = {};
    const found: Record<string, string | undefined> = {};
    for (const [index, element] of [...document.querySelectorAll(shown)].entries()) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      const name = element.getAttribute("data-testid") ?? element.getAttribute("data-place") ?? element.getAttribute("data-touch") ?? element.getAttribute("class");
      boxes[`${index} ${name}`] = turn(box);
      if (!element.matches(".actions button:not(:disabled)")) continue;
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const under = document.elementFromPoint(x, y)?.closest("button, [data-touch], section");
      found[`${index} ${name}`] = under?.getAttribute("data-testid") ?? under?.getAttribute("class") ?? undefined;
    }
    return { boxes, found };
  }, shown);
}

/** Opens the game that is at the table with each side of the device as the lower one, and compares what is displayed then. */
async function fromAllSides(page: Page, sizes: [number, number][], shown: string, open: () => Promise<unknown> = async () => {}) {
  const address = page.url();
  for (const [width, height] of sizes) {
    let upright: Awaited<ReturnType<typeof seen>> | undefined;
    for (const side of [0, 1, 2, 3] as Side[]) {
      // The device is turned as well, so that the table has the same room.
      const [w, h] = side % 2 ? [height, width] : [width, height];
      await store(page, { table_mode: "fixed", fixed_side: SIDES[side] });
      await page.setViewportSize({ width: w, height: h });
      await page.goto(address);
      await page.reload();
      await expect(page.getByTestId("table")).toBeVisible();
      await liftCurtain(page);
      await open();
      await atRest(page);
      expect(await turned(page)).toBe(side);
      const now = await seen(page, shown);
      upright ??= now;
      expect(now.found, `at side ${side} of ${width}x${height}`).toEqual(upright.found);
      const moved = Object.entries(now.boxes).filter(([name, box]) => !upright?.boxes[name]?.every((length, at) => Math.abs(length - box[at]) <= 1));
      expect(moved.map(([name, box]) => `${name}: ${box}, upright ${upright?.boxes[name]}`).slice(0, 5), `at side ${side} of ${width}x${height}`).toEqual([]);
      expect(Object.keys(now.boxes)).toHaveLength(Object.keys(upright.boxes).length);
    }
  }
}

for (const [game, people] of TABLES) {
  test(`${game} with ${people} looks the same from all four sides`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await seeded(page, 2);
    await page.goto("./");
    await onShelf(page);
    await inTheMiddle(page, game, people);
    await liftCurtain(page);
    await fromAllSides(page, [[1024, 768], [768, 1024], [844, 390]], AT_TABLE);
  });
}

/** A table of Heartstrings after a few moves. */
async function atTable(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await playOn(page, 4);
}

for (const [what, hash, ready] of [
  ["the rules", "#/rules/heartstrings", "main.rules h2"],
  ["a rule in the middle of them", "#/rules/heartstrings/HS-12", "main.rules .rule:target"],
  ["the settings", "#/settings", "main.settings h2"],
]) {
  test(`${what} that are opened from the table look the same from all four sides`, async ({ page }) => {
    test.setTimeout(120_000);
    await atTable(page);
    await fromAllSides(page, [[1024, 768], [768, 1024], [390, 844]], ON_PAGE, async () => {
      await page.evaluate((hash) => { location.hash = hash; }, hash);
      await expect(page.locator(ready).first()).toBeVisible();
    });
  });
}

test("a rule is in view when it is opened from a refusal at a turned table, and the way back leads to the table as it was", async ({ page }) => {
  test.setTimeout(120_000);
  await atTable(page);
  for (const side of [1, 2, 3] as Side[]) {
    await store(page, { table_mode: "fixed", fixed_side: SIDES[side] });
    await page.reload();
    await expect(page.getByTestId("table")).toBeVisible();
    const before = await seen(page, ".table > :is(.bar, .seats, .board)");
    await askWhyNot(page);
    await page.getByTestId("to-rule").click();
    const rule = page.locator(".rule:target");
    await expect(rule).toBeInViewport({ ratio: 1 });
    await atRest(page);
    expect(await turned(page)).toBe(side);
    const isOnTop = (element: HTMLElement | SVGElement) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    expect(await rule.evaluate(isOnTop), "not below the bar").toBe(true);
    expect(await page.getByTestId("back").evaluate(isOnTop), "the bar stays").toBe(true);
    // By the browser, and by the page.
    if (side === 2) await page.goBack();
    else await touch(page.getByTestId("back"));
    await expect(page.getByTestId("table")).toBeVisible();
    await atRest(page);
    expect(await turned(page)).toBe(side);
    const { boxes } = await seen(page, ".table > :is(.bar, .seats, .board)");
    expect(boxes).toEqual(before.boxes);
  }
  // Everything else is upright.
  for (const hash of ["#/", "#/games", "#/new/flow", "#/rules/flow"]) {
    await page.evaluate((hash) => { location.hash = hash; }, hash);
    await expect(page.locator("main:visible").first()).toBeVisible();
    expect(await turned(page), hash).toBe(0);
  }
});

/** Chooses what happens when the turn passes. */
async function chooseMode(page: Page, mode: "pass" | "turn" | "fixed") {
  await page.getByTestId("menu").click();
  await page.getByRole("combobox", { name: "When the turn passes" }).selectOption({ index: ["pass", "turn", "fixed"].indexOf(mode) });
}

/** Closes the menu. */
const closeMenu = (page: Page) => page.getByTestId("close-menu").click();

test("the table turns to the person who acts, and back when the turn is taken back", async ({ page }) => {
  test.setTimeout(120_000);
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "tintenherz", NAMES.slice(0, 4));
  await chooseMode(page, "turn");
  await closeMenu(page);
  const sides = new Set<number>();
  for (let moment = 0; moment < 24; moment += 1) {
    const now = await playOn(page, 1);
    const asked = now.seats.findIndex((seat) => seat.asked);
    if (asked < 0) continue;
    // Four people sit at the middles of the edges, clockwise.
    await expect.poll(() => turned(page), { message: now.prompt }).toBe(asked);
    sides.add(asked);
  }
  expect([...sides].sort()).toEqual([0, 1, 2, 3]);
  const before = await turned(page);
  let now = await readTable(page);
  while (now.seats[before].asked) {
    await touch(page.getByTestId("undo"));
    now = await readTable(page);
  }
  await expect.poll(() => turned(page)).toBe((before + 3) % 4);
});

test("the table never turns under a finger", async ({ page }) => {
  await page.clock.install();
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await store(page, { table_mode: "turn", pace: "fast" });
  await page.reload();
  await onShelf(page);
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  const first = await turned(page);
  // Until the turn passes to the other person.
  await playOn(page, 1);
  await page.mouse.move(2, 200);
  await page.mouse.down();
  let now = await readTable(page);
  const begun = now.seats.findIndex((seat) => seat.asked);
  for (let moment = 0; moment < 20 && now.seats.findIndex((seat) => seat.asked) === begun; moment += 1) {
    await page.keyboard.press("F2");
    await page.keyboard.press("Enter");
    await settle(page);
    now = await readTable(page);
  }
  expect(now.seats.findIndex((seat) => seat.asked), "the turn has passed").not.toBe(begun);
  await page.clock.runFor(3000);
  expect(await turned(page)).toBe(first);
  await page.mouse.up();
  await expect.poll(() => turned(page)).toBe(2);
});

test("people say where they sit once, and the table remembers it with their names", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo", "Cy"]);
  await chooseMode(page, "turn");
  await page.getByTestId("seating").click();
  const dialog = page.getByRole("dialog", { name: "Where everyone sits" });
  await dialog.getByRole("button", { name: /^Ada:/ }).click();
  await dialog.getByRole("button", { name: "Free place: above", exact: true }).click();
  await dialog.getByRole("button", { name: /^Bo:/ }).focus();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: /^Cy:/ }).focus();
  await page.keyboard.press("Enter");
  const names = () => dialog.locator(".seating-places > button").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")).filter((label) => !label?.startsWith("Free")));
  expect((await names()).sort()).toEqual(["Ada: above", "Bo: right", "Cy: left"]);
  await page.getByTestId("close-seating").click();
  await closeMenu(page);
  let now = await readTable(page);
  while (!now.seats.some((seat) => seat.asked)) now = await playOn(page, 1);
  await expect.poll(() => turned(page)).toBe([2, 3, 1][now.seats.findIndex((seat) => seat.asked)]);
  await leaveGame(page);
  await beginGame(page, "tintenherz", ["Cy", "Ada"]);
  const next = (await readTable(page)).seats.findIndex((seat) => seat.asked);
  await expect.poll(() => turned(page)).toBe([1, 2][next]);
});

test("the result lies towards the one who acted last, and is turned for the others", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
  await store(page, { table_mode: "turn" });
  await openLate(page, "tintenherz");
  await playLast(page, "tintenherz");
  const result = page.locator("dialog.result");
  await expect(result).toBeVisible();
  const sides = [await turned(page)];
  for (let turn = 0; turn < 2; turn += 1) {
    const box = await result.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    await touch(page.getByTestId("turn-table"));
    await expect.poll(() => turned(page)).not.toBe(sides.at(-1));
    sides.push(await turned(page));
  }
  expect(sides.at(-1)).not.toBe(sides[0]);
  await touch(result.getByRole("button", { name: "Undo" }));
  await expect.poll(() => turned(page), { message: "who acts again has the table" }).toBe(sides[0]);
});

test("pieces fly to where they land, and the slider of the past is where it seems", async ({ page }) => {
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await playOn(page, 8);
  for (const side of [1, 2, 3] as Side[]) {
    await store(page, { table_mode: "fixed", fixed_side: SIDES[side] });
    await page.reload();
    await expect(page.getByTestId("table")).toBeVisible();
    await page.evaluate(() => {
      const seen: [number, number, number, number][] = [];
      (window as unknown as { flown: unknown }).flown = seen;
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.addedNodes) {
            if (!(node instanceof HTMLElement) || !node.matches(".flight")) continue;
            const { left, top } = node.style;
            seen.push([parseInt(left), parseInt(top), parseInt(node.style.getPropertyValue("--dx")), parseInt(node.style.getPropertyValue("--dy"))]);
          }
      }).observe(document.querySelector(".flights") as Element, { childList: true, subtree: true });
    });
    await playOn(page, 6);
    const flights = await page.evaluate(() => (window as unknown as { flown: number[][] }).flown);
    const [width, height] = await page.locator(".table-screen").evaluate((screen) => [screen.clientWidth, screen.clientHeight]);
    for (const [x, y, dx, dy] of flights) {
      for (const [at, most] of [[x, width], [x + dx, width], [y, height], [y + dy, height]]) expect(at >= 0 && at <= most, `${flights}`).toBe(true);
    }
    expect(flights.length).toBeGreaterThan(0);
    // The past of the game lies as the table did.
    await page.getByTestId("look-back").first().evaluate((link: HTMLElement) => link.click());
    const slider = page.getByRole("slider");
    await expect(slider).toBeVisible();
    expect(await turned(page)).toBe(side);
    const box = (await slider.boundingBox())!;
    // A quarter of the way from its beginning, which is the upper end where the left edge of the device is the lower one.
    const along = side === 1 ? 0.25 : 0.75;
    await page.mouse.click(box.x + box.width * (side === 2 ? 0.75 : 0.5), box.y + box.height * (side === 2 ? 0.5 : along));
    const most = Number(await slider.getAttribute("max"));
    await expect.poll(async () => Math.abs(Number(await slider.inputValue()) - most / 4)).toBeLessThanOrEqual(Math.max(1, most / 16));
    await page.getByTestId("to-table").click();
    await expect(page.getByTestId("table")).toBeVisible();
  }
});
