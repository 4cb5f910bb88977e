// Every service of the browser that the page uses: missing, without a value, throwing, rejecting, never answering, one at a time. It stops
// nothing but itself. The list is made of what the page was built from: the interfaces that Cargo.toml names, as far as the program that was
// built names their functions, and as far as the visits below use them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { onShelf, roll } from "./app";
import { recordOf } from "./ending";
import { DIST, expect, test } from "./fixtures";
import { putOnShelf, saveOf } from "./saved";

/** A function, a property or an interface, and where it is found. */
type Service = { holder: string; name: string; isProperty: boolean; isAsync: boolean };
const MODES = ["removed", "undefined", "throws", "rejects", "never answers"] as const;
type Mode = (typeof MODES)[number];

/** The interfaces that web-sys is asked for. */
const features = /\[dependencies\.web-sys\][\s\S]*?features = \[([\s\S]*?)\]/.exec(readFileSync(new URL("../../Cargo.toml", import.meta.url), "utf8"))![1].match(/\w+/g)!;
/** What web-sys has no stable names for (src/play/services.rs). */
const OTHERS = ["LockManager", "WakeLock", "Crypto", "Intl"];
/** What the program names after a dot or `new`. */
const script = readFileSync(join(DIST, readdirSync(DIST).find((file) => /^heartbox-[0-9a-f]{16}\.js$/.test(file))!), "utf8");
const names = [...new Set(script.match(/(?<=\.|new )[A-Za-z]\w*/g))];

/** The document itself, without which there is no page: its tree and its events, what draws on a canvas that is there, and what scripts cannot be without. */
const DOCUMENT = [
  "CSSStyleDeclaration", "CanvasRenderingContext2D", "DOMException", "DOMRect", "DataTransfer", "EventTarget", "FileList", "HTMLCollection", "Location",
  "Node", "NodeList", "Window",
];
const WINDOW = [
  "addEventListener", "clearTimeout", "document", "getComputedStyle", "location", "navigator", "queueMicrotask", "removeEventListener",
  "requestAnimationFrame", "cancelAnimationFrame", "scrollTo", "setTimeout", "window",
];
/** Without these nothing comes, and the document says so (hosts.spec.ts). */
const NEEDED = ["window.fetch", "window.Response", "window.Request", "window.URL", "Response.prototype.text"];

/** All services that the page may use. */
const servicesOf = (page: Page) =>
  page.evaluate(
    ({ features, others, names, document, own }) => {
      const interfaces = Object.getOwnPropertyNames(window).filter((name) => /^[A-Z]/.test(name));
      const known = new Map(interfaces.map((name) => [name.toLowerCase(), name]));
      const found: Service[] = [];
      const add = (holder: string, object: object, name: string) => {
        const descriptor = Object.getOwnPropertyDescriptor(object, name);
        if (!descriptor?.configurable || found.some((service) => service.holder === holder && service.name === name)) return;
        let isAsync = false;
        try {
          // With a wrong receiver, what returns promises rejects, and everything else throws.
          const answer = descriptor.value?.call({});
          isAsync = answer instanceof Promise;
          if (isAsync) answer.catch(() => {});
        } catch {}
        const isProperty = !("value" in descriptor);
        // A property with a text or a number is no service.
        if (isProperty && object !== window && object !== Navigator.prototype) return;
        found.push({ holder, name, isProperty, isAsync });
      };
      const all = window as never as Record<string, { prototype?: object } & object>;
      for (const feature of [...features, ...others]) {
        const name = known.get(feature.toLowerCase());
        if (!name || document.includes(name)) continue;
        const { prototype } = all[name];
        const isOfDocument = prototype instanceof Node && !(prototype instanceof HTMLCanvasElement) && name !== "HTMLCanvasElement";
        if (isOfDocument || prototype instanceof Event || name === "Event") continue;
        if (names.includes(name) && name !== "Intl" && name !== "HTMLCanvasElement") add("window", window, name);
        for (const member of names) {
          if (member === "constructor" || member === "prototype" || member === "name" || member === "length") continue;
          if (prototype && Object.hasOwn(prototype, member)) add(`${name}.prototype`, prototype, member);
          if (Object.hasOwn(all[name], member)) add(name, all[name], member);
        }
      }
      for (const name of names) if (!own.includes(name) && Object.hasOwn(window, name) && !/^[A-Z]/.test(name)) add("window", window, name);
      return found;
    },
    { features, others: OTHERS, names, document: DOCUMENT, own: WINDOW },
  );

/** Notes which of them are used. */
function record(services: Service[]) {
  const used = new Set<string>();
  Object.assign(window, { used });
  for (const { holder, name, isProperty } of services) {
    const owner = holder.split(".").reduce((of, part) => of[part], window as never as Record<string, never>) as Record<string, never>;
    const descriptor = Object.getOwnPropertyDescriptor(owner, name)!;
    const note = () => used.add(`${holder}.${name}`);
    if (isProperty) Object.defineProperty(owner, name, { ...descriptor, get() { return note(), descriptor.get!.call(this); } });
    else {
      const value = new Proxy(descriptor.value, {
        apply: (target, receiver, given) => (note(), Reflect.apply(target, receiver, given)),
        construct: (target, given, made) => (note(), Reflect.construct(target, given, made)),
      });
      Object.defineProperty(owner, name, { ...descriptor, value });
    }
  }
}

