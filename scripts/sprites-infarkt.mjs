// Makes public/art/infarkt/: a drawing for each card of Infarkt, the six signs of health, the places, the kinds of cards, chips
// and coin. Each is loaded when it is first seen: as pictures of their own they are drawn far faster than as parts of the page. Sources: npm i --no-save svgo @iconify-json/fluent-emoji-flat
// (looked up from the working directory); what the set lacks is drawn here in its manner: a grid of 32, flat colours, no outlines.
// node scripts/sprites-infarkt.mjs
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "_.js"));
const { optimize } = require("svgo");
const { icons } = require("@iconify-json/fluent-emoji-flat/icons.json");

// The colours of the set.
const red = "#f8312f", crimson = "#ca0b4a", orange = "#ff822d", amber = "#ffb02e", gold = "#f9c23c", yellow = "#fcd53f", ochre = "#d3883e";
const tan = "#f3ad61", toast = "#e19747", cream = "#ffdea7", brown = "#6d4534", wood = "#8c5543", pink = "#ff6dc6", violet = "#8d65c5";
const night = "#321b41", dusk = "#433b6b", white = "#fff", chalk = "#f4f4f4", silver = "#d3d3d3", grey = "#9b9b9b", slate = "#636363";
const mist = "#f3eef8", lilac = "#cdc4d6", heather = "#b4acbc", plum = "#998ea4", glass = "#aeddff", sky = "#83cbff", aqua = "#26c9fc";
const blue = "#00a6ed", navy = "#0074ba", lime = "#86d72f", lemon = "#c3ef3c", green = "#00d26a", leaf = "#44911b", forest = "#008463";
const ink = "#281f1b", paper = "#fbf1de"; // these two of the house, for the signs of health and the chips

