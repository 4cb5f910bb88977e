import type { Locator, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beginGame, offlineReady, onShelf, playOn, prepareGame, readTable, seeded, settle, speak, touch } from "./app";
import { axe, DIST, expect, test } from "./fixtures";
import { askWhyNot } from "./screens";

const GAMES = ["flow", "heartstrings", "tintenherz"];
const LANGUAGES = { en: "English", de: "Deutsch", cs: "Čeština" };

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
});

async function start(page: Page) {
  await page.goto("./");
  await onShelf(page);
}

const title = (page: Page) => page.locator("h1.rules-title");
const sections = (page: Page) => page.locator(".rules-sections section:visible");
const rule = (page: Page, id: string) => page.locator(`.rule:has(> #${id})`);

/** It is what the address leads to: marked, and to be seen at once. */
async function isMarked(page: Page, id: string) {
  await expect(rule(page, id)).toBeInViewport();
  expect(await rule(page, id).evaluate((element) => element.matches(":target"))).toBe(true);
  await expect(page.locator(".rules-sections :target")).toHaveCount(1);
}

test("from the table and back, and the game is as it was", async ({ page }) => {
  await start(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  await playOn(page, 6);
  await touch(page.getByTestId("undo"));
  const before = await readTable(page);
  const table = page.url();

  await page.getByRole("link", { name: "Rules" }).click();
  await expect(page).toHaveURL(/#\/rules\/heartstrings$/);
  await expect(title(page)).toHaveText("The rules of Heartstrings");
  await expect(page.getByTestId("table")).toHaveCount(0);

  // Links within the rules do not lead away from where people came from.
  await page.getByRole("link", { name: "The fight" }).click();
  await expect(page.getByRole("heading", { name: "The fight" })).toBeInViewport();
  await page.getByRole("link", { name: "Continue playing" }).click();
  await expect(page).toHaveURL(table);
  const after = await readTable(page);
  expect(after).toEqual(before);
  await expect(page.getByTestId("redo"), "what was undone can still be redone").toBeEnabled();
});

test("from a new game and back, and what was entered is still there", async ({ page }) => {
  await start(page);
  await prepareGame(page, "tintenherz", ["Ada", "Bo", "Cy"]);
  await touch(page.getByText("Villains and the humble"));
  await touch(page.locator(".chip", { hasText: "Cy" }));
  await page.getByRole("link", { name: "Rules" }).click();
  await expect(title(page)).toHaveText("The rules of Tintenherz");
  await speak(page, "Deutsch");
  await expect(title(page)).toHaveText("Die Regeln von Tintenherz");
  await page.getByRole("link", { name: "Neues Spiel" }).click();
  const names = page.locator(".person-name");
  await expect(names).toHaveCount(3);
  expect(await names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual(["Ada", "Bo", "Cy"]);
  await expect(page.getByRole("radio", { name: "Schurken und Kleine" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Cy", exact: true })).toBeChecked();
  await page.getByTestId("begin-game").click();
  await expect(page.locator(".prompt")).toContainText("Cy");
  // With the game on the table nothing of it waits any longer.
  await page.goto("./#/new/tintenherz");
  await expect(page.getByRole("radio", { name: "Schurken und Kleine" })).not.toBeChecked();
});

test("from why-not to the very rule, and back to the game", async ({ page }) => {
  await start(page);
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  await readTable(page);
  await askWhyNot(page);
  const link = page.locator(".why-not").getByRole("link");
  await expect(link).toHaveText("Rule TH-6");
  await link.click();
  await expect(page).toHaveURL(/#\/rules\/tintenherz\/TH-6$/);
  await isMarked(page, "TH-6");
  await page.getByTestId("back").click();
  await expect(page.getByTestId("table")).toBeVisible();

  // The way back of the browser is the same one.
  await askWhyNot(page);
  await link.click();
  await isMarked(page, "TH-6");
  await page.goBack();
  await expect(page.getByTestId("table")).toBeVisible();
});

test("an address leads to its rule, and links from rule to rule do", async ({ page }) => {
  await page.goto("./#/rules/flow/FL-19");
  await isMarked(page, "FL-19");
  await rule(page, "FL-19").getByRole("link", { name: "last race" }).click();
  await isMarked(page, "FL-38");
  await page.goBack();
  await isMarked(page, "FL-19");
  // A chapter that was read already, once more.
  const chapter = page.getByRole("link", { name: "Into the heart", exact: true });
  for (let round = 0; round < 2; round += 1) {
    await chapter.click();
    await expect(page.getByRole("heading", { name: "Into the heart" })).toBeInViewport();
    await page.mouse.wheel(0, -4000);
    await expect(page.getByRole("heading", { name: "Into the heart" })).not.toBeInViewport();
  }
  // Without a screen to go back to it is the shelf.
  await page.getByTestId("back").click();
  await onShelf(page);
  // An address that leads nowhere says so.
  await page.goto("./#/rules/nosuchgame");
  await expect(page.getByTestId("nowhere")).toBeVisible();
  await page.getByTestId("way-back").click();
  await onShelf(page);
});

test("the text is in the language of the page, and changes with it", async ({ page }) => {
  await page.goto("./#/rules/flow/FL-16");
  await expect(title(page)).toHaveText("The rules of Flow to the Heart");
  const ids = () => page.locator(".rule-id").allTextContents();
  const english = await ids();
  expect(english).toHaveLength(37);
  await speak(page, "Deutsch");
  await expect(title(page)).toHaveText("Die Regeln von Flow to the Heart");
  await isMarked(page, "FL-16");
  await expect(rule(page, "FL-16")).toContainText("Hauptfigur");
  expect(await ids()).toEqual(english);
  await speak(page, "Čeština");
  await expect(title(page)).toHaveText("Pravidla hry Flow to the Heart");
  await page.reload();
  await expect(title(page)).toHaveText("Pravidla hry Flow to the Heart");
  await isMarked(page, "FL-16");
});

test("after two changes of the language the last one stays, whichever is loaded first", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/rules/*.de.html", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto("./#/rules/heartstrings");
  await expect(title(page)).toHaveText("The rules of Heartstrings");
  await speak(page, "Deutsch");
  await speak(page, "Čeština");
  await expect(title(page)).toHaveText("Pravidla hry Heartstrings");
  const late = page.waitForResponse("**/rules/*.de.html");
  release();
  await (await late).finished();
  await settle(page);
  await expect(title(page)).toHaveText("Pravidla hry Heartstrings");
});

test("searching shows where it is said, and only that", async ({ page }) => {
  await page.goto("./#/rules/flow");
  const field = page.getByRole("searchbox", { name: "Search the rules" });
  const all = 11;
  await expect(sections(page)).toHaveCount(all);
  const marks = page.locator(".rules-sections mark:visible");

  await field.fill("last race");
  await expect(marks.first()).toBeVisible();
  await expect(page.locator(".rule:visible")).toHaveCount(2);
  await expect(rule(page, "FL-38")).toBeVisible();
  await expect(rule(page, "FL-1")).toBeHidden();
  await expect(sections(page).first().getByRole("heading")).toHaveText("Throwing and the speed of the heart");

  // A chapter whose heading says it is shown as a whole.
  await field.fill("earning");
  await expect(rule(page, "FL-24")).toBeVisible();
  // By number, and whatever signs people use.
  await field.fill("fl-14");
  await expect(rule(page, "FL-14")).toBeVisible();
  await field.fill("(.*)+[a");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await expect(sections(page)).toHaveCount(0);
  await field.fill("div");
  await expect(page.getByText("Nothing found."), "what is said, not what it is written with").toBeVisible();

  // One letter is too little, and nothing is everything.
  await field.fill("e");
  await expect(sections(page)).toHaveCount(all);
  await expect(marks).toHaveCount(0);
  await expect(page.getByText("Nothing found.")).toBeHidden();
  await field.fill("");
  await expect(sections(page)).toHaveCount(all);
  expect(await page.locator(".rules-sections").innerHTML(), "nothing is left of the search").not.toContain("mark");

  // A link to what is hidden shows it.
  await field.fill("(in the hybrid");
  await rule(page, "FL-19").getByRole("link", { name: "last race" }).click();
  await isMarked(page, "FL-38");
  await expect(field).toHaveValue("(in the hybrid");

  // Without the letters of a foreign keyboard, in any case.
  await speak(page, "Čeština");
  await page.getByRole("searchbox", { name: "Hledat v pravidlech" }).fill("HLAVNI FIGURKA si");
  await expect(page.locator("mark:visible").first()).toHaveText(/hlavní figurka s/i);
});

test.describe("with the offline worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("there without a network after the first visit", async ({ page, ownSite }) => {
    await page.goto(ownSite.url);
    await offlineReady(page);
    await ownSite.close();
    for (const game of GAMES) {
      await page.goto(`${ownSite.url}#/rules/${game}`);
      for (const language of Object.values(LANGUAGES)) {
        await speak(page, language);
        await expect(page.locator(".rule").first()).toBeVisible();
      }
    }
    await page.reload();
    await expect(title(page)).toHaveText("Pravidla hry Tintenherz");
  });
});

test.describe("where they cannot be had", () => {
  const SENTENCES = {
    English: "The rules aren’t on this device yet. Connect it to the network and try again.",
    Deutsch: "Die Regeln sind noch nicht auf diesem Gerät. Verbinde es mit dem Netz und versuch es noch einmal.",
    Čeština: "Pravidla ještě v zařízení nejsou. Připoj je k síti a zkus to znovu.",
  };

  test("says so in every language, and tries again", async ({ page, context, watched }) => {
    // Without a network, what is fetched ahead does not come either.
    watched.allow(/ERR_INTERNET_DISCONNECTED|404|Error: offline|Couldn't load preload assets/);
    await start(page);
    // The words of the page are there in all languages, and what displays rules, but not those of this game.
    for (const language of Object.keys(SENTENCES).reverse()) await speak(page, language);
    await page.goto("./#/rules/flow");
    await expect(title(page)).toBeVisible();
    await context.setOffline(true);
    await page.goto("./#/rules/heartstrings/HS-12").catch(() => {});
    for (const [language, sentence] of Object.entries(SENTENCES)) {
      await speak(page, language);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(1);
      expect.soft(await axe(page), language).toEqual([]);
    }
    await context.setOffline(false);
    await page.getByTestId("try-again").click();
    await expect(title(page)).toHaveText("Pravidla hry Heartstrings");
    await isMarked(page, "HS-12");
    await expect(page.getByTestId("try-again")).toBeHidden();

    // What a host sends for something else is not taken for the rules.
    for (const [status, body] of [
      [404, "<h1>Not Found</h1>"],
      [200, await readFile(join(DIST, "index.html"), "utf8")],
    ] as const) {
      await page.route("**/rules/*.de.html", (route) => route.fulfill({ status, body, contentType: "text/html" }));
      await speak(page, "Deutsch");
      await expect(page.getByText(SENTENCES.Deutsch)).toBeVisible();
      await expect(title(page)).toHaveCount(0);
      await page.unroute("**/rules/*.de.html");
      await page.getByTestId("try-again").click();
      await expect(title(page)).toHaveText("Die Regeln von Heartstrings");
      await speak(page, "English");
    }
  });
});

test("all by keyboard", async ({ page }) => {
  await page.goto("./#/rules/flow/FL-9");
  await isMarked(page, "FL-9");
  // The keyboard goes on from the rule, not from the top of the page.
  await page.keyboard.press("Tab");
  await expect(rule(page, "FL-9").getByRole("link", { name: "throw" })).toBeFocused();
  await page.keyboard.press("Enter");
  await isMarked(page, "FL-15");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("burg");
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("entrance");
  await expect(page.locator("mark").first()).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of ["flow/FL-14", "heartstrings", "tintenherz/TH-6"]) {
      await page.goto(`./#/rules/${address}`);
      await expect(page.locator(".rule").first()).toBeVisible();
      await expect(title(page)).toBeAttached();
      expect.soft(await axe(page), address).toEqual([]);
    }
    await page.getByRole("searchbox").fill("castle");
    await expect(page.locator("mark").first()).toBeVisible();
    expect.soft(await axe(page), "searching").toEqual([]);
    await page.getByRole("searchbox").fill("xyzzy");
    expect.soft(await axe(page), "nothing found").toEqual([]);
  });
}

/** What sticks out of the page to the side, or is too small for a finger. */
function mismatches(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const what = (element: Element) => `${element.getAttribute("class") ?? element.tagName}: ${element.textContent?.trim().slice(0, 40)}`;
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      if (!element.checkVisibility() || element instanceof SVGElement) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > innerWidth + 1)) found.push(`sticks out: ${what(element)}`);
      if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible") found.push(`cut off: ${what(element)}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>("main :is(a, button, input, select)")) {
      if (!element.checkVisibility({ opacityProperty: false }) || element.closest(".rules-sections")) continue;
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      if (width < 43.5 || height < 43.5) found.push(`small: ${what(element)}: ${width} x ${height}`);
    }
    return found;
  });
}

for (const [width, height] of [
  [1024, 768],
  [768, 1024],
  [390, 844],
]) {
  test(`fits at ${width}x${height}, with large text too`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const size of [16, 32]) {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Page.enable");
      await devtools.send("Page.setFontSizes", { fontSizes: { standard: size } });
      for (const game of GAMES) {
        await page.goto(`./#/rules/${game}`);
        for (const language of Object.values(LANGUAGES)) {
          await speak(page, language);
          await expect(page.locator(".rule").first()).toBeVisible();
          expect.soft(await mismatches(page), `${game}, ${language}, ${size}`).toEqual([]);
        }
      }
    }
  });

  test(`the ways there fit at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await start(page);
    const size = async (link: Locator) => {
      const box = await link.boundingBox();
      return Math.min(box?.width ?? 0, box?.height ?? 0);
    };
    await prepareGame(page, "tintenherz");
    expect(await size(page.getByTestId("to-rules"))).toBeGreaterThanOrEqual(43.5);
    await page.getByTestId("begin-game").click();
    await readTable(page);
    await expect(page.getByTestId("to-rules")).toBeInViewport({ ratio: 1 });
    expect(await size(page.getByTestId("to-rules"))).toBeGreaterThanOrEqual(43.5);
    await expect(page.getByTestId("to-rules")).toHaveAccessibleName("Rules");
    for (const language of Object.values(LANGUAGES)) {
      await speak(page, language);
      await askWhyNot(page);
      await expect(page.getByTestId("to-rule")).toBeInViewport({ ratio: 1 });
      expect(await size(page.getByTestId("to-rule"))).toBeGreaterThanOrEqual(43.5);
    }
  });
}

test("on paper there is the text alone", async ({ page }) => {
  await page.goto("./#/rules/tintenherz");
  await expect(page.locator(".rule").first()).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.locator(".rules > .bar")).toBeHidden();
  await expect(page.locator(".rules-aside")).toBeHidden();
  await expect(rule(page, "TH-19")).toBeVisible();
  const colours = await rule(page, "TH-19").evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { color, backgroundColor, page: getComputedStyle(document.documentElement).backgroundColor };
  });
  expect(colours).toEqual({ color: "rgb(40, 31, 27)", backgroundColor: "rgba(0, 0, 0, 0)", page: "rgba(0, 0, 0, 0)" });
});
