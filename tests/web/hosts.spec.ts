// Hosts and browsers as they also are: files that are missing, broken or of another build, types that nobody knows, lines that hang,
// WebAssembly that is off, a page of somebody else around this one, a translator. Nowhere does the page stay without a word.

import { appendFile, copyFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { IDS } from "../../scripts/games.mjs";
import { act, beginGame, onShelf, playOnTold, readTable, seeded, speak } from "./app";
import { BASE, DIST, expect, test } from "./fixtures";

// Nothing is kept here but what these tests put there.
test.use({ trusting: false });

const SCRIPT = /\/heartbox-[0-9a-f]{16}\.js$/;
const PROGRAM = /\/heartbox-[0-9a-f]{16}\.wasm$/;
const SHEET = /\/tokens-[0-9a-f]+\.css$/;
const partOf = (game: string) => new RegExp(`/${game}-[0-9a-f]{16}\\.wasm$`);
const never = () => new Promise<void>(() => {});

const notice = (page: Page) => page.locator("#incomplete");

/** It is said in three languages, with a way to try again, and nothing is cut off. */
async function saysIncomplete(page: Page, what: string) {
  await expect(notice(page), what).toBeVisible();
  for (const language of ["en", "de", "cs"]) await expect(notice(page).locator(`p[lang=${language}]`).first(), what).toContainText("WebAssembly");
  await expect(notice(page).getByRole("link"), what).toContainText("Neu laden");
  await expect(notice(page).getByRole("link"), what).toBeInViewport();
  await expect(page.locator("#panic")).toBeHidden();
}

const fault = async (route: Route) => route.fulfill({ status: 404, body: "Not found" });
/** What is there is not what is wanted: cut in two, or with something at its end. */
const changed = (change: (body: Buffer) => Buffer) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.body()) });
};

const FAULTS: [string, RegExp, (route: Route) => Promise<void>][] = [
  ["no script", SCRIPT, fault],
  ["a broken script", SCRIPT, changed((body) => body.subarray(0, body.length / 2))],
  ["a script of another build", SCRIPT, changed((body) => Buffer.concat([body, Buffer.from("\n//")]))],
  ["a page in the place of the script", SCRIPT, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" })],
  ["no program", PROGRAM, fault],
  ["a broken program", PROGRAM, changed((body) => body.subarray(0, body.length / 2))],
  ["a program of another build", PROGRAM, changed((body) => Buffer.concat([body, Buffer.from([0, 1, 0])]))],
  ["a line that is cut", PROGRAM, (route) => route.abort()],
  ["no style sheet", SHEET, fault],
  ["a style sheet of another build", SHEET, changed((body) => Buffer.concat([body, Buffer.from(" ")]))],
];

test("what is missing or broken is said at once, in three languages", async ({ page, watched }) => {
  watched.allow(/./);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [what, file, answer] of FAULTS) {
    await page.route(file, answer);
    await page.goto(`./?${what}`);
    await saysIncomplete(page, what);
    await page.unrouteAll({ behavior: "wait" });
  }
  await page.goto("./?nothing");
  await onShelf(page);
  await expect(notice(page)).toBeHidden();
});

for (const [what, file] of [["the program", PROGRAM], ["the script", SCRIPT], ["a style sheet", SHEET]] as const) {
  test(`where ${what} is whole again it comes with a reload, though the browser has kept what was broken`, async ({ page, ownSite, watched }) => {
    watched.allow(/./);
    const name = (await readdir(ownSite.dir)).find((name) => file.test(`/${name}`))!;
    // WebAssembly would not mind an empty section more.
    await appendFile(join(ownSite.dir, name), name.endsWith(".wasm") ? Buffer.from([0, 1, 0]) : "\n");
    await page.goto(ownSite.url);
    await saysIncomplete(page, name);
    await copyFile(join(DIST, name), join(ownSite.dir, name));
    // Once more what was kept; meanwhile it is fetched again.
    const fresh = page.waitForResponse((response) => response.url().endsWith(name) && response.request().resourceType() === "fetch" && response.ok());
    await notice(page).getByRole("link").click();
    await (await fresh).finished();
    await page.waitForLoadState("networkidle");
    await page.goto(`${ownSite.url}?again`);
    await onShelf(page);
    await expect(notice(page)).toBeHidden();
  });
}

/** What may be stored in place of settings, people, a draft: by another page of the host, by an extension, by a later version. */
const RUBBISH = [
  '{"lang":"__proto__"}', '{"lang":"constructor"}', '{"lang":["de"]}', '{"lang":{"tag":"de"}}', '{"lang":"xx","theme":[],"pace":1e999,"sound":"yes"}',
  "null", "[]", '"text"', "0", "{", "", "\u0000", `${"[".repeat(3000)}${"]".repeat(3000)}`, '{"__proto__":{"lang":"cs"}}', "x".repeat(100_000),
];
const KEYS = ["settings", "people", "draft", "backup", "version", "install"];

