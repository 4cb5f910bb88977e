// Draws the icons of the page into public/icons: the box itself, closed, with the heart on its lid. node scripts/icons.mjs
// Source: npm i --no-save sharp (looked up from the working directory).
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const sharp = createRequire(join(process.cwd(), "_.js"))("sharp");
const folder = fileURLToPath(new URL("../public/icons/", import.meta.url));
const HEART = "M258 186C266 144 300 122 338 126C384 130 412 168 408 216C402 284 330 322 261 396C186 326 112 288 104 218C99 168 130 130 176 126C216 123 248 146 258 186Z";
const box = `<rect y="20" width="512" height="492" rx="84" fill="#7c1621"/><rect width="512" height="470" rx="84" fill="#c9303b"/>`;
const key = `<rect x="29" y="29" width="454" height="412" rx="58" fill="none" stroke="#fbf1de" stroke-width="11"/>`;
const heart = `<path transform="translate(8 -14)" fill="#7c1621" d="${HEART}"/><path transform="translate(0 -24)" fill="#fbf1de" d="${HEART}"/>`;
// Four pips: the heart as a die, one for each game.
const pips = `<path fill="#c9303b" d="${[[196, 180], [318, 182], [200, 266], [312, 268]].map(([x, y]) => `M${x - 23} ${y}a23 23 0 1 1 46 0a23 23 0 1 1-46 0`).join("")}"/>`;
const svg = (inner) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${inner}</svg>\n`;
const whole = box + key + heart + pips;
const full = `<path fill="#c9303b" d="M0 0h512v512H0z"/>`;
const lid = `${full}<path fill="#7c1621" d="M0 474h512v38H0z"/>${key}${heart}${pips}`;

writeFileSync(join(folder, "icon.svg"), svg(whole));
// At 16 px only the lid and the heart are left.
writeFileSync(join(folder, "favicon.svg"), svg(`${box}<g transform="translate(-72 -58) scale(1.28)"><path transform="translate(0 -24)" fill="#fbf1de" d="${HEART}"/></g>`));

for (const [name, size, inner] of [
  ["icon-192", 192, whole],
  ["icon-512", 512, whole],
  ["icon-maskable-512", 512, `${full}<g transform="translate(0 18)">${heart}${pips}</g>`],
  ["apple-touch-icon", 180, lid],
]) {
  const drawn = sharp(Buffer.from(svg(inner)), { density: 72 * 4 }).resize(size, size);
  // Three colours and the shades between them: 16 look the same as all, at a quarter of the size.
  await drawn.png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 }).toFile(join(folder, `${name}.png`));
}
