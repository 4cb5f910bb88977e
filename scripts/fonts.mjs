// Cuts the small faces in public/fonts from the open originals. Run only when a letter is missing:
//   npm i --no-save subset-font @fontsource-variable/atkinson-hyperlegible-next @fontsource-variable/fraunces @fontsource/noto-sans-math
//   node scripts/fonts.mjs
// The packages are looked up from the working directory, so they may as well be installed elsewhere.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(join(process.cwd(), "_.js"));
const subset = require("subset-font");
const out = join(dirname(fileURLToPath(import.meta.url)), "..", "public", "fonts");
const from = (pack, file) => join(dirname(require.resolve(`${pack}/package.json`)), file);
mkdirSync(out, { recursive: true });

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
// The first screen in English and German. The rest lies in files of its own, which are fetched when a text needs them.
const first = ascii + "\u00a0ÄÖÜäöüß„“”‚‘’–—…·×−\u202f";
// Titles, and numbers on boards: letters, figures, and what stands between them.
const titles = Array.from(first).filter((letter) => !/[#$%&()*;<=>@[\\\]^_`{|}~"]/.test(letter)).join("");
const signs = Array.from(first).filter((letter) => !titles.includes(letter)).join("");
const west = "ẞÁÉÍÓÚÝáéíóúýàâçèêëîïñôùûåæøœ°§©«»‹›•÷½¼¾±€";
const czech = "ČčĎďĚěŇňŘřŠšŤťŮůŽžŁłŃńŚśĆćŐőŰűĽľŔŕ";
const symbols = "←↑→↓↔♥✓";

const text = "@fontsource-variable/atkinson-hyperlegible-next";
const title = "@fontsource-variable/fraunces";
const reading = { wght: { min: 400, max: 700 } };
const showing = { wght: 650, opsz: 72, SOFT: 100, WONK: 0 };

const faces = [
  ["text.woff2", text, "files/atkinson-hyperlegible-next-latin-wght-normal.woff2", first, reading],
  ["text-west.woff2", text, "files/atkinson-hyperlegible-next-latin-wght-normal.woff2", west, reading],
  ["text-ext.woff2", text, "files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2", czech, reading],
  ["title.woff2", title, "files/fraunces-latin-full-normal.woff2", titles, showing],
  ["title-west.woff2", title, "files/fraunces-latin-full-normal.woff2", signs + west, showing],
  ["title-ext.woff2", title, "files/fraunces-latin-ext-full-normal.woff2", czech, showing],
  ["symbols.woff2", "@fontsource/noto-sans-math", "files/noto-sans-math-latin-400-normal.woff2", symbols, undefined],
];
let sum = 0;
for (const [name, pack, file, letters, variationAxes] of faces) {
  const bytes = await subset(readFileSync(from(pack, file)), letters, { targetFormat: "woff2", variationAxes, noHinting: true });
  writeFileSync(join(out, name), bytes);
  sum += bytes.length;
  console.log(name, bytes.length);
}
console.log("together", sum);
copyFileSync(from(text, "LICENSE"), join(out, "OFL-text.txt"));
copyFileSync(from(title, "LICENSE"), join(out, "OFL-title.txt"));
copyFileSync(from("@fontsource/noto-sans-math", "LICENSE"), join(out, "OFL-symbols.txt"));
