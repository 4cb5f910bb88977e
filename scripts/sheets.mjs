// The style sheets of the page. Each file directly in style/, and each game's in style/games/, is delivered as one sheet, with what it
// imports in place of the imports.

import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const STYLE = fileURLToPath(new URL("../style/", import.meta.url));

/** The text of a sheet. */
async function bundle(file, minify) {
  const { outputFiles, warnings } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify,
    // What browsers read that read the WebAssembly of the page, and no older: nothing is to be rewritten.
    target: "esnext",
    // Fonts and drawings stay where they are.
    external: ["*.woff2", "*.svg"],
    logLevel: "silent",
  });
  if (warnings.length > 0) throw new Error(`${file}: ${warnings.map(({ text }) => text)}`);
  return outputFiles[0].text;
}

/** The texts of all sheets by name. */
export async function readSheets(minify) {
  const files = async (folder) => (await readdir(folder)).filter((file) => file.endsWith(".css")).map((file) => join(folder, file));
  const all = [...(await files(STYLE)), ...(await files(join(STYLE, "games")))];
  return new Map(await Promise.all(all.map(async (file) => [basename(file, ".css"), await bundle(file, minify)])));
}
