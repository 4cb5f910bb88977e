// The page of the settings: each applies at once and outlives the page, what the device stores, and how everything is deleted.

import type { Page } from "@playwright/test";
import { beginGame, fromMenu, onShelf, readTable, roll, seeded, settle, speak, touch } from "./app";
import { expect, test } from "./fixtures";
import { PEOPLE, shelfWithGames } from "./screens";

const settings = (page: Page) => page.getByTestId("settings");

/** The choice with this name. */
const choice = (page: Page, name: string) => settings(page).getByRole("combobox", { name, exact: true });

async function openSettings(page: Page) {
  await page.goto("./#/settings");
  await expect(settings(page).getByRole("heading", { level: 1 })).toBeVisible();
}

/** The width of the root's letter m, in pixels: the size of the page's text. */
const textSize = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

/** The value of a custom property of the root, as the page computes durations and colours with it. */
const token = (page: Page, name: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.cssText = `transition-duration: var(${name}); background: var(${name})`;
    const { transitionDuration, backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return name === "--ink" || name === "--paper" ? backgroundColor : transitionDuration;
  }, name);

test.beforeEach(async ({ page }) => {
  await seeded(page, 4);
});

test("the shelf and the menu of a table lead there, and back to the same place in the game", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
  await touch(page.getByTestId("to-settings"));
  await expect(settings(page).getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Settings/);
  await touch(page.getByTestId("back"));
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await readTable(page);
  await touch(roll(page));
  await readTable(page);
  const before = await page.locator(".latest").innerText();
  const address = page.url();
  await fromMenu(page, "to-settings");
  await expect(settings(page)).toBeVisible();
  await expect(page.getByTestId("back")).toHaveText("Continue playing");
  await touch(page.getByTestId("back"));
  await expect(page).toHaveURL(address);
  await readTable(page);
  expect(await page.locator(".latest").innerText()).toBe(before);
});

/** What a choice changes on the page, at once: before it, and after it. */
const APPLIED: [name: string, value: string, read: (page: Page) => Promise<unknown>, usual: unknown, changed: unknown][] = [
  ["Light or dark", "Dark", (page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), "light dark", "dark"],
  ["Contrast", "High", (page) => token(page, "--ink"), "rgb(40, 31, 27)", "rgb(0, 0, 0)"],
  ["Text size", "150%", textSize, 16, 24],
  ["Text size", "200%", textSize, 16, 32],
  ["Motion", "Reduced", (page) => token(page, "--move"), "0.32s", "0.001s"],
  ["Animations", "calm", (page) => token(page, "--move"), "0.32s", "0.512s"],
  ["Animations", "quick", (page) => token(page, "--tumble"), "0.56s", "0.336s"],
];

for (const [name, value, read, usual, changed] of APPLIED) {
  test(`${name}, ${value}: applied at once, kept, and known before the program is there`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.emulateMedia({ reducedMotion: "no-preference", colorScheme: "light", contrast: "no-preference" });
    await openSettings(page);
    expect(await read(page)).toEqual(usual);
    await choice(page, name).selectOption({ label: value });
    await expect.poll(() => read(page)).toEqual(changed);
    await page.reload();
    await expect(choice(page, name)).toBeVisible();
    expect(await read(page)).toEqual(changed);
    // Motion needs no head start: nothing moves before the program is there.
    if (["Motion", "Animations"].includes(name)) return;
    await page.route("**/*.wasm", () => {});
    await page.reload({ waitUntil: "domcontentloaded" });
    await expect(page.locator("#frame")).toBeVisible();
    expect(await read(page)).toEqual(changed);
  });
}

test("what the device asks for counts where the settings do not say, and full motion is there all the same", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", contrast: "more", colorScheme: "light" });
  await openSettings(page);
  await expect.poll(() => token(page, "--move")).toBe("0.001s");
  expect(await token(page, "--ink")).toBe("rgb(0, 0, 0)");
  await choice(page, "Motion").selectOption({ label: "Full" });
  await expect.poll(() => token(page, "--move")).toBe("0.32s");
  // The device asks for something else while the page is open.
  await page.emulateMedia({ reducedMotion: "reduce", contrast: "no-preference", colorScheme: "light" });
  await expect.poll(() => token(page, "--ink")).toBe("rgb(40, 31, 27)");
});

test("dice tumble longer where animations are calm", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => localStorage.setItem("heartbox:settings", JSON.stringify({ lang: "en", speed: "calm" })));
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await expect(page.locator(".log-lines")).toBeAttached();
  await page.waitForLoadState("networkidle");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 500);
  await touch(roll(page));
  await expect(page.locator(".die.tumbling").first()).toBeVisible();
  await page.clock.runFor(700);
  await expect(page.locator(".die.tumbling").first(), "the usual time is over").toBeVisible();
  await page.clock.runFor(300);
  await expect(page.locator(".die.tumbling")).toHaveCount(0);
});

