// The messages: files that the build script of the program (build/messages.rs) has compiled from Fluent, one for each module and language.

import { execFile } from "node:child_process";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const NAME = "heartbox";
const TARGET = "wasm32-unknown-unknown";
/** The cargo profile of index.html. */
const PROFILE = "web-release";
/** Where the program looks for them (src/page/parts/texts.rs). */
const FOLDER = "text";
/** The module of the page; the others are those of the games. */
const PAGE = "page";

/** Where the build script has written them. Cargo knows: asked for what trunk has just built, it builds nothing. */
async function compiled() {
  const profile = process.env.TRUNK_PROFILE === "debug" ? [] : ["--profile", PROFILE];
  const { stdout } = await promisify(execFile)(
    "cargo",
    ["build", "--offline", "--locked", "--target", TARGET, ...profile, "--bin", NAME, "--message-format", "json", "--quiet"],
    { maxBuffer: 1 << 28 },
  );
  const messages = stdout.trim().split("\n").map((line) => JSON.parse(line));
  const program = messages.find(({ reason, target }) => reason === "compiler-artifact" && target.name === NAME && target.kind.includes("bin"));
  const script = messages.find(({ reason, package_id }) => reason === "build-script-executed" && package_id === program.package_id);
  return join(script.out_dir, "messages");
}

/**
 * Copies the messages into the page. Where the page's own words are in each language, by tag: the address, and the hash that is part of the
 * name, as subresource integrity writes it.
 */
export async function writeTexts(dir) {
  const from = await compiled();
  const names = (await readdir(from)).filter((name) => name.endsWith(".txt")).sort();
  await mkdir(join(dir, FOLDER), { recursive: true });
  await Promise.all(names.map((name) => copyFile(join(from, name), join(dir, FOLDER, name))));
  const own = names.map((name) => [name, ...name.split(".")]).filter(([, module]) => module === PAGE);
  const word = ([name, , tag, hash]) => [tag, { href: `./${FOLDER}/${name}`, integrity: `sha256-${Buffer.from(hash, "base64url").toString("base64")}` }];
  return Object.fromEntries(own.map(word));
}
