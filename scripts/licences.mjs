// Lists the licences of everything that ends up in the page, with their texts.
//   node scripts/licences.mjs            checks them all against the allow-list
//   writeLicences(path)                  also writes the list (done by the build)
// In the page are: the Rust crates (cargo-about knows them), the npm packages under "dependencies" in package.json, and what lies in
// public/ with a licence file of its own (fonts, drawings).

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import satisfies from "spdx-satisfies";

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** For code: the list of cargo-about. Drawings and fonts may ask to be named. */
const ALLOWED_IN_CODE = readFileSync(join(ROOT, "about.toml"), "utf8").match(/accepted = \[([^\]]+)\]/)[1].match(/(?<=")[^",]+(?=")/g);
const ALLOWED_IN_ART = [...ALLOWED_IN_CODE, "CC-BY-3.0", "CC-BY-4.0", "OFL-1.1"];

const LICENCE_FILE = /^(licen[cs]e|copying|unlicense|notice|ofl)/i;

const mit = (holders) => `MIT License

Copyright (c) ${holders}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

const isc = (holders) => `ISC License

Copyright (c) ${holders}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.
`;

/** The licence texts in a directory. */
async function textsIn(dir) {
  const files = (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name));
  return Promise.all(files.map(({ name }) => name).sort().map((name) => readFile(join(dir, name), "utf8")));
}

const run = async (program, ...args) => (await promisify(execFile)(program, args, { cwd: ROOT, maxBuffer: 1 << 28 })).stdout;

/**
 * What cargo-about knows of the crates of the page; it fails where a licence is not on its list. It reads every file of every crate, so
 * its answer is kept beside what cargo builds for as long as nothing that it depends on changes.
 */
async function crateLicences() {
  const hash = createHash("sha256");
  for (const file of ["Cargo.lock", "Cargo.toml", "about.toml"]) hash.update(await readFile(join(ROOT, file)));
  const { target_directory } = JSON.parse(await run("cargo", "metadata", "--offline", "--locked", "--no-deps", "--format-version", "1"));
  const kept = join(target_directory, `crate-licences-${hash.digest("hex").slice(0, 16)}.json`);
  const known = await readFile(kept, "utf8").catch(() => null);
  if (known !== null) return JSON.parse(known);
  const found = await run("cargo-about", "generate", "--format", "json", "--locked", "--offline", "--fail");
  await mkdir(target_directory, { recursive: true });
  // As a whole or not at all: somebody else may be reading it.
  await writeFile(`${kept}.new`, found);
  await rename(`${kept}.new`, kept);
  return JSON.parse(found);
}

/** The crates of the page. */
async function crates() {
  return (await crateLicences()).licenses.flatMap(({ id, text, used_by }) =>
    used_by.map(({ crate: { name, version } }) => ({ kind: "crate", name, version, licence: id, texts: [text], allowed: null })),
  );
}

/** Icon sets bring no licence file but say in info.json whose they are; that is what their licences ask us to pass on. */
async function iconCredit(dir) {
  const info = await readFile(join(dir, "info.json"), "utf8").catch(() => null);
  if (info === null) return [];
  const { author, license } = JSON.parse(info);
  const credit = `Icons by ${author.name} (${author.url}), some of them cut out, recoloured or combined.\nLicence: ${license.title}, ${license.url}`;
  const text = { ISC: isc, MIT: mit }[license.spdx];
  return [text ? `${credit}\n\n${text(author.name)}` : credit];
}

async function npmPackages() {
  const { dependencies = {} } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  return Promise.all(
    Object.keys(dependencies).map(async (name) => {
      const dir = join(ROOT, "node_modules", name);
      const { version, license } = JSON.parse(await readFile(join(dir, "package.json"), "utf8"));
      const licence = typeof license === "string" ? license : (license?.type ?? "");
      const texts = [...(await textsIn(dir)), ...(await iconCredit(dir))];
      return { kind: "npm package", name, version, licence, texts, allowed: ALLOWED_IN_ART };
    }),
  );
}

/** Licence files among the assets; their first lines say whose they are. */
async function assets() {
  const entries = await readdir(join(ROOT, "public"), { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name) && entry.name.endsWith(".txt"))
      .map(async (entry) => ({
        kind: "asset",
        name: `${basename(entry.parentPath ?? entry.path)}/${entry.name}`,
        version: "",
        licence: /^ofl/i.test(entry.name) ? "OFL-1.1" : "see text",
        texts: [await readFile(join(entry.parentPath ?? entry.path, entry.name), "utf8")],
        allowed: null,
      })),
  );
}

async function collect() {
  const std = {
    kind: "library",
    name: "Rust standard library",
    version: "",
    licence: "MIT OR Apache-2.0",
    texts: [mit("The Rust Project Contributors")],
    allowed: ALLOWED_IN_CODE,
  };
  const all = [std, ...(await crates()), ...(await npmPackages()), ...(await assets())];
  return all.sort((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name) || a.version.localeCompare(b.version));
}

/** What is bundled and should not be: one sentence each. */
function problems(parts) {
  return parts.flatMap(({ kind, name, version, licence, texts, allowed }) => {
    const what = `${kind} ${name} ${version}`.trim();
    if (texts.length === 0) return [`${what}: no licence text found`];
    if (allowed === null) return [];
    try {
      return satisfies(licence, allowed) ? [] : [`${what}: licence ${licence} is not on the allow-list`];
    } catch {
      return [`${what}: licence "${licence}" is not an SPDX expression`];
    }
  });
}

/** The notice above the conditions of the MIT licence, which differs, and these, which are the same for all; of another text nothing and the whole. */
function split(text) {
  const at = text.indexOf("Permission is hereby granted, free of charge");
  return at < 0 ? ["", text] : [text.slice(0, at).trim(), text.slice(at)];
}

export async function writeLicences(path) {
  const parts = await collect();
  const wrong = problems(parts);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  // Many share one text: print each once, below the names and the notices it belongs to.
  const byText = new Map();
  for (const part of parts) {
    const text = part.texts.map((one) => one.replaceAll("\r\n", "\n").trim()).join("\n\n");
    const [notice, conditions] = split(text);
    const key = conditions.replace(/\s+/g, " ");
    const { notices } = byText.get(key) ?? byText.set(key, { conditions, notices: new Map() }).get(key);
    notices.set(notice, [...(notices.get(notice) ?? []), part]);
  }
  const title = ({ name, version, licence }) => `${[name, version].filter(Boolean).join(" ")} (${licence})`;
  const head = ([notice, group]) => [group.map(title).join("\n"), notice].filter(Boolean).join("\n\n");
  const chapters = [...byText.values()].map(({ conditions, notices }) => `${[...[...notices].map(head), conditions].join("\n\n")}\n`);
  const own = await readFile(join(ROOT, "LICENSE-MIT"), "utf8");
  await writeFile(
    path,
    `Heartbox (MIT OR Apache-2.0)\n\n${own.trim()}\n\n${"=".repeat(78)}\nHeartbox contains what follows, with its licences.\n\n` +
      chapters.map((chapter) => `${"=".repeat(78)}\n${chapter}`).join("\n"),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parts = await collect();
  const wrong = problems(parts);
  for (const line of wrong) console.error(line);
  const counts = new Map();
  for (const { licence } of parts) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  for (const [licence, count] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`${String(count).padStart(4)}  ${licence}`);
  console.log(`licences: ${parts.length} bundled parts, ${wrong.length} not allowed`);
  process.exit(wrong.length > 0 ? 1 : 0);
}
