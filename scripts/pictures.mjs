// Takes the pictures of the README: the table of each game in the middle of a game that bots have played, light and dark, and a film of bots
// that play on; and those that installers and links to the page show, which are part of the page.
//   node scripts/pictures.mjs [film]
// The film needs img2webp (Debian and Ubuntu: the package webp).

import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
/** The film: the game, people, the part that has been played before it, its size, its length in seconds, and its frames in a second. */
const FILM = { game: "heartstrings", players: 3, part: 0.5, width: 960, height: 600, length: 14, rate: 6 };
const NAMES = ["Ada", "Bo", "Cy", "Di"];

/** A game that bots have played up to this part, as if people had, or such that they play on. */
function played(game, players, part, control = "human") {
  const sim = ["run", "--quiet", "--locked", "--no-default-features", "--profile", "native-test", "--bin", "sim", "--", "play"];
  const call = ["--game", game, "--players", `${players}`, "--bots", "2", "--games", "1", "--seed", "5"];
  const text = execFileSync("cargo", [...sim, ...call], { cwd: ROOT, encoding: "utf8", maxBuffer: 64 << 20 });
  const record = JSON.parse(text.replaceAll('"bot:2"', `"${control}"`));
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
  await page.getByTestId("shelf").waitFor();
  // Pointer users see no focus marks.
  await page.mouse.click(1, 1);
  if (file) {
    await page.getByTestId("open-file").setInputFiles(file);
    const reveal = page.getByTestId("reveal");
    await page.getByTestId("table").or(reveal).first().waitFor();
    if (await reveal.isVisible()) await reveal.dispatchEvent("click");
  }
  // What is said for a moment has gone.
  await page.waitForTimeout(7000);
  await page.screenshot({ path, type: "jpeg", quality: 70 });
  await context.close();
}

/** Films bots that play on. What has not changed is not stored again, by the encoder. */
async function film({ game, players, part, width, height, length, rate }, colorScheme) {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width, height }, colorScheme });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.getByTestId("open-file").setInputFiles(played(game, players, part, "bot:2"));
  await page.getByTestId("table").waitFor();
  await page.waitForTimeout(1500);
  const shots = [];
  const devtools = await context.newCDPSession(page);
  devtools.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    shots.push({ time: metadata.timestamp, data });
    devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await devtools.send("Page.startScreencast", { format: "png" });
  await page.waitForTimeout(length * 1000);
  await devtools.send("Page.stopScreencast");
  const folder = mkdtempSync(join(tmpdir(), "heartbox-film-"));
  const frames = [];
  for (let frame = 0; frame < length * rate; frame += 1) {
    const shot = shots.findLast(({ time }) => time <= shots[0].time + frame / rate);
    frames.push(join(folder, `${String(frame).padStart(4, "0")}.png`));
    writeFileSync(frames.at(-1), Buffer.from(shot.data, "base64"));
  }
  const coding = ["-loop", "0", "-min_size", "-d", `${Math.round(1000 / rate)}`, "-lossy", "-q", "55", "-m", "6"];
  execFileSync("img2webp", [...coding, ...frames, "-o", `${OUT}/film-${colorScheme}.webp`], { stdio: ["ignore", "ignore", "inherit"] });
  rmSync(folder, { recursive: true });
  await context.close();
}

/** Takes all pictures. */
async function pictures() {
  const files = new Map(TABLES.map(([game, players, part]) => [game, played(game, players, part)]));
  for (const [name, width, height, game] of SHOWN) {
    await take(`${SCREENSHOTS}/${name}.jpg`, files.get(game), { viewport: { width, height }, colorScheme: "light" });
  }
  for (const [game] of TABLES) {
    for (const colorScheme of ["light", "dark"]) {
      await take(`${OUT}/${game}-${colorScheme}.jpg`, files.get(game), { viewport: { width: 1024, height: 768 }, colorScheme });
    }
  }
}

for (const folder of [OUT, SCREENSHOTS]) mkdirSync(folder, { recursive: true });
const site = await serve({ dir: DIST });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox"] });
try {
  for (const colorScheme of ["light", "dark"]) await film(FILM, colorScheme);
  if (process.argv[2] !== "film") await pictures();
} finally {
  await browser.close();
  await site.close();
}
