// The charts of a game that is looked back at: the chances to win with luck and decisions, and the game's own figures.

import type { Page } from "@playwright/test";
import { onShelf } from "./app";
import { axe, expect, test } from "./fixtures";
import { GAMES, PEOPLE } from "./screens";
import { atRest, faults } from "./faults";
import { putOnShelf, saveOf } from "./saved";
import { simulated } from "./simulated";

/** What each game charts of its own. */
const FIGURES: Record<string, number> = { flow: 2, heartstrings: 1, infarkt: 6, tintenherz: 3 };

const slider = (page: Page) => page.getByTestId("look-slider");
const dialog = (page: Page) => page.locator("dialog.charts");

/** Opens the charts of a game at its beginning, by default one of two: of the whole game, or of these first events. */
async function openCharts(page: Page, game: string, events?: number, record = simulated(game, 2, 9, 1)[0]) {
  record.setup.seats.forEach((seat, index) => (seat.name = PEOPLE[index]));
  await page.goto("./");
  await onShelf(page);
  await putOnShelf(page, "whole", saveOf(record, events));
  await page.goto("./#/game/whole/at/3");
  await expect(slider(page)).toHaveValue("3");
  await page.getByTestId("open-charts").click();
  await expect(dialog(page)).toBeVisible();
  return record.events.length;
}

/** Touches a chart at this part of its width. */
async function touchChart(page: Page, number: number, along: number) {
  const plot = dialog(page).locator(".chart-plot").nth(number);
  await plot.scrollIntoViewIfNeeded();
  const { width, height } = (await plot.boundingBox())!;
  await plot.click({ position: { x: width * along, y: height / 2 } });
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const game of GAMES) {
  test(`${game}: the chances add up, and every chart leads to its moments`, async ({ page }) => {
    test.setTimeout(120_000);
    const length = await openCharts(page, game);
    await expect(dialog(page).locator(".charts-figures .chart")).toHaveCount(FIGURES[game]);
    const chance = page.getByTestId("charts-chance");
    await expect(chance.locator(".chart"), "only when it is asked for").toHaveCount(0);
    const luck = page.getByTestId("charts-luck");
    await page.evaluate(() => {
      const told: string[] = ((window as { told?: string[] }).told = []);
      const place = document.querySelector("[data-testid='charts-told']");
      if (place) new MutationObserver(() => told.push(place.textContent ?? "")).observe(place, { childList: true, characterData: true, subtree: true });
    });
    await luck.click();
    await expect(chance.locator(".chart"), "the judgement is done").toHaveCount(1, { timeout: 90_000 });
    await expect(luck).toHaveCount(0);
    const told = (await page.evaluate(() => (window as { told?: string[] }).told)) ?? [];
    expect([told[0], told.at(-1)], "that it is worked out can be heard").toEqual(["Working it out…", "The chances to win are worked out."]);
    expect(told.length, "and not at every step").toBeLessThanOrEqual(5);

    await chance.locator(".charts-figure summary").click();
    const rows = await chance.locator("tbody tr").evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("td")].map((cell) => parseInt(cell.textContent ?? "", 10))),
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThanOrEqual(20);
    for (const row of rows) {
      expect(row).toHaveLength(2);
      expect(Math.abs(row[0] + row[1] - 100), `${row}`).toBeLessThanOrEqual(1);
    }
    expect(Math.max(...rows[rows.length - 1]), "at the end somebody has won, or shares the win").toBeGreaterThanOrEqual(50);
    await expect(page.getByTestId("charts-seats").locator("li")).toHaveText([/^Ada.+ach decision gave away \d/, /^Bo.+ach decision gave away \d/]);

    for (const [width, height] of [[390, 844], [1024, 768]]) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      expect.soft(await faults(page, { kinds: ["cut"] }), `${width}x${height}`).toEqual([]);
      const heights = await dialog(page).locator("button, select, summary").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
      expect.soft(Math.min(...heights), `${width}x${height}`).toBeGreaterThanOrEqual(43.5);
    }
    expect(await axe(page)).toEqual([]);

    // A touch on the band, on a figure, and on an event that decided the game.
    await touchChart(page, 0, 0.5);
    await expect(dialog(page)).toHaveCount(0);
    expect(Math.abs(Number(await slider(page).inputValue()) - length / 2)).toBeLessThanOrEqual(2 + length / 100);
    await page.getByTestId("open-charts").click();
    await expect(chance.locator(".chart"), "it is worked out once").toHaveCount(1);
    await touchChart(page, 1, 0.98);
    await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(length * 0.9);
    await page.getByTestId("open-charts").click();
    const deciding = page.getByTestId("charts-deciding");
    expect(await deciding.count()).toBeLessThanOrEqual(3);
    await expect(deciding.first(), "when, and what it changed").toHaveText(/^(Turn|Round)\s\d+.+’s\schance\sto\swin:\s\d+\s?%\s→\s\d+\s?%\s\(\d+\spoints?\s(more|less)\)$/);
    const sentence = (await deciding.first().getByTestId("charts-sentence").textContent()) ?? "";
    // The second of two quick taps in one place counts as a slip.
    await expect(async () => {
      if ((await deciding.count()) > 0) await deciding.first().click({ timeout: 500 });
      await expect(page.getByTestId("look-latest")).toHaveText(sentence, { timeout: 500 });
    }).toPass();

    // It is kept with the save.
    await page.reload();
    await page.getByTestId("open-charts").click();
    await expect(chance.locator(".chart"), "it is there at once").toHaveCount(1);
    await expect(luck).toHaveCount(0);

    // Of games with dice, the average of everybody.
    const dice = page.getByTestId("charts-dice").locator(".charts-seats li");
    const said: Record<string, RegExp[]> = {
      heartstrings: [/^Ada: \d+ dice, \d\.\d on average/, /^Bo: \d+ dice, \d\.\d on average/],
      tintenherz: [/^Ada: \d+\sof\s\d+\srolls\smatched/, /^Bo: \d+\sof\s\d+\srolls\smatched/],
    };
    await expect(dice).toHaveText(said[game] ?? []);

    // The seed, which nobody may know before the end. This game of Flow has no chance.
    await expect(page.getByTestId("charts-seed").getByRole("paragraph")).toHaveText(game === "flow" ? [] : [/^All \d+ rolls and cards of this game follow from its seed/, /^[0-9a-f]+$/, /^The seed was drawn/]);
  });
}

