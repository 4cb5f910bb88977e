import type { Page } from "@playwright/test";
import { beginGame, closeMenu, onShelf, playOn, readTable, readTold, seeded, speak, touch, unfold } from "./app";
import { expect, test } from "./fixtures";
import { faults } from "./faults";
import { putOnShelf, saveOf } from "./saved";
import { playToTheEnd } from "./screens";
import { simulated } from "./simulated";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
});

const lines = async (page: Page) => {
  await unfold(page);
  return page.locator(".log li[data-event]").allTextContents();
};

test("the language changes in the middle of a game, and the log is told in the new one", async ({ page }) => {
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  await playOn(page, 6);
  const english = await readTold(page);
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
  // The log comes with a part of the program that follows the table.
  await expect.poll(() => lines(page)).toEqual(czech);

  await speak(page, "English");
  expect((await readTold(page)).text).toBe(english.text);
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

test("the result is told in every language", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playToTheEnd(page, "tintenherz", 4);
  const shown = page.locator("#result-title");
  await expect(shown).toHaveText(/wins?!|share the win!/);
  expect.soft(await faults(page, { kinds: ["cut"] })).toEqual([]);
  await touch(page.getByRole("button", { name: "See the board" }));
  await speak(page, "Deutsch");
  await page.reload();
  await expect(shown).toHaveText(/gewinnt!|teilen sich den Sieg!/);
  expect.soft(await faults(page, { kinds: ["cut"] })).toEqual([]);
});

/** The message files that the page asks for from here on: module and language. */
function askedFor(page: Page) {
  const files = new Set<string>();
  page.on("request", (request) => {
    const [, file] = /\/text\/(\w+\.\w+)\.[^/]+\.txt$/.exec(request.url()) ?? [];
    if (file) files.add(file);
  });
  return files;
}

test("only the language that is read is loaded, and another one when it is chosen", async ({ page }) => {
  const files = askedFor(page);
  await page.reload();
  await onShelf(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  const { events } = await playOn(page, 6);
  expect([...files]).toEqual(expect.arrayContaining(["page.en", "heartstrings.en"]));
  for (const file of files) expect(file).toMatch(/\.en$/);

  await speak(page, "Deutsch");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect([...files]).toEqual(expect.arrayContaining(["page.de", "heartstrings.de"]));
  for (const file of files) expect(file).not.toMatch(/\.cs$/);
  expect((await readTold(page)).log).toHaveLength(events);
});

test("a name of a game says which language it is in", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  for (const [game, lang] of [["flow", "en"], ["infarkt", "de"]]) {
    await expect(page.getByTestId(`box-${game}`).locator(".shelf-name")).toHaveAttribute("lang", lang);
  }
});

test("a default name of a language that is not loaded is no typed name", async ({ page }) => {
  const files = askedFor(page);
  const [record] = simulated("tintenherz", 2, 1, 1);
  for (const [index, name] of ["Person 1", "Person"].entries()) record.setup.seats[index].name = name;
  await putOnShelf(page, "german", saveOf(record, 10));
  await page.goto("./#/game/german");
  await expect(page.locator(".seat-name strong")).toHaveText(["Player 1", "Person"]);
  for (const file of files) expect(file).toMatch(/\.en$/);
});

test.describe("a language that cannot be fetched", () => {
  test("leaves the page in the one that it has, and says so", async ({ page, watched }) => {
    watched.allow(/Failed to load resource/);
    await beginGame(page, "heartstrings", ["Ada", "Bo"]);
    const before = await playOn(page, 4);
    await page.route(/\/text\/heartstrings\.cs\./, (route) => route.abort());
    const choice = page.locator(".table-menu .language select");
    await touch(page.getByTestId("menu"));
    await choice.selectOption("cs");
    await expect(page.locator('[data-notice="NoLanguage"]')).toContainText("That language isn’t on this device yet.");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(choice).toHaveValue("en");
    await closeMenu(page);
    expect((await readTable(page)).text).toBe(before.text);

    await page.unroute(/\/text\/heartstrings\.cs\./);
    await speak(page, "Čeština");
    await expect(page.locator("html")).toHaveAttribute("lang", "cs");
    await expect(page.locator('[data-notice="NoLanguage"]')).toHaveCount(0);
  });
});

test.describe("a page whose words do not come", () => {
  test("says that it is not complete", async ({ page, watched }) => {
    watched.allow(/Failed to load resource|preload/);
    await page.route(/\/text\/page\./, (route) => route.abort());
    await page.reload();
    await expect(page.locator("#incomplete")).toBeVisible();
    await expect(page.locator("#frame")).toHaveCount(1);
  });
});
