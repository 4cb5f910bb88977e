// What every browser test gets: the built page under a sub-path of a server of its own, and a watch over it that fails
// the test on anything in the console and on any request to somebody else.

import { type BrowserContext, chromium, expect, type Page, test as base } from "@playwright/test";
import axeCore from "axe-core";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { IDS } from "../../scripts/games.mjs";
import { finish } from "../../scripts/post-build.mjs";
import { serve } from "../../scripts/serve.mjs";

/** The built page; another one can be named. */
export const DIST = process.env.HEARTBOX_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
/** Nothing may assume that the page lies at the root of its host. */
export const BASE = "/some/where/heartbox/";

export type Site = Awaited<ReturnType<typeof serve>>;
export type Watch = { problems: string[]; allow: (pattern: RegExp) => void };

const HARMLESS = [
  // Chromium says this about every preload of wasm that has an `integrity`, which trunk writes.
  /integrity.*(preload|destination)|(preload|destination).*integrity/i,
  // Said where the offline worker is blocked.
  /Service Worker registration blocked by Playwright/,
];

/** Collects what must not be: errors and warnings in the console, uncaught errors, requests to another origin. */
export function watch(context: BrowserContext, url: string): Watch {
  const { origin } = new URL(url);
  const problems: string[] = [];
  const allowed = [...HARMLESS];
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) problems.push(text);
  };
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") note(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => note(`uncaught: ${error.error().stack ?? error.error()}`));
  context.on("request", (request) => {
    const target = new URL(request.url());
    if (/^(https?|wss?):$/.test(target.protocol) && target.origin !== origin) note(`request to ${target.href}`);
  });
  return {
    problems,
    /** From here on this is expected, and so it was before: for tests that provoke something. */
    allow(pattern) {
      allowed.push(pattern);
      problems.splice(0, problems.length, ...problems.filter((problem) => !pattern.test(problem)));
    },
  };
}

type Fixtures = {
  /** Whether undo asks nobody on a device without settings: most tests undo for other reasons. */
  trusting: boolean;
  /** Watches the test's context. Automatic; name it to allow something. */
  watched: Watch;
  /** A server with a copy of the page, for tests that deploy something or switch it off. */
  ownSite: Site;
  /** Makes the build that comes after the one in `ownSite`; `ownSite.dir = next.dir` deploys it. */
  nextBuild: () => Promise<{ dir: string; build: string }>;
  /** Opens a browser with a profile on disk. Close it and open it again, and it has been restarted. */
  openBrowser: () => Promise<BrowserContext>;
};

export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // Playwright reads the names of what a fixture needs from this pattern: none.
    async ({}, use) => {
      const site = await serve({ dir: DIST, base: BASE });
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),

  trusting: [true, { option: true }],
  context: async ({ context, trusting }, use) => {
    const trust = () => {
      try {
        localStorage.getItem("heartbox:settings") ?? localStorage.setItem("heartbox:settings", '{"asks_consent":false}');
      } catch {
        // An empty document has no storage, and some tests take it away.
      }
    };
    if (trusting) await context.addInitScript(trust);
    await use(context);
  },

  watched: [
    async ({ context, site }, use) => {
      // A test with a server of its own has another origin, but stays with that one.
      const watched = watch(context, site.url);
      await use(watched);
      expect(watched.problems, "the console and the network stay quiet").toEqual([]);
    },
    { auto: true },
  ],

  ownSite: async ({ watched }, use, info) => {
    const dir = info.outputPath("site");
    await cp(DIST, dir, { recursive: true });
    const site = await serve({ dir, base: BASE });
    watched.allow(new RegExp(`^request to http://localhost:${site.port}/`));
    await use(site);
    await site.close();
  },

  nextBuild: async ({ ownSite }, use, info) => {
    await use(async () => {
      const dir = info.outputPath("next");
      await cp(ownSite.dir, dir, { recursive: true });
      const drawing = join(dir, CHANGED);
      await writeFile(drawing, (await readFile(drawing, "utf8")) + CHANGE);
      return { dir, build: await finish(dir) };
    });
  },

  openBrowser: async ({ viewport, hasTouch, locale, launchOptions }, use, info) => {
    const open: BrowserContext[] = [];
    await use(async () => {
      const context = await chromium.launchPersistentContext(info.outputPath("profile"), {
        ...launchOptions,
        viewport,
        hasTouch,
        locale,
      });
      open.push(context);
      return context;
    });
    for (const context of open) await context.close();
  },
});

/** The asset in which the next build differs. It keeps its name, so only its content tells the two apart. */
export const CHANGED = `art/box-${IDS[0]}.svg`;
export const CHANGE = "<!-- the next build -->";

/**
 * Asks axe-core about the whole page as it stands: WCAG 2.2 AA and its good practice. Empty is good. `colours` asks only what depends on
 * them: enough where nothing else has changed since it was last asked.
 */
export async function axe(page: Page, only?: "colours") {
  // Evaluated, not injected as a script: the page's policy forbids scripts from elsewhere, as it should.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  return page.evaluate(async (only) => {
    const { violations } = await (window as never as { axe: typeof axeCore }).axe.run(document, {
      resultTypes: ["violations"],
      // By name: their tag also stands for rules of AAA.
      ...(only && { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } }),
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
    }));
  }, only);
}

export { expect };