test("beside the charts of a game stand those of the game that it was played on from", async ({ page }) => {
  await openCharts(page, "tintenherz");
  await expect(page.getByTestId("charts-before")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await slider(page).fill("12");
  await page.getByTestId("go-on-new").click();
  await expect(page.getByTestId("table")).toBeVisible();
  const id = page.url().split("/").at(-1);
  await page.goto(`./#/game/${id}/at/4`);
  await page.getByTestId("open-charts").click();
  const before = page.getByTestId("charts-before");
  await expect(before.locator(".chart")).toHaveCount(FIGURES.tintenherz);
  expect(await faults(page, { kinds: ["cut"] })).toEqual([]);
  await before.locator(".chart-plot").first().scrollIntoViewIfNeeded();
  await before.locator(".chart-plot").first().click();
  await expect(page, "a touch leads into the other game").toHaveURL(/#\/game\/whole\/at\/\d+$/);
  await expect(page.getByTestId("viewer")).toBeVisible();
});

test("the indicators of a seat that is chosen", async ({ page }) => {
  await openCharts(page, "infarkt");
  const legend = dialog(page).locator(".charts-figures .chart-legend").first();
  await expect(legend).toContainText("Ada");
  await page.getByTestId("charts-seat").selectOption("1");
  await expect(legend).toContainText("Bo");
  await expect(legend).not.toContainText("Ada");
});

test("a running game shows its figures, and no chances", async ({ page }) => {
  await openCharts(page, "heartstrings", 20);
  await expect(dialog(page).locator(".chart")).toHaveCount(FIGURES.heartstrings);
  await expect(page.getByTestId("charts-luck")).toHaveCount(0);
  await expect(page.getByTestId("charts-seed"), "it would tell what comes").toHaveCount(0);
  // The dialog has its own keys.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(slider(page)).toHaveValue("3");
  await expect(page.getByTestId("open-charts")).toBeFocused();
});

test("what is stopped goes on where it was", async ({ page }) => {
  // A long one, of the game that takes the longest: the others are judged in a moment.
  const long = simulated("tintenherz", 4, 9, 8).toSorted((one, other) => other.events.length - one.events.length)[0];
  await openCharts(page, "tintenherz", undefined, long);
  const luck = page.getByTestId("charts-luck");
  // Stopped after its first slice: a fast machine has judged the game before a finger comes again.
  await luck.evaluate(async (button: HTMLElement) => {
    button.click();
    while (!document.querySelector("dialog progress")) await new Promise(requestAnimationFrame);
    button.click();
  });
  await expect(luck).toHaveText("Was it luck?");
  const bar = dialog(page).locator("progress");
  const stopped = await bar.getAttribute("value");
  expect(Number(stopped)).toBeGreaterThan(0);
  // Real time: the worker has its own, in which it would have gone on.
  await page.waitForTimeout(300);
  expect(await bar.getAttribute("value")).toBe(stopped);
  await luck.click();
  await expect(page.getByTestId("charts-chance").locator(".chart")).toHaveCount(1, { timeout: 30_000 });
});
