// Plays one whole game of each kind on the built page in Firefox and in WebKit; the tests in tests/web do so in Chromium.
// Where a browser is missing it says what to install and goes on with the others.
//   node tests/engines/run.mjs [firefox|webkit]

import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";
import { seedRandom } from "../web/player.mjs";
import { startFirefox } from "./firefox.mjs";
import { playAll } from "./play.mjs";
import { startWebKit } from "./webkit.mjs";

const DIST = process.env.HEARTBOX_DIST || fileURLToPath(new URL("../../dist", import.meta.url));
/** Four games that do not take long. */
const SEED = 1;
const HARMLESS = [/integrity.*(preload|destination)|(preload|destination).*integrity/i];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (name) => process.env.PATH.split(delimiter).map((dir) => join(dir, name)).find(isProgram);

/** WebKitGTK's small browser, which lies beside its library. */
function miniBrowser() {
  const library = (root) => readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => join(root, name));
  const roots = ["/usr/lib", "/usr/libexec", "/usr/lib64"].filter((root) => isProgram(root));
  const candidates = roots.flatMap((root) => [root, ...library(root)]).flatMap((root) => ["webkit2gtk-4.1", "webkitgtk-6.0", "webkit2gtk-4.0"].map((api) => join(root, api, "MiniBrowser")));
  return candidates.find(isProgram);
}

const seeded = { prepare: seedRandom, argument: SEED };
const ENGINES = {
  firefox: {
    needs: { "firefox-esr": process.env.FIREFOX || onPath("firefox-esr") || onPath("firefox") },
    start: ([executablePath]) => startFirefox({ executablePath, ...seeded }),
  },
  webkit: {
    needs: { "webkit2gtk-driver": onPath("WebKitWebDriver"), "libwebkit2gtk-4.1-0": miniBrowser(), xvfb: onPath("xvfb-run"), xauth: onPath("xauth") },
    start: ([driverPath, executablePath]) => startWebKit({ driverPath, executablePath, ...seeded }),
  },
};

const site = await serve({ dir: DIST, base: "/some/where/heartbox/" });

/** Plays in one engine; whether nothing failed. */
async function play([name, { needs, start }]) {
  const missing = Object.keys(needs).filter((each) => !needs[each]);
  if (missing.length > 0) {
    console.log(`${name}: not played, because it is not installed (Debian: ${missing.join(", ")})`);
    return true;
  }
  let driver;
  try {
    driver = await start(Object.values(needs));
    const { problems } = driver;
    driver.problems = async () => (await problems()).filter((problem) => !HARMLESS.some((pattern) => pattern.test(problem)));
    await playAll(driver, site.url, (line) => console.log(`${driver.name}: ${line}`));
    return true;
  } catch (error) {
    console.error(`${driver?.name ?? name}: FAILED: ${error.stack ?? error}`);
    // Why a table stands still may be said here.
    const problems = await driver?.problems().catch((gone) => [gone]);
    for (const problem of problems ?? []) console.error(problem);
    return false;
  } finally {
    await driver?.close();
  }
}

const chosen = process.argv.slice(2);
// At the same time: one alone leaves more than a core idle.
const played = await Promise.all(Object.entries(ENGINES).filter(([name]) => chosen.length === 0 || chosen.includes(name)).map(play));
await site.close();
process.exit(played.every(Boolean) ? 0 : 1);
