// The programs that build the page, against a small server that stands for where they are released, and a cargo that only notes what it
// is asked for.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { catalogue, install, isNewer } from "../../scripts/tools.mjs";

const PATH = process.env.PATH;
/** How long the tests wait for a server that says nothing, in milliseconds. */
const PATIENCE = 300;

let place;
let server;
let release;
let archive;
/** What the server does with a request. */
let answer;

/** A program that only says its version. */
function program(path, version) {
  writeFileSync(path, `#!/bin/sh\necho "tool ${version}"\n`);
  chmodSync(path, 0o755);
}

before(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  release = `http://127.0.0.1:${server.address().port}/`;
});

after(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "heartbox-tools-test-"));
  program(join(place, "tool"), "1.2.3");
  execFileSync("tar", ["-czf", "tool.tar.gz", "tool"], { cwd: place });
  archive = readFileSync(join(place, "tool.tar.gz"));
  // A cargo that installs a program of this version.
  const cargo = join(place, "cargo");
  writeFileSync(cargo, `#!/bin/sh
echo "$@" >> "${place}/asked"
echo "$CARGO_PROFILE_RELEASE_OPT_LEVEL" > "${place}/level"
[ "$1 $2" = "install --list" ] && exit 0
mkdir -p "${place}/root/bin"
printf '#!/bin/sh\\necho "tool 1.2.3"\\n' > "${place}/root/bin/tool"
chmod +x "${place}/root/bin/tool"
`);
  chmodSync(cargo, 0o755);
  process.env.PATH = `${place}:${PATH}`;
  answer = (_, response) => response.end(archive);
});

afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Installs the program of the tests; what was said, and what cargo was asked for. */
async function installed({ sha256 = createHash("sha256").update(archive).digest("hex"), at = release, version = "1.2.3" } = {}) {
  const tool = { version, crate: "tool", minutes: 1, optimisation: 0, flags: ["--bin", "tool"], release: at, archives: { here: ["tool.tar.gz", sha256] } };
  const said = [];
  const missing = await install(join(place, "root"), ["tool"], { tools: { tool }, say: (line) => said.push(line), platform: "here", patience: PATIENCE });
  const asked = join(place, "asked");
  if (existsSync(asked)) assert.equal(readFileSync(join(place, "level"), "utf8"), "0\n");
  return { missing, said: said.join("\n"), asked: existsSync(asked) ? readFileSync(asked, "utf8") : "" };
}

const works = () => execFileSync(join(place, "root", "bin", "tool"), ["--version"], { encoding: "utf8" }).trim();

test("a released program is taken, and only once", async () => {
  let requests = 0;
  answer = (_, response) => {
    requests += 1;
    response.end(archive);
  };
  const { missing, said, asked } = await installed();
  assert.deepEqual([missing, asked, works()], [[], "", "tool 1.2.3"]);
  assert.match(said, /taking the released program/);
  assert.equal((await installed()).said, "");
  assert.equal(requests, 1);
});

test("another file than the released one never runs", async () => {
  const ran = join(place, "ran");
  writeFileSync(join(place, "tool"), `#!/bin/sh\ntouch "${ran}"\necho "tool 1.2.3"\n`);
  const pinned = createHash("sha256").update(archive).digest("hex");
  execFileSync("tar", ["-czf", "tool.tar.gz", "tool"], { cwd: place });
  archive = readFileSync(join(place, "tool.tar.gz"));
  const { missing, said, asked } = await installed({ sha256: pinned });
  assert.match(said, /NOT the released file/);
  assert.match(asked, /^install --locked --force --root .* tool --version 1\.2\.3 --bin tool$/m);
  assert.deepEqual([missing, existsSync(ran), works()], [[], false, "tool 1.2.3"]);
});

test("a program that cannot be had is compiled: missing, slow, broken off, no network, for another system", async () => {
  const cases = {
    missing: (_, response) => response.writeHead(404).end(),
    slow: () => {},
    "broken off": (_, response) => response.writeHead(200, { "content-length": archive.length }).write(archive.subarray(0, 20)),
  };
  for (const [name, how] of Object.entries(cases)) {
    rmSync(join(place, "root"), { recursive: true, force: true });
    answer = how;
    const { missing, said } = await installed();
    assert.match(said, /not to be had \([^)]+\)\n.*compiling it, usually 1 min/, name);
    assert.deepEqual([missing, works()], [[], "tool 1.2.3"], name);
  }
  rmSync(join(place, "root"), { recursive: true, force: true });
  assert.match((await installed({ at: "http://127.0.0.1:9/" })).said, /not to be had/);

  program(join(place, "tool"), "0.0.1");
  execFileSync("tar", ["-czf", "tool.tar.gz", "tool"], { cwd: place });
  archive = readFileSync(join(place, "tool.tar.gz"));
  answer = (_, response) => response.end(archive);
  rmSync(join(place, "root"), { recursive: true, force: true });
  assert.match((await installed()).said, /released for another system\n.*compiling/);
});

test("a later version of the same series is no other program", () => {
  const newer = ["0.9.3", "0.9.10", "0.9.2", "0.9.1", "0.10.3", "1.9.3", ""].filter((there) => isNewer(there, "0.9.2"));
  assert.deepEqual(newer, ["0.9.3", "0.9.10"]);
});

test("what cannot be compiled either is named", async () => {
  answer = (_, response) => response.writeHead(404).end();
  writeFileSync(join(place, "cargo"), "#!/bin/sh\nexit 1\n");
  assert.deepEqual((await installed()).missing, ["tool"]);
});

test("every pinned archive has a SHA-256, and belongs to its version", async () => {
  for (const [name, { version, release, archives = {} }] of Object.entries(await catalogue())) {
    assert.match(version, /^\d+\.\d+\.\d+$/, name);
    for (const [archive, sha256] of Object.values(archives)) {
      assert.match(sha256, /^[0-9a-f]{64}$/, name);
      assert.ok(`${release}${archive}`.includes(version), name);
    }
  }
});
