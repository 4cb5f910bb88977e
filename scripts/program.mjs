// Puts the program into the page in parts: the main part, which the first visit loads, one part for each game, and a part for what
// several games share and the main part does not need. trunk cannot split (trunk-rs/trunk#1022); it has bound the whole program, and
// what it made of it is replaced here.
//
// Every file carries the hash of its content in its name, and every fetch says which bytes it wants (`integrity`). So parts of two
// builds cannot meet: on a host that is between two builds, or with a broken copy, the fetch fails, and only that.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build, transform } from "esbuild";

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

export const integrity = (data) => `sha384-${createHash("sha384").update(data).digest("base64")}`;
const run = async (program, ...args) => (await promisify(execFile)(program, args, { maxBuffer: 1 << 28 })).stdout;

/** Writes a file whose name has the hash of its content. */
async function writeHashed(dir, stem, extension, data) {
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

/** What a module of the program takes from others. */
const imports = async (path) => WebAssembly.Module.imports(new WebAssembly.Module(await readFile(path))).map(({ name }) => name);

async function optimise(path, options = PASSES) {
  await run("wasm-opt", ...FEATURES, ...options, path, "-o", path);
  return readFile(path);
}

/**
 * Fetches a part and makes it ready for what it takes from the others. A host that has no type for WebAssembly gets the same from its bytes, as
 * the main part does. Nobody waits for ever. What went wrong is left where the page reads it (src/page/catalogue.rs), for the program is only told that
 * something did: "offline" where nobody answers, else what came instead.
 */
const FETCH_CHUNK = `
const fetchChunk = (name, integrity) => {
    const url = new URL(name, import.meta.url);
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), 60000);
    const ask = (how) => fetch(url, { signal: stop.signal, ...how });
    const get = async () => {
        const kept = await ask({ integrity }).catch(() => {});
        if (kept?.ok) return kept;
        // The cache of the browser may keep what is broken.
        const fresh = await ask({ integrity, cache: "reload" }).catch(async (error) => {
            const host = await ask({ method: "HEAD", cache: "no-store" }).catch(() => {});
            throw host ? (host.ok ? error : Error(host.status)) : Error("offline");
        });
        return fresh;
    };
    const instantiate = async (imports) => {
        const response = await source;
        const { instance } = response.headers.get("content-type") === "application/wasm"
            ? await WebAssembly.instantiateStreaming(response, imports)
            : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
        return { instance };
    };
    const source = get();
    source.catch(() => {});
    return (imports) => instantiate(imports).catch((error) => {
        globalThis.chunkFault = error.message;
        throw error;
    }).finally(() => clearTimeout(timer));
};
`;

/**
 * Writes the parts beside the main one, and makes their loader fetch exactly what was written. The comment above a shared part names the
 * games that need it; they become its name.
 */
async function writeParts(dir, work) {
  let loader = await readFile(join(work, LOADER), "utf8");
  const shared = new Map([...loader.matchAll(/\/\* (.+) \*\/\s*const __(chunk_\d+) =/g)].map(([, games, stem]) => [stem, games.split(", ")]));
  const write = async (stem) => {
    const games = shared.get(stem) ?? [stem.replace(/^split_/, "")];
    return { stem, ...(await writeHashed(dir, games.join("."), "wasm", await optimise(join(work, `${stem}.wasm`)))) };
  };
  const stems = (await readdir(work)).map((file) => /^((split|chunk)_.*)\.wasm$/.exec(file)?.[1]).filter(Boolean);
  for (const { stem, name, integrity } of await Promise.all(stems.map(write))) {
    // The fetcher that wasm-split-cli writes, whole: it knows one way to compile.
    const fetcher = new RegExp(`\\(\\) => \\{\\s*const src = fetch\\(new URL\\("\\./${stem}\\.wasm", import\\.meta\\.url\\)\\);[^{}]*\\{\\}[^{}]*\\n\\}`);
    if (!fetcher.test(loader)) throw new Error(`wasm-split-cli fetches ${stem} in another way than this knows`);
    loader = loader.replace(fetcher, `() => fetchChunk("./${name}", "${integrity}")`);
  }
  return FETCH_CHUNK + loader;
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
