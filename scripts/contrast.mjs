// Reads the colours of style/tokens.css and of each game's sheet and checks what must be legible: text pairs at 4.5:1, shapes and
// outlines at 3:1, in light, dark and high contrast, and how far the seat colours are apart for normal sight and three kinds of
// colour-blindness. A game says in its sheet what must be legible there: `contrast 4.5: these inks on those grounds;`.
// node scripts/contrast.mjs [-v]
import { readdirSync, readFileSync } from "node:fs";

const STYLE = new URL("../style/", import.meta.url);
const games = readdirSync(new URL("games/", STYLE), { recursive: true }).filter((file) => file.endsWith(".css")).map((file) => `games/${file}`);
const sheets = ["tokens.css", ...games].map((file) => readFileSync(new URL(file, STYLE), "utf8"));
const loud = process.argv.includes("-v");
const values = (text) => Object.fromEntries([...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2].trim()]));
/** The values in the blocks that begin so, of all sheets. */
const blocks = (start) => {
  const found = sheets.filter((css) => css.includes(start)).map((css) => css.slice(css.indexOf("{", css.indexOf(start)), css.indexOf("}", css.indexOf(start))));
  if (found.length === 0) throw new Error(`no block ${start}`);
  return values(found.join(""));
};
const base = blocks("\n:root {");
const more = blocks('\n:root[data-contrast="more"] {');

const pick = (value, dark) => {
  const both = value.match(/light-dark\((.+?),\s*(.+?)\)/);
  return both ? both[dark ? 2 : 1] : value;
};
const linear = (hex) => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c) : [1, 3, 5].map((i) => hex.slice(i, i + 2));
  return full.map((c) => parseInt(c, 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
};
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const ratio = (a, b) => {
  const [hi, lo] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
};

const papers = ["paper", "surface", "sunken"];
const seats = ["green", "blue", "yellow", "red", "orange", "violet", "cyan", "brown", "black"];
const pairs = [];
const need = (least, inks, grounds) => inks.forEach((i) => grounds.forEach((g) => pairs.push([i, g, least])));
need(7, ["ink"], [...papers, "lit-fill"]);
need(4.5, ["ink-soft", "accent-ink", "good", "warn"], papers);
need(4.5, ["on-accent"], ["accent"]);
need(4.5, ["ink-soft", "accent-ink"], ["lit-fill"]);
need(3, ["line-strong", "focus", "lit", "seat-edge"], papers);
need(3, ["lit"], ["lit-fill", "lit-glow"]);
need(3, ["accent"], ["paper", "surface"]);
for (const s of seats) need(4.5, [`on-seat-${s}`], [`seat-${s}`]);
for (const css of sheets) {
  for (const [, least, inks, grounds] of css.matchAll(/contrast ([\d.]+): ([\w -]+) on ([\w -]+);/g)) need(Number(least), inks.split(" "), grounds.split(" "));
}

let bad = 0;
for (const [name, tokens] of [["normal", base], ["more", { ...base, ...more }]]) {
  for (const dark of [false, true]) {
    let least = [99];
    for (const [ink, ground, wanted] of pairs) {
      const r = ratio(pick(tokens[ink], dark), pick(tokens[ground], dark));
      if (r / wanted < least[0]) least = [r / wanted, `${ink} on ${ground} ${r.toFixed(2)} (needs ${wanted})`];
      if (r < wanted) {
        bad += 1;
        console.error(`${name} ${dark ? "dark" : "light"}: ${ink} on ${ground} is ${r.toFixed(2)}, needs ${wanted}`);
      } else if (loud) console.log(`${name} ${dark ? "dark" : "light"}: ${ink} on ${ground} ${r.toFixed(2)}`);
    }
    console.log(`${name} ${dark ? "dark " : "light"}: ${pairs.length} pairs, tightest ${least[1]}`);
  }
}

// Machado, Oliveira, Fernandes 2009, full severity; distances in Oklab.
const sight = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};
const times = (m, [x, y, z]) => [0, 3, 6].map((i) => m[i] * x + m[i + 1] * y + m[i + 2] * z);
const oklab = (rgb) => {
  const clipped = rgb.map((c) => Math.min(1, Math.max(0, c)));
  const toCones = [0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619, 0.2817188376, 0.6299787005];
  const toLab = [0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371, 0.7827717662, -0.808675766];
  return times(toLab, times(toCones, clipped).map(Math.cbrt));
};
for (const [name, matrix] of Object.entries(sight)) {
  const seen = seats.map((s) => oklab(times(matrix, linear(base[`seat-${s}`]))));
  let least = [9];
  for (let i = 0; i < seats.length; i += 1)
    for (let j = i + 1; j < seats.length; j += 1) {
      const d = Math.hypot(...[0, 1, 2].map((k) => seen[i][k] - seen[j][k]));
      if (d < least[0]) least = [d, seats[i], seats[j]];
    }
  console.log(`seats, ${name}: nearest ${least[1]} and ${least[2]} ${least[0].toFixed(3)}`);
  if (least[0] < 0.1) {
    bad += 1;
    console.error(`seats, ${name}: ${least[1]} and ${least[2]} are too near`);
  }
}
process.exit(bad ? 1 : 0);
