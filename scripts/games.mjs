// The games, in the order of the shelf, for scripts and browser tests. What games.json says of them comes from the program: a test in
// src/games/mod.rs fails when they differ, and writes the file.
// As a program it prints each game with the most people who are measured at one table.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const GAMES = new Map(JSON.parse(readFileSync(new URL("games.json", import.meta.url), "utf8")).map((game) => [game.id, game]));

/** The ids of all games. */
export const IDS = [...GAMES.keys()];

/** The name of a game: the same in every language. */
export const title = (id) => GAMES.get(id).title;

/** The fewest and the most people at a table. */
export const seats = (id) => GAMES.get(id).seats;

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const id of IDS) console.log(id, Math.min(seats(id).most, 4));
