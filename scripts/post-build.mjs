// What trunk cannot do: the frame of the shelf, the rules pages, the program in parts, the style sheets, the build id, the content
// security policy and the offline worker.
// trunk runs this as its post_build hook; tests call `finish` on a copy of dist/ to get a second build.

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { generateSW } from "workbox-build";
import { IDS, title } from "./games.mjs";
import { writeLicences } from "./licences.mjs";
import { integrity, writeHashed, writeProgram, writeThinker } from "./program.mjs";
import { writeTexts } from "./texts.mjs";
import { writeRules } from "./rules.mjs";
import { readSheets } from "./sheets.mjs";

const WORKER = "sw.js";
/** The folder with what only installers and links to the page show. */
export const SHOWN = "screenshots";
/** The style sheets that the page itself loads. */
const FIRST_SHEETS = ["tokens", "shell"];
/** The language of the document itself. */
const SOURCE = "en";

const hash = (algorithm, data, encoding) => createHash(algorithm).update(data).digest(encoding);

/** Every file below a directory, as paths with slashes, in a stable order. */
async function filesIn(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    .sort();
}

/** Edits the page. */
async function editPage(dir, edit) {
  const index = join(dir, "index.html");
  await writeFile(index, edit(await readFile(index, "utf8")));
}

/** Replaces what has to be found in the page. */
function replaceIn(page, pattern, by) {
  if (!pattern.test(page)) throw new Error(`index.html, as trunk has written it, has no ${pattern}`);
  return page.replace(pattern, () => by);
}

/** Writes the style sheets. Those that the page itself loads stand beside it, named by their content. */
async function writeSheets(dir, minify) {
  await mkdir(join(dir, "style"), { recursive: true });
  for (const [name, text] of await readSheets(minify)) {
    if (!FIRST_SHEETS.includes(name)) {
      await writeFile(join(dir, "style", `${name}.css`), text);
      continue;
    }
    const sheet = await writeHashed(dir, name, "css", text);
    const link = `<link rel="stylesheet" href="./${sheet.name}" integrity="${sheet.integrity}" />`;
    await editPage(dir, (page) => replaceIn(page, new RegExp(`<link rel="stylesheet" href="./${name}.css" ?/?>`), link));
  }
}

/** Takes away of the page what only people read. */
async function minifyPage(dir) {
  const index = join(dir, "index.html");
  let page = (await readFile(index, "utf8")).replace(/<!--[\s\S]*?-->/g, "").replace(/\n\s+/g, "\n");
  for (const [, code] of page.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    // Its names at the top stay: the scripts of the page know each other by them.
    const { code: small } = await transform(code, { loader: "js", minify: true, target: "es5" });
    page = page.replace(code, () => small.trim());
  }
  await writeFile(index, page);
}

/** The boxes in the frame of the shelf. */
async function writeFrame(dir) {
  const box = (id) => `<li class="shelf-box">
            <div>
              <img src="art/box-${id}.svg" alt="" width="240" height="240" />
              <span class="shelf-name">${title(id)}</span>
            </div>
          </li>`;
  await editPage(dir, (page) => replaceIn(page, /(?<=<ul class="shelf-boxes">)(?=<\/ul>)/, IDS.map(box).join("")));
}

/**
 * What the document itself says (src/i18n/frame), in all languages: as a paragraph in each, and on a button side by side. A message is one
 * line without arguments.
 */
async function writeFrameWords(dir, tags) {
  const read = async (tag) => {
    const file = fileURLToPath(new URL(`../src/i18n/frame/${tag}.ftl`, import.meta.url));
    const lines = (await readFile(file, "utf8")).split("\n").map((line) => line.match(/^([\w-]+) = (.+)$/));
    return [tag, new Map(lines.filter(Boolean).map(([, name, text]) => [name, text]))];
  };
  const words = await Promise.all(tags.map(read));
  const inEach = (element, name) => words.map(([tag, messages]) => {
    if (!messages.has(name)) throw new Error(`src/i18n/frame/${tag}.ftl has no message ${name}`);
    return `<${element} lang="${tag}">${messages.get(name)}</${element}>`;
  });
  await editPage(dir, (page) => page
    .replace(/<p data-words="([\w-]+)"><\/p>/g, (_, name) => inEach("p", name).join("\n"))
    .replace(/<span data-words="([\w-]+)"><\/span>/g, (_, name) => `<span>${inEach("span", name).join(" · ")}</span>`));
}

