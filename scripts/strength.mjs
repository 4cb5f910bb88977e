// Plays the levels of the bots against each other and writes how often each beats the one below into the README: two players, and one
// alone among the level below with the most players. GAMES says how many games each pair plays: 1,000 unless said otherwise, and by commas for
// one pair after the other (2 over 1, 3 over 2, 4 over 3), for those that search to the end take hours. 0 leaves a pair out.
// node scripts/strength.mjs
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { IDS, seats } from "./games.mjs";

const PAIRS = [[2, 1], [3, 2], [4, 3]];
const GAMES = (process.env.GAMES ?? "1000").split(",").map(Number);
const README = new URL("../README.md", import.meta.url);
const [BEGIN, END] = ["<!-- strength -->", "<!-- /strength -->"];

function tournament(game, players, bots, games) {
  const sim = ["run", "--quiet", "--locked", "--release", "--no-default-features", "--bin", "sim", "--", "tournament"];
  const call = ["--game", game, "--players", `${players}`, "--bots", bots.join(","), "--games", `${games}`, "--seed", "1"];
  const lines = execFileSync("cargo", [...sim, ...call], { encoding: "utf8" }).trim().split("\n").map((line) => JSON.parse(line));
  return lines.find(({ level }) => level === bots[0]);
}

const percent = (rate) => Math.round(100 * rate);
const rows = [];
for (const game of IDS) {
  const { least, most } = seats(game);
  for (const [number, bots] of PAIRS.entries()) {
    const games = GAMES[number] ?? GAMES.at(-1);
    if (games === 0) continue;
    const two = tournament(game, least, bots, games);
    const alone = tournament(game, most, bots, games);
    const cells = [
      game,
      bots.join(" over "),
      games.toLocaleString("en"),
      `${percent(two.rate)} % (${two.between.map(percent).join(" to ")})`,
      `${alone.fair_share.toFixed(2)} times among ${most}`,
    ];
    rows.push(`| ${cells.join(" | ")} |`);
    console.log(rows.at(-1));
  }
}
const table = [
  "The seats are exchanged from game to game; in brackets where the share lies with 95 %.",
  "",
  "| game | levels | games | wins of two | fair share won alone |",
  "|---|---|---|---|---|",
  ...rows,
];
const readme = readFileSync(README, "utf8");
const [before, after] = [readme.indexOf(BEGIN), readme.indexOf(END)];
if (before < 0 || after < before) throw new Error(`README.md has no ${BEGIN} … ${END}`);
writeFileSync(README, `${readme.slice(0, before + BEGIN.length)}\n${table.join("\n")}\n${readme.slice(after)}`);