test("whatever is stored, the page starts and offers a new game", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  for (const rubbish of RUBBISH) {
    await page.evaluate(([keys, rubbish]) => {
      for (const key of keys) localStorage.setItem(`heartbox:${key}`, rubbish as string);
    }, [KEYS, rubbish] as const);
    await page.goto("./#/new/heartstrings");
    await page.reload();
    await expect(page.locator(".person-name").first(), rubbish.slice(0, 40)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await expect(page.locator("#panic")).toBeHidden();
  }
});

test("an incomplete page offers to remove everything but games", async ({ page, watched }) => {
  watched.allow(/./);
  await page.route(PROGRAM, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("./");
  await saysIncomplete(page, "no program");
  await page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(`heartbox:${key}`, "rubbish");
    for (const key of ["heartbox:game:one:a", "heartbox:game:one:b", "heartbox:aside:game:two:a:0", "neighbour"]) localStorage.setItem(key, "kept");
  }, KEYS);
  const reset = notice(page).getByRole("button");
  await expect(reset).toContainText("Einstellungen zurücksetzen, Spiele behalten");
  await reset.scrollIntoViewIfNeeded();
  await Promise.all([page.waitForEvent("load"), reset.click()]);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(["heartbox:aside:game:two:a:0", "heartbox:game:one:a", "heartbox:game:one:b", "neighbour"]);
});

test("words that hang are said as what else is missing, and come after all", async ({ page }) => {
  await page.clock.install();
  let come = () => {};
  const came = new Promise<void>((done) => (come = done));
  await page.route(/\/text\/page\./, async (route) => {
    await came;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/text\/page\./);
  await page.goto("./", { waitUntil: "commit" });
  await page.waitForFunction(() => "late" in window);
  await asked;
  await page.clock.fastForward(11_000);
  await saysIncomplete(page, "no words");
  come();
  await onShelf(page);
  await expect(notice(page)).toBeHidden();
});

test("a browser without WebAssembly is told so", async ({ page, watched }) => {
  watched.allow(/./);
  await page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly"));
  await page.goto("./");
  await saysIncomplete(page, "no WebAssembly");
});

for (const [what, file] of [["the program", PROGRAM], ["the script", SCRIPT], ["a style sheet", SHEET]] as const) {
  test(`where ${what} does not come, that is said after some seconds`, async ({ page }) => {
    await page.clock.install();
    let come = () => {};
    const came = new Promise<void>((done) => (come = done));
    await page.route(file, async (route) => {
      await came;
      await route.continue();
    });
    await page.goto("./", { waitUntil: "commit" });
    await page.waitForFunction(() => "late" in window);
    await page.clock.fastForward(9000);
    await expect(notice(page)).toBeHidden();
    await page.clock.fastForward(2000);
    await saysIncomplete(page, what);
    come();
    // What was only late goes on as if nothing had been said; without its looks the page still says why it has none.
    await onShelf(page);
    await expect(notice(page)).toBeVisible({ visible: what === "a style sheet" });
  });
}

test("a host without a type for WebAssembly serves every game", async ({ page, watched }) => {
  // The browser says of the main part that it would be faster with the type.
  watched.allow(/instantiateStreaming/);
  for (const type of ["application/octet-stream", "text/plain; charset=utf-8", undefined]) {
    await page.route(/\.wasm$/, async (route) => {
      const response = await route.fetch();
      const { "content-type": _, ...headers } = response.headers();
      await route.fulfill({ response, headers: type === undefined ? headers : { ...headers, "content-type": type } });
    });
    await page.goto(`./?${type}`);
    await onShelf(page);
    for (const game of IDS) {
      await beginGame(page, game as never);
      await page.goto(`./?${type}#/`);
      await onShelf(page);
    }
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("a game that the host does not have is no matter of the network", async ({ page, watched }) => {
  watched.allow(/404|integrity|Failed to fetch/i);
  const part = partOf(IDS[0]);
  const banner = page.locator(".banners", { has: page.getByTestId("try-again") });
  for (const [answer, said] of [[fault, "404"], [changed((body) => Buffer.concat([body, Buffer.from([0, 1, 0])])), "fetch"]] as const) {
    await page.route(part, answer);
    await page.goto(`./?${said}`);
    await onShelf(page);
    await page.getByTestId(`box-${IDS[0]}`).click();
    await expect(banner).toContainText(said);
    await expect(banner.getByRole("link", { name: "Reload" })).toBeVisible();
    await page.unroute(part);
  }
  await page.getByTestId("try-again").click();
  await expect(page.getByTestId("begin-game")).toBeVisible();
});

test("where a game hangs on its way there is a way back, and where its looks fail another try", async ({ page, watched }) => {
  watched.allow(/404|Failed to load/);
  await page.route(partOf("new_game"), never);
  await page.goto("./");
  await onShelf(page);
  await page.getByTestId(`box-${IDS[0]}`).click();
  await page.getByTestId("way-back").click();
  await onShelf(page);
  await page.unroute(partOf("new_game"));

  for (const name of ["table", IDS[1]]) {
    const sheet = `**/style/${name}.css`;
    await page.route(sheet, fault);
    await page.goto("./#/");
    await page.reload();
    await onShelf(page);
    await page.getByTestId(`box-${IDS[1]}`).click();
    await page.getByTestId("begin-game").click();
    await expect(page.getByRole("alert")).toContainText("isn’t on this device");
    await page.unroute(sheet);
    await page.getByTestId("try-again").click();
    await expect(page.getByTestId("table")).toBeVisible();
  }
});

test("a browser that only has the name of an offline worker plays all the same", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined }));
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
});

