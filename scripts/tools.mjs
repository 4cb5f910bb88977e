// Installs the programs that build the page: the released ones where they can be had, checked against the SHA-256 in tools.json before
// they run; elsewhere they are compiled.
//   node scripts/tools.mjs DIR PROGRAM...
//
// A released program is only run if its bytes are the ones that were pinned. Where they are others it is compiled from its crate, which cargo
// checks, and the message says so.

import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Without an answer, or without more of it, for this time, a download is given up, in milliseconds. */
const PATIENCE = 20_000;

/** The programs with their versions, releases and crates. */
export async function catalogue() {
  const tools = JSON.parse(await readFile(join(ROOT, "scripts", "tools.json"), "utf8"));
  // The command line tool must be of the version of the crate.
  const bindgen = /\nname = "wasm-bindgen"\nversion = "([^"]+)"/.exec(await readFile(join(ROOT, "Cargo.lock"), "utf8"))[1];
  for (const name of ["wasm-bindgen", "wasm-bindgen-test-runner"]) tools[name].version = bindgen;
  return tools;
}

const output = async (program, ...args) => {
  try {
    return (await promisify(execFile)(program, args)).stdout.trim();
  } catch {
    return "";
  }
};

/** Whether a program is there in its version, or where that is enough in a later one of its series. wasm-split-cli does not say its own; cargo knows which crate it has installed. */
async function isThere(dir, name, { version, crate, orNewer }) {
  const program = join(dir, "bin", name);
  if (name === "wasm-split-cli") return (await output("cargo", "install", "--list", "--root", dir)).includes(`${crate} v${version}:`);
  const there = (await output(program, "--version")).split(" ").at(-1);
  return there === version || (orNewer === true && isNewer(there, version));
}

/** Whether a version is a later one of the same series, that is with the same first two numbers. */
export function isNewer(there, version) {
  const [[major, minor, patch], wanted] = [there, version].map((each) => each.split(".").map(Number));
  return major === wanted[0] && minor === wanted[1] && patch > wanted[2];
}

/** What a server sends, unless it lets one wait. */
async function download(url, patience) {
  const stop = new AbortController();
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new Error("no answer")), patience);
  };
  try {
    wait();
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok) throw new Error(`answer ${response.status}`);
    const parts = [];
    for await (const part of response.body) {
      wait();
      parts.push(part);
    }
    return Buffer.concat(parts);
  } finally {
    clearTimeout(timer);
  }
}

/** Installs the released program; an error says why not. */
async function take(dir, name, { release, archives, version }, { platform, patience }) {
  const [archive, sha256] = archives[platform];
  const data = await download(new URL(archive, release), patience).catch((error) => {
    throw new Error(`not to be had (${error.cause?.code ?? error.message})`);
  });
  if (createHash("sha256").update(data).digest("hex") !== sha256) throw new Error("NOT the released file: its SHA-256 is another one, so it is not used");
  const place = await mkdtemp(join(tmpdir(), "heartbox-tools-"));
  try {
    await writeFile(join(place, archive), data);
    await promisify(execFile)("tar", ["-xzf", archive], { cwd: place });
    const found = (await readdir(place, { recursive: true, withFileTypes: true })).find((entry) => entry.isFile() && entry.name === name);
    if (!found) throw new Error("not in the released archive");
    const program = join(found.parentPath ?? found.path, name);
    await chmod(program, 0o755);
    if ((await output(program, "--version")).split(" ").at(-1) !== version) throw new Error("released for another system");
    await mkdir(join(dir, "bin"), { recursive: true });
    // Never half of it under its name.
    await copyFile(program, join(dir, "bin", `${name}.new`));
    await rename(join(dir, "bin", `${name}.new`), join(dir, "bin", name));
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

const run = (program, args, env) =>
  new Promise((done) => {
    const child = spawn(program, args, { stdio: "inherit", env });
    child.on("error", () => done(false));
    child.on("close", (code) => done(code === 0));
  });

/**
 * Compiles a program, in a build directory of its own: the crates of the tools have nothing to do with those of the page. Without optimisation
 * at link time, which takes as long as all the rest and which nobody would notice; and at the level of the catalogue, where it names one.
 */
async function compile(dir, { crate, version, flags = [], optimisation }) {
  const { CARGO_TARGET_DIR, ...env } = process.env;
  Object.assign(env, { CARGO_PROFILE_RELEASE_LTO: "off", CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "16" });
  // trunk mostly waits for others: without any it takes half the time to compile, and a build of the page takes a second longer.
  if (optimisation !== undefined) env.CARGO_PROFILE_RELEASE_OPT_LEVEL = `${optimisation}`;
  const args = ["--force", "--root", dir, crate, "--version", version, ...flags];
  // A lock file sometimes names versions that have been withdrawn; then the newest that fit are taken.
  return (await run("cargo", ["install", "--locked", ...args], env)) || run("cargo", ["install", ...args], env);
}

/**
 * Installs the programs that are missing. `say` gets what is done, in words.
 * @returns {Promise<string[]>} those that could not be installed
 */
export async function install(dir, names, { tools, say = console.error, platform = `${process.platform}-${process.arch}`, patience = PATIENCE } = {}) {
  const missing = [];
  tools ??= await catalogue();
  for (const name of names) {
    const tool = tools[name];
    if (await isThere(dir, name, tool)) continue;
    if (tool.archives?.[platform]) {
      try {
        say(`${name} ${tool.version}: taking the released program, usually some seconds`);
        await take(dir, name, tool, { platform, patience });
        continue;
      } catch (error) {
        say(`${name} ${tool.version}: ${error.message}`);
      }
    }
    say(`${name} ${tool.version}: compiling it, usually ${tool.minutes} min on two cores`);
    if (!(await compile(dir, tool))) missing.push(name);
  }
  return missing;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [dir, ...names] = process.argv.slice(2);
  const missing = await install(dir, names);
  if (missing.length > 0) {
    console.error(`These programs could neither be fetched nor compiled: ${missing.join(", ")}. Their messages are above.`);
    process.exit(1);
  }
}