/**
 * The page loads the main part of the program instead of what trunk has made, as soon as the frame with its pictures has been painted:
 * one that shares the line with them makes the largest picture come twice as late (Lighthouse: 2.9 s instead of 1.2 s). What was drawn in one
 * frame is on the screen by the next. A tab that nobody looks at paints nothing and goes on after a second.
 *
 * The words of the page come beside the program, in the language in which it will begin (`first_language` in src/play/settings.rs); a wrong
 * guess costs one more request. The browser reads its data of that language meanwhile, too, so that the shelf does not wait for it (14 ms).
 * All of that only makes the start shorter: whatever is stored or missing there, the program comes without it.
 *
 * What fails on the way is said (`tell` in index.html), and so is a program that does not come. In a page of another site nothing starts.
 *
 * The rest of the fonts come when the shelf is left: a font that comes in the middle of a game causes a layout of the whole table. They wait
 * for the screen that is being loaded, three seconds at most: beside its program they make names on a slow line come a quarter later.
 */
async function loadProgram(dir, words) {
  const { script, main } = await writeProgram(dir);
  const start = `
const prepareWords = (files) => {
let stored;
try { stored = JSON.parse(localStorage.getItem("heartbox:settings")).lang; } catch {}
const tag = [stored, ...navigator.languages.map((tag) => tag.split(/[-_]/)[0].toLowerCase()), "en"].find((tag) => Object.keys(files).includes(tag));
document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous", ...files[tag] }));
new Intl.PluralRules(tag);
};
const attempt = (act) => { try { return act(); } catch {} };
const load = async () => {
const frame = () => new Promise(requestAnimationFrame);
const pause = () => new Promise((done) => setTimeout(done, 100));
const painted = Promise.all([...document.images].map((image) => attempt(() => image.decode().catch(() => {})))).then(frame).then(frame);
await Promise.race([painted, new Promise((done) => setTimeout(done, 1000))]);
const program = fetch("./${main.name}", { integrity: "${main.integrity}" });
attempt(() => prepareWords(${JSON.stringify(words)}));
const { default: init } = await import("./${script.name}");
await init({ module_or_path: program });
while (isStarting()) await pause();
clearTimeout(late);
document.getElementById("incomplete").hidden = !incomplete;
if (!location.hash) await new Promise((done) => addEventListener("hashchange", done, { once: true }));
await frame();
for (let waits = 0; waits < 30 && document.querySelector(".loading"); waits += 1) await pause();
attempt(() => document.fonts.forEach((face) => face.load().catch(() => {})));
};
if (!framed) load().catch((error) => {
tell(error);
["./${script.name}", "./${main.name}"].forEach(fetchAgain);
});
`;
  const preload = `<link rel="modulepreload" href="./${script.name}" integrity="${script.integrity}" fetchpriority="low" />`;
  await editPage(dir, (page) => {
    page = replaceIn(page, /<link rel="modulepreload"[^>]*>/, preload);
    page = replaceIn(page, /<link rel="preload"[^>]*\.wasm"[^>]*>/, "");
    return replaceIn(page, /<script type="module">[\s\S]*?<\/script>/, `<script type="module">${start}</script>`);
  });
}

/** The whole address of the picture that links to the page show. Without HEARTBOX_URL, the address where the page will lie, it stays as it is. */
async function nameAddress(dir) {
  const url = process.env.HEARTBOX_URL;
  if (!url) return;
  const at = (path) => new URL(path, url).href;
  await editPage(dir, (page) => replaceIn(page, /(?<=<meta property="og:image" content=")[^"]*(?=")/, at("screenshots/card.jpg"))
    .replace(/(?=<meta property="og:image" )/, () => `<meta property="og:url" content="${at("./")}" />\n    `));
}

/** Says in the page where the worker is in which bots think. */
async function loadThinker(dir) {
  const script = await writeThinker(dir);
  await editPage(dir, (page) => replaceIn(page, /(?<=<meta name="thinker" content=")[^"]*(?=")/, script));
}

/** Nothing comes from elsewhere, nothing is evaluated but WebAssembly, and the only inline scripts are those that start the program. */
function policy(html) {
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\bsrc\s*=/.test(attributes))
    .map(([, , code]) => `'sha256-${hash("sha256", code, "base64")}'`);
  return [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...inline].join(" "),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** The page with its policy and without a build id. Doing it again changes nothing. */
function withPolicy(html) {
  const bare = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>\s*/, "")
    .replace(/(<meta name="build" content=")[^"]*"/, '$1"');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(bare)}" />`;
  // Directly after the charset: a policy rules only what comes after it.
  const page = bare.replace(/(<meta charset="utf-8"[^>]*>)/, `$1\n    ${meta}`);
  if (!page.includes(meta) || !page.includes('<meta name="build" content=""')) {
    throw new Error('index.html needs <meta charset="utf-8" /> and <meta name="build" content="" />');
  }
  return page;
}

/** Makes a directory that trunk has filled into the finished page. Returns the build id. */
export async function finish(dir) {
  await rm(join(dir, WORKER), { force: true });

  const index = join(dir, "index.html");
  const page = withPolicy(await readFile(index, "utf8"));
  const build = createHash("sha256");
  for (const file of await filesIn(dir)) {
    build.update(`${file}\0`).update(file === "index.html" ? page : await readFile(join(dir, file)));
  }
  const id = build.digest("hex").slice(0, 12);
  await writeFile(index, page.replace('<meta name="build" content=""', `<meta name="build" content="${id}"`));

  const { warnings } = await generateSW({
    swDest: join(dir, WORKER),
    globDirectory: dir,
    globPatterns: ["**/*"],
    // What installers and links to the page show is of no use offline.
    globIgnores: [`${SHOWN}/**`],
    maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
    // trunk's file names do not cover what wasm-bindgen and wasm-opt do, so every file has its own content hash. With
    // `integrity` a browser that meets a half-finished deployment refuses the new version instead of mixing two.
    manifestTransforms: [
      async (entries) => ({
        manifest: await Promise.all(
          entries.map(async ({ url, size }) => {
            const wanted = integrity(await readFile(join(dir, url)));
            // The beginning of the same hash, which compresses beside it.
            return { url, size, revision: wanted.slice("sha256-".length).slice(0, 12), integrity: wanted };
          }),
        ),
        warnings: [],
      }),
    ],
    // The page asks people first; it says SKIP_WAITING when they want the new version.
    skipWaiting: false,
    clientsClaim: true,
    // "./" and "./?anything" are both the page. There is no navigateFallback: it would also answer for other pages
    // that somebody keeps below our scope.
    directoryIndex: "index.html",
    ignoreURLParametersMatching: [/./],
    // Workbox would look for old caches by "the name contains our scope", and at the root of a host every cache of
    // every neighbour does. Our own entries are replaced one by one in the one cache that carries our scope.
    cleanupOutdatedCaches: false,
    cacheId: "heartbox",
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: "production",
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  return id;
}

async function main() {
  const dir = process.env.TRUNK_STAGING_DIR ?? process.argv[2] ?? "dist";
  await writeFrame(dir);
  await writeRules(dir);
  const words = await writeTexts(dir);
  await writeFrameWords(dir, [SOURCE, ...Object.keys(words).filter((tag) => tag !== SOURCE)]);
  const released = process.env.TRUNK_PROFILE !== "debug";
  await writeSheets(dir, released);
  // `trunk serve` builds for development: no worker there that would keep old files.
  if (!released) return;
  await writeLicences(join(dir, "licences.txt"));
  await loadProgram(dir, words);
  await loadThinker(dir);
  await nameAddress(dir);
  await minifyPage(dir);
  console.log(`build ${await finish(dir)}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
