import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { IDS, title } from "../../scripts/games.mjs";
import { LIMITS, partsOf, sizesOf } from "../../scripts/size-report.mjs";
import { axe, BASE, DIST, expect, test } from "./fixtures";

const GAMES: string[] = IDS.map(title);

test("opens quietly, and asks nobody else for anything", async ({ page }) => {
  await page.goto("./");
  await expect(page).toHaveTitle(/Heartbox/);
  for (const name of GAMES) await expect(page.getByText(name).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  // What extensions look for that would darken the page, which has a dark theme.
  await expect(page.locator("meta[name=darkreader-lock]")).toBeAttached();
  await expect(page.locator("meta[name=color-scheme]")).toHaveAttribute("content", "light dark");
});

test("the first picture does not wait for the program", async ({ page, watched }) => {
  watched.allow(/wasm|ERR_FAILED|Failed to fetch/);
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("./");
  await expect(page.locator("#frame h1")).toHaveText("Heartbox");
  for (const name of GAMES) await expect(page.locator("#frame").getByText(name)).toBeVisible();
  // Broken pictures have no width.
  await expect
    .poll(() => page.locator("#frame img").evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toEqual(GAMES.map(() => true));
});

test("what the first visit loads before the shelf can be used is within its limit", async ({ page }) => {
  await page.addInitScript(() => {
    const shelf = () => document.querySelector("[data-testid='shelf']");
    const seen = new MutationObserver(() => shelf() && (seen.disconnect(), performance.mark("shelf")));
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto("./");
  // On a slow machine nothing is loaded for a while before the program has come so far.
  await expect(page.getByTestId("shelf")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const loaded = await page.evaluate(() => {
    const [{ startTime: shelf }] = performance.getEntriesByName("shelf");
    return performance.getEntriesByType("resource").filter((entry) => entry.startTime < shelf).map((entry) => new URL(entry.name).pathname);
  });
  const files = ["index.html", ...loaded.map((path) => path.slice(BASE.length))];
  const sizes = sizesOf(DIST);
  const first = sizes.filter(({ file }) => files.includes(file) && /\.(html|css|js|wasm|woff2)$/.test(file));
  expect(first.some(({ file }) => file.endsWith(".wasm"))).toBe(true);
  expect(first.reduce((total, { wire }) => total + wire, 0)).toBeLessThanOrEqual(LIMITS.first);
  // No game comes before the shelf.
  for (const { file } of partsOf(sizes)) expect(files).not.toContain(file);
});

test("fonts that the first screen does not need come after the next screen, not beside its program", async ({ page }) => {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  page.on("request", (request) => asked.push(request.url()));
  await page.route(/\/new_game-[0-9a-f]+\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("./");
  await page.getByTestId(`box-${IDS[0]}`).click();
  await expect(page.locator(".loading")).toBeVisible();
  // Files are loaded ahead only when nothing else is loading, so by now they would have been requested.
  await page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done));
    await fetch("./manifest.webmanifest");
  });
  const late = () => asked.filter((url) => url.endsWith("/text-ext.woff2")).length;
  expect(late()).toBe(0);
  release();
  await expect(page.locator(".person-name").first()).toBeVisible();
  await expect.poll(late).toBe(1);
});

test("the policy forbids other hosts, eval and foreign scripts", async ({ page, watched }) => {
  watched.allow(/Content Security Policy|request to https:\/\/example\.org\//);
  await page.goto("./");
  const refused = await page.evaluate(async () => {
    const tries: [string, () => unknown][] = [
      ["fetch", () => fetch("https://example.org/")],
      // From a timer, because what the test itself evaluates is exempt.
      [
        "eval",
        () =>
          new Promise<void>((done, fail) =>
            setTimeout(() => {
              try {
                new Function("return 1")();
                done();
              } catch (error) {
                fail(error);
              }
            }),
          ),
      ],
      [
        "script",
        () =>
          new Promise((done, fail) => {
            const script = document.createElement("script");
            script.src = "https://example.org/x.js";
            script.onload = done;
            script.onerror = fail;
            document.head.append(script);
          }),
      ],
      [
        "image",
        () =>
          new Promise((done, fail) => {
            const image = new Image();
            image.onload = done;
            image.onerror = fail;
            image.src = "https://example.org/x.png";
          }),
      ],
    ];
    const result: string[] = [];
    for (const [name, attempt] of tries) {
      try {
        await attempt();
      } catch {
        result.push(name);
      }
    }
    return result;
  });
  expect(refused).toEqual(["fetch", "eval", "script", "image"]);
});

test("can be installed", async ({ page, context }) => {
  await page.goto("./");
  const href = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href);
  const manifest = JSON.parse(await readFile(join(DIST, "manifest.webmanifest"), "utf8"));
  for (const key of ["id", "scope", "start_url"]) {
    expect(new URL(manifest[key], href).pathname, `${key} is the page itself, wherever it lies`).toBe(BASE);
  }
  for (const icon of manifest.icons) {
    const png = await readFile(join(DIST, icon.src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, icon.src).toBe(icon.sizes);
  }
  expect(manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A test's window is always private, and that is Chromium's only objection.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});

test("every licence text that has to come along does", async ({ page }) => {
  const response = await page.request.get("./licences.txt");
  const text = await response.text();
  for (const part of ["leptos_dom ", "wasm-bindgen ", "Rust standard library", "workbox-build", "SIL OPEN FONT LICENSE"]) {
    expect(text).toContain(part);
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the first screen is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("./");
    await page.waitForLoadState("networkidle");
    expect(await axe(page)).toEqual([]);
  });
}

test("the page holds no trace of where it was built", async () => {
  for (const name of await readdir(DIST, { recursive: true })) {
    if (!/\.(html|js|css|wasm|txt|webmanifest)$/.test(name)) continue;
    const content = await readFile(join(DIST, name), "latin1");
    expect(/\/(home|root|Users)\/[\w.-]+\//.exec(content)?.[0], name).toBeUndefined();
  }
});