/** A drawing of the set, some colours changed for others. */
const set = (name, colours = {}) => icons[name].body.replace(/#[0-9a-f]{6}\b/g, (colour) => colours[colour] ?? colour);
/** Somewhere else and smaller. */
const put = (x, y, scale, body, turn = 0) => `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn} 16 16)` : ""} scale(${scale})">${body}</g>`;
const fill = (colour, d) => `<path fill="${colour}" d="${d}"/>`;
const line = (colour, width, d) => `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const oval = (colour, x, y, rx, ry = rx) => `<ellipse fill="${colour}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
const dots = (colour, r, ...at) => fill(colour, at.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`).join(""));
const steam = (...at) => line(silver, 1.6, at.map(([x, y]) => `M${x} ${y}c-2.4-2 2.4-3.4 0-5.4`).join(""));

const heart = (x, y, k) => `M${x} ${y + 8 * k}C${x - 1.5 * k} ${y + 6.5 * k} ${x - 8 * k} ${y + 3 * k} ${x - 8 * k} ${y - 2.6 * k}C${x - 8 * k} ${y - 8 * k} ${x - 1.8 * k} ${y - 8.2 * k} ${x} ${y - 4 * k}C${x + 1.8 * k} ${y - 8.2 * k} ${x + 8 * k} ${y - 8 * k} ${x + 8 * k} ${y - 2.6 * k}C${x + 8 * k} ${y + 3 * k} ${x + 1.5 * k} ${y + 6.5 * k} ${x} ${y + 8 * k}z`;
const drop = (x, y, k) => `M${x} ${y - 5 * k}C${x + 2.4 * k} ${y - 1.6 * k} ${x + 3.6 * k} ${y} ${x + 3.6 * k} ${y + 1.7 * k}A${3.6 * k} ${3.6 * k} 0 0 1 ${x - 3.6 * k} ${y + 1.7 * k}C${x - 3.6 * k} ${y} ${x - 2.4 * k} ${y - 1.6 * k} ${x} ${y - 5 * k}z`;
const coin = `${oval(gold, 16, 16, 14)}${oval(ochre, 16, 16, 11.2)}${oval(yellow, 16, 16, 10)}${line(brown, 2.8, "M21 11.2a6.6 6.6 0 1 0 0 9.6M8.8 14.5h8.2M8.8 17.7h7.2")}`;
const dumbbell = (bar, plate, edge) => `${line(bar, 2.6, "M4 16h24")}${fill(plate, "M9.5 7h1a1.5 1.5 0 0 1 1.5 1.5v15a1.5 1.5 0 0 1-1.5 1.5h-2A1.5 1.5 0 0 1 7 23.5v-15A1.5 1.5 0 0 1 8.5 7zM21.5 7h2A1.5 1.5 0 0 1 25 8.5v15a1.5 1.5 0 0 1-1.5 1.5h-2a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 21.5 7z")}${fill(edge, "M4.5 10H6a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4.5a1.3 1.3 0 0 1-1.3-1.3v-9.4A1.3 1.3 0 0 1 4.5 10zM26 10h1.5a1.3 1.3 0 0 1 1.3 1.3v9.4a1.3 1.3 0 0 1-1.3 1.3H26a1 1 0 0 1-1-1V11a1 1 0 0 1 1-1z")}`;

const chip = fill(ochre, "M3 14c1-5 4.5-9.5 9-10.5 2.5-.5 4 .8 6.5.5s4.5-.5 6.5 1.5c3 3 5 8 4.5 12.5-.4 3.5-3.2 4.5-5 6.5s-4.5 5-8.5 5.3c-3.5.3-5-2-7.5-3.3S2 22.5 2 19c0-2 .7-3.3 1-5z") + fill(gold, "M4.5 13.5c1-4.5 4-8 8-8.8 2.3-.5 3.5.9 6 .8 2.3-.1 4-.4 5.6 1.2 2.5 2.5 4 6.5 3.7 10.3-.2 2.5-2.8 3.3-5 5.2-2.5 2.2-4.5 4.2-8 3.9s-4.3-2.3-6.8-3.5S3.6 20.5 3.7 18s.4-2.7.8-4.5z") + fill(cream, "M7 12c1.5-3 3.5-4.5 6-5 1.5-.3 2 .8 1 1.8-2.5 2.2-4 4-5 7-.5 1.5-2 1.7-2.5.5-.4-1.2 0-3 .5-4.3z") + dots(ochre, 1.2, [18, 11], [22.5, 15.5], [15.5, 19], [20, 20.5], [11.5, 21.5]) + line(ochre, 1.5, "M13.5 15.5c1.5-1.5 3-2 5-1.8");

const zig = (x, y, n, step, up) => Array.from({ length: n }, (_, i) => `L${x + step * (i + 1)} ${i % 2 ? y : y - up}`).join("");
const cut = (y) => `M5 ${y}${zig(5, y, 12, 1.5, 1.6)}`;

const cards = {
  // Food
  burger: set("hamburger"),
  crisps: fill(red, `${cut(4.6)}V9c-1 3-1 10 0 14v6.4L21.5 31 20 29.4 18.5 31 17 29.4 15.5 31 14 29.4 12.5 31 11 29.4 9.5 31 8 29.4 6.5 31 5 29.4V23c1-4 1-11 0-14z`)
    + fill(crimson, `${cut(4.6)}V7H5zM5 27h18v2.4L21.5 31 20 29.4 18.5 31 17 29.4 15.5 31 14 29.4 12.5 31 11 29.4 9.5 31 8 29.4 6.5 31 5 29.4z`)
    + oval(yellow, 14, 16.5, 6.6) + put(8.4, 11, 0.35, chip) + put(15.6, 16.2, 0.51, chip),
  chocolate_cake: set("shortcake", { "#e19747": brown, "#ffdea7": wood }) + fill(cream, "M27.6 15.3v2.3L4.3 24.3c-1 .2-1.8 0-2-.3V21.7c.4.4 1.1.6 2 .4z"),
  pizza: set("pizza"),
  fried_cheese: oval(heather, 16, 22.5, 15, 7) + oval(mist, 16, 21.5, 15, 6.8) + oval(lilac, 16, 21.5, 11, 4.6)
    + fill(tan, "M3 13L17 7.5 28.5 12 15 18.5z") + fill(toast, "M3 13l12 5.5v6.2L4.2 19.6A2 2 0 0 1 3 17.8z")
    + fill(yellow, "M15 18.5L28.5 12v4.5c0 2-1.3 2-1.5 3.6-.2 1.7 2 2.2 1.5 4-.5 1.6-2.6 1.5-3.5.6-1-1.1-2.2-1.4-3.2-.2-1 1.3-.4 3.5-2.5 3.7-2.2.2-2-2.2-4.3-3.5z")
    + fill(toast, "M15 18.5L28.5 12v1.8L15 20.5z") + dots(cream, 0.8, [8.5, 12.8], [14, 10.5], [18.5, 11], [13.5, 15], [19.5, 14], [23.5, 12])
    + dots(ochre, 0.8, [11, 11.7], [16.5, 13], [5.5, 16.5], [9, 18], [12.5, 21], [6.5, 19], [21.5, 10.5]),
  grilled_sausage: steam([9, 12], [15, 9], [21, 7]) + line(wood, 8.6, "M6.5 22.5c7 3.5 16.5-1.5 19-11")
    + line("#b5673c", 3, "M7 20.5c6 2.5 14-2 16.5-9.5") + line(ink, 2, "M9.7 18.8l1.3 7.4M15.6 16.9l3.7 6.3M20.2 12.5l6 3.6")
    + line(brown, 2, "M3.2 20.3l-1.2-1M26.5 8l.6-1.6"),
  doughnut: set("doughnut"),
  frozen_dinner: fill(plum, "M4 10h24a3 3 0 0 1 3 3v13a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V13a3 3 0 0 1 3-3z")
    + fill(lilac, "M4 10h24a3 3 0 0 1 3 3v10a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V13a3 3 0 0 1 3-3z")
    + fill(mist, "M4.8 12.5h8.7a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5.5a2 2 0 0 1-2-2v-8.7a1.3 1.3 0 0 1 1.3-1.3zM18 12.5h9a1.5 1.5 0 0 1 1.5 1.5v3a1 1 0 0 1-1 1H18a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1zM18 20h9.5a1 1 0 0 1 1 1v1.5a2 2 0 0 1-2 2H18a1 1 0 0 1-1-1V21a1 1 0 0 1 1-1z")
    + fill(wood, "M5 18.5c0-3 1.7-4.7 4-4.7s4 1.7 4 4.2-1.5 5-4 5-4-1.7-4-4.5z")
    + fill("#b5673c", "M6.3 18c0-2 1.2-3 2.7-3s2.4 1 2.4 2.3-1 1.7-2.3 1.7-2.8.5-2.8-1z")
    + dots(lime, 1.3, [19.2, 16], [21.8, 14.8], [24.2, 16.2], [26.5, 14.8], [22.4, 16.7])
    + fill(yellow, "M18 22.5c0-1.3 1.8-1.8 3-1.5s2-.5 3.3-.3 3 .6 3 1.8-1 1.5-2.5 1.5h-5.3c-.9 0-1.5-.6-1.5-1.5z")
    + line(aqua, 1.7, "M23.5 1.2v8.6M19.8 3.3l7.4 4.4M27.2 3.3l-7.4 4.4"),
  ice_cream: line(grey, 2, "M21 12l5-9.5") + oval(silver, 26.4, 2.8, 1.6, 2.2) + oval(wood, 10, 11.5, 5.5) + oval(pink, 21, 12, 5.5)
    + oval(cream, 15.5, 9, 6) + fill(blue, "M5 14h22l-2.3 14.2a2 2 0 0 1-2 1.8H9.3a2 2 0 0 1-2-1.8z")
    + fill(mist, "M6 20c3-2 5-2 7.5 0s4.5 2 7 0 4-1.5 5.6-.6l-.9 5.8c-1.7-.8-3.2-.6-5.2.8-2.5 1.8-4.5 1.8-7 0-2.3-1.6-4-1.4-6.2-.4z")
    + fill(navy, "M4 13h24a1 1 0 0 1 1 1v1.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V14a1 1 0 0 1 1-1z")
    + fill(cream, "M11 13c0 3 .5 4.5 1.7 4.5S14 15.5 15 15.5s.8 3.5 2.2 3.5 1.3-4 1.8-6z"),
  pork_knuckle: set("meat-on-bone"),
  muesli: set("bowl-with-spoon", { "#00a6ed": orange, "#26eafc": amber, "#0074ba": mist, "#9b9b9b": lilac })
    + fill(toast, "M5.3 15.5c1.5-1.6 3.6-1 5-2 1.8-1.3 3.8-.9 5 .2 1.5 1.3 3 .4 4.6 1.3 1.5.8 4 .2 6.3 1.5-1.2 1.8-2.7 2.9-4.6 2.9H10.5c-2.4 0-4.3-1.3-5.2-3.9z")
    + dots(cream, 1, [8.5, 16.6], [13, 15.7], [17.5, 17.5], [22, 17]) + dots(brown, 1, [11, 17.7], [19.9, 15.9]),
  tofu: oval(navy, 16, 23.5, 14.5, 6.5) + oval(blue, 16, 22.5, 14.5, 6.5) + fill(mist, "M3.5 11.5L15 5.5l12 4.5-11 6.5z")
    + fill("#e1d8ec", "M3.5 11.5L16 16.5V26L5 21.8a2.3 2.3 0 0 1-1.5-2.2z") + fill(lilac, "M16 16.5L27 10v8.2a2.3 2.3 0 0 1-1.2 2L16 26z")
    + fill(mist, "M19.5 20.5l4.6-2.4 4.9 1.9-4.5 2.6z") + fill("#e1d8ec", "M19.5 20.5l5 2.1v4.7l-5-1.9z")
    + fill(lilac, "M24.5 22.6L29 20v4.6l-4.5 2.7z") + dots(heather, 0.55, [7, 15], [10, 18], [6, 19], [12.5, 21], [20, 17.5], [23, 14]),
  plain_yoghurt: fill(grey, "M6 10L3.5 3.5c-.3-1 .5-1.8 1.5-1.5L20 6.5 25 10z") + fill(silver, "M6 10L4.5 5c4 .5 10 2 20.5 5z")
    + line(grey, 1.9, "M19 11l6-8.5") + oval(silver, 25.5, 2.7, 1.5, 2) + fill(mist, "M7 10.5h18l-1.8 17.7a2 2 0 0 1-2 1.8H10.8a2 2 0 0 1-2-1.8z")
    + fill(lilac, "M20 10.5h5l-1.8 17.7a2 2 0 0 1-2 1.8H18.5z") + fill(blue, "M7.7 17h16.6l-.8 8H8.5z") + fill(navy, "M19.6 17h4.7l-.8 8h-4.6z")
    + fill(white, "M13 21c0-1.8 1.5-3 3-3s3 1.2 3 3-1.3 2.7-3 2.7-3-.9-3-2.7z")
    + fill(heather, "M6.5 9.5h19a1 1 0 0 1 1 1V12a1 1 0 0 1-1 1h-19a1 1 0 0 1-1-1v-1.5a1 1 0 0 1 1-1z"),
  salad: set("green-salad"),
  broccoli: set("broccoli"),
  rye_bread: set("bread", { "#f3ad61": wood, "#e19747": brown, "#ffdea7": "#c98f5c" }),
  fish: steam([10, 9], [16, 7], [22, 9]) + oval(heather, 16, 22.5, 14.5, 7.5) + oval(mist, 16, 21.5, 14.5, 7.2) + oval(lilac, 16, 21.5, 10.5, 4.8)
    + put(4.5, 7.5, 0.74, set("fish")) + fill(yellow, "M21 26.5a4.2 4.2 0 0 1 8.2-1.2z") + fill(lemon, "M22.2 25.9a3 3 0 0 1 5.8-.8z"),
  garlic_soup: steam([9, 9.5], [15, 8], [21, 9.5])
    + fill(wood, "M2 15h28c0 6-3 10.5-7.5 12.8V29a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-1.2C5 25.5 2 21 2 15z") + oval(brown, 16, 15, 14, 4.6)
    + oval(gold, 16, 15.3, 12, 3.4) + dots(lime, 0.9, [8, 15], [12.5, 14], [14, 17], [18, 15]) + fill(cream, "M19 13.5h3.5v3H19z")
    + put(17, 15.5, 0.46, set("garlic")),
  // Drinks
  beer: set("beer-mug"),
  cola: set("cup-with-straw"),
  coffee: set("hot-beverage", { "#f4f4f4": lilac, "#e6e6e6": mist, "#d3d3d3": heather }),
  energy_drink: fill(grey, "M10 5l2-3h8l2 3-1 2H11zM11 25h10l1 2-2 3h-8l-2-3z")
    + fill(violet, "M9 6a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v20a1 1 0 0 1-1 1H10a1 1 0 0 1-1-1z")
    + fill("#6d48a5", "M19.5 5H22a1 1 0 0 1 1 1v20a1 1 0 0 1-1 1h-2.5z") + fill(silver, "M12 2h8l.8 1.2h-9.6z")
    + fill(yellow, "M18 8l-6.5 9.5h4L13.5 25l7-10.5h-4.2z"),
  lemonade: fill(lime, "M13 4h6v3c0 3 5 4 5 10v10.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 8 27.5V17c0-6 5-7 5-10z")
    + fill(lemon, "M12.4 13.6c1-1 .8-2.8 1.6-2.8s.8 1.5 0 2.8c-1.2 1.7-2 2.5-2 4.8v8a1 1 0 0 1-2 0v-8c0-2.3 1-3.5 2.4-4.8z")
    + fill(red, "M13 1.5h6a.8.8 0 0 1 .8.8v2.4a.8.8 0 0 1-.8.8h-6a.8.8 0 0 1-.8-.8V2.3a.8.8 0 0 1 .8-.8z")
    + fill(white, "M13.5 18H24v8.5H13.5a1 1 0 0 1-1-1V19a1 1 0 0 1 1-1z")
    + fill(yellow, "M14.6 22.5c.6-2 2-3 4-3s2.8.4 3.6 1.3l1.1.5-.5 1.3c-.6 1.7-2 2.6-4 2.6-1.7 0-2.7-.4-3.4-1.3z"),
  plum_brandy: fill(glass, "M8 2h5v6c0 2 5 3 5 7.5V27a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V15.5C3 11 8 10 8 8z")
    + fill("#eef3c4", "M4.5 17h12v9.8a1.7 1.7 0 0 1-1.7 1.7H6.2a1.7 1.7 0 0 1-1.7-1.7z") + fill(ochre, "M7.8 1.5h5.4v3.2H7.8z")
    + oval("#5b3a9b", 10.5, 22.5, 3.8, 4.2) + line("#8d65c5", 1.2, "M8.8 21.5c.3-.8.8-1.3 1.5-1.5")
    + fill(lime, "M10.5 18.6c.6-2 2.2-2.8 4-2.5-.4 1.9-2 2.9-4 2.5z") + fill(glass, "M20 18h10l-1 11a1 1 0 0 1-1 1h-6a1 1 0 0 1-1-1z")
    + fill("#eef3c4", "M21.3 21.5h7.4l-.6 6.5h-6.2z"),
  egg_liqueur: put(-2.5, 0, 1, set("wine-glass", { "#bb1d80": gold, "#ff6dc6": "#fff3c0" }))
    + fill(white, "M7 10c-.5-1.5.6-2.7 2-2.4.4-1.8 2.3-2.7 3.8-1.5 1.2-1.4 3.6-1 4 .8 1.6-.8 3.4.2 3 1.8-.1.6-.4 1-.8 1.3z")
    + put(19.5, 16.5, 0.46, set("egg")),
  canteen_coffee: steam([13, 6], [18.5, 6]) + line(tan, 1.6, "M20 10l3.5-8") + fill(silver, "M7.5 9h17l-2.5 19.3a2 2 0 0 1-2 1.7h-8a2 2 0 0 1-2-1.7z")
    + fill(heather, "M20 9h4.5l-2.5 19.3a2 2 0 0 1-2 1.7h-2z") + line(grey, 0.9, "M9.5 16h13.2M9.8 19h12.5M10.2 22h11.7M10.6 25h11")
    + oval(chalk, 16, 9.2, 9, 2.8) + oval(wood, 16, 9.4, 7.2, 1.8),
  juice: set("beverage-box"),
  water: fill(glass, "M13.5 5h5v2.5c0 2.5 4.5 3.5 4.5 8.5 0 2-1 2.5-1 4s1 2 1 4v3.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 9 27.5V24c0-2 1-2.5 1-4s-1-2-1-4c0-5 4.5-6 4.5-8.5z")
    + fill(aqua, "M9.3 14h13.4c.2.6.3 1.3.3 2 0 2-1 2.5-1 4s1 2 1 4v3.5a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 9 27.5V24c0-2 1-2.5 1-4s-1-2-1-4c0-.7.1-1.4.3-2z")
    + fill(navy, "M13 1.5h6a.8.8 0 0 1 .8.8v2.9a.8.8 0 0 1-.8.8h-6a.8.8 0 0 1-.8-.8V2.3a.8.8 0 0 1 .8-.8zM9.6 17.5h12.8c-.2.7-.4 1.5-.4 2.5s.2 2 .5 2.8c.2.5.4 1 .5 1.7H9c.1-.7.3-1.2.5-1.7.3-.8.5-1.8.5-2.8s-.2-1.8-.4-2.5z")
    + fill(white, drop(16, 21, 0.6)) + dots(white, 0.9, [12, 27.5], [20, 26.8], [17, 28.3], [19.5, 15.6], [13, 15.2]),
  green_tea: set("teacup-without-handle", { "#a7a8b7": forest, "#86d72f": lemon }),
  herbal_tea: set("teapot", { "#f8312f": plum, "#ca0b4a": "#7b7089", "#ff822d": heather })
    + dots(white, 2.1, [15.5, 15.3], [18.7, 17.6], [17.5, 21.3], [13.5, 21.3], [12.3, 17.6]) + oval(amber, 15.5, 18.7, 2.3),
  vegetable_juice: fill(leaf, "M17 14L19.5 4h3.2L21 14z") + fill(lime, "M20.8 7.5C18 7.5 16.5 5 18 3c-.5-2 2-3.3 3.5-1.8 1.5-1.300 4.300-.4 4 1.7 1.8 1 1.300 3.600-.6 4-1 1.600-3 1.7-4.100.6z") + line(leaf, 1, "M21 6.5V3.5")
    + put(-1.8, 5.2, 0.83, set("glass-of-milk", { "#f3eef8": "#a3123f" }) + oval(crimson, 16, 9.4, 8.8, 1.5)) + put(18, 16.5, 0.45, set("tomato")),
  // Tobacco
  cigarettes: fill(chalk, "M9 7h3.5v9H9zM14.25 4h3.5v12h-3.5zM19.5 7H23v9h-3.5z")
    + fill(toast, "M9 6.5a1 1 0 0 1 1-1h1.5a1 1 0 0 1 1 1V11H9zM14.25 3.5a1 1 0 0 1 1-1h1.5a1 1 0 0 1 1 1V9h-3.5zM19.5 6.5a1 1 0 0 1 1-1H22a1 1 0 0 1 1 1V11h-3.5z")
    + fill(chalk, "M6 11.5h20V28a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2z") + fill(silver, "M22 11.5h4V28a2 2 0 0 1-2 2h-2z")
    + fill(red, "M6 11.5h20V21H22l-6 5.5L10 21H6z") + fill(crimson, "M22 11.5h4V21h-4z"),
  roll_ups: fill(forest, "M3 7.5L20 3l2.7 10.2L6.5 17.6a1.5 1.5 0 0 1-1.8-1z") + fill(green, "M3 7.5L20 3l1 3.6L4 11.1z")
    + fill(chalk, "M7 11.6l13.2-3.5 1.1 4.2-13.2 3.5z") + line(ochre, 1.5, "M2.5 28l4-1.5M3 30.5l3.5-2.5M2.2 25.5l3.8.3")
    + line(heather, 6, "M7 26.3c5.5 0 7.5-4 11.5-4.5s5.5-4 8-6") + line(mist, 4.4, "M7 26c5.5 0 7.5-4 11.5-4.5s5.5-4 8-6")
    + line(plum, 0.9, "M12 23.2l1.4 2.2M17.8 20.2l.9 2.4M23 17.2l1.7 2") + line(orange, 3.4, "M27 15.2l.8-.8")
    + line(silver, 1.6, "M29 11.5c-2.4-2 2.4-3.4 0-5.4"),
  cigar: line(wood, 7.4, "M6.5 25.5L23 9") + line(brown, 2, "M8.5 27.5L25 11") + fill(gold, "M9.8 17.2l5 5-3.3 3.3-5-5z")
    + fill(red, "M11.1 18.5l2.4 2.4-.9.9-2.4-2.4z") + fill(grey, "M23 3.8c2.8-.3 5.5 2.2 5.3 5.2l-2.8 2.8-5.3-5.3z")
    + fill(orange, "M19.3 7.3l5.4 5.4-1.3 1.3L18 8.6z") + line(silver, 1.6, "M29.5 5.5c-2-1.5 1.2-2.3-.3-4.5"),
  // Drugs
  aspirin: `<g transform="rotate(-14 16 16)">${fill(grey, "M7 3h18a2 2 0 0 1 2 2v23a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z")}${fill(silver, "M7 2h18a2 2 0 0 1 2 2v23a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z")}${dots(heather, 4, [11, 8.3], [21, 8.3], [11, 16.3], [21, 16.3], [11, 24.3], [21, 24.3])}${dots(red, 3.3, [11, 7.8], [21, 7.8], [11, 15.8], [21, 15.8], [11, 23.8])}${line("#ff8f8b", 1, "M9.4 6.7c.4-.5.8-.8 1.3-.9M19.4 6.7c.4-.5.8-.8 1.3-.9M9.4 14.7c.4-.5.8-.8 1.3-.9M19.4 14.7c.4-.5.8-.8 1.3-.9M9.4 22.7c.4-.5.8-.8 1.3-.9")}${line(plum, 0.9, "M19 22.5l2 1.8 2-1.8M21 24.3v2")}</g>`,
  statin: fill(orange, "M7 9h18v19a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z") + fill(amber, "M9 11h2.5v17H9z") + fill(mist, "M7 14h18v11.5H7z")
    + fill(lilac, "M21.5 14H25v11.5h-3.5z") + fill(chalk, "M6.5 2h19a1 1 0 0 1 1 1v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 8V3a1 1 0 0 1 1-1z")
    + fill(silver, "M21.5 2h4a1 1 0 0 1 1 1v5A1.5 1.5 0 0 1 25 9.5h-3.5z") + line(heather, 0.9, "M9.5 3.8v4M12.5 3.8v4M15.5 3.8v4M18.5 3.8v4")
    + fill(gold, drop(14.3, 20, 0.85)) + line("#fff3c0", 0.9, "M12.8 21.5c0 1 .5 1.6 1.3 1.8"),
  beta_blocker: fill(navy, "M22 8l6-2.5V26l-6 4z") + fill(sky, "M3 8L9.5 4 28 5.5 22 8z") + fill(blue, "M3 8h19v22H4.5A1.5 1.5 0 0 1 3 28.5z")
    + fill(mist, "M3 12h19v12.5H3z") + fill(lilac, "M22 12l6-2.4V21l-6 3.5z") + fill(red, heart(12.5, 18.2, 0.6)),
  insulin: set("syringe"),
  antidepressant: set("pill", { "#fcd53f": grey, "#f8312f": pink }),
  chemotherapy: line(grey, 1.7, "M16 1.5v3M12 4.5h8")
    + fill(glass, "M9 4h14a3 3 0 0 1 3 3v10.5c0 3-2.5 5-5.5 5.5h-9C8.5 22.5 6 20.5 6 17.5V7a3 3 0 0 1 3-3z")
    + fill(violet, "M8 11.5c2.5-1.2 5-1.2 8 0s5.5 1.2 8 0v6c0 2-1.6 3.5-3.8 3.5h-8.4C9.6 21 8 19.5 8 17.5z") + fill(white, "M22 6.5h1.5v4H22z")
    + fill(slate, "M14.5 23h3v3.5h-3z") + line(violet, 1.5, "M16 26.5c0 3 3 4 6 3.5s5-1 6.5-2.8")
    + dots("#b79be0", 1, [12, 15.5], [17.5, 17.5], [20, 14.5]),
  slimming_pill: put(3.5, -1.5, 0.8, set("pill", { "#fcd53f": "#dcd5e6", "#f8312f": green }))
    + fill(yellow, "M3 19.5h20.5a6 6 0 0 1 0 10.5H3a1 1 0 0 1-1-1v-8.5a1 1 0 0 1 1-1z")
    + fill(gold, "M23.5 19.5c3.5 0 6 2.5 6 5.25S27 30 23.5 30s-5.7-2.3-5.7-5.25 2.2-5.25 5.7-5.25z") + oval(ochre, 23.5, 24.7, 2.4, 2.2)
    + line(brown, 1, "M4.5 30v-4M7.3 30v-2.5M10.1 30v-4M12.9 30v-2.5M15.7 30v-4"),
  multivitamin: set("glass-of-milk", { "#f3eef8": orange }) + fill(amber, "M7.2 12.7h17.6l-.4 2.6c-3 1.4-5 1.2-8.2 0s-5.7-1.4-8.6 0z")
    + oval(cream, 15.5, 23.5, 4.4, 2.4) + fill(tan, "M11.1 23.5h8.8v1c0 1.3-2 2.4-4.4 2.4s-4.4-1.1-4.4-2.4z") + oval(cream, 15.5, 23.5, 4.4, 2.1)
    + dots("#ffe3b8", 1.1, [12.5, 19.5], [17.5, 18.8], [14.5, 16.7], [19, 15.3], [12, 13.5], [16.5, 12]),
  spa_cure: set("bathtub"),
  // Events
  refrigerator: oval(sky, 17, 28.3, 14, 3) + oval(aqua, 20, 28.8, 9, 1.7)
    + fill(lilac, "M9.5 1h13a2 2 0 0 1 2 2v23.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z")
    + fill(mist, "M9.5 1h10a2 2 0 0 1 2 2v23.5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z") + line(plum, 1, "M7.5 11.5h17")
    + line(slate, 1.7, "M10.5 5v3M10.5 14.5v5") + fill(aqua, `${drop(16.5, 22, 0.55)}${drop(13.2, 24.5, 0.4)}`)
    + fill(red, "M18 3.5l-3.5 3.8h2.2l-1 2.7 3.8-4h-2.3z"),
  robbed: oval(amber, 16, 18, 12.5) + fill(dusk, "M16 1.5c7.5 0 12 4.5 12.5 11h-25C4 6 8.5 1.5 16 1.5z")
    + fill(night, "M4 10.5h24a1.5 1.5 0 0 1 1.5 1.5v1.5A1.5 1.5 0 0 1 28 15H4a1.5 1.5 0 0 1-1.5-1.5V12A1.5 1.5 0 0 1 4 10.5z")
    + fill(night, "M3.6 16h24.8c.5 4-1 7.5-5.4 7.5-3.6 0-4.5-2.5-7-2.5s-3.4 2.5-7 2.5c-4.4 0-5.9-3.5-5.4-7.5z") + oval(white, 10.5, 19, 2.9, 2.5)
    + oval(white, 21.5, 19, 2.9, 2.5) + dots(night, 1.4, [11.6, 19.3], [22.6, 19.3]) + line("#a3561b", 1.5, "M12.5 26.3c2 1.2 5 1 6.8-.8"),
  paid_leave: set("tear-off-calendar") + oval(white, 22.5, 21.5, 8.8) + put(14, 13, 0.53, set("sun")),
  business_trip: set("airplane-departure"),
  divorce: set("broken-heart"),
  grandma: fill(ochre, "M4 2h24a2 2 0 0 1 2 2v24a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z") + fill(cream, "M5 5h22v22H5z")
    + fill("#bfe3e0", "M6.5 6.5h19v19h-19z") + put(6, 6.3, 0.625, set("old-woman")) + fill(ink, "M30 13.5v7.5L21 30h-7.5z"),
  promotion: set("necktie") + oval(white, 23.5, 22.5, 8.2) + oval(green, 23.5, 22.5, 7.2) + line(white, 2.4, "M23.5 26.5v-8M19.9 22l3.6-3.6 3.6 3.6"),
  labour_dispute: set("loudspeaker"),
  diarrhoea: put(3, 0, 1, set("toilet")) + put(0, 0.5, 0.45, set("roll-of-paper")),
  lottery_win: `<g transform="rotate(-8 16 16)">${fill(lilac, "M5 2h18v28H5z")}${fill(mist, "M4 2h18v27H4z")}${fill(red, "M4 2h18v5H4z")}${dots(lilac, 1.5, [7.5, 11], [13, 11], [18.5, 11], [7.5, 16], [13, 16], [18.5, 16], [7.5, 21], [13, 21], [18.5, 21])}${line(crimson, 1.5, "M6.3 9.8l2.4 2.4m0-2.4l-2.4 2.4M17.3 9.8l2.4 2.4m0-2.4l-2.4 2.4M11.8 14.8l2.4 2.4m0-2.4l-2.4 2.4M6.3 19.8l2.4 2.4m0-2.4l-2.4 2.4")}</g>${put(15, 15.5, 0.5, coin)}`,
  christmas: set("christmas-tree"),
  mother_in_law: put(-0.5, 0, 0.74, set("woman-white-hair")) + put(15.5, 13.2, 0.58, set("luggage", { "#00a6ed": violet, "#0074ba": "#6d48a5", "#26eafc": "#b79be0" })),
  holiday_at_sea: set("beach-with-umbrella"),
  out_of_fuel: set("fuel-pump", { "#212121": slate, "#321b41": slate }),
  conflict_at_work: line(blue, 3, "M21 14h3.5a3 3 0 0 1 3 3v3a4.5 4.5 0 0 1-4.5 4.5h-2") + fill(blue, "M4 10.5h18V25a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z")
    + fill(navy, "M18 10.5h4V25a4 4 0 0 1-4 4h-2.5a2.5 2.5 0 0 0 2.5-2.5z") + oval(glass, 13, 10.8, 9, 2.6) + oval(wood, 13, 11.1, 7.2, 1.7)
    + line(ink, 1.3, "M12 13.5l2.5 4-4 2.5 3 4.5-1.5 4") + put(19, 0, 0.39, set("anger-symbol")),
  medical_checkup: set("stethoscope"),
  x_ray: set("x-ray", { "#321b41": "#2f4a86" }),
  sunburn: put(17.5, -0.5, 0.46, set("sun")) + oval("#f2503b", 14.5, 18, 12.5)
    + fill("#ffd3a8", "M3.2 14h9.6c1 0 1.5.6 2.2.6s1.2-.6 2.2-.6h8.7c.4 1.1.6 2.2.6 3.4-.8 3-2.6 4.4-4.9 4.4-3 0-4.6-2-5.3-4.2-.3-.8-1.9-.8-2.2 0-.7 2.2-2.3 4.2-5.3 4.2-2.8 0-4.9-1.7-5.6-5.2 0-.9 0-1.7-2.6z")
    + dots(brown, 1.5, [9, 17.5], [20.5, 17.5]) + line(brown, 1.5, "M10 25.5c1.2-1 2-1 3 0s2 1 3 0 2-1 3 0"),
  class_reunion: set("school"),
  noisy_neighbours: put(-1, 5.5, 0.8, set("house")) + put(13.5, -1, 0.6, set("hammer")),
  birthday: set("birthday-cake"),
  wedding: set("wedding"),
  pig_slaughter: set("pig"),
  tax_return: set("memo") + put(1, 17, 0.45, coin),
  tax_audit: set("receipt") + put(11.5, 11.5, 0.64, set("magnifying-glass-tilted-left")),
  tax_refund: fill(heather, "M2.5 12.5h27V29A1.5 1.5 0 0 1 28 30.5H4A1.5 1.5 0 0 1 2.5 29z") + put(4.5, -5.2, 0.72, set("euro-banknote"))
    + fill(lilac, "M2.5 13L16 22.5 29.5 13v16a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 29z")
    + fill(mist, "M3 29.9L14.6 20.6a2.3 2.3 0 0 1 2.8 0L29 29.9c-.3.4-.6.6-1 .6H4c-.4 0-.7-.2-1-.6z"),
  flat_flooded: line(sky, 2, "M14 11C11 9 9.5 6 9 3M16 11V3M18 11c3-2 4.5-5 5-8")
    + fill(aqua, `${drop(5, 8, 0.6)}${drop(27.5, 8, 0.6)}${drop(12.5, 4.5, 0.45)}${drop(20, 4, 0.45)}`) + fill(plum, "M0 13.5h32v9H0z")
    + fill(heather, "M0 13.5h32v3.5H0z") + fill("#7b7089", "M4 12h4v12H4zM24 12h4v12h-4z") + fill(lilac, "M4 12h4v4H4zM24 12h4v4h-4z")
    + line(ink, 1.4, "M16 13.8l-1.8 2.7 3.3 1.5-1.7 2.8") + oval(sky, 16, 28.5, 12, 2.5) + oval(aqua, 16, 28.5, 7, 1.3)
    + fill(aqua, drop(16, 24, 0.45)),
  new_love: set("heart-with-arrow"),
  gym_voucher: put(-1.6, -2.2, 1.1, set("ticket", { "#f9c23c": green, "#d3883e": green })) + put(2.6, 8.3, 0.5, dumbbell(white, white, white))
    + line(forest, 1.4, "M26.3 13.5v5.6"),
  hiking_trip: set("hiking-boot"),
  sick_leave: set("face-with-thermometer"),
  smoky_office: line(silver, 1.8, "M8 12c-2.5-2.5 2.5-4.5 0-8.5M14.5 10c-2-2.5 2.5-4.5 0-8.5M21.5 11c-2-2.5 2.5-4.5 0-8.5")
    + line("#d9d2e0", 3, "M8 14.5l3 6M24 14l-5 6.5M15 13v7") + line(slate, 3, "M8 14.5l.3.6M24 14l-.4.5M15 13v.6")
    + line(toast, 3, "M9.8 18l1.2 2.5M21 18l-2 2.5M15 17.5V20") + fill(glass, "M2 20h28l-2.6 8.3a2.5 2.5 0 0 1-2.4 1.7H7a2.5 2.5 0 0 1-2.4-1.7z")
    + fill(sky, "M2 20h28l-.9 3H2.9z") + fill(white, "M6 24.5h1.8l1 4H7.3z"),
  asbestos: `<g transform="matrix(1 0 -.22 1 5.5 -1)">${[0, 1, 2, 3, 4, 5].map((i) => fill(i % 2 ? plum : heather, `M${1 + 4 * i} 4a2 1.6 0 0 1 4 0v${i === 3 ? 15 : i === 4 ? 18 : 22}${i === 3 ? "l-4 3" : i === 4 ? "l-1.5 3-2.5-3" : "a2 1.6 0 0 1-4 0"}z`)).join("")}</g>` + line(lilac, 1.3, "M16 24l-.5 4M19.5 24.5l1 3.5M13 27l-2 2.5")
    + put(12.5, 12.5, 0.6, set("warning")),
  sweet_tooth: fill(crimson, heart(16, 16.7, 1.78)) + fill(red, heart(16, 15, 1.78)) + fill("#ffd9dc", heart(16, 14.9, 1.45))
    + dots(brown, 2.7, [10, 10.5], [22, 10.5], [16, 13.5], [10.8, 17], [21.2, 17], [16, 20.5])
    + line("#b5673c", 1, "M8.7 10c.8-.8 1.5-.9 2.3-.6M20.7 10c.8-.8 1.5-.9 2.3-.6M14.7 13c.8-.8 1.5-.9 2.3-.6M9.5 16.5c.8-.8 1.5-.9 2.3-.6M19.9 16.5c.8-.8 1.5-.9 2.3-.6M14.7 20c.8-.8 1.5-.9 2.3-.6")
    + dots(cream, 0.7, [16, 13.8], [10, 10.8], [21.2, 17.3]),
  speeding_ticket: oval(red, 14.5, 18, 13) + oval(white, 14.5, 18, 9.5)
    + line(ink, 2.3, "M12.5 13.8H9l-.5 4c2.8-1 4.5 0 4.5 2s-2 3-4.5 1.8M18.3 13.8c1.6 0 2.4 1.7 2.4 4.2s-.8 4.2-2.4 4.2-2.4-1.7-2.4-4.2.8-4.2 2.4-4.2z")
    + fill(yellow, "M24.5 0l1.5 4.5 4.5-1.5L28 7l4 2.5-4.6 1 .6 4.5-3.5-3-3.5 3 .6-4.5-4.6-1 4-2.5L18.5 3 23 4.5z")
    + fill(white, "M24.5 4.5l1 2.3 2.4.2-1.8 1.6.6 2.4-2.2-1.3-2.2 1.3.6-2.4-1.8-1.6 2.4-.2z"),
  burglar_alarm: put(3.5, 8, 0.78, set("oncoming-automobile"))
    + line(amber, 1.9, "M8.5 10.5C7 8.8 6.5 7 6.7 5M5 11.5C2.5 9 1.8 6 2.3 2.8M23.5 10.5c1.5-1.7 2-3.5 1.8-5.5M27 11.5c2.5-2.5 3.2-5.5 2.7-8.7")
    + fill(yellow, "M17.8.8a5 5 0 1 0 3.2 7.2A5.3 5.3 0 0 1 17.8.8z"),
  fast_food_opening: line(silver, 1.8, "M13 1.5V29") + fill(slate, "M5 27.5h16a1 1 0 0 1 1 1V31H4v-2.5a1 1 0 0 1 1-1z")
    + [[4.5, 10.5, wood], [7.3, 10, "#c4763d"], [10, 9.3, wood], [12.7, 8.3, "#c4763d"], [15.4, 7.3, wood], [18, 6.2, "#c4763d"], [20.6, 5.2, wood], [23.2, 4.2, "#c4763d"]].map(([y, w, colour], i) => line(colour, 3.3, `M${13 - w + 1.5 + (i % 2) * 0.6} ${y}H${13 + w - 1.5 + (i % 3) * 0.5}`)).join("")
    + line(tan, 1.2, "M6 7.2h5M14 12.6h4M8.5 17.9h3") + fill(cream, "M11 1h4l1.5 2.5h-7z") + put(19.5, 12.5, 0.48, set("fire")),
  good_news: set("test-tube") + put(15.5, 15.5, 0.5, set("check-mark-button")),
};

// The signs of health: a comic strip in small, readable at 20 px. The paper around the ink keeps them whole on a dark ground.
const drawn = (colour, d, width = 2.2) => ({ colour, d, width });
const inked = (parts, above = "") => {
  const path = ({ colour, d, width }, stroke, more, inside) => `<path fill="${inside ?? colour}" stroke="${stroke}" stroke-width="${width + more}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
  return put(1.6, 1.6, 0.9, parts.map((part) => path(part, paper, 2.6, part.colour === "none" ? "none" : paper)).join("") + parts.map((part) => path(part, ink, 0)).join("") + above);
};
const signs = {
  "ind-chol": inked([drawn(white, "M14 3c5-1.5 9 .5 10.5 3.5s4 4 4.5 7.5-1.5 5-2.5 8-3.5 6-8 6.5-6-1.5-9-2-6-3-6.5-7.5 1.5-5 2-8S9 4.5 14 3z"), drawn(amber, "M16 10a6 6 0 1 1 0 12 6 6 0 0 1 0-12z", 2)], line(white, 1.8, "M13.3 15.5c.2-1.2 1-2 2.2-2.2")),
  "ind-bp": inked([drawn(red, heart(16, 16.5, 1.72))], line(white, 2.6, "M6.5 17h4.5l2.5-6 4.5 11 2.5-5h5")),
  "ind-obes": inked([drawn("#3fb8a6", "M7.5 3.5h17a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4h-17a4 4 0 0 1-4-4v-17a4 4 0 0 1 4-4z"), drawn(paper, "M8 15a8.3 8.3 0 0 1 16 0l-3.5 1.8h-9z", 1.8)], line(red, 2.4, "M16 15l3.4-4.6")),
  "ind-depr": inked([drawn("none", "M10 23.5l-1.5 4.5M16.5 23.5L15 28M23 23.5L21.5 28", 3.6), drawn("#8fa3b8", "M8.5 20.5a5.7 5.7 0 0 1-.8-11.3 8.7 8.7 0 0 1 16.3-.7 6.1 6.1 0 0 1-.5 12z")], line("#5a9cf0", 2.2, "M10 23.5l-1.5 4.5M16.5 23.5L15 28M23 23.5L21.5 28")
    + line("#d9e2ec", 2, "M11.5 9.5c.8-2 2.2-3.2 4.2-3.6")),
  "ind-diab": inked([drawn("#ffb3d7", "M10 13.5L3 6.5 2 16l1 9.5 7-7zM22 13.5l7-7 1 9.5-1 9.5-7-7z"), drawn("#ff5fae", "M16 7.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z")], line(white, 2.4, "M12 19.5c3-.5 4.5-2.5 3.8-5.5M17 21c3-1.3 4.2-4.2 3-8")),
  "ind-canc": inked([
    drawn("none", "M7 20.5l-4.5-1.5M8 25l-4 3M25 20.5l4.5-1.5M24 25l4 3M9.5 16l-3-4M22.5 16l3-4", 2.8),
    drawn("#a06ad6", "M6.7 13.2a5.5 5.5 0 0 1-3.5-10.1l2.9 4.3 4.5-3a5.5 5.5 0 0 1-3.9 8.8zM25.3 13.2a5.5 5.5 0 0 0 3.5-10.1l-2.9 4.3-4.5-3a5.5 5.5 0 0 0 3.9 8.8z", 2),
    drawn("#a06ad6", "M16 13.5c6 0 10 3.2 10 7.2s-4 7.5-10 7.5-10-3.5-10-7.5 4-7.2 10-7.2z"),
    drawn(white, "M13 10.2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM19 10.2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z", 1.6),
  ], dots(ink, 1.3, [13.3, 13], [18.7, 13]) + line(ink, 1.6, "M12.5 22c2 1.8 5 1.8 7 0")),
};

