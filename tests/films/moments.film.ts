// The moments of all games, as films in `moments/` and as frame times: `make moments`. No test: somebody has to look at them.

import type { Page } from "@playwright/test";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { seats } from "../../scripts/games.mjs";
import { act, beginGame, type GameId, nextTouch, onShelf, type Reading, readTable, seeded, touch } from "../web/app";
import { openLate, playLast, recordOf } from "../web/ending";
import { test } from "../web/fixtures";
import { decide as decideFlow, flowRecord, openAt as openFlow } from "../web/flow";
import { decide as decideInfarkt, find, firstDeath, infarktRecord, infarktStates, openAt as openInfarkt } from "../web/infarkt";
import { putOnShelf, saveOf } from "../web/saved";
import { GAMES, liftCurtain, PEOPLE, playUntil } from "../web/screens";
import { simulated } from "../web/simulated";
import { film, STUTTER, timeFrames } from "./record";

const FOLDER = fileURLToPath(new URL("../../moments", import.meta.url));

/** Opens the page right before the moment, with the most players where it can; hands over what plays it. */
type Open = (page: Page) => Promise<() => Promise<unknown>>;

const flow = (find: (events: { by?: number; do?: unknown }[]) => number): Open => async (page) => {
  const record = flowRecord("eight");
  const at = find(record.events);
  await page.goto("./");
  await openFlow(page, record, at);
  await readTable(page);
  return () => decideFlow(page, record.events[at], "board");
};

const infarkt = (at: number): Open => async (page) => {
  const record = infarktRecord("five");
  await page.goto("./");
  await openInfarkt(page, record, at);
  await liftCurtain(page);
  await readTable(page);
  return () => decideInfarkt(page, record.events[at], "deed", record.setup.seats.map((seat) => seat.name));
};

/** The moment before which all touches are those of a player without a plan. */
const played = (game: GameId, people: number, wanted: (now: Reading) => boolean): Open => async (page) => {
  await seeded(page, 7);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, game, PEOPLE.slice(0, people));
  const now = await playUntil(page, wanted);
  return () => touch(nextTouch(page, now));
};

/** The index of the last decision of a turn in the middle of a game, before another seat decides. */
function endOfTurn(events: { by?: number; do?: unknown }[]): number {
  const decisions = [...events.keys()].filter((index) => events[index].do !== undefined);
  return decisions[decisions.findIndex((index, which) => index > events.length / 2 && events[decisions[which + 1]].by !== events[index].by)];
}

/** A person ends a turn, and all others are bots. */
const bots = (game: GameId): Open => async (page) => {
  const record = recordOf(game);
  const at = endOfTurn(record.events);
  for (const [seat, each] of record.setup.seats.entries()) each.control = seat === record.events[at].by ? "human" : "bot:3";
  await page.goto("./");
  await onShelf(page);
  await putOnShelf(page, "bots", saveOf(record, at));
  await page.goto("./#/game/bots");
  await liftCurtain(page);
  const now = await readTable(page);
  return () => act(page, now);
};

/** A person ends a turn, and the table turns to the next one, with the most players. */
const round = (game: GameId): Open => async (page) => {
  const [record] = simulated(game, seats(game).most, 7, 1) as never as ReturnType<typeof recordOf>[];
  await page.goto("./");
  await onShelf(page);
  await page.evaluate(() => localStorage.setItem("heartbox:settings", JSON.stringify({ table_mode: "turn" })));
  await putOnShelf(page, "round", saveOf(record as never, endOfTurn(record.events)));
  await page.goto("./#/game/round");
  await page.reload();
  await liftCurtain(page);
  const now = await readTable(page);
  return () => act(page, now);
};

const { events } = infarktRecord("five");
/** The last decision of a round that is none of those which the table makes by itself. */
const dawn = find(infarktRecord("five"), "event", 100);
const night = events.findLastIndex(({ do: what }, index) => index < dawn && what !== undefined && what !== "leave" && what !== "accept");
const death = firstDeath(infarktStates("five")).death - 1;

/** Name, way there, and how long it is looked at. */
const MOMENTS: [name: string, open: Open, after: number][] = [
  ["flow-move", flow((events) => events.findIndex(({ do: what }, index) => index > 120 && Object(what).play?.card === "move")), 2500],
  ["flow-flow", flow((events) => events.findIndex(({ do: what }, index) => index > 200 && what === "flow")), 2500],
  ["flow-throw", flow((events) => events.findIndex(({ do: what }) => Object(what).play?.card === "throw")), 2500],
  ["heartstrings-attack", played("heartstrings", 3, (now) => now.prompt.includes("attacks")), 3500],
  ["heartstrings-room", played("heartstrings", 3, (now) => now.events > 20 && now.buttons.includes("roll") && !now.prompt.includes("attacks")), 3500],
  ["infarkt-plans", infarkt(find(infarktRecord("five"), "plan", 60)), 3000],
  ["infarkt-party", infarkt(find(infarktRecord("five"), "party", 70)), 5000],
  ["infarkt-night", infarkt(night), 6000],
  ["infarkt-death", infarkt(death), 6000],
  ["tintenherz-roll", played("tintenherz", 4, (now) => now.events > 12 && now.buttons.includes("roll")), 3000],
  ["tintenherz-take", played("tintenherz", 4, (now) => now.events > 20 && now.cards.some((card) => card.lit)), 3000],
  ...GAMES.map((game): [string, Open, number] => [`${game}-turn`, round(game), 3000]),
  ...GAMES.map((game): [string, Open, number] => [`${game}-bots`, bots(game), 10_000]),
  ...GAMES.map((game): [string, Open, number] => [
    `${game}-end`,
    async (page) => {
      await openLate(page, game);
      return () => playLast(page, game);
    },
    5000,
  ]),
];

for (const [name, open, after] of MOMENTS) {
  test(name, async ({ page }, { project }) => {
    const play = await open(page);
    if (project.name !== "frames") return film(page, join(FOLDER, project.name, name), play, after);
    const { count, touch, longest, long } = await timeFrames(page, play, after);
    console.log(`${name}: touch ${touch.toFixed(0)} ms, then longest of ${count} frames ${longest.toFixed(0)} ms, ${long} longer than ${STUTTER} ms`);
  });
}

test("all films on one page", async ({}, { project }) => {
  test.skip(project.name === "frames");
  const films = await Promise.all(
    MOMENTS.map(async ([name]) => {
      const frames = await readdir(join(FOLDER, project.name, name)).catch(() => []);
      const picture = (frame: string) => `<figure><img loading="lazy" src="${project.name}/${name}/${frame}"><figcaption>${parseInt(frame, 10)} ms</figcaption></figure>`;
      return `<h2>${name}</h2><div>${frames.map(picture).join("")}</div>`;
    }),
  );
  const style = "body{font:14px sans-serif}div{display:flex;overflow-x:auto;gap:4px}figure{margin:0}img{height:360px}";
  await writeFile(join(FOLDER, `${project.name}.html`), `<!doctype html><meta charset="utf-8"><title>${project.name}</title><style>${style}</style>${films.join("")}`);
});
