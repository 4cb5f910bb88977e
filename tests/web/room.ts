// Tables in the middle of a game, and the text settings of a browser.

import type { Page } from "@playwright/test";
import { beginGame, type GameId, readTable, touch } from "./app";
import { flowRecord, openAt as openFlowAt } from "./flow";
import { find, infarktRecord, openAt } from "./infarkt";
import { playUntil } from "./screens";

/** A table in the middle of a game with something half chosen, where the question needs most room. */
export async function inTheMiddle(page: Page, game: GameId, people: number) {
  switch (game) {
    case "flow": {
      const [record, at, kind] = people > 2 ? ([flowRecord("eight"), 347, "move"] as const) : ([flowRecord("two"), 33, "enter"] as const);
      for (const [seat, each] of record.setup.seats.entries()) each.name = NAMES[seat];
      await openFlowAt(page, record, at);
      await readTable(page);
      await touch(page.getByTestId(kind));
      return;
    }
    case "infarkt": {
      const record = infarktRecord(people > 2 ? "five" : "two");
      for (const [seat, each] of record.setup.seats.entries()) each.name = NAMES[seat];
      const event = find(record, "go", 60);
      await openAt(page, record, event);
      await readTable(page);
      return;
    }
    default:
      await beginGame(page, game, NAMES.slice(0, people));
      await playUntil(page, (now) => now.events > 12 && (game === "tintenherz" ? now.buttons.includes("reroll") : now.prompt.includes("attacks")));
  }
}

/** Long names, as some families have them. */
export const NAMES = ["Christiane", "Bo", "Maximilian", "Di", "Eve", "Fay", "Gus", "Hal"];

/** The size of letters that somebody has set in the browser, in percent. */
export async function lettersOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  return (percent: number) => devtools.send("Page.setFontSizes", { fontSizes: { standard: (16 * percent) / 100 } });
}

/** Sets or removes the spacing of lines, paragraphs, letters and words of WCAG 1.4.12. */
export async function spaceOut(page: Page, spaced: boolean) {
  await page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = spaced ? [sheet] : [];
  }, spaced);
}
