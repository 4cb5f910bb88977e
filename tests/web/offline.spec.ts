import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { SHOWN } from "../../scripts/post-build.mjs";
import { serve } from "../../scripts/serve.mjs";
import { buildOf, offlineReady, onShelf } from "./app";
import { BASE, DIST, expect, test, watch } from "./fixtures";

test.use({ serviceWorkers: "allow" });

const sha256 = (data: Buffer) => createHash("sha256").update(data).digest("hex");

/** Every file of the build but the worker itself, which the browser keeps by other means, and the pictures for links and installers. */
const FILES = () =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "sw.js")
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1))
    .filter((file) => !file.startsWith(`${SHOWN}/`));

test("starts after one visit, without a server, in a browser that was restarted", async ({ ownSite, openBrowser }) => {
  const { url } = ownSite;
  const first = await openBrowser();
  const before = first.pages()[0];
  await before.goto(url);
  await offlineReady(before);
  const build = await buildOf(before);
  await first.close();

  await ownSite.close();
  await expect(fetch(url)).rejects.toThrow();

  const second = await openBrowser();
  const watched = watch(second, url);
  const after = second.pages()[0];
  await after.goto(url);
  await onShelf(after);
  expect(await buildOf(after)).toBe(build);

  // With something behind the question mark, as mail programs and messengers like to add, it is still the page.
  await after.goto(`${url}?from=somewhere`);
  await onShelf(after);

  // And everything it may ever ask for is there, byte for byte.
  const files = FILES();
  const seen = await after.evaluate(
    (names) =>
      Promise.all(
        names.map(async (name) => {
          const response = await fetch(name);
          const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
          return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
        }),
      ),
    files,
  );
  expect(Object.fromEntries(files.map((file, i) => [file, seen[i]]))).toEqual(
    Object.fromEntries(files.map((file) => [file, sha256(readFileSync(join(DIST, file)))])),
  );
  expect(watched.problems).toEqual([]);
});

test("asks for its worker in a way that no HTTP cache can hold back", async ({ page }) => {
  await page.goto("./");
  await offlineReady(page);
  const found = await page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    return all.map(({ scope, updateViaCache }) => ({ scope: new URL(scope).pathname, updateViaCache }));
  });
  expect(found).toEqual([{ scope: BASE, updateViaCache: "none" }]);
});

// On a host with several pages, storage and caches belong to all of them together.
for (const base of [BASE, "/"]) {
  test(`leaves its neighbours alone, under ${base}`, async ({ page, watched }) => {
    const site = await serve({ dir: DIST, base });
    const { origin } = new URL(site.url);
    watched.allow(new RegExp(`^request to ${origin}/`));
    watched.allow(/404/);
    await page.goto(`${origin}/neighbour/`);
    const caches = [`workbox-precache-v2-${origin}/neighbour/`, `heartbox-precache-v2-${origin}/neighbour/`, "v1", "neighbour"];
    await page.evaluate(async (names) => {
      for (const name of names) {
        const cache = await window.caches.open(name);
        await cache.put("./kept", new Response("kept"));
      }
      localStorage.setItem("neighbour", "kept");
    }, caches);

    await page.goto(site.url);
    await offlineReady(page);
    const left = await page.evaluate(async (names) => {
      const kept = names.map(async (name) => (await window.caches.match(`${origin}/neighbour/kept`, { cacheName: name }))?.text());
      return [...(await Promise.all(kept)), localStorage.getItem("neighbour")];
    }, caches);
    expect(left).toEqual([...caches.map(() => "kept"), "kept"]);

    // Nor does our worker answer in their place.
    await page.goto(`${origin}/neighbour/`);
    await expect(page.locator("body")).toHaveText("Not found");
    await site.close();
  });
}

test("a half-finished deployment is not taken", async ({ page, ownSite, nextBuild, watched }) => {
  await page.goto(ownSite.url);
  await offlineReady(page);
  // The new worker is there already, the rest is still the old.
  const next = await nextBuild();
  await copyFile(join(next.dir, "sw.js"), join(ownSite.dir, "sw.js"));
  watched.allow(/integrity|Failed to fetch|bad-precaching-response|ServiceWorker/i);
  const outcome = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker>((done) => {
      registration.addEventListener("updatefound", () => done(registration.installing!));
    });
    await registration.update();
    const worker = await found;
    if (worker.state === "installing") await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
    return worker.state;
  });
  expect(outcome).toBe("redundant");
});
