// Plays the levels of the bots against each other and writes how often each beats the one below into docs/numbers.md: two players, and one
// alone among the level below with the most players.
//   node scripts/strength.mjs [GAME...]
// GAMES says up to how many games each pair plays: 1,000 unless said otherwise, and by commas for one pair after the other (2 over 1,
// 3 over 2, 4 over 3), for those that search to the end take hours; 0 leaves a pair out. ALONE says the same of the second table.
//
// What has been played is kept in docs/strength.jsonl, a line for each run of a few games, so it can be stopped at any time and goes on
// where it was. A run counts as long as rules and bots still play as they did.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { IDS, seats } from "./games.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const KEPT = join(ROOT, "docs/strength.jsonl");
const NUMBERS = join(ROOT, "docs/numbers.md");
const PAIRS = [[2, 1], [3, 2], [4, 3]];
/** Games of a run. The strongest take their time, and a run that is stopped is lost. */
const RUN = 100;
const RUN_OF_STRONGEST = 20;
/** Two-sided 95 % of a normal distribution. */
const Z = 1.96;
const [BEGIN, END] = ["<!-- strength -->", "<!-- /strength -->"];

const wanted = (list, otherwise) => (pair) => list[pair] ?? list.at(-1) ?? otherwise;
const numbers = (text) => (text ? text.split(",").map(Number) : []);
const GAMES = wanted(numbers(process.env.GAMES), 1000);
const ALONE = wanted(numbers(process.env.ALONE ?? process.env.GAMES), 1000);

const lines = (text) => text.trim().split("\n").filter(Boolean).map((line) => JSON.parse(line));
const sameTable = (one, other) => one.join() === other.join();
const sum = (list, key) => list.reduce((total, each) => total + each[key], 0);
const isStrongest = ([level]) => level === 4;

/** What `sim` says to this call. */
function sim(...call) {
  const run = ["run", "--quiet", "--locked", "--release", "--no-default-features", "--bin", "sim", "--", ...call];
  return execFileSync("cargo", run, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 });
}

/** A digest of a few games that no run contains: who still plays them alike plays as before, whatever else has changed in the sources. */
const digests = new Map();
function playing(game, table) {
  const key = `${game} ${table}`;
  if (!digests.has(key)) {
    const games = isStrongest(table) ? 1 : 10;
    const records = sim("play", "--game", game, "--players", `${table.length}`, "--bots", `${table}`, "--games", `${games}`, "--seed", "0");
    digests.set(key, createHash("sha256").update(records).digest("hex").slice(0, 16));
  }
  return digests.get(key);
}

const kept = existsSync(KEPT) ? lines(readFileSync(KEPT, "utf8")) : [];
const runs = (game, table) => {
  const here = kept.filter((run) => run.game === game && sameTable(run.table, table));
  return here.length > 0 ? here.filter((run) => run.playing === playing(game, table)) : [];
};

/** The next games at a table that have not been played. Each seat is each level's equally often. */
function play(game, table) {
  const least = isStrongest(table) ? RUN_OF_STRONGEST : RUN;
  const games = Math.ceil(least / table.length) * table.length;
  const seed = Math.max(0, ...runs(game, table).map((run) => run.seed)) + 1;
  const call = ["--game", game, "--players", `${table.length}`, "--bots", table.slice(0, 2).join(","), "--games", `${games}`, "--seed", `${seed}`];
  const [level] = table;
  const { wins } = lines(sim("tournament", ...call)).find((line) => line.level === level);
  const run = { game, table, seed, games, wins, playing: playing(game, table) };
  kept.push(run);
  appendFileSync(KEPT, `${JSON.stringify(run)}\n`);
}

/** The share of wins, and between what it lies with 95 % (Wilson). */
function share(list) {
  const games = sum(list, "games");
  const rate = sum(list, "wins") / games;
  const width = (Z * Math.sqrt((rate * (1 - rate)) / games + (Z / (2 * games)) ** 2)) / (1 + Z ** 2 / games);
  const middle = (rate + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  return { games, rate, between: [middle - width, middle + width] };
}

const percent = (rate) => Math.round(100 * rate);
const fair = (rate, people) => (rate * people).toFixed(2);
const some = (games) => `${games.toLocaleString("en")} games`;

/** The two tables at which a pair is measured. */
function tables(game, [high, low]) {
  const { least, most } = seats(game);
  return [least, most].map((people) => [high, ...Array.from({ length: people - 1 }, () => low)]);
}

function row(game, pair) {
  const [two, alone] = tables(game, pair).map((table) => ({ people: table.length, list: runs(game, table) }));
  if (two.list.length + alone.list.length === 0) return [];
  const cell = ({ people, list }, text) => (list.length > 0 ? text(share(list), people) : "not measured");
  const ofTwo = cell(two, ({ rate, between, games }) => `${percent(rate)} % (${between.map(percent).join(" to ")}), ${some(games)}`);
  const ofAll = cell(alone, ({ rate, between, games }, people) => `${fair(rate, people)} (${between.map((rate) => fair(rate, people)).join(" to ")}) among ${people}, ${some(games)}`);
  return [`| ${game} | ${pair.join(" over ")} | ${ofTwo} | ${ofAll} |`];
}

function writeTable() {
  const table = [
    "The seats are exchanged from game to game; in brackets where the share lies with 95 %.",
    "",
    "| game | levels | wins of two | times its fair share, alone |",
    "|---|---|---|---|",
    ...IDS.flatMap((game) => PAIRS.flatMap((pair) => row(game, pair))),
  ];
  const text = readFileSync(NUMBERS, "utf8");
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`docs/numbers.md has no ${BEGIN} … ${END}`);
  writeFileSync(NUMBERS, `${text.slice(0, before + BEGIN.length)}\n${table.join("\n")}\n${text.slice(after)}`);
}

const asked = process.argv.slice(2);
for (const unknown of asked.filter((game) => !IDS.includes(game))) throw new Error(`no game is called ${unknown}`);
writeTable();
for (const game of asked.length > 0 ? asked : IDS) {
  for (const [number, pair] of PAIRS.entries()) {
    for (const [index, table] of tables(game, pair).entries()) {
      while (sum(runs(game, table), "games") < [GAMES, ALONE][index](number)) {
        play(game, table);
        writeTable();
      }
    }
    for (const line of row(game, pair)) console.log(line);
  }
}
