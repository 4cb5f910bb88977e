import type { Page } from "@playwright/test";
import { beginGame, fromMenu, nextTouch, onShelf, playOn, prepareGame, readTable, readTold, roll, seeded, touch } from "./app";
import { axe, expect, test } from "./fixtures";
import { flowRecord, openAt as openFlowAt, playRecord } from "./flow";
import { bareNumbers, unseenFocus } from "./heard";
import { infarktRecord, choose, find, openAt, reveal } from "./infarkt";
import { atRest } from "./faults";
import { drawn, EVERYTHING } from "./layouts";
import { askWhyNot, fullNewGame, GAMES, momentsOfFlow, momentsOfLudo, PEOPLE, playToTheEnd, playUntil, shelfWithGames } from "./screens";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
});

async function start(page: Page) {
  await page.goto("./");
  await onShelf(page);
}

/**
 * No violations in the present state of the screen: in the light scheme, and in every other state, by the seed, in the dark one too. The two
 * schemes differ in colours only.
 */
async function check(page: Page, what: string) {
  expect.soft(await bareNumbers(page), `${what}: numbers without a noun`).toEqual([]);
  expect.soft(await unseenFocus(page), `${what}: the focus is not seen`).toEqual([]);
  for (const colorScheme of EVERYTHING || drawn(`${test.info().title} ${what}`) < 0.5 ? (["light", "dark"] as const) : (["light"] as const)) {
    await page.emulateMedia({ colorScheme });
    // Colours that are still on their way would be measured half way.
    await atRest(page);
    expect.soft(await axe(page, colorScheme === "dark" ? "colours" : undefined), `${what}, ${colorScheme}`).toEqual([]);
  }
}

test("shelf and new game", async ({ page }) => {
  test.setTimeout(120_000);
  await start(page);
  await check(page, "empty shelf");
  for (const game of GAMES) {
    await fullNewGame(page, game);
    await check(page, `new game of ${game}`);
    await touch(page.locator(".new-game .bar a"));
    await onShelf(page);
  }
  await page.goto("./#/game/nosuchgame");
  await expect(page.getByText("That game isn’t on this device.")).toBeVisible();
  await check(page, "no such game");
  await touch(page.getByRole("link", { name: "Shelf" }));
  await shelfWithGames(page);
  await expect(page.locator(".waiting-game")).toHaveCount(GAMES.length);
  await check(page, "shelf with games");
  await touch(page.getByRole("button", { name: "Put Heartstrings away" }));
  await expect(page.getByText("The game has been put away.")).toBeVisible();
  await check(page, "shelf with a game put away");
});

test("the settings, and the menu of a table", async ({ page }) => {
  await start(page);
  await touch(page.getByTestId("to-settings"));
  await expect(page.getByTestId("settings")).toBeVisible();
  await check(page, "settings");
  await touch(page.getByTestId("clear-all"));
  await check(page, "everything is to be deleted");
  await touch(page.getByTestId("clear-go-on"));
  await check(page, "asked again");
  await page.keyboard.press("Escape");
  await touch(page.getByTestId("back"));
  await beginGame(page, "tintenherz", PEOPLE.slice(0, 2));
  await touch(page.getByTestId("menu"));
  await expect(page.locator(".table-menu")).toBeVisible();
  await check(page, "the menu");
});

