// Puts the program into the page in parts: the main part, which the first visit loads, one part for each game, and a part for what
// several games share and the main part does not need. trunk cannot split (trunk-rs/trunk#1022); it has bound the whole program, and
// what it made of it is replaced here.
//
// Every file carries the hash of its content in its name, and every fetch says which bytes it wants (`integrity`). So parts of two
// builds cannot meet: on a host that is between two builds, or with a broken copy, the fetch fails, and only that.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build, transform } from "esbuild";
import { IDS } from "./games.mjs";

const NAME = "heartbox";
/** The module that wasm-split-cli writes and the main part imports. */
const LOADER = "__wasm_split.js";
/** The cargo profile of index.html. */
const PROFILE = "web-release";

// What rustc may use for this target, one by one: with `--all-features` wasm-opt writes what browsers do not read.
const FEATURES = [
  "bulk-memory", "bulk-memory-opt", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext",
].map((feature) => `--enable-${feature}`);
// For the worker alone: the page also runs where there is no SIMD.
const SIMD = "--enable-simd";
// As long as functions have their names they can be put next to their like, which compresses better (Infarkt's part: 189.6 KB instead of
// 196.5 gzip -9); then the names go. Merging similar functions as well makes all parts 2 % smaller and 0.3 % larger when compressed.
const BARE = ["--reorder-functions-by-name", "--strip-debug", "--strip-producers"];
// Twice: what the first round has inlined and folded leaves more to take away (Infarkt as the first game: 0.6 KB gzip -9). A third brings nothing.
const PASSES = ["-Os", "-Os", ...BARE];
// For `make play`: from the same machine a page of any size is loaded at once, and the passes take minutes on two cores.
const QUICK = Boolean(process.env.HEARTBOX_QUICK);

/** Which bytes are wanted: as SHA-256, for what does not compress stands in the first load and in the worker for every file. */
export const integrity = (data) => `sha256-${createHash("sha256").update(data).digest("base64")}`;
const run = async (program, ...args) => (await promisify(execFile)(program, args, { maxBuffer: 1 << 28 })).stdout;

/** Writes a file whose name has the hash of its content. */
export async function writeHashed(dir, stem, extension, data) {
  const name = `${stem}-${createHash("sha256").update(data).digest("hex").slice(0, 16)}.${extension}`;
  await writeFile(join(dir, name), data);
  return { name, integrity: integrity(data) };
}

/** The program as cargo has linked it, before anything was bound or split. */
async function linked() {
  const { target_directory } = JSON.parse(await run("cargo", "metadata", "--offline", "--no-deps", "--format-version", "1"));
  return join(target_directory, "wasm32-unknown-unknown", PROFILE, `${NAME}.wasm`);
}

/**
 * Takes away what nobody calls from outside. Crates export more than this program uses (the streams of `wasm-streams`, 8 KB), and
 * wasm-opt must take every export for used.
 */
async function dropUnusedExports(path, used) {
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(await readFile(path))).map(({ name }) => name);
  const kept = exported.filter((name) => used.has(name));
  const graph = [{ name: "outside", root: true, reaches: kept }, ...kept.map((name) => ({ name, export: name }))];
  await writeFile(`${path}.graph.json`, JSON.stringify(graph));
  await run("wasm-metadce", ...FEATURES, "--debuginfo", "--graph-file", `${path}.graph.json`, path, "-o", path);
}

/**
 * Short names for what the program takes from its script, in both: those that wasm-bindgen gives end with a hash, which does not compress, and
 * stand in the first load twice (6 KB gzip -9).
 */
