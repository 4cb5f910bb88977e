// Games that stand right before their last touch.

import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { type GameId, onShelf, readTable, roll, touch } from "./app";
import { decide, type FlowRecord } from "./flow";
import { decide as deed, type InfarktRecord } from "./infarkt";
import { putOnShelf, saveOf } from "./saved";

type Record = { setup: { seats: { name: string; control?: string }[] }; events: { by?: number; do?: unknown }[]; result: { winners: number[] } };

/** A whole game that was played by bots, as if people had. */
export const recordOf = (game: GameId): Record => {
  const text = readFileSync(new URL(`../fixtures/v2/${game}.record.json`, import.meta.url), "utf8");
  return JSON.parse(text.replaceAll('"bot:2"', '"human"'));
};

/** The touch with which each of these games ends, and the number of events that it causes. */
const LAST: { [game in GameId]: [events: number, play: (page: Page) => Promise<unknown>] } = {
  flow: [1, (page) => decide(page, (recordOf("flow") as never as FlowRecord).events.at(-1)!, "deed")],
  heartstrings: [1, (page) => touch(roll(page))],
  // Then there is nothing left to do but to go.
  infarkt: [2, (page) => rest(page, recordOf("infarkt") as never as InfarktRecord)],
  // Another roll, and the only card that it takes.
  tintenherz: [3, (page) => touch(page.getByTestId("reroll"))],
};

const rest = (page: Page, { setup, events }: InfarktRecord) => deed(page, events.at(-2)!, "deed", setup.seats.map((seat) => seat.name));

/** The last touch of the game that [`openLate`] opens. */
export const playLast = (page: Page, game: GameId) => LAST[game][1](page);

/** Opens a game that stands right before its last touch; hands over the names of those who will win. */
export async function openLate(page: Page, game: GameId): Promise<string[]> {
  await page.goto("./");
  await onShelf(page);
  const record = recordOf(game);
  await putOnShelf(page, "late", saveOf(record, record.events.length - LAST[game][0]));
  await page.goto("./#/game/late");
  await expect(page.getByTestId("table")).toBeVisible();
  await readTable(page);
  return record.result.winners.map((winner) => record.setup.seats[winner].name);
}
