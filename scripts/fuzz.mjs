// Fuzzes the readers of what comes from outside: `node scripts/fuzz.mjs PROGRAM CORPUS SECONDS [TARGET...]`. SECONDS are shared by the targets.
// The corpus grows from run to run. It begins with the fixtures of every released version and with what was found before.

import { spawn } from "node:child_process";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TARGETS = ["links", "saves", "journals", "files"];
/** The longest input, in bytes: enough for a whole game. */
const MAX_LENGTH = 30_000;

const [program, corpus, seconds, ...chosen] = process.argv.slice(2);
const targets = chosen.length > 0 ? chosen : TARGETS;

const fixtures = join(ROOT, "tests/fixtures");
const read = async (folder, ending) => {
  const names = (await readdir(join(fixtures, folder))).filter((name) => name.endsWith(ending));
  return Promise.all(names.map((name) => readFile(join(fixtures, folder, name))));
};

/** The inputs that a target begins with, from the fixtures. */
async function seeds(target) {
  if (target === "links") {
    const lines = (await read("links", ".jsonl")).flatMap((file) => file.toString().trim().split("\n"));
    const links = lines.map((line) => JSON.parse(line).link);
    return [...links, ...links.map((link) => Buffer.from(link.replace("#/g/", ""), "base64url"))];
  }
  const saved = [...(await read("v1", ".saved.json")), ...(await read("v2", ".saved.json"))];
  const records = await read("v1", ".record.json");
  if (target === "saves") return saved;
  if (target === "journals") return saved.map((save) => `{"whole":${save}}\n{"at":1}\n{"at":3}`);
  return [...records, ...saved.map((save) => `{"format":"heartbox-games","version":1,"games":[{"save":${save}}]}`)];
}

/** Runs a target for this time, in seconds. */
async function fuzz(target, time) {
  const own = join(corpus, target);
  const found = join(ROOT, "tests/fuzz/corpus", target);
  await mkdir(own, { recursive: true });
  for (const [index, seed] of (await seeds(target)).entries()) await writeFile(join(own, `seed-${index}`), seed);
  for (const name of await readdir(found)) await copyFile(join(found, name), join(own, name));
  const dictionary = join(dirname(fileURLToPath(import.meta.url)), "../tests/fuzz/json.dict");
  const args = [own, `-max_total_time=${time}`, `-max_len=${MAX_LENGTH}`, `-dict=${dictionary}`, `-artifact_prefix=${own}/found-`];
  args.push("-timeout=10", "-rss_limit_mb=2048", "-print_final_stats=1", "-verbosity=0", "-close_fd_mask=1");
  const child = spawn(program, args, { env: { ...process.env, FUZZ_TARGET: target }, stdio: ["ignore", "inherit", "pipe"] });
  let said = "";
  child.stderr.on("data", (data) => (said = (said + data).slice(-4000)));
  const code = await new Promise((done) => child.on("close", done));
  const runs = /number_of_executed_units:\s+(\d+)/.exec(said)?.[1] ?? "?";
  if (code !== 0) console.error(said);
  console.log(`fuzz ${target}: ${runs} inputs in ${time} s${code === 0 ? "" : `, FAILED; the input is in ${own}: move it to tests/fuzz/corpus/${target}/`}`);
  return code === 0;
}

const share = Math.max(1, Math.round(Number(seconds) / targets.length));
const results = [];
for (const target of targets) results.push(await fuzz(target, share));
if (results.includes(false)) process.exit(1);
