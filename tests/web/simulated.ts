// Records of games that bots have played, as if people had.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** How cargo runs the simulator; where SIM names one that is built, it is run itself. */
const BY_CARGO = ["run", "--quiet", "--locked", "--no-default-features", "--profile", "native-test", "--bin", "sim", "--"];

export type Simulated = {
  setup: { seats: { name: string }[] };
  events: unknown[];
  result?: unknown;
};

/** This number of whole games of one kind by bots of this level, the same for the same seed; `options` as in a record. */
export function simulated(game: string, players: number, seed: number, count: number, level = 2, options: object = {}): Simulated[] {
  const call = ["play", "--game", game, "--players", `${players}`, "--bots", `${level}`, "--games", `${count}`, "--seed", `${seed}`, "--options", JSON.stringify(options)];
  const [program, before] = process.env.SIM ? [process.env.SIM, []] : ["cargo", BY_CARGO];
  const records = execFileSync(program, [...before, ...call], { cwd: ROOT, encoding: "utf8", maxBuffer: 64 << 20 });
  return records.replaceAll(`"bot:${level}"`, '"human"').trim().split("\n").map((record) => JSON.parse(record));
}
