// Reads the advance widths of the page's fonts, for the lettering of drawings, which SVG does not break into lines:
//   node scripts/advances.mjs           writes the two tables of src/games/infarkt/scene/lettering.rs
//   node scripts/advances.mjs --check   only says whether they are still those of the fonts
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";

const UNITS = 200; // of the type size; the same as in the tables
const FACES = { TEXT: ["text.woff2", 600], TITLE: ["title.woff2", 650] };
// The rest of ASCII lies in the second file of the titles.
const MORE = { TITLE: "title-west.woff2" };
const table = new URL("../src/games/infarkt/scene/lettering.rs", import.meta.url);
const font = (name) => readFileSync(new URL(`../public/fonts/${name}`, import.meta.url)).toString("base64");

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
const widths = (name, files, weight) =>
  page.evaluate(
    async ([name, files, weight, units]) => {
      const families = await Promise.all(
        files.map(async (base64, index) => {
          const face = new FontFace(`${name}-${index}`, `url(data:font/woff2;base64,${base64})`, { weight: "400 700" });
          document.fonts.add(await face.load());
          return `${name}-${index}`;
        }),
      );
      const canvas = document.createElement("canvas").getContext("2d");
      canvas.font = `${weight} 1000px ${families.join(", ")}`;
      const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
      // Rounded up, but for what the measuring itself adds.
      return letters.map((letter) => Math.ceil((canvas.measureText(letter).width * units) / 1000 - 0.01));
    },
    [name, files, weight, UNITS],
  );

let source = readFileSync(table, "utf8");
const before = source;
for (const [name, [file, weight]] of Object.entries(FACES)) {
  const advances = await widths(name, [file, MORE[name]].filter(Boolean).map(font), weight);
  source = source.replace(new RegExp(`(const ${name}: \\[u8; 95\\] = \\[)[^\\]]*\\]`), `$1${advances.join(", ")}]`);
}
await browser.close();
const path = table.pathname;
const format = (text) => execFileSync("rustfmt", ["--edition", "2024", "--config-path", new URL("..", import.meta.url).pathname], { input: text, encoding: "utf8" });
source = format(source);
if (process.argv.includes("--check")) {
  if (source !== format(before)) {
    console.error("src/games/infarkt/scene/lettering.rs has other widths than the fonts: node scripts/advances.mjs");
    process.exit(1);
  }
} else {
  writeFileSync(path, source);
}