test("a table of Heartstrings at all its moments", async ({ page }) => {
  test.setTimeout(120_000);
  await start(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await check(page, "before the first roll");
  await askWhyNot(page);
  await check(page, "why not");
  await playUntil(page, (now) => now.prompt.includes("attacks"));
  await check(page, "combat");
  await touch(roll(page));
  await readTable(page);
  await check(page, "defence");
  await playUntil(page, (now) => now.buttons.includes("keep"));
  await check(page, "a choice");
  await playToTheEnd(page, "heartstrings", 2);
  await check(page, "the result");
  await touch(page.getByRole("button", { name: "See the board" }));
  await expect(page.locator("dialog.result")).toBeHidden();
  await check(page, "the board at the end");
});

test("a table of Tintenherz at all its moments", async ({ page }) => {
  test.setTimeout(120_000);
  await start(page);
  await beginGame(page, "tintenherz", PEOPLE.slice(0, 4));
  await readTable(page);
  await check(page, "before the first roll");
  await askWhyNot(page);
  await check(page, "why not");
  await playUntil(page, (now) => now.buttons.includes("reroll") && now.cards.some((card) => card.lit));
  await check(page, "a choice");
  await touch(page.locator(".th-die").first());
  await check(page, "a die kept");
  await playToTheEnd(page, "tintenherz", 4);
  await check(page, "the result");
});

for (const people of [2, 8]) {
  test(`a table of Flow with ${people} at all its moments`, async ({ page }) => {
    test.setTimeout(120_000);
    await start(page);
    await beginGame(page, "flow", PEOPLE.slice(0, people));
    await readTable(page);
    await check(page, "before the first card");
    await touch(page.locator(".fl-piece").last());
    await check(page, "a piece looked at");
    await askWhyNot(page);
    await check(page, "why not");
    await momentsOfFlow(page, people, (what) => check(page, what));
    const record = flowRecord(people === 2 ? "two" : "eight");
    await openFlowAt(page, record, record.events.length - 4);
    await playRecord(page, record);
    await expect(page.locator("dialog.result")).toBeVisible();
    await check(page, "the result");
    await touch(page.getByRole("button", { name: "See the board" }));
    await expect(page.locator("dialog.result")).toBeHidden();
    await check(page, "the board at the end");
  });
}

test("a table of Flow where somebody plays Ludo", async ({ page }) => {
  await start(page);
  await momentsOfLudo(page, (what) => check(page, what));
});

test("a table of Infarkt at all its moments", async ({ page }) => {
  test.setTimeout(240_000);
  const record = infarktRecord("career");
  const names = record.setup.seats.map((seat) => seat.name);
  const at = async (events: number) => {
    await openAt(page, record, events);
    await readTable(page);
  };
  await start(page);
  await at(find(record, "event"));
  await check(page, "events");
  await askWhyNot(page);
  await check(page, "why not");
  await at(find(record, "plan"));
  await check(page, "the handoff");
  await reveal(page);
  for (const each of [0, 2]) await touch(page.locator(".in-head[data-place]").nth(each));
  await check(page, "two pieces are set");
  for (const kind of ["go", "party", "trade", "invite", "cook"]) {
    const events = find(record, kind);
    await at(events);
    await choose(page, record.events[events].do ?? "", "board", names);
    await check(page, kind);
  }
  await at(find(record, "party") + 1);
  await check(page, "an answer");
  await at(find(record, "chips"));
  await check(page, "chips to give");
  await at(record.events.length);
  await check(page, "the result");
});

test("with the colours of the system, what lies over others has an edge", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  await start(page);
  const edgeOf = (what: string) =>
    page.locator(what).evaluate((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      return borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor;
    });
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await fromMenu(page, "bots");
  for (const opened of ["dialog.who-plays", ".why-not"]) {
    if (opened === ".why-not") await askWhyNot(page);
    await expect(page.locator(opened)).toBeVisible();
    expect.soft(await edgeOf(opened), opened).toBe(true);
    await page.keyboard.press("Escape");
  }
  await playToTheEnd(page, "heartstrings", 2);
  expect.soft(await edgeOf("dialog.result"), "the result").toBe(true);
});

test("dice in the air", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await start(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 3));
  await expect(page.locator(".log-lines")).toBeAttached();
  await page.waitForLoadState("networkidle");
  // Not far: what is loaded ahead begins after a while, and would be too late at once on a clock that jumps.
  await page.clock.pauseAt(Date.now() + 500);
  await touch(roll(page));
  await expect(page.locator(".die.tumbling")).toHaveCount(3);
  // axe works with timers of its own.
  await page.clock.resume();
  const found = await axe(page);
  expect(found).toEqual([]);
});

test("banners, and a game that goes on in another tab", async ({ page, context }) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if ((window as never as { full: boolean }).full) throw new DOMException("no room", "QuotaExceededError");
      write.call(this, key, text);
    };
  });
  await start(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await playOn(page, 1);
  const second = await context.newPage();
  await second.emulateMedia({ reducedMotion: "reduce" });
  await second.goto(page.url());
  await expect(second.getByTestId("table")).toBeVisible();
  await page.evaluate(() => ((window as never as { full: boolean }).full = true));
  await playOn(page, 1);
  await expect(page.locator(".banner")).toBeVisible();
  await check(page, "a banner at the table");
  // What has found no room is in the journal, so the second tab has to take over before it can play on.
  const { log } = await readTold(page);
  await touch(nextTouch(second, await readTable(second)));
  await touch(second.locator(".conflict").getByRole("button"));
  await expect(second.locator(".conflict")).toHaveCount(0);
  expect((await readTold(second)).log, "nothing of it is lost").toEqual(log);
  await playOn(second, 2);
  await expect(page.locator(".conflict")).toBeVisible();
  await check(page, "the game goes on elsewhere");
});

test.describe("text at 200 %", () => {
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ]) {
    test(`loses nothing at ${width}x${height}`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height });
      // As somebody sets it in the browser: media queries in rem follow.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.enable");
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      await start(page);
      await shelfWithGames(page);
      expect.soft(await lost(page), "shelf").toEqual([]);
      await touch(page.getByTestId("to-settings"));
      await expect(page.getByTestId("settings")).toBeVisible();
      expect.soft(await lost(page), "settings").toEqual([]);
      await touch(page.getByTestId("back"));
      await onShelf(page);
      for (const game of GAMES) {
        await prepareGame(page, game, PEOPLE.slice(0, 3));
        expect.soft(await lost(page), `new game of ${game}`).toEqual([]);
        await touch(page.locator(".new-game .bar a"));
        await onShelf(page);
      }
    });
  }
});

/** What cannot be read: text that is cut off, and what sticks out of the page to the side. */
function lost(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility() || element instanceof SVGElement) continue;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (clipPath !== "none") continue;
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const cut =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
      if (cut) found.push(`cut off: ${element.className || element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
      const scrolls = element.closest(".waiting-games");
      const { right, left, width } = element.getBoundingClientRect();
      if (!scrolls && width > 0 && (right > innerWidth + 1 || left < -1)) {
        found.push(`sticks out: ${element.className || element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
      }
    }
    return found;
  });
}
