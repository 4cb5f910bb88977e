// Sounds: only after somebody has switched them on, together with what they belong to, and off again with one touch.

import type { Locator, Page } from "@playwright/test";
import { act, beginGame, closeMenu, type GameId, leaveGame, onShelf, prepareGame, readTable, roll, seeded, settle, touch } from "./app";
import { expect, test } from "./fixtures";
import { PEOPLE } from "./screens";

// These tests have settings of their own.
test.use({ trusting: false });

/** A sound, or something that is displayed: its time, and for a sound its length in milliseconds and its delay after the call in seconds. */
type Heard = { at: number; length: number; delay: number };
type Recorded = { contexts: number; open: AudioContext[]; heard: Heard[]; seen: number[] };

const recorded = (page: Page) =>
  page.evaluate(() => {
    const { contexts, heard, seen } = (window as never as { recorded: Recorded }).recorded;
    return { contexts, heard, seen };
  });

/** The latest that a sound may be after the frame that displays what it belongs to, in milliseconds. */
const LATEST = 80;
/** The earliest: a busy machine draws the frame late. */
const EARLIEST = 400;

/** Records what the real output of sounds is told, and the frames in which something new is displayed. Survives no reload. */
async function record(page: Page) {
  await page.addInitScript(() => {
    const recorded: Recorded = { contexts: 0, open: [], heard: [], seen: [] };
    Object.assign(window, { recorded });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        recorded.contexts += 1;
        recorded.open.push(this);
      }
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (when = 0) {
      recorded.heard.push({ at: performance.now(), length: Math.round((this.buffer?.duration ?? 0) * 1000), delay: when - this.context.currentTime });
      start.call(this, when);
    };
    // The last event, and dice in the air.
    const newest = () => Number(document.querySelector(".log [data-testid='look-back']")?.getAttribute("href")?.split("/at/")[1] ?? 0) - 1;
    const shown = () => [newest(), document.querySelector(".latest")?.textContent, document.querySelectorAll(".die.tumbling").length].join();
    let before = "";
    const look = () => {
      const now = shown();
      if (now !== before) recorded.seen.push(performance.now());
      before = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Sounds are on from the start. */
async function withSound(page: Page, more: object = {}) {
  const settings = JSON.stringify({ lang: "en", sound: true, asks_consent: false, ...more });
  await page.addInitScript((settings) => localStorage.getItem("heartbox:settings") ?? localStorage.setItem("heartbox:settings", settings), settings);
}

/** How much later each sound is than the nearest frame with something new; negative if it is earlier. */
const lateness = ({ heard, seen }: Pick<Recorded, "heard" | "seen">) =>
  heard.map(({ at }) => seen.map((frame) => at - frame).reduce((nearest, other) => (Math.abs(other) < Math.abs(nearest) ? other : nearest), Infinity));

test.beforeEach(async ({ page }) => {
  await seeded(page, 3);
  await record(page);
});

test("a device that was never asked makes no sound and prepares none", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  let now = await readTable(page);
  for (let moment = 0; moment < 6; moment += 1) now = await act(page, now);
  expect(await recorded(page)).toMatchObject({ contexts: 0, heard: [] });
  await touch(page.getByTestId("menu"));
  await expect(page.getByTestId("sound")).not.toBeChecked();
});

/** Each game, and the least number of different sounds in its first moments. */
const GAMES: [GameId, number][] = [["flow", 2], ["heartstrings", 2], ["infarkt", 2], ["tintenherz", 2]];

for (const [game, kinds] of GAMES) {
  test(`${game}: each sound begins within ${LATEST} ms of what it belongs to`, async ({ page }) => {
    await withSound(page);
    await page.goto("./");
    await onShelf(page);
    expect(await recorded(page), "nothing before a touch").toMatchObject({ contexts: 0 });
    await beginGame(page, game, PEOPLE.slice(0, 2));
    let now = await readTable(page);
    for (let moment = 0; moment < 12 && !now.over; moment += 1) now = await act(page, now);
    const all = await recorded(page);
    expect(all.contexts).toBe(1);
    expect(new Set(all.heard.map(({ length }) => length)).size, "different sounds").toBeGreaterThanOrEqual(kinds);
    const times = lateness(all);
    console.log(`${game}: ${times.length} sounds, from ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms after the frame`);
    expect(Math.max(...times)).toBeLessThanOrEqual(LATEST);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(-EARLIEST);
    // Equal sounds of one event follow each other; the first of each is not delayed.
    const first = all.heard.filter(({ delay }) => delay < 0.01);
    expect(first.length).toBeGreaterThan(all.heard.length / 4);
    expect(Math.max(...all.heard.map(({ delay }) => delay))).toBeLessThan(0.4);

    // Neither undo nor a game that is opened makes a sound.
    const before = all.heard.length;
    await touch(page.getByTestId("undo"));
    await readTable(page);
    await leaveGame(page);
    await touch(page.getByTestId("go-on").first());
    await readTable(page);
    expect((await recorded(page)).heard).toHaveLength(before);
  });
}

for (const [by, press] of [["a finger", touch], ["a mouse", (where: Locator) => where.click()]] as const) {
  test(`the first sound after opening is heard by ${by}`, async ({ page }) => {
    await withSound(page);
    await page.goto("./");
    await onShelf(page);
    await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
    await page.reload();
    await readTable(page);
    expect((await recorded(page)).contexts, "nothing before a touch").toBe(0);
    await press(roll(page));
    await expect.poll(async () => (await recorded(page)).heard.length).toBeGreaterThan(0);
    expect((await recorded(page)).contexts).toBe(1);
  });
}

test("an output that the device has closed is opened again, and one that stays silent is no error", async ({ page }) => {
  await withSound(page);
  await page.addInitScript(() => {
    AudioContext.prototype.resume = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", PEOPLE.slice(0, 2));
  let now = await act(page, await readTable(page));
  await page.evaluate(() => Promise.all((window as never as { recorded: Recorded }).recorded.open.map((context) => context.close())));
  now = await act(page, now);
  await expect.poll(async () => (await recorded(page)).contexts).toBe(2);
  await act(page, now);
  await expect(page.locator("#panic")).toBeHidden();
});

test("asked once before a game: what is answered is remembered", async ({ page }) => {
  const question = page.getByTestId("sound-question");
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "heartstrings", PEOPLE.slice(0, 2));
  await expect(question).toBeVisible();
  await touch(page.getByTestId("sound-on"));
  await expect(question).toHaveCount(0);
  expect((await recorded(page)).contexts, "prepared during the touch").toBe(1);
  await touch(page.getByTestId("begin-game"));
  await act(page, await readTable(page));
  const { heard, contexts } = await recorded(page);
  expect(heard.length).toBeGreaterThan(1);
  expect(contexts).toBe(1);

  // Two touches, and it is silent.
  const sound = page.getByTestId("sound");
  await touch(page.getByTestId("menu"));
  await expect(sound).toBeChecked();
  await settle(page);
  await touch(sound);
  await expect(sound).not.toBeChecked();
  await closeMenu(page);
  const silent = (await recorded(page)).heard.length;
  await act(page, await readTable(page));
  expect((await recorded(page)).heard).toHaveLength(silent);
  await page.reload();
  await touch(page.getByTestId("menu"));
  await expect(sound).not.toBeChecked();
  await page.goto("./#/new/tintenherz");
  await expect(page.getByTestId("begin-game")).toBeVisible();
  await expect(question).toHaveCount(0);
});

for (const [how, answer] of [["closes it", "close"], ["begins a game", "begin"]] as const) {
  test(`who ${how} is not asked again, and hears nothing`, async ({ page }) => {
    const question = page.getByTestId("sound-question");
    await page.goto("./");
    await onShelf(page);
    await prepareGame(page, "tintenherz");
    await expect(question).toBeVisible();
    if (answer === "close") await touch(question.getByRole("button", { name: "Close" }));
    else {
      await touch(page.getByTestId("begin-game"));
      await expect(page.getByTestId("table")).toBeVisible();
    }
    await expect(question).toHaveCount(0);
    await page.goto("./#/new/heartstrings");
    await page.reload();
    await expect(page.getByTestId("begin-game")).toBeVisible();
    await expect(question).toHaveCount(0);
    expect((await recorded(page)).contexts).toBe(0);
  });
}

test("the settings have switch, volume and vibration; a change is heard", async ({ page }) => {
  await withSound(page);
  await page.goto("./#/settings");
  const settings = page.getByTestId("settings");
  await expect(settings.getByTestId("vibration")).toBeChecked();
  // Browsers let a page play only after a touch.
  await settings.getByRole("heading", { level: 1 }).click();
  await settings.getByRole("combobox", { name: "Volume" }).selectOption({ label: "loud" });
  await expect.poll(async () => (await recorded(page)).heard.length).toBe(1);
  await settings.getByTestId("sound").uncheck();
  await page.reload();
  await expect(settings.getByTestId("sound")).not.toBeChecked();
  await expect(settings.getByRole("combobox", { name: "Volume" })).toHaveValue("2");
});