async function shortenImports(program, script) {
  const short = new Map();
  const text = (await run("wasm-dis", ...FEATURES, program)).replace(new RegExp(`^( \\(import "\\./${NAME}_bg\\.js" ")([^"]+)`, "gm"), (_, head, name) => {
    if (!short.has(name)) short.set(name, `i${short.size.toString(36)}`);
    return head + short.get(name);
  });
  let found = 0;
  const code = (await readFile(script, "utf8")).replace(/^( +)(\w+)(?=: function\()/gm, (whole, indent, name) => {
    found += short.has(name);
    return short.has(name) ? indent + short.get(name) : whole;
  });
  if (found !== short.size) throw new Error(`the script of the program has ${found} of the ${short.size} functions that the program takes from it`);
  await Promise.all([writeFile(`${program}.wat`, text), writeFile(script, code)]);
  await run("wasm-as", ...FEATURES, "-g", `${program}.wat`, "-o", program);
}

/** What a module of the program takes from others. */
const imports = async (path) => WebAssembly.Module.imports(new WebAssembly.Module(await readFile(path))).map(({ name }) => name);

/** What runs at a time: as much as there are cores. Dozens of optimisers at once need gigabytes, and none of them is ready earlier. */
const lanes = Array.from({ length: availableParallelism() }, () => Promise.resolve());
let turn = 0;

/** Does this once a core is free. */
function whenFree(work) {
  const lane = turn++ % lanes.length;
  const done = lanes[lane].then(work);
  lanes[lane] = done.catch(() => {});
  return done;
}

/** The bytes of a module, after optimisation in its file; for `make play` as it is. */
async function optimise(path, options = PASSES) {
  if (!QUICK) await whenFree(() => run("wasm-opt", ...FEATURES, ...options, path, "-o", path));
  return readFile(path);
}

/**
 * Fetches a part and makes it ready for what it takes from the main part, once, whatever asks for it. A host that has no type for WebAssembly
 * gets the same from its bytes, as the main part does. Nobody waits for ever (the limit is that of src/page/parts/fetching.rs), and a part that is
 * missing is not asked for again for some seconds, or until the next touch: dozens of pieces may want it. What went wrong is left where the page reads it
 * (src/page/parts/error.rs), for the program is only told that something did: "offline" where nobody answers, else what came instead.
 */
const FETCH_CHUNK = `
const chunks = new Map();
const failed = new Map();
addEventListener("click", () => failed.clear(), true);
// Each request in a task of its own: a game is a dozen, and the page is to answer between them.
const nextTask = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
}).catch(() => {});
const fetchChunk = (name, integrity) => {
    if (chunks.has(name)) return chunks.get(name);
    const lost = (error) => {
        globalThis.chunkFault = error.message;
        throw error;
    };
    // A piece is wanted some time after it was asked for, when what it needs itself has come: by then another attempt may be allowed.
    const again = async (imports) => failed.has(name) ? lost(failed.get(name)) : fetchChunk(name, integrity)(imports);
    if (failed.has(name)) return again;
    const url = new URL(name, import.meta.url);
    let stop = {};
    try {
        stop = new AbortController();
    } catch {
        // Without one, there is no limit.
    }
    const timer = setTimeout(() => stop.abort?.(), 30000);
    const ask = (how) => fetch(url, { signal: stop.signal, ...how });
    const get = async () => {
        await nextTask();
        const kept = await ask({ integrity }).catch(() => {});
        if (kept?.ok) return kept;
        // The cache of the browser may keep what is broken.
        return ask({ integrity, cache: "reload" }).catch(async (error) => {
            const host = await ask({ method: "HEAD", cache: "no-store" }).catch(() => {});
            throw host ? (host.ok ? error : Error(host.status)) : Error("offline");
        });
    };
    const compile = async (response) => response.headers.get("content-type") === "application/wasm"
        ? WebAssembly.compileStreaming(response)
        : WebAssembly.compile(await response.arrayBuffer());
    const fail = (found) => {
        const error = stop.signal?.aborted ? Error("offline") : found;
        // Both the request and what waits for it fail.
        if (chunks.get(name) === load) {
            chunks.delete(name);
            if (!failed.has(name)) setTimeout(() => failed.delete(name), 5000);
            failed.set(name, error);
        }
        lost(error);
    };
    // At once and not when everything that it needs has come: the limit of time is that of this part alone.
    const module = get().then(compile).finally(() => clearTimeout(timer));
    // Also where what else is wanted beside it has failed, so that nobody makes use of this.
    module.catch(fail).catch(() => {});
    const instantiate = async ({ __wasm_split: main }) => ({ instance: await WebAssembly.instantiate(await module, { __wasm_split: main, main }) });
    let instance;
    const load = (imports) => chunks.get(name) === load ? (instance ??= instantiate(imports).catch(fail)) : again(imports);
    chunks.set(name, load);
    return load;
};
`;

/** Up to this size, in bytes before wasm-opt, what several games share is not worth a request of its own. */
const SMALL = 4000;
/** What every table needs whatever its game, and what comes before it; the parts are those of src/page/parts/part.rs. */
const [TABLES, NEW_GAME] = ["tables", "new_game"];
/** Searches where there is no worker: hardly anybody waits for them. */
const SEARCH = "search";

/**
 * Where a piece goes that these parts of the program share: wasm-split-cli makes one for each set of parts, 75 files, most of them smaller than
 * the request for them. With the screens of a game goes what they need themselves, but for what a new game needs before them; what all games
 * share, and what is small, is one part.
 */
function partOf(sharers, size) {
  // A search needs the other parts too, so this request delays nothing.
  if (sharers.length > 1) sharers = sharers.filter((part) => part !== SEARCH);
  if (sharers.includes(NEW_GAME) && sharers.length > 1) return [NEW_GAME, TABLES].join(".");
  if (sharers.includes(TABLES)) return TABLES;
  const shared = sharers.length > 1 && (size < SMALL || IDS.every((game) => sharers.includes(game)));
  return (shared ? IDS : sharers).join(".");
}

/**
 * A module that hands on what pieces take from the main part: merged with it they take everything once. wasm-merge would merge only what it
 * finds in another module, not what two modules import alike.
 */
async function writeEntrance(work, pieces) {
  const taken = new Map();
  for (const path of pieces.map((piece) => join(work, `${piece}.wasm`))) {
    // Only the text has the types, and takes a second; nearly all pieces take the same.
    if ((await imports(path)).every((name) => taken.has(name))) continue;
    const text = await run("wasm-dis", ...FEATURES, path);
    for (const [, name, kind, type] of text.matchAll(/^ \(import "__wasm_split" "(\w+)" \((\w+) \S+ (.+)\)\)$/gm)) taken.set(name, { kind, type });
  }
  const each = (line) => [...taken].map(([name, { kind, type }]) => line(name, kind, type)).join(" ");
  const [text, module] = ["entrance.wat", "entrance"].map((file) => join(work, file));
  const imported = each((name, kind, type) => `(import "main" "${name}" (${kind} $${name} ${type}))`);
  await writeFile(text, `(module ${imported} ${each((name, kind) => `(export "${name}" (${kind} $${name}))`)})`);
  await run("wasm-as", ...FEATURES, text, "-o", module);
  return module;
}

/** One part from the pieces that always come together, optimised. */
async function writePart(dir, work, entrance, part, pieces) {
  const [first, ...more] = pieces.map((piece) => join(work, `${piece}.wasm`));
  if (more.length > 0) {
    const named = [first, ...more].flatMap((path, index) => [path, `piece${index}`]);
    await run("wasm-merge", ...FEATURES, "-g", entrance, "__wasm_split", ...named, "-o", first);
  }
  return writeHashed(dir, part, "wasm", await optimise(first));
}

/**
 * Writes the parts beside the main one, and makes their loader fetch exactly what was written. The comment above a shared piece names the
 * parts of the program that need it.
 */
async function writeParts(dir, work) {
  let loader = await readFile(join(work, LOADER), "utf8");
  const shared = new Map([...loader.matchAll(/\/\* (.+) \*\/\s*const __(chunk_\d+) =/g)].map(([, sharers, stem]) => [stem, sharers.split(", ")]));
  const stems = (await readdir(work)).map((file) => /^((split|chunk)_.*)\.wasm$/.exec(file)?.[1]).filter(Boolean).sort();
  const parts = new Map();
  for (const stem of stems) {
    const part = partOf(shared.get(stem) ?? [stem.replace(/^split_/, "")], (await stat(join(work, `${stem}.wasm`))).size);
    parts.set(part, [...(parts.get(part) ?? []), stem]);
  }
  const entrance = await writeEntrance(work, stems);
  const write = async ([part, pieces]) => ({ pieces, ...(await writePart(dir, work, entrance, part, pieces)) });
  for (const { pieces, name, integrity } of await Promise.all([...parts].map(write))) {
    for (const stem of pieces) {
      // The fetcher that wasm-split-cli writes, whole: it knows one way to compile.
      const fetcher = new RegExp(`\\(\\) => \\{\\s*const src = fetch\\(new URL\\("\\./${stem}\\.wasm", import\\.meta\\.url\\)\\);[^{}]*\\{\\}[^{}]*\\n\\}`);
      if (!fetcher.test(loader)) throw new Error(`wasm-split-cli fetches ${stem} in another way than this knows`);
      loader = loader.replace(fetcher, `() => fetchChunk("./${name}", "${integrity}")`);
    }
  }
  return FETCH_CHUNK + withOneLoaderForEachPart(loader);
}

/** Pieces that are one part have one loader: of 146 that wasm-split-cli writes for the pieces a fifth is left (2 KB gzip -9 of the first load). */
function withOneLoaderForEachPart(loader) {
  const [firstOf, sameAs] = [new Map(), new Map()];
  const once = loader.replace(/^\/\* .+ \*\/\s*const (__chunk_\d+) = makeLoad\(\(\) => (fetchChunk\(.+?\))\s*, \[\]\);\n/gm, (whole, name, call) => {
    sameAs.set(name, firstOf.get(call) ?? name);
    if (firstOf.has(call)) return "";
    firstOf.set(call, name);
    return whole;
  });
  if (sameAs.size === 0) throw new Error("wasm-split-cli writes its loaders in another way than this knows");
  const lists = /, \[((?:__chunk_\d+(?:, )?)+)\]/g;
  return once.replace(lists, (_, names) => `, [${[...new Set(names.split(", ").map((name) => sameAs.get(name) ?? name))].join(", ")}]`);
}

/**
 * Makes the worker in which bots think of what trunk has bound: one script, which starts it, and its program, optimised for speed. The name
 * of the script.
 */
export async function writeThinker(dir) {
  const [script, program] = ["thinker.js", "thinker_bg.wasm"].map((file) => join(dir, file));
  const { name, integrity } = await writeHashed(dir, "thinker", "wasm", await optimise(program, [SIMD, "-O3", ...BARE]));
  const start = `wasm_bindgen({ module_or_path: fetch(new URL("./${name}", self.location), { integrity: "${integrity}" }) });`;
  const { code } = await transform(`${await readFile(script, "utf8")}\n${start}`, { minify: true, target: "esnext" });
  await Promise.all([script, program].map((file) => rm(file)));
  return (await writeHashed(dir, "thinker", "js", code)).name;
}

/** Writes the program in parts into a directory that trunk has filled; the names of what the page itself loads. */
export async function writeProgram(dir) {
  const work = await mkdtemp(join(tmpdir(), `${NAME}-`));
  try {
    await run("wasm-split-cli", await linked(), work, "--out-name", NAME);
    const bound = join(work, "bound");
    await run("wasm-bindgen", join(work, `${NAME}.wasm`), "--out-dir", bound, "--target", "web", "--no-typescript", "--keep-lld-exports", "--keep-debug");
    await shortenImports(join(bound, `${NAME}_bg.wasm`), join(bound, `${NAME}.js`));
    const old = (await readdir(dir)).filter((file) => new RegExp(`^${NAME}-.*\\.(js|wasm)$`).test(file));
    await Promise.all([...old, "snippets"].map((file) => rm(join(dir, file), { recursive: true, force: true })));

    await writeFile(join(bound, LOADER), await writeParts(dir, work));
    const { outputFiles } = await build({
      // The page wants only what starts the program.
      stdin: { contents: `export { default } from "./${NAME}.js"`, resolveDir: bound }, bundle: true,
      // So classes that nobody uses can go: what wasm-bindgen writes after each of them does nothing else.
      define: { "Symbol.dispose": "undefined" }, pure: ["FinalizationRegistry"],
      format: "esm", minify: true, target: "esnext", write: false,
      // wasm-bindgen names the loader once for each import from it.
      logOverride: { "duplicate-object-key": "silent" },
    });
    const [{ text, contents }] = outputFiles;
    const script = await writeHashed(dir, NAME, "js", contents);
    const program = join(bound, `${NAME}_bg.wasm`);
    const parts = (await readdir(work)).filter((file) => file.endsWith(".wasm") && file !== `${NAME}.wasm`);
    const wanted = (await Promise.all(parts.map((file) => imports(join(work, file))))).flat();
    await dropUnusedExports(program, new Set([...wanted, ...text.match(/[\w$]+/g)]));
    const main = await writeHashed(dir, NAME, "wasm", await optimise(program));
    return { script, main };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