test("every setting has a name and is reached by keyboard, and switches are kept", async ({ page }) => {
  await openSettings(page);
  await expect(page.getByRole("heading", { level: 2 })).toContainText(["Appearance", "Motion", "Sound", "Bots", "On this device", "About"]);
  const reached = new Set<string>();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.getAttribute("aria-label") || [...(element?.labels ?? [])].map((label) => label.textContent?.trim()).join(" ") || element?.textContent?.trim() || "";
    });
    reached.add(name);
  }
  for (const name of ["Language", "Light or dark", "Contrast", "Text size", "Motion", "Animations", "Sound", "Volume", "Bot speed", "Bots keep quiet", "Delete everything", "Licences"]) {
    expect.soft([...reached], name).toContain(name);
  }
  const quiet = settings(page).getByRole("checkbox", { name: "Bots keep quiet" });
  await expect(quiet).toHaveAccessibleDescription("They play without any remarks.");
  await quiet.focus();
  await page.keyboard.press("Space");
  await expect(quiet).toBeChecked();
  await page.reload();
  await expect(quiet).toBeChecked();
});

test("the page speaks every language", async ({ page }) => {
  await openSettings(page);
  for (const [tag, title] of [["de", "Einstellungen"], ["cs", "Nastavení"], ["en", "Settings"]]) {
    await speak(page, tag, settings(page).locator(".language select"));
    await expect(settings(page).getByRole("heading", { level: 1 })).toHaveText(title);
  }
});

test("how much is stored is said, and whether it stays", async ({ page }) => {
  await page.addInitScript(() => {
    let asked = false;
    const storage = {
      estimate: () => Promise.resolve({ usage: 6_300_000, quota: 1e9 }),
      persisted: () => Promise.resolve(asked),
      persist: () => Promise.resolve((asked = true)),
    };
    Object.defineProperty(navigator, "storage", { value: Object.assign(Object.create(StorageManager.prototype), storage) });
  });
  await openSettings(page);
  await expect(page.getByTestId("storage-used")).toHaveText("This page uses 7 MB of this device.");
  await expect(page.getByTestId("storage-state")).toContainText("may delete your games");
  await touch(page.getByTestId("storage-keep"));
  await expect(page.getByTestId("storage-state")).toContainText("keeps your games");
  await expect(page.getByTestId("storage-keep")).toHaveCount(0);
});

test("a browser that says nothing about its storage", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "storage", { value: undefined }));
  await openSettings(page);
  await expect(page.getByTestId("storage-state")).toHaveText("This browser doesn’t say whether it keeps your games.");
  await expect(page.getByTestId("storage-used")).toHaveText("");
});

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("heartbox:")).sort());

const journal = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const open = indexedDB.open("heartbox");
        open.onsuccess = () => {
          const count = open.result.transaction("journal").objectStore("journal").count();
          count.onsuccess = () => {
            open.result.close();
            done(count.result);
          };
        };
      }),
  );

test("everything is deleted after two questions, and a file is offered first", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await touch(roll(page));
  await readTable(page);
  await fromMenu(page, "to-settings");
  await choice(page, "Text size").selectOption({ label: "125%" });
  await choice(page, "Light or dark").selectOption({ label: "Dark" });
  await speak(page, "de", settings(page).locator(".language select"));
  await expect.poll(() => journal(page)).toBeGreaterThan(0);
  expect((await stored(page)).filter((key) => key.startsWith("heartbox:game:")).length).toBeGreaterThan(0);

  const dialog = page.getByRole("dialog");
  await touch(page.getByTestId("clear-all"));
  await expect(dialog).toContainText("Sichere deine Spiele erst als Datei");
  const [file] = await Promise.all([page.waitForEvent("download"), touch(dialog.getByTestId("keep-all"))]);
  expect(file.suggestedFilename()).toMatch(/^heartbox-\d{4}-\d\d-\d\d\.json$/);
  // Who changes their mind loses nothing.
  await touch(page.getByTestId("clear-go-on"));
  await expect(dialog.getByRole("heading")).toBeFocused();
  await settle(page);
  await touch(page.getByTestId("clear-not"));
  await expect(dialog).toHaveCount(0);
  expect(await journal(page)).toBeGreaterThan(0);
  await expect(page.getByTestId("clear-all")).toBeFocused();

  await touch(page.getByTestId("clear-all"));
  await touch(page.getByTestId("clear-go-on"));
  await settle(page);
  await touch(page.getByTestId("clear-now"));
  await onShelf(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByTestId("go-on")).toHaveCount(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await expect(page.locator("html")).not.toHaveAttribute("data-text-size");
  expect((await stored(page)).filter((key) => key.startsWith("heartbox:game:") || key === "heartbox:people")).toEqual([]);
  expect(await journal(page)).toBe(0);
  await page.reload();
  await onShelf(page);
  await expect(page.getByTestId("go-on")).toHaveCount(0);
});

test("the file that was saved first brings the games back", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await shelfWithGames(page);
  await openSettings(page);
  const [file] = await Promise.all([page.waitForEvent("download"), touch(page.getByTestId("keep-all"))]);
  await touch(page.getByTestId("clear-all"));
  await touch(page.getByTestId("clear-go-on"));
  await settle(page);
  await touch(page.getByTestId("clear-now"));
  await onShelf(page);
  await expect(page.getByTestId("go-on")).toHaveCount(0);
  await page.getByTestId("open-file").setInputFiles(await file.path());
  await expect(page.getByTestId("saves-answer")).toContainText("4 games added");
});