/** Spoils one of them. */
function spoil([{ holder, name, isProperty }, mode]: [Service, Mode]) {
  const owner = holder.split(".").reduce((of, part) => of[part], window as never as Record<string, never>) as Record<string, never>;
  const refuse = function () {
    throw new TypeError("the service refuses");
  };
  const give = (value: unknown) => Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  if (mode === "removed") delete owner[name];
  else if (mode === "undefined") give(undefined);
  else if (mode === "rejects") give(() => Promise.reject(new DOMException("the service refuses", "NotAllowedError")));
  else if (mode === "never answers") give(() => new Promise(() => {}));
  else if (isProperty) Object.defineProperty(owner, name, { get: refuse, configurable: true });
  else give(refuse);
}

const nothingBroken = async (page: Page) => {
  await expect(page.locator("#panic")).toBeHidden();
  await expect(page.locator("#incomplete")).toBeHidden();
};

/** Where the page is visited, and what is done there. Only what the document itself has is used here: everything else may be spoiled. */
const VISITS: { [name: string]: (page: Page) => Promise<void> } = {
  shelf: async (page) => {
    await page.goto("./");
    await onShelf(page);
  },
  table: async (page) => {
    await page.goto("./#/game/late");
    // Without storage there is no such game.
    const table = page.getByTestId("table");
    await expect(table.or(page.getByTestId("shelf"))).toBeVisible();
    if (!(await table.isVisible())) return;
    await roll(page).tap();
    await expect(page.locator("dialog.result")).toBeVisible();
    const download = page.waitForEvent("download", { timeout: 5000 }).catch(() => {});
    await page.getByTestId("share-picture").tap();
    await Promise.race([download, expect(page.getByTestId("handing").filter({ hasText: /./ })).toBeVisible()]);
  },
  saves: async (page) => {
    await page.goto("./#/games");
    await expect(page.getByTestId("saves")).toBeVisible();
    const share = page.getByTestId("share-game").first();
    if (!(await share.isVisible())) return;
    await share.tap();
    await expect(page.getByTestId("link")).toBeVisible();
    await page.getByTestId("copy-link").tap();
    await expect(page.getByTestId("handing").last()).toHaveText(/^(Copied|This browser doesn’t let)/);
  },
};

/** Opens a page of its own with a game right before its end, and sounds. */
async function visit(context: BrowserContext, keeper: Page, name: string, script: (page: Page) => Promise<unknown>) {
  const record = recordOf("heartstrings");
  await keeper.evaluate(() => localStorage.setItem("heartbox:settings", '{"lang":"en","sound":true,"sound_asked":true}'));
  await putOnShelf(keeper, "late", saveOf(record, record.events.length - 1));
  const page = await context.newPage();
  const uncaught: string[] = [];
  page.on("pageerror", (error) => uncaught.push(`${error}`));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await script(page);
  await VISITS[name](page);
  await nothingBroken(page);
  return { page, uncaught };
}

/** A page of the host that is not the program, to prepare the storage with. */
async function keeperOf(context: BrowserContext) {
  const keeper = await context.newPage();
  await keeper.goto("./licences.txt");
  return keeper;
}

/** SERVICES=all tries each service in all ways at all places, which takes half an hour; otherwise each is tried in one way at one place. */
const ALL = process.env.SERVICES === "all";

test("any service may be missing or fail", async ({ context, watched }) => {
  test.setTimeout(ALL ? 3_600_000 : 300_000);
  // What the browser says about promises and files that were refused on purpose.
  watched.allow(/./);
  const keeper = await keeperOf(context);
  const all = await servicesOf(keeper);
  const tried = new Set<Service>();
  for (const name of ["shelf", "saves", "table"]) {
    const first = await visit(context, keeper, name, (page) => page.addInitScript(record, all));
    const used = await first.page.evaluate(() => [...(window as never as { used: Set<string> }).used]);
    await first.page.close();
    const services = all.filter((service) => {
      const called = `${service.holder}.${service.name}`;
      return used.includes(called) && !NEEDED.includes(called) && (ALL || !tried.has(service));
    });
    console.log(`${name}: ${services.map(({ holder, name }) => `${holder.replace(".prototype", "")}.${name}`).join(" ")}`);
    expect(services.length).toBeGreaterThan(0);
    for (const [index, service] of services.entries()) {
      tried.add(service);
      const ways = MODES.filter((mode) => service.isAsync || !["rejects", "never answers"].includes(mode));
      for (const mode of ALL ? ways : [ways[index % ways.length]]) {
        const what = `${name}: ${service.holder}.${service.name} ${mode}`;
        const before = context.pages().length;
        try {
          const { uncaught } = await visit(context, keeper, name, (page) => page.addInitScript(spoil, [service, mode] as [Service, Mode]));
          expect.soft(uncaught, what).toEqual([]);
        } catch (error) {
          expect.soft(`${error}`.split("\n", 4).join(" "), what).toBe("");
        }
        for (const page of context.pages().slice(before)) await page.close();
      }
    }
  }
});
