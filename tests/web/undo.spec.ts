// What an undo costs does not grow with the game.

import type { Page } from "@playwright/test";
import { onShelf, readTable } from "./app";
import { expect, test } from "./fixtures";
import { putOnShelf, saveOf } from "./saved";
import { type Simulated, simulated } from "./simulated";

const [EARLY, LATE] = [50, 2000];
/** How often it is done; the fastest counts, for what else the machine does only slows it down. */
const ROUNDS = 15;
/** The most that it may cost late in a game, in times of what it costs early. */
const MOST = 3;

/** Opens the game after this number of events; the fastest undo and redo there in milliseconds, from the press until the page has its new layout. */
async function fastest(page: Page, record: Simulated, events: number) {
  await putOnShelf(page, `after${events}`, saveOf(record, events));
  await page.goto(`./#/game/after${events}`);
  await expect(page.getByTestId("table")).toBeVisible();
  const start = await readTable(page);
  expect(start.events).toBeGreaterThanOrEqual(events);
  const times = await page.evaluate(async (rounds) => {
    const newest = () => Number(document.querySelector(".log [data-testid='look-back']")?.getAttribute("href")?.split("/at/")[1] ?? 0) - 1;
    const press = async (id: string) => {
      const before = newest();
      const from = performance.now();
      document.querySelector<HTMLElement>(`[data-testid="${id}"]:not([aria-disabled="true"])`)?.click();
      // Effects run in tasks of their own.
      for (let round = 0; round < 2; round += 1) {
        await new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(null);
        });
      }
      document.body.getBoundingClientRect();
      const time = performance.now() - from;
      if (newest() === before) throw new Error(`${id} has done nothing`);
      return time;
    };
    const times: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1) times.push([await press("undo"), await press("redo")]);
    return times;
  }, ROUNDS);
  expect((await readTable(page)).text, "everything is where it was").toBe(start.text);
  return { undo: Math.min(...times.map(([undo]) => undo)), redo: Math.min(...times.map(([, redo]) => redo)) };
}

test(`undo and redo at event ${LATE} cost no more than ${MOST} times what they cost at event ${EARLY}`, async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
  // Who plays without any thought plays long.
  const [record] = simulated("flow", 8, 1, 1, 0);
  expect(record.events.length).toBeGreaterThan(LATE);
  const early = await fastest(page, record, EARLY);
  const late = await fastest(page, record, LATE);
  for (const way of ["undo", "redo"] as const) {
    console.log(`Flow, eight people, ${way}: ${early[way].toFixed(1)} ms at event ${EARLY}, ${late[way].toFixed(1)} ms at event ${LATE}`);
    expect(late[way], way).toBeLessThanOrEqual(MOST * early[way]);
  }
});
