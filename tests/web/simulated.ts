// Records of games that bots have played, as if people had.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export type Simulated = {
  setup: { seats: { name: string }[] };
  events: unknown[];
  result?: unknown;
};

/** This number of whole games of one kind by bots of this level, the same for the same seed. */
export function simulated(game: string, players: number, seed: number, count: number, level = 2): Simulated[] {
  const sim = ["run", "--quiet", "--locked", "--no-default-features", "--profile", "native-test", "--bin", "sim", "--", "play"];
  const call = ["--game", game, "--players", `${players}`, "--bots", `${level}`, "--games", `${count}`, "--seed", `${seed}`];
  const records = execFileSync("cargo", [...sim, ...call], { cwd: ROOT, encoding: "utf8", maxBuffer: 64 << 20 });
  return records.replaceAll(`"bot:${level}"`, '"human"').trim().split("\n").map((record) => JSON.parse(record));
}
