// Takes the pictures of the README: the table of each game in the middle of a game that bots have played, light and dark; and those that
// installers and links to the page show, which are part of the page.
//   node scripts/pictures.mjs

import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serve } from "./serve.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DIST = process.env.HEARTBOX_DIST || `${ROOT}dist`;
const OUT = `${ROOT}docs/pictures`;
const SCREENSHOTS = `${ROOT}public/screenshots`;
/** Game, people, and the part of the game that has been played. */
const TABLES = [["flow", 4, 0.6], ["heartstrings", 3, 0.5], ["infarkt", 4, 0.4], ["tintenherz", 4, 0.6]];
/** What installers and links to the page show: name, size, and the game whose table is seen, or the shelf. */
const SHOWN = [["wide", 1280, 800, "heartstrings"], ["narrow", 390, 844, "tintenherz"], ["card", 1200, 630, null]];
const NAMES = ["Ada", "Bo", "Cy", "Di"];

/** A game that bots have played up to this part, as if people had. */
function played(game, players, part) {
  const sim = ["run", "--quiet", "--locked", "--no-default-features", "--profile", "native-test", "--bin", "sim", "--", "play"];
  const call = ["--game", game, "--players", `${players}`, "--bots", "2", "--games", "1", "--seed", "5"];
  const text = execFileSync("cargo", [...sim, ...call], { cwd: ROOT, encoding: "utf8", maxBuffer: 64 << 20 });
  const record = JSON.parse(text.replaceAll('"bot:2"', '"human"'));
  record.setup.seats.forEach((seat, index) => (seat.name = NAMES[index]));
  delete record.result;
  record.events.length = Math.round(record.events.length * part);
  return { name: `${game}.json`, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(record)) };
}

/** Takes a picture of the table with this game, or of the shelf. */
async function take(path, file, look) {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB", ...look });
  const page = await context.newPage();
  await page.goto(site.url);
  if (file) {
    await page.getByTestId("open-file").setInputFiles(file);
    const reveal = page.getByTestId("reveal");
    await page.getByTestId("table").or(reveal).first().waitFor();
    if (await reveal.isVisible()) await reveal.click();
  } else {
    await page.getByTestId("shelf").waitFor();
  }
  // What is said for a moment has gone.
  await page.waitForTimeout(7000);
  await page.screenshot({ path, type: "jpeg", quality: 70 });
  await context.close();
}

for (const folder of [OUT, SCREENSHOTS]) mkdirSync(folder, { recursive: true });
const site = await serve({ dir: DIST });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox"] });
try {
  const files = new Map(TABLES.map(([game, players, part]) => [game, played(game, players, part)]));
  for (const [name, width, height, game] of SHOWN) {
    await take(`${SCREENSHOTS}/${name}.jpg`, files.get(game), { viewport: { width, height }, colorScheme: "light" });
  }
  for (const [game] of TABLES) {
    for (const colorScheme of ["light", "dark"]) {
      await take(`${OUT}/${game}-${colorScheme}.jpg`, files.get(game), { viewport: { width: 1024, height: 768 }, colorScheme });
    }
  }
} finally {
  await browser.close();
  await site.close();
}
