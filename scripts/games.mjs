// The games, in the order of the shelf, for scripts and browser tests: read from the one list in src/games/mod.rs and from each game's
// folder, so that a new game is found without being named here.
// As a program it prints each game with the most people who are measured at one table.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const GAMES = new URL("../src/games/", import.meta.url);

const read = (path) => readFileSync(new URL(path, GAMES), "utf8");

/** What stands in a text where this expression finds it; everything that is looked for here has to be there. */
function found(path, expression) {
  const [, value] = expression.exec(read(path)) ?? [];
  if (value === undefined) throw new Error(`src/games/${path} holds nothing like ${expression}`);
  return value;
}

/** The ids of all games. */
export const IDS = found("mod.rs", /\$table!\[([^\]]*)\]/).split(",").map((id) => id.trim());

/** The name of a game: the same in every language. */
export const title = (id) => read(`${id}/title.txt`).trim();

/** The fewest and the most people at a table. */
export const seats = (id) => {
  const [least, most] = found(`${id}/rules/apply.rs`, /seats: (\d+\.\.=\d+)/).split("..=").map(Number);
  return { least, most };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const id of IDS) console.log(id, Math.min(seats(id).most, 4));