const person = (colour, x, y, k) => oval(colour, x, y, 3.4 * k) + fill(colour, `M${x - 5.5 * k} ${y + 13 * k}v${-3 * k}a${5.5 * k} ${5.5 * k} 0 0 1 ${11 * k} 0v${3 * k}z`);
const ladder = (rail, rung, width) => line(rung, width, "M12 24h8.5M12.5 18.5h7.5M13 13h6.5M13.4 7.5h5.6") + line(rail, width, "M10.5 28.5L13 3.5M21.5 28.5L19 3.5");
const places = {
  "place-office": set("office-building"),
  "place-supermarket": fill(lime, "M14 9c-2-3.5 0-8 3.6-8S23 5 21.5 9z") + fill(leaf, "M17.6 1c2 2 2 5 .4 8h-1c1.2-3 1.2-5.5.6-8z")
    + fill(blue, "M8 3h5.5v6H8z") + fill(navy, "M8 3h5.5v1.6H8z") + fill(red, "M3 7h23.5l-3.7 15-15.6-1.2A4 4 0 0 1 3.6 17z")
    + set("shopping-cart", { "#9b9b9b": "#a8122f", "#bebebe": "#a8122f", "#0084ce": plum }),
  "place-pharmacy": fill(forest, "M12.5 2h7A1.5 1.5 0 0 1 21 3.5V11h7.5a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H21v7.5a1.5 1.5 0 0 1-1.5 1.5h-7a1.5 1.5 0 0 1-1.5-1.5V21H3.5A1.5 1.5 0 0 1 2 19.5v-7A1.5 1.5 0 0 1 3.5 11H11V3.5A1.5 1.5 0 0 1 12.5 2z")
    + fill(green, "M13.5 4.5h5v9h9v5h-9v9h-5v-9h-9v-5h9z") + line(white, 2, "M16 8v16M8 16h16"),
  "place-fleamarket": fill(wood, "M5 11h2v19H5zM25 11h2v19h-2z") + fill(toast, "M3 20h26v3.5H3z") + fill(ochre, "M4.5 23.5h23V30h-23z")
    + fill(red, "M6 3h4.5L9.5 12.5a2.7 2.7 0 0 1-5.4.5 2.5 2.5 0 0 1-2.6-2.7zM14 3h4l.5 9.5a2.6 2.6 0 0 1-5 0zM21.5 3H26l4.5 7.3a2.5 2.5 0 0 1-2.6 2.7 2.7 2.7 0 0 1-5.4-.5z")
    + fill(mist, "M10.5 3H14l-.5 9.5a2 2 0 0 1-4 0zM18 3h3.5l1 9.5a2 2 0 0 1-4 0z") + fill(blue, "M9 15.5h4V20H9z") + oval(gold, 17, 17.7, 2.4)
    + fill(violet, "M21 20l1-5h2l1 5z"),
  "place-home": set("house-with-garden"),
  "place-fitness": put(0, 0, 1, dumbbell(grey, red, crimson), -28),
  "place-black_market": fill(brown, "M3 12h26v17a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z")
    + fill(wood, "M4.5 13.5h23v4h-23zM4.5 19h23v4h-23zM4.5 24.5h23v4h-23z") + fill(brown, "M4 13h3.5v16H4zM24.5 13H28v16h-3.5z")
    + fill(wood, "M1.5 9.5L28 3.2a1 1 0 0 1 1.2.8l.5 2.2a1 1 0 0 1-.8 1.2L2.5 13.5z") + fill(toast, "M1.5 9.5L28 3.2a1 1 0 0 1 1.2.8l.2.9L2 11.3z")
    + line(yellow, 2.6, "M12.8 19c0-2 1.4-3.2 3.3-3.2s3.3 1.2 3.3 3c0 2.4-3.3 2.4-3.3 4.7") + dots(yellow, 1.6, [16.1, 26.8]),
  "place-nightlife": set("cocktail-glass"),
  "place-affair": set("kiss-mark"),
  "place-family": person(blue, 9, 8, 1.35) + person(crimson, 23, 8.5, 1.3)
    + `<g stroke="${paper}" stroke-width="1.6" paint-order="stroke">${person(amber, 16, 17.5, 1)}</g>`,
  "place-career": ladder(wood, toast, 3) + fill(yellow, "M26 1l1.4 3.3 3.6.3-2.7 2.4.8 3.5-3.1-1.9-3.1 1.9.8-3.5L21 4.6l3.6-.3z"),
};

