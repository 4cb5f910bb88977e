// Sealed dice: the touches before a game, the seal, and what it shows afterwards.

import type { Page } from "@playwright/test";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { onShelf, prepareGame, touch } from "./app";
import { openLate, playLast } from "./ending";
import { axe, expect, test } from "./fixtures";
import { atRest, faults } from "./faults";
import { putOnShelf, saveOf } from "./saved";
import { PEOPLE } from "./screens";
import { simulated } from "./simulated";
import { playUntil } from "./touches";

/** The events of a long game, and how much slower a slow device is. */
const LONG = 3000;
const SLOWER = 4;

const field = (page: Page) => page.getByTestId("sealing-field");
const seal = (page: Page) => page.getByTestId("seal");
const hashOf = (digits: string) => createHash("sha256").update(digits).digest("hex");

/** The digits of a seal, which stand in groups. */
const digitsIn = async (page: Page) => ((await seal(page).textContent()) ?? "").replace(/\s/g, "");

/** What is kept beside a save. */
const kept = (page: Page, id: string, what: string) => page.evaluate((key) => localStorage.getItem(key), `heartbox:game:${id}:${what}`);

/** Opens the charts of a finished game of Heartstrings whose seed is `digits`, with this seal beside it. */
async function openFinished(page: Page, sealed: (digits: string) => string, change: (record: ReturnType<typeof simulated>[0]) => void = () => {}) {
  const record = simulated("heartstrings", 2, 9, 1)[0];
  record.setup.seats.forEach((seat, index) => (seat.name = PEOPLE[index]));
  const kept = sealed((record.setup as never as { seed: string }).seed);
  change(record);
  await page.goto("./");
  await onShelf(page);
  await putOnShelf(page, "whole", saveOf(record));
  await page.evaluate((seal) => localStorage.setItem("heartbox:game:whole:seal", seal), kept);
  await page.goto("./#/game/whole/at/3");
  await page.getByTestId("open-charts").click();
  return record;
}

const section = (page: Page) => page.getByTestId("charts-seed");
const checked = (page: Page) => page.getByTestId("dice-checked");

/** Opens the page on what the seal proves, and checks the game there. */
async function check(page: Page) {
  await page.getByTestId("dice-proof").click();
  await page.getByTestId("dice-check").click();
  return checked(page);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("two people touch the screen, see the seal, and find it again after the game", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "tintenherz", ["Ada", "Bo"]);
  await page.getByTestId("sealed-dice").getByRole("checkbox").check();
  await page.getByTestId("begin-game").click();
  await expect(field(page)).toHaveText("Ada");
  await expect(page.getByTestId("sealing-who")).toHaveText(/Ada/);
  expect(await axe(page)).toEqual([]);
  await field(page).click({ position: { x: 40, y: 50 } });
  await expect(field(page)).toHaveText("Bo");
  // By keys: the field still has the focus.
  await page.keyboard.press("Enter");
  const told = await digitsIn(page);
  expect(told).toMatch(/^[0-9a-f]{64}$/);
  await expect(page.getByTestId("table"), "not before they have seen it").toHaveCount(0);
  await atRest(page);
  expect(await axe(page)).toEqual([]);
  await page.getByTestId("begin-sealed").click();
  await expect(page.getByTestId("table")).toBeVisible();
  const id = page.url().split("/").at(-1)!;
  expect(await kept(page, id, "seal"), "the seal and nothing else").toBe(told);

  await playUntil(page, async () => (await page.locator("dialog.result").count()) > 0);
  await page.goto(`./#/game/${id}/at/0`);
  await page.getByTestId("open-charts").click();
  expect(await digitsIn(page)).toBe(told);
  const digits = (await page.getByTestId("charts-digits").textContent())!;
  expect(hashOf(digits), "anybody can compute it").toBe(told);
  await expect(section(page)).toContainText("The seed has exactly this seal");
  await expect(section(page)).toContainText("The seal covers every roll and card");
  await expect(await check(page)).toContainText(/All \d+ rolls and cards of this game follow from its seed/);
  await expect(checked(page)).toContainText("The seed has exactly this seal");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);

  // With the same dice the seal covers what came before; with new dice there is none.
  for (const [button, covers] of [["go-on-same", / 12$/], ["go-on-new", null]] as const) {
    await page.goto(`./#/game/${id}/at/12`);
    await expect(page.getByTestId("look-slider")).toHaveValue("12");
    await page.getByTestId(button).click();
    await expect(page.getByTestId("table")).toBeVisible();
    const other = page.url().split("/").at(-1)!;
    expect(await kept(page, other, "seal")).toEqual(covers ? expect.stringMatching(covers) : null);
  }

  // It is remembered that the dice are sealed. This game has none.
  await page.goto("./#/new/flow");
  await expect(page.getByTestId("sealed-dice").getByRole("checkbox")).toBeChecked();
  await page.getByTestId("begin-game").click();
  await expect(page.getByTestId("table")).toBeVisible();
  expect(await kept(page, page.url().split("/").at(-1)!, "seal")).toBeNull();
});

