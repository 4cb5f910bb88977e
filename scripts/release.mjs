// What a release needs of the repository.
//   node scripts/release.mjs notes VERSION    the notes of this version, from CHANGELOG.md; it must be the version in Cargo.toml

import { readFileSync } from "node:fs";

const root = new URL("../", import.meta.url);
const read = (file) => readFileSync(new URL(file, root), "utf8");

/** The lines of a version in the changelog, without its heading. */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((section) => section.split(/[\s(]/, 1)[0] === version);
  const notes = section?.slice(section.indexOf("\n")).trim();
  if (!notes) throw new Error(`CHANGELOG.md says nothing about ${version}`);
  return notes;
}

/** The version of the package. */
export const versionOf = (manifest) => /^version = "([^"]+)"/m.exec(manifest)?.[1];

const [command, version] = process.argv.slice(2);
if (command === "notes") {
  const own = versionOf(read("Cargo.toml"));
  if (version !== own) throw new Error(`the tag says ${version}, Cargo.toml says ${own}`);
  console.log(notesOf(read("CHANGELOG.md"), version));
}