test("in a page of another site there is only the way out of it", async ({ page, site, watched }) => {
  const elsewhere = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(`<iframe src="${site.url}" width="600" height="500"></iframe>`);
  });
  await new Promise<void>((done) => elsewhere.listen(0, "127.0.0.1", done));
  const around = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  watched.allow(new RegExp(`^request to ${around}`));
  // The browser asks for an icon of the page around.
  watched.allow(/favicon/);
  await page.goto(around);
  const inside = page.frameLocator("iframe");
  const link = inside.getByRole("link");
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute("target", "_blank");
  // Everything that comes has come.
  await page.waitForLoadState("networkidle");
  await expect(inside.locator("body *:not(script)")).toHaveCount(2);
  const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await onShelf(opened);
  expect(new URL(opened.url()).pathname).toBe(BASE);
  elsewhere.close();
});

/** What translators of browsers do: each text becomes another element, and what comes later too. Most of them leave alone what says so. */
function translate(obeys: boolean) {
  const word = (text: string) => text.replace(/\p{L}/gu, "x");
  const seen = new WeakSet<Node>();
  const replace = (text: Text) => {
    const { parentElement: parent, data } = text;
    if (!parent || seen.has(text) || !data.trim()) return;
    if (parent.closest(`script, style${obeys ? ", [translate=no], .notranslate" : ""}`)) return;
    const font = document.createElement("font");
    font.append(word(data));
    seen.add(font.firstChild as Text);
    text.replaceWith(font);
  };
  const all = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    if (root instanceof Text) found.push(root);
    found.forEach(replace);
  };
  all(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(all);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** As `translate` writes a text. */
const translated = (text: string) => text.replace(/\p{L}/gu, "x");

test("a browser that translates leaves the table its own words", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  await page.evaluate(translate, true);
  const prompts = new Set<string>();
  await playOnTold(page, 8, (now) => prompts.add(now.prompt));
  expect([...prompts].some((prompt) => prompt.startsWith("Ada"))).toBe(true);
  expect([...prompts].some((prompt) => prompt.startsWith("Bo"))).toBe(true);
  expect(await page.locator(".table-screen font").count()).toBe(0);
  // In each language.
  await speak(page, "Deutsch");
  await act(page, await readTable(page));
  await expect(page.locator("html")).not.toHaveAttribute("translate");
  expect(await page.locator(".table-screen font").count()).toBe(0);
});

test("a table that is translated all the same says what is due", async ({ browser, baseURL }) => {
  const prompts: string[][] = [];
  for (const isTranslated of [false, true]) {
    // The same dice both times.
    const context = await browser.newContext({ baseURL, hasTouch: true, reducedMotion: "reduce", locale: "en-GB" });
    const page = await context.newPage();
    await seeded(page, 2);
    await page.goto("./");
    await onShelf(page);
    await beginGame(page, "heartstrings", ["Ada", "Bo"]);
    if (isTranslated) await page.evaluate(translate, false);
    const said: string[] = [];
    await playOnTold(page, 8, (now) => said.push(now.prompt));
    prompts.push(said);
    await context.close();
  }
  expect(prompts[1]).toEqual(prompts[0].map(translated));
});

test("shelf and new game may be translated, and follow what changes", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  const subtitle = page.locator(".subtitle");
  const english = (await subtitle.textContent()) ?? "";
  await page.evaluate(translate, true);
  await expect(subtitle).toHaveText(translated(english));
  await speak(page, "de");
  await expect(subtitle).toHaveText(translated("Vier Spiele rund ums Herz. Ein Tablet, kein Netz."));
  await page.locator(".shelf-box a").first().click();
  await expect(page.getByTestId("begin-game")).toHaveText(/^[x\s’]+$/);
});