const badge = (colour, shade, body) => oval(shade, 16, 16, 15) + oval(colour, 16, 16, 13.2) + body;
const burst = (r, R, n) => Array.from({ length: 2 * n }, (_, i) => { const a = (i * Math.PI) / n - Math.PI / 2, q = i % 2 ? r : R + (i % 4 ? 0 : 1.5); return `${i ? "L" : "M"}${(16 + q * Math.cos(a)).toFixed(2)} ${(16 + q * Math.sin(a)).toFixed(2)}`; }).join("") + "z";
const kinds = {
  "kind-food": badge("#e0662b", "#a8431a", line(paper, 2.4, "M12 15v9.5") + line(paper, 1.8, "M9 7v5.5a3 3 0 0 0 6 0V7M12 7v6")
    + fill(paper, "M19 24.5V7c3 0 4.5 3.5 4.5 8 0 1.5-.6 2.5-2 2.5v7a1.25 1.25 0 0 1-2.5 0z")),
  "kind-beverage": badge("#1f86c7", "#125a8a", fill(paper, "M9.5 9h11l-1.4 14.4a1.5 1.5 0 0 1-1.5 1.4h-5.2a1.5 1.5 0 0 1-1.5-1.4z")
    + fill("#1f86c7", "M11.5 11h7l-.3 2.5h-6.5z") + line(paper, 2, "M16.5 9.5L18.5 5.5l3.5-.5")),
  "kind-tobacco": badge("#7d5a4a", "#523527", fill(paper, "M7 18h11v4.5H7z") + fill(amber, "M18 18h6a1 1 0 0 1 1 1v2.5a1 1 0 0 1-1 1h-6z")
    + line(paper, 2, "M9 15c-2.5-2.5 3-4 .5-7.5M14.5 15c-2-2 2.5-3.5.5-6.5")),
  "kind-drug": badge("#2f9a5f", "#1c673e", `<g transform="rotate(-45 16 16)">${fill(paper, "M10.5 11.3H16v9.4h-5.5a4.7 4.7 0 0 1 0-9.4z")}${fill(red, "M16 11.3h5.5a4.7 4.7 0 0 1 0 9.4H16z")}</g>`),
  "kind-event": `<path fill="${yellow}" stroke="#a35f0c" stroke-width="2" stroke-linejoin="round" d="${burst(10, 13.6, 10)}"/>` + line(ink, 3.6, "M16 9.8v6.6")
    + dots(ink, 2, [16, 21.6]),
};

