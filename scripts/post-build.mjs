// What trunk cannot do: the rules pages, small scripts and sheets, the build id, the content security policy and the offline
// worker.
// trunk runs this as its post_build hook; tests call `finish` on a copy of dist/ to get a second build.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { generateSW } from "workbox-build";
import { writeLicences } from "./licences.mjs";
import { writeRules } from "./rules.mjs";

const WORKER = "sw.js";

const hash = (algorithm, data, encoding) => createHash(algorithm).update(data).digest(encoding);

/** Every file below a directory, as paths with slashes, in a stable order. */
async function filesIn(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    .sort();
}

/** Writes scripts and sheets without what only people read, and the page's word of what they must be. */
async function shrink(dir) {
  const index = join(dir, "index.html");
  let page = await readFile(index, "utf8");
  for (const file of await filesIn(dir)) {
    const loader = { ".js": "js", ".css": "css" }[extname(file)];
    if (!loader) continue;
    const path = join(dir, file);
    const before = await readFile(path, "utf8");
    // What browsers read that read the WebAssembly of the page, and no older: nothing is to be rewritten.
    const { code } = await transform(before, { loader, minify: true, format: loader === "js" ? "esm" : undefined, target: "esnext" });
    await writeFile(path, code);
    page = page.replaceAll(`sha384-${hash("sha384", before, "base64")}`, `sha384-${hash("sha384", code, "base64")}`);
  }
  for (const file of (await filesIn(dir)).filter((file) => extname(file) === ".wasm")) {
    const path = join(dir, file);
    const before = await readFile(path);
    // Not left to trunk, because the order of the passes counts: as long as functions have their names they can be put
    // next to their like, which compresses better; then the names go. The lowest kilobyte is the far end of the stack, where only a
    // stack would come that is about to overflow: no address of anything else is so small.
    const small = ["-Os", "--low-memory-unused"];
    const passes = [...small, "--merge-similar-functions", ...small, "--reorder-functions-by-name", "--strip-debug", "--strip-producers"];
    await promisify(execFile)("wasm-opt", [...passes, path, "-o", path]);
    const after = await readFile(path);
    page = page.replaceAll(`sha384-${hash("sha384", before, "base64")}`, `sha384-${hash("sha384", after, "base64")}`);
  }
  await writeFile(index, patient(page));
}

/**
 * The frame first: what people see does not share the way with the program, which is twenty times as large. trunk asks for everything at
 * once. The third frame comes when the first with the pictures is on the screen; a browser that draws nothing, because nobody looks,
 * goes on after five seconds.
 *
 * The rest of the fonts when the shelf is left: a font that comes in the middle of a game has the whole table laid out anew.
 */
function patient(html) {
  const asked = (rel, type) => {
    const [tag] = html.match(new RegExp(`<link rel="${rel}" href="\\./[^"]+\\.${type}"[^>]*>`)) ?? [];
    if (!tag) throw new Error(`trunk has not asked for the ${type}`);
    html = html.replace(tag, "");
    return { url: tag.match(/href="([^"]+)"/)[1], integrity: tag.match(/integrity="([^"]+)"/)[1] };
  };
  const [script, wasm] = [asked("modulepreload", "js"), asked("preload", "wasm")];
  const start = `
const frame = () => new Promise(requestAnimationFrame);
const drawn = Promise.all([...document.images].map((image) => image.decode().catch(() => {}))).then(frame).then(frame).then(frame);
await Promise.race([drawn, new Promise((done) => setTimeout(done, 5000))]);
await new Promise((done) => setTimeout(done));
const program = fetch("${wasm.url}", { integrity: "${wasm.integrity}" });
const { default: init } = await import("${script.url}");
await init({ module_or_path: program });
if (!location.hash) await new Promise((done) => addEventListener("hashchange", done, { once: true }));
for (const face of document.fonts) face.load().catch(() => {});
`;
  const page = html.replace(/<script type="module">[\s\S]*?<\/script>/, () => `<script type="module">${start}</script>`);
  if (page === html) throw new Error("trunk starts the program in another way than this knows");
  return page;
}

/** Nothing comes from elsewhere, nothing is evaluated but WebAssembly, and the only inline script is trunk's own. */
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
    maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
    // trunk's file names do not cover what wasm-bindgen and wasm-opt do, so every file has its own content hash. With
    // `integrity` a browser that meets a half-finished deployment refuses the new version instead of mixing two.
    manifestTransforms: [
      async (entries) => ({
        manifest: await Promise.all(
          entries.map(async ({ url, size }) => {
            const content = await readFile(join(dir, url));
            return {
              url,
              size,
              revision: hash("sha256", content, "hex").slice(0, 16),
              integrity: `sha384-${hash("sha384", content, "base64")}`,
            };
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
  await writeRules(dir);
  // `trunk serve` builds for development: no worker there that would keep old files.
  if (process.env.TRUNK_PROFILE === "debug") return;
  await writeLicences(join(dir, "licences.txt"));
  await shrink(dir);
  console.log(`build ${await finish(dir)}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
