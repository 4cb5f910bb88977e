// What a first visit loads before the shelf can be used, as it goes over the wire (gzip -9), against the budget.
//   node scripts/size-report.mjs [dist]

import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { execFileSync } from "node:child_process";

const BUDGET = 345_000;
const PACKED = new Set([".woff2", ".png"]);

const dir = process.argv[2] ?? "dist";
const html = readFileSync(join(dir, "index.html"), "utf8");

/** Everything that index.html itself loads: style sheets, scripts, preloads. The rest comes when it is needed. */
const linked = [...html.matchAll(/<link\b[^>]*>/g)]
  .map(([tag]) => tag)
  .filter((tag) => /rel="(stylesheet|preload|modulepreload)"/.test(tag))
  .map((tag) => tag.match(/href="\.\/([^"]+)"/)?.[1])
  .filter(Boolean);
// Snippets that wasm-bindgen puts beside the main script are imported by it.
const snippets = readdirSync(dir, { recursive: true }).filter((file) => file.startsWith("snippets") && file.endsWith(".js"));
// What the script in the page asks for when the frame has been drawn.
const program = [...html.matchAll(/"\.\/([^"]+\.(?:js|wasm))"/g)].map(([, path]) => path);
const first = ["index.html", ...new Set([...linked, ...program, ...snippets])];
const images = [...html.matchAll(/<img\b[^>]*src="\.\/([^"]+)"/g)].map(([, path]) => path);

/** What gzip itself makes of it; the zlib in Node.js trades size for speed. */
const packed = (raw) => execFileSync("gzip", ["-9", "-c"], { input: raw, maxBuffer: 64 << 20 }).length;
const measure = (file) => {
  const raw = readFileSync(join(dir, file));
  const wire = PACKED.has(extname(file)) ? raw.length : packed(raw);
  return { file, raw: raw.length, wire };
};
const row = (file, raw, wire) =>
  console.log(`${file.padEnd(44)}${raw.toLocaleString("en").padStart(12)}${wire.toLocaleString("en").padStart(12)}`);
const sum = (sizes, key) => sizes.reduce((total, size) => total + size[key], 0);

const sizes = first.map(measure);
console.log(`${"first load".padEnd(44)}${"bytes".padStart(12)}${"gzip -9".padStart(12)}`);
for (const { file, raw, wire } of sizes) row(file, raw, wire);
const total = sum(sizes, "wire");
row("total", sum(sizes, "raw"), total);
console.log(`${"budget".padEnd(56)}${BUDGET.toLocaleString("en").padStart(12)}`);
console.log("beside it (not in the budget)");
for (const { file, raw, wire } of images.map(measure)) row(file, raw, wire);
const all = readdirSync(dir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => measure(join(entry.parentPath ?? entry.path, entry.name).slice(join(dir, "/").length)));
row(`everything, for offline (${all.length} files)`, sum(all, "raw"), sum(all, "wire"));

if (total > BUDGET) {
  console.error(`The first load is ${(total - BUDGET).toLocaleString("en")} bytes over its budget.`);
  process.exit(1);
}
console.log(`size: ${Math.round((100 * total) / BUDGET)} % of the budget`);