const rim = (colour, edge) => `${oval(edge, 16, 16, 15)}${oval(colour, 16, 16, 13)}<circle cx="16" cy="16" r="14" fill="none" stroke="${paper}" stroke-width="2" stroke-dasharray="5.5 5.495"/>`;
const things = {
  grave: fill(slate, "M8 12a8 8 0 0 1 16 0v16H8z") + fill(grey, "M8 12a8 8 0 0 1 14.5-4.6c-1-.6-2.2-.9-3.5-.9a7 7 0 0 0-7 7V28H8z")
    + fill(grey, "M10 12a7 7 0 0 1 14 0v16H10z") + fill("#f37366", heart(16.8, 14.8, 0.5))
    + fill(lime, "M2 28.5c0-1.2 1.5-2.3 3.5-2 1-1.3 3.5-1.3 4.5 0 1.5-.9 3.8-.8 5 .3 1.5-1.2 4-1.3 5.5-.2 1.5-1.1 3.5-.9 4.5.2 2.5-.6 5 .3 5 1.7a1.5 1.5 0 0 1-1.5 1.5h-25A1.5 1.5 0 0 1 2 28.5z")
    + line(leaf, 1.2, "M26.5 27.5v-6") + dots(pink, 1.5, [26.5, 18.7], [28.6, 20.2], [27.8, 22.6], [25.2, 22.6], [24.4, 20.2])
    + dots(gold, 1.3, [26.5, 20.9]),
  // Told apart by their shape: a heart, and one that is broken.
  "diet-healthy": fill("#2f9a5f", heart(16, 17, 1.75)),
  "diet-unhealthy": fill("#e2463f", heart(16, 17, 1.75)) + line(paper, 3, "M16 4l-4 7 7 5-5 6 2 8"),
  euro: coin,
  "chip-family": rim("#2f9a5f", "#1c673e") + put(5.5, 5.5, 0.66, person(paper, 10.5, 8, 1.25) + person(paper, 23, 15, 0.9)),
  "chip-career": rim("#2c6fb5", "#174878") + put(5.3, 5, 0.67, ladder(paper, paper, 3.4)),
  "chip-beginner": rim("#e2463f", "#962320") + line(paper, 2.4, "M11.5 24.5v-17") + fill(yellow, "M12.5 7l11 5-11 5z"),
};

const slim = (body) => {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`, { multipass: true, floatPrecision: 2 });
  if (/url\(|<style|\sid=/.test(data)) throw new Error(`not flat: ${data}`);
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
};
const folder = new URL("../public/art/infarkt/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [id, body] of Object.entries({ ...cards, ...signs, ...places, ...kinds, ...things })) {
  writeFileSync(new URL(`${id}.svg`, folder), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${slim(body)}</svg>\n`);
}
