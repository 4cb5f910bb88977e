import type { Page } from "@playwright/test";
import { beginGame, onShelf, playOn, readTable, seeded, touch } from "./app";
import { expect, test } from "./fixtures";
import { askWhyNot, fullNewGame, GAMES, momentsOfFlow, momentsOfLudo, liftCurtain, PEOPLE, playToTheEnd, shelfWithGames, TABLES } from "./screens";

const SIZES = [
  [390, 844],
  [768, 1024],
  [1024, 768],
];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
});

const speak = (page: Page, language: string) => page.getByRole("combobox").selectOption({ label: language });
const lines = (page: Page) => page.locator(".log li").allTextContents();

test("the language changes in the middle of a game, and what happened is told anew", async ({ page }) => {
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  const english = await playOn(page, 6);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await speak(page, "Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator(".prompt")).not.toHaveText(english.prompt);
  const german = await lines(page);
  expect(german).toHaveLength(english.log.length);
  for (const line of german) expect(english.log, "no line is left in English").not.toContain(line.trim());
  await expect(page.getByTestId("undo")).toContainText("Rückgängig");
  await expect(page.locator('[data-place="room-4"]')).toHaveAttribute("aria-label", /^Kammer 4 \+1, Abwehr/);
  await expect(page.locator(".hs-supply").first()).toContainText("Vorrat");
  await touch(page.locator('[data-place="room-5"]'));
  await expect(page.locator(".why-not small")).toHaveText(/^Regel\sHS-\d+$/);

  // What is said changes too, and the choice outlives the page.
  await speak(page, "Čeština");
  await expect(page.locator(".why-not small")).toHaveText(/^Pravidlo\sHS-\d+$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  const czech = await lines(page);
  for (const line of czech) expect(german).not.toContain(line);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await expect(page.getByTestId("table")).toBeVisible();
  expect(await lines(page)).toEqual(czech);

  await speak(page, "English");
  expect((await readTable(page)).text).toBe(english.text);
});

test("the characters of Tintenherz have names in every language", async ({ page }) => {
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  await readTable(page);
  const names = () => page.locator(".th-name").allTextContents();
  const english = await names();
  expect(english).toHaveLength(16);
  await speak(page, "Deutsch");
  await expect(page.locator(".th-name", { hasText: "Staubfinger" })).toHaveCount(1);
  await speak(page, "Čeština");
  const czech = await names();
  expect(czech).toHaveLength(16);
  expect(czech.every((name) => name.trim() !== "")).toBe(true);
  expect(czech).not.toEqual(english);
  await touch(page.getByTestId("to-shelf"));
  await expect(page.locator(".waiting-game")).toHaveCount(1);
});

test.describe("a browser that speaks Czech", () => {
  test.use({ locale: "cs-CZ" });
  test("gets Czech without asking", async ({ page }) => {
    await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  });
});

test.describe("a browser that speaks none of them", () => {
  test.use({ locale: "fr-FR" });
  test("gets English", async ({ page }) => {
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

/** Texts that do not fit where they stand. */
function cutOff(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const what = (element: Element) => `${element.getAttribute("class") ?? element.tagName}: ${element.textContent?.trim().slice(0, 50)}`;
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element instanceof SVGElement) continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== "none") continue;
      if (style.overflowX !== "visible" && style.overflowX !== "auto" && element.scrollWidth > element.clientWidth + 1) {
        found.push(`cut off: ${what(element)}`);
      }
      if (style.overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1 && element.matches("main *")) {
        found.push(`cut off below: ${what(element)}`);
      }
      const { right, left, width } = element.getBoundingClientRect();
      if (width > 0 && !element.closest(".waiting-games, .in-row") && (right > innerWidth + 1 || left < -1)) found.push(`sticks out: ${what(element)}`);
      // A word that is wider than its button sticks out of it.
      if (element.matches("button, .button") && element.scrollWidth > element.clientWidth + 1) found.push(`too long: ${what(element)}`);
    }
    // Texts of drawings stay within them, and names of cards within their cards.
    for (const text of document.querySelectorAll<SVGTextElement>("main svg text")) {
      const { left, right, width } = text.getBoundingClientRect();
      const around = text.closest(".th-card:not(.low)")?.querySelector(".th-paper") ?? text.ownerSVGElement;
      if (!around || width === 0 || !text.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const frame = around.getBoundingClientRect();
      if (left < frame.left - 1 || right > frame.right + 1) found.push(`wider than its drawing: ${what(text)}`);
    }
    return [...new Set(found)];
  });
}

for (const [width, height] of SIZES) {
  test.describe(`texts fit at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } });
    const LANGUAGES = ["Deutsch", "Čeština", "English"];

    async function check(page: Page, what: string) {
      for (const language of LANGUAGES) {
        await speak(page, language);
        expect.soft(await cutOff(page), `${what}, ${language}`).toEqual([]);
      }
    }

    test("shelf and new game", async ({ page }) => {
      await shelfWithGames(page);
      await check(page, "shelf");
      for (const game of GAMES) {
        await fullNewGame(page, game);
        await check(page, `new game of ${game}`);
        await touch(page.locator(".new-game .bar a"));
        await onShelf(page);
      }
    });

    for (const [game, people] of TABLES) {
      test(`${game} with ${people}`, async ({ page }) => {
        test.setTimeout(180_000);
        await beginGame(page, game, PEOPLE.slice(0, people));
        await readTable(page);
        await check(page, "before the first roll");
        await askWhyNot(page);
        await check(page, "why not");
        await playOn(page, 12);
        await liftCurtain(page);
        await check(page, "in the middle");
        if (game === "flow") await momentsOfFlow(page, people, (what) => check(page, what));
      });
    }

    test("flow with Ludo", async ({ page }) => {
      await momentsOfLudo(page, (what) => check(page, what));
    });
  });
}

test("the result is told in every language", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginGame(page, "tintenherz", PEOPLE.slice(0, 4));
  await playToTheEnd(page);
  const shown = page.locator("#result-title");
  await expect(shown).toHaveText(/wins?!|share the win!/);
  expect.soft(await cutOff(page)).toEqual([]);
  await touch(page.getByRole("button", { name: "See the board" }));
  await speak(page, "Deutsch");
  await page.reload();
  await expect(shown).toHaveText(/gewinnt!|teilen sich den Sieg!/);
  expect.soft(await cutOff(page)).toEqual([]);
});