test("the seal goes with the file of all games", async ({ page }) => {
  const record = await openFinished(page, hashOf);
  await page.goto("./#/games");
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("keep-all").click()]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ version: 2, games: [{ seal: hashOf((record.setup as never as { seed: string }).seed) }] });

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByTestId("saved-game")).toHaveCount(0);
  await page.getByTestId("open-file").setInputFiles({ name: "all.json", mimeType: "application/json", buffer: readFileSync(file) });
  await expect(page.getByTestId("saved-game")).toHaveCount(1);
  const address = (await page.getByTestId("open-saved").getAttribute("href"))!;
  await page.goto(`./${address}/at/3`);
  await page.getByTestId("open-charts").click();
  await expect(section(page)).toContainText("The seed has exactly this seal");
  await expect(section(page)).toContainText("The seal covers every roll and card");
});

for (const [why, chosen, wasSealed] of [["it is chosen", true, false], ["the last game was", false, true]] as const) {
  test(`a rematch is sealed because ${why}`, async ({ page }) => {
    await page.goto("./");
    await onShelf(page);
    await page.evaluate((sealed) => localStorage.setItem("heartbox:settings", JSON.stringify({ sealed })), chosen);
    await page.reload();
    await openLate(page, "tintenherz");
    if (wasSealed) await page.evaluate((seal) => localStorage.setItem("heartbox:game:late:seal", seal), "ab".repeat(32));
    const people = (await page.locator(".seat-name").allTextContents()).map((name) => name.trim());
    await playLast(page, "tintenherz");
    const address = page.url();
    await touch(page.getByTestId("rematch"));
    // Closed, it leads back to the result.
    await expect(field(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field(page)).toHaveCount(0);
    await touch(page.getByTestId("rematch"));
    for (const name of people) {
      await expect(field(page)).toHaveText(name);
      expect(page.url(), "not before everybody has touched").toBe(address);
      await field(page).click({ position: { x: 40, y: 50 } });
    }
    const told = await digitsIn(page);
    expect(await axe(page)).toEqual([]);
    await touch(page.getByTestId("begin-sealed"));
    await expect(page.locator("dialog")).toHaveCount(0);
    expect(page.url()).not.toBe(address);
    await expect(page.getByTestId("table")).toBeVisible();
    const id = page.url().split("/").at(-1)!;
    expect(await kept(page, id, "seal")).toBe(told);
    const [, save] = ((await kept(page, id, "a")) ?? (await kept(page, id, "b")))!.split("\n");
    expect(hashOf(JSON.parse(save).record.setup.seed), "the dice of the game are the sealed ones").toBe(told);
  });
}

test("a seed that is not the sealed one is found", async ({ page }) => {
  await openFinished(page, hashOf, ({ setup }) => {
    (setup as never as { seed: string }).seed = "ab".repeat(32);
  });
  await expect(section(page)).toContainText("The seed doesn’t have this seal");
  await expect(await check(page)).toContainText("The seed doesn’t have this seal");
  await expect(page.getByTestId("dice-check-others").locator("li"), "what is not its own is named").toHaveCount(10);
});

test("the page on what a seal proves can be read and operated everywhere", async ({ page }) => {
  await openFinished(page, (digits) => `${hashOf(digits)} 9`);
  await expect(section(page), "a game that was played on with the same dice").toContainText(/covers this many rolls and cards of this game: \d\./);
  await check(page);
  for (const [width, height] of [[390, 844], [844, 390], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    expect.soft(await faults(page, { kinds: ["cut"] }), `${width}x${height}`).toEqual([]);
  }
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("dice-check"), "only the page on top is closed").toHaveCount(0);
  await expect(page.locator("dialog.charts")).toBeVisible();
});

test(`a game of ${LONG} events is checked within a second on a slow device`, async ({ page }) => {
  test.setTimeout(120_000);
  // Who plays without any thought plays long.
  const record = simulated("flow", 8, 1, 24, 0).find(({ events }) => events.length >= LONG)!;
  await page.goto("./");
  await onShelf(page);
  await putOnShelf(page, "long", saveOf(record));
  await page.evaluate((seal) => localStorage.setItem("heartbox:game:long:seal", seal), hashOf((record.setup as never as { seed: string }).seed));
  await page.goto("./#/game/long/at/3");
  await page.getByTestId("open-charts").click();
  await page.getByTestId("dice-proof").click();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const time = await page.getByTestId("dice-check").evaluate(async (button: HTMLElement) => {
    const from = performance.now();
    button.click();
    const answer = document.querySelector("[data-testid='dice-checked']")!;
    while (!answer.textContent) await new Promise(requestAnimationFrame);
    return performance.now() - from;
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  console.log(`checked ${record.events.length} events in ${time.toFixed(0)} ms, ${SLOWER} times slower`);
  expect(time).toBeLessThanOrEqual(1000);
});

test("how the dice of all games fell", async ({ page }) => {
  const games = ["heartstrings", "tintenherz"].map((game) => simulated(game, 2, 9, 1)[0]);
  await page.goto("./");
  await onShelf(page);
  for (const [index, record] of games.entries()) await putOnShelf(page, `game${index}`, saveOf(record));
  await page.goto("./#/games");
  await page.getByTestId("dice-of-games").click();
  const of = (game: number, sides: number) => page.locator("dialog section").nth(game).getByTestId(`frequencies-${sides}`).locator("li b");
  await expect(of(0, 6)).toHaveCount(6);
  const sum = async (game: number, sides: number) => (await of(game, sides).allTextContents()).map(Number).reduce((all, count) => all + count, 0);
  type Chance = { attack?: number; defend?: number; room?: number; order?: number[]; roll?: number[] };
  const chances = games.map(({ events }) => (events as { chance?: Chance }[]).flatMap(({ chance }) => chance ?? []));
  expect(await sum(0, 6)).toBe(chances[0].filter(({ attack, defend }) => attack || defend).length);
  expect(await sum(0, 12)).toBe(chances[0].reduce((all, { room, order }) => all + (room ? 1 : (order?.length ?? 0)), 0));
  const rerolled = (games[1].events as { do?: { reroll?: { dice: boolean[] } } }[]).flatMap((event) => event.do?.reroll?.dice ?? []);
  const rolls = chances[1].filter(({ roll }) => roll).length;
  expect(await sum(1, 6), "dice that are kept are not rolled").toBe(2 * rolls - rerolled.filter((rolls) => !rolls).length);
  for (const [width, height] of [[390, 844], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    expect.soft(await faults(page, { kinds: ["cut"] }), `${width}x${height}`).toEqual([]);
  }
  expect(await axe(page)).toEqual([]);
});
