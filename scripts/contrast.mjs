// Reads style/tokens.css and checks what must be legible: text pairs at 4.5:1, shapes and outlines at 3:1, in light, dark and
// high contrast, and how far the seat colours are apart for normal sight and three kinds of colour-blindness.
// node scripts/contrast.mjs [-v]
import { readFileSync } from "node:fs";

const css = readFileSync(new URL("../style/tokens.css", import.meta.url), "utf8");
const loud = process.argv.includes("-v");
const block = (start) => {
  const at = css.indexOf(start);
  if (at < 0) throw new Error(`no block ${start} in tokens.css`);
  return css.slice(css.indexOf("{", at), css.indexOf("}", at));
};
const values = (text) => Object.fromEntries([...text.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2].trim()]));
const base = values(block("\n:root {"));
const more = values(block(':root[data-contrast="more"]'));
const again = values(block(':root:not([data-contrast="normal"])'));

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

const boards = ["paper", "surface", "sunken", "hs-felt", "hs-felt-2", "hs-room", "th-parchment", "th-parchment-2", "th-card"];
const seats = ["green", "blue", "yellow", "red", "orange", "violet", "cyan", "brown", "black"];
const pairs = [];
const need = (least, inks, grounds) => inks.forEach((i) => grounds.forEach((g) => pairs.push([i, g, least])));
need(7, ["ink"], boards);
need(4.5, ["ink-soft"], ["paper", "surface", "sunken", "hs-felt", "hs-room", "th-parchment", "th-card"]);
need(4.5, ["accent-ink", "good", "warn"], ["paper", "surface", "sunken"]);
need(4.5, ["on-accent"], ["accent"]);
need(4.5, ["th-card-ink"], ["th-card", "th-parchment", "th-parchment-2"]);
need(4.5, ["th-on-villain"], ["th-villain"]);
need(4.5, ["th-gold"], ["th-card"]);
need(3, ["th-gold"], ["th-parchment", "th-parchment-2"]);
need(3, ["line-strong"], ["paper", "surface", "sunken"]);
need(3, ["focus", "lit", "seat-edge"], boards);
need(3, ["accent"], ["paper", "surface"]);
need(3, ["hs-room-edge", "hs-thread"], ["hs-felt", "hs-felt-2", "hs-room"]);
for (const s of seats) need(4.5, [`on-seat-${s}`], [`seat-${s}`]);

let bad = 0;
if (JSON.stringify(more) !== JSON.stringify(again)) {
  console.error("the two high-contrast blocks differ");
  bad += 1;
}
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
