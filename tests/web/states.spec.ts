// The layout of every table in states drawn from random games, in all languages: nothing that the question needs lies outside the
// screen, and no text is cut off or lies over another. The games are played by the native companion of the page.

import { seats } from "../../scripts/games.mjs";
import { touch } from "./app";
import { expect, test } from "./fixtures";
import { EVERYTHING } from "./layouts";
import { atRest, mismatches, outOfSight, spoiltText } from "./mismatches";
import { putOnShelf, saveOf } from "./saved";
import { simulated } from "./simulated";
import { GAMES } from "./screens";

/** The number of states of each game, spread over its smallest and its largest table and over the languages: STATES=200 for a night. */
const STATES = Number(process.env.STATES ?? (EVERYTHING ? 200 : 40));
/** The number of states in one test. */
const BATCH = 40;
/** The number of games at each table. */
const GAMES_EACH = 5;
const LANGUAGES = ["en", "de", "cs"];
const TABLETS = [[1024, 768], [768, 1024]];
/** Every fifth state is looked at on these, too. */
const OTHERS = [[390, 844], [1366, 768]];

for (const game of GAMES) {
  for (let first = 0; first < STATES; first += BATCH) {
    test(`${game}: states ${first + 1} to ${first + BATCH} of random games`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const { least, most } = seats(game);
      const tables = [least, most].map((people) => simulated(game, people, first, GAMES_EACH));
      await page.goto("./");
      for (let state = first; state < first + BATCH; state += 1) {
        const table = state % 2;
        const record = tables[table][Math.floor(state / 2) % GAMES_EACH];
        // The same on every machine, and well spread.
        const events = Math.floor(((state * 0.618034) % 1) * record.events.length);
        // Another id each time: a table that is open keeps what it has.
        await putOnShelf(page, `state${table}`, saveOf(record, events));
        await page.evaluate((id) => {
          document.querySelector(".table")?.setAttribute("data-before", "");
          location.hash = `#/game/${id}`;
        }, `state${table}`);
        await expect(page.locator(".table:not([data-before])")).toBeAttached();
        await atRest(page);
        const reveal = page.getByTestId("reveal");
        const language = LANGUAGES[Math.floor(((state - first) * LANGUAGES.length) / BATCH)];
        const choice = page.getByRole("combobox").first();
        // What is forced plays itself after a pause, and somebody may be asked in secret only then.
        await expect(async () => {
          if ((await reveal.count()) > 0) await touch(reveal);
          if ((await choice.inputValue({ timeout: 500 })) !== language) await choice.selectOption(language, { timeout: 500 });
          await expect(page.locator("html")).toHaveAttribute("lang", language, { timeout: 500 });
        }).toPass();
        const tablet = TABLETS[Math.floor(state / 2) % TABLETS.length];
        for (const [width, height] of state % 5 === 0 ? [tablet, ...OTHERS] : [tablet]) {
          await page.setViewportSize({ width, height });
          await atRest(page);
          const found = [...(await mismatches(page)), ...(width >= 768 ? await outOfSight(page) : []), ...(await spoiltText(page))];
          expect.soft(found, `state ${state}: ${events} of ${record.events.length} events with ${table ? most : least}, ${language}, ${width}x${height}`).toEqual([]);
        }
      }
    });
  }
}
