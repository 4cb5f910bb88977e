// What the page weighs as it goes over the wire (gzip -9), against its limits: what a first visit loads before the shelf can be used, what
// each game adds, and everything together, which is kept for offline. The screens of a game come with the first game that is opened: so
// they count in the figure of every game, beside what it adds where another has brought them; the parts that no game waits for do not.
//   node scripts/size-report.mjs [dist]

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { SHOWN } from "./post-build.mjs";

/** What the page is to weigh; each game with all that comes before its first table. */
const WANTED = {
  first: 235_000, worker: 130_000, everything: 1_500_000,
  flow: 320_000, heartstrings: 265_000, infarkt: 400_000, tintenherz: 275_000,
};
/**
 * What it must not exceed until then: a little more than it weighs, to be lowered with every step towards what is wanted. A new game
 * needs a line of its own. The names of files have hashes in them, which compress by some dozens of bytes more or less with every build.
 */
export const LIMITS = {
  first: 238_800, worker: 144_000, everything: 1_854_000,
  flow: 402_800, heartstrings: 332_100, infarkt: 502_200, tintenherz: 340_200,
};
/** The parts with the screens of a game; all parts are those of src/page/parts/part.rs. */
const SCREENS = new Set(["tables", "new_game"]);
/**
 * The parts that no game waits for: one comes once a table has been drawn, one for saved games, one for the settings, one where bots
 * have no worker. */
const LATE = new Set(["dialogs", "library", "settings", "search"]);
/** What is no part of the page: the main part, and the worker in which bots think. */
const OTHERS = new Set(["heartbox", "thinker"]);
const PACKED = new Set([".woff2", ".png"]);

/** What gzip itself makes of it; the zlib in Node.js trades size for speed. */
const packed = (raw) => execFileSync("gzip", ["-9", "-c"], { input: raw, maxBuffer: 64 << 20 }).length;

/** The size of each file of a built page, by its path. */
export function sizesOf(dir) {
  const measure = (file) => {
    const raw = readFileSync(join(dir, file));
    return { file, raw: raw.length, wire: PACKED.has(extname(file)) ? raw.length : packed(raw) };
  };
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => measure(join(entry.parentPath ?? entry.path, entry.name).slice(join(dir, "/").length)));
}

/** The parts of the program beyond the main one; the name of each says which games need it (scripts/program.mjs). */
export function partsOf(sizes) {
  const games = (file) => /^([a-z_.]+)-[0-9a-f]{16}\.wasm$/.exec(file)?.[1].split(".") ?? [];
  return sizes.map((size) => ({ ...size, games: games(size.file).filter((game) => !OTHERS.has(game)) })).filter(({ games }) => games.length > 0);
}

/** The messages of the page or of a game, in the language in which they are largest: a person loads one. */
const messagesOf = (sizes, module) => sizes.filter(({ file }) => file.startsWith(`text/${module}.`)).sort((one, other) => other.wire - one.wire).slice(0, 1);

const sum = (sizes, key = "wire") => sizes.reduce((total, size) => total + size[key], 0);

function main(dir) {
  const sizes = sizesOf(dir);
  const html = readFileSync(join(dir, "index.html"), "utf8");
  // What index.html itself loads, by a tag or from its script. The rest comes when it is needed.
  const linked = [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => /rel="(stylesheet|preload|modulepreload)"/.test(tag))
    .map(([tag]) => tag.match(/href="\.\/([^"]+)"/)?.[1]);
  const started = [...html.matchAll(/"\.\/([^"]+\.(?:js|wasm))"/g)].map(([, path]) => path);
  const first = ["index.html", ...new Set([...linked, ...started])].map((file) => sizes.find((size) => size.file === file)).concat(messagesOf(sizes, "page"));
  const pictures = [...html.matchAll(/<img\b[^>]*src="(?:\.\/)?([^"]+)"/g)].map(([, path]) => sizes.find((size) => size.file === path));

  const row = (name, raw, wire) => console.log(`${name.padEnd(44)}${raw.toLocaleString("en").padStart(12)}${wire.toLocaleString("en").padStart(12)}`);
  const rows = (list) => list.forEach(({ file, raw, wire }) => row(`  ${file}`, raw, wire));
  const over = [];
  const judge = (name, list, which) => {
    const total = sum(list);
    if (!(which in LIMITS && which in WANTED)) return over.push(`${name}: it has no limit`);
    const more = total - WANTED[which];
    row(`${name} (wanted ${WANTED[which].toLocaleString("en")})`, sum(list, "raw"), total);
    if (more > 0) console.log(`  ${more.toLocaleString("en")} more than wanted`);
    if (total > LIMITS[which]) over.push(`${name}: ${(total - LIMITS[which]).toLocaleString("en")} bytes over the limit`);
  };

  console.log(`${"".padEnd(44)}${"bytes".padStart(12)}${"gzip -9".padStart(12)}`);
  judge("first load", first, "first");
  rows(first);
  row("pictures beside it (not counted)", sum(pictures, "raw"), sum(pictures));
  const parts = partsOf(sizes);
  const screens = parts.filter(({ games }) => games.some((game) => SCREENS.has(game)));
  const late = parts.filter(({ games }) => games.every((game) => LATE.has(game)));
  for (const game of [...new Set(parts.flatMap((part) => part.games))].filter((game) => !SCREENS.has(game) && !LATE.has(game)).sort()) {
    const needed = parts.filter(({ games }) => games.some((part) => part === game || SCREENS.has(part)));
    needed.push(...messagesOf(sizes, game));
    const own = needed.filter((part) => !screens.includes(part));
    judge(`${game} as the first game`, needed, game);
    row(`${game} after another`, sum(own, "raw"), sum(own));
    rows(own);
    const sheets = sizes.filter(({ file }) => ["style/table.css", `style/${game}.css`].includes(file));
    row("style sheets beside it (not counted)", sum(sheets, "raw"), sum(sheets));
  }
  row("the screens of a game, in each of these", sum(screens, "raw"), sum(screens));
  rows(screens);
  row("what no game waits for", sum(late, "raw"), sum(late));
  rows(late);
  const worker = sizes.filter(({ file }) => /^thinker-/.test(file));
  judge("the worker in which bots think", worker, "worker");
  rows(worker);
  const kept = sizes.filter(({ file }) => !file.startsWith(`${SHOWN}/`));
  judge(`everything, ${kept.length} files`, kept, "everything");

  for (const line of over) console.error(line);
  console.log(`size: ${over.length === 0 ? "within the limits" : `${over.length} over the limits`}`);
  process.exit(over.length === 0 ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv[2] ?? "dist");
