// The table has room at every size and with every size of text: what is due can be reached and touched, and nothing is wider than the window.

import type { Page } from "@playwright/test";
import { seats } from "../../scripts/games.mjs";
import { beginGame, type GameId, onShelf, playOn, readTable, seeded, speak, touch } from "./app";
import { expect, test } from "./fixtures";
import { decide, flowRecord, openAt as openFlowAt } from "./flow";
import { choose, find, infarktRecord, openAt } from "./infarkt";
import { EVERYTHING, layouts } from "./layouts";
import { atRest, overlaps } from "./mismatches";
import { inTheMiddle, outOfReach, TEXTS } from "./room";
import { openSave, putOnShelf, saveOf } from "./saved";
import { GAMES, momentsOfFlow, momentsOfLudo, PEOPLE, playUntil, TABLES } from "./screens";
import { simulated } from "./simulated";

const SIZES = [
  [320, 568], [320, 640], [390, 844], [568, 320], [667, 375], [844, 390], [512, 384], [640, 480], [768, 1024], [800, 1280], [1024, 768], [1180, 820], [1280, 800],
  [1366, 768], [2000, 1200],
];
/** Windows with hardly any room. */
const NARROWEST = [[568, 320], [640, 480]];
/** The size of letters that somebody has set in the browser. */
async function lettersOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  return (percent: number) => devtools.send("Page.setFontSizes", { fontSizes: { standard: (16 * percent) / 100 } });
}

/** Sets or removes the spacing of lines, paragraphs, letters and words of WCAG 1.4.12. */
async function spaceOut(page: Page, spaced: boolean) {
  await page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = spaced ? [sheet] : [];
  }, spaced);
}

/** What is due and smaller than a finger. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const due = ".table > .bar :is(a, button:not(:disabled), select), .board .lit, .actions .lit, .seats :is(button, .lit), .actions button:not([aria-disabled='true'], :disabled), .log button";
    const small = [...document.querySelectorAll(due)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert], dialog, [aria-hidden='true'], .sr")) return [];
      // The ring of eight is as wide as the tablet and has 80 positions: each of its pieces is chosen by a button too.
      const piece = /^piece-\d+-(\d+)$/.exec(element.getAttribute("data-place") ?? "");
      if (piece && document.querySelector(`.actions [data-piece="${piece[1]}"]`)) return [];
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute("data-testid") ?? element.getAttribute("data-place") ?? element.getAttribute("class");
      return width > 0 && Math.min(width, height) < 43.5 ? [`${name} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 20)}” ${width.toFixed()}x${height.toFixed()}`] : [];
    });
    return [...new Set(small)];
  });

/** The least size in pixels of each kind of words on the board. */
const wordsOnBoard = (page: Page) =>
  page.evaluate(() => {
    const least: Record<string, number> = {};
    for (const word of document.querySelectorAll<SVGTextElement>(".board svg text")) {
      if (!word.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !word.textContent?.trim()) continue;
      const { a, b } = word.getScreenCTM() ?? new DOMMatrix();
      const kind = word.getAttribute("class") ?? word.parentElement?.getAttribute("class") ?? "";
      least[kind] = Math.min(least[kind] ?? Infinity, parseFloat(getComputedStyle(word).fontSize) * Math.hypot(a, b));
    }
    return least;
  });

/** The least size of words that can be read, in pixels. */
const LEGIBLE = 7.9;

const LOOKS = layouts({ table: TABLES, language: ["en", "de", "cs"], text: TEXTS, size: SIZES });

for (const table of TABLES) {
  const [game, people] = table;
  test(`${game} with ${people}: everything due can be reached at every size and text size, and words on the board can be read`, async ({ page }) => {
    test.setTimeout(EVERYTHING ? 600_000 : 180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await seeded(page, 2);
    await page.goto("./");
    await onShelf(page);
    await inTheMiddle(page, game, people);
    const setText = await lettersOf(page);
    const looks = LOOKS.filter((look) => look.table === table).sort((one, other) => one.language.localeCompare(other.language));
    expect(looks.length).toBeGreaterThan(10);
    let spoken = "";
    for (const { language, text, size: [width, height] } of looks) {
      await setText(100);
      if (language !== spoken) {
        await page.setViewportSize({ width: 1024, height: 768 });
        await speak(page, language, page.locator(".table > .bar").getByRole("combobox"));
        spoken = language;
      }
      await page.setViewportSize({ width, height });
      await atRest(page);
      /** How large each kind of words is here with usual text. */
      const usual = await wordsOnBoard(page);
      await setText(text === "spaced" ? 100 : text);
      await spaceOut(page, text === "spaced");
      await atRest(page);
      const what = `${game}-${people}-${language}-${width}x${height}-${text}`;
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${what}.png` });
      if (text === 100 && Math.min(width, height) >= 768) expect.soft(await tooSmall(page), `${what}, smaller than a finger`).toEqual([]);
      if (text !== "spaced") {
        const words = Object.entries(await wordsOnBoard(page));
        expect(words.length).toBeGreaterThan(2);
        const small = words.flatMap(([kind, size]) => {
          // What is as large as the text around the board need not grow; a board that gives way to larger text takes an eighth at most.
          const least = Math.max(LEGIBLE, 0.875 * Math.min(usual[kind] ?? size, (16 * text) / 100));
          return size < least ? [`${kind}: ${size.toFixed(1)} px, not ${least.toFixed(1)}`] : [];
        });
        expect.soft(small, `${what}, words`).toEqual([]);
      }
      expect.soft(await outOfReach(page, text), what).toEqual([]);
      await spaceOut(page, false);
    }
  });
}

for (const [game, people] of TABLES) {
  test(`${game} with ${people}: words on the board follow the size of text at once, as if the table had been opened with it`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await seeded(page, 2);
    await page.goto("./");
    await onShelf(page);
    await inTheMiddle(page, game, people);
    const setText = await lettersOf(page);
    for (const [width, height] of [[768, 1024], [1024, 768], [640, 480]]) {
      await page.setViewportSize({ width, height });
      const opened = new Map<number, Record<string, number>>();
      for (const text of [200, 100]) {
        await setText(text);
        await page.reload();
        await readTable(page);
        await atRest(page);
        opened.set(text, await wordsOnBoard(page));
      }
      for (const text of [200, 100]) {
        await setText(text);
        await expect(async () => {
          const now = await wordsOnBoard(page);
          const before = opened.get(text) ?? {};
          expect(Object.keys(now).sort()).toEqual(Object.keys(before).sort());
          // A sixteenth of its size does not change the layout of a board.
          for (const [kind, size] of Object.entries(before)) expect(Math.abs(now[kind] / size - 1), kind).toBeLessThan(0.08);
        }, `${width}x${height}, text set to ${text} %`).toPass({ timeout: 10_000 });
      }
    }
  });
}

/** The part of the height of the window in which the board, or a card that is asked for, is to be seen as the table is opened. */
const boardInSight = (page: Page) =>
  page.evaluate(() => {
    document.querySelector(".table")?.scrollTo(0, 0);
    const { left, width } = document.querySelector(".board svg")?.getBoundingClientRect() ?? new DOMRect();
    const isBoard = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(".board-frame, .in-card.lit") != null;
    // Close together: between two cards is a gap.
    const parts = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
    let seen = 0;
    for (let y = 1; y < innerHeight; y += 4) if (parts.some((part) => isBoard(left + part * width, y))) seen += 4;
    return seen / innerHeight;
  });

const LYING = layouts({ table: TABLES, size: SIZES.filter(([width, height]) => width > height && height < 800), text: [100, 150, 200] });

for (const table of TABLES) {
  const [game, people] = table;
  test(`${game} with ${people}: a lying window opens with the board in sight, however low it is and however large the text`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await seeded(page, 2);
    await page.goto("./");
    await onShelf(page);
    const setText = await lettersOf(page);
    const looks = LYING.filter((look) => look.table === table);
    const look = async (what: string) => {
      for (const { size: [width, height], text } of looks) {
        await page.setViewportSize({ width, height });
        await setText(text);
        await atRest(page);
        expect.soft(await boardInSight(page), `${what} at ${width}x${height} with text of ${text} %`).toBeGreaterThan(0.35);
      }
    };
    await inTheMiddle(page, game, people);
    await look("in the middle");
    if (game !== "infarkt") return;
    // At these the cards of the hand lie below the board, and those that are asked for above it.
    const record = infarktRecord(people > 2 ? "five" : "two");
    for (const kind of ["event", "party", "trade"]) {
      const at = find(record, kind, 40);
      await openAt(page, record, at);
      await readTable(page);
      await look(kind);
    }
  });
}

/** The tables at which something is chosen, each moment of it. */
const CHOOSING: Record<string, (page: Page, each: (what: string) => Promise<void>) => Promise<unknown>> = {
  "flow with 2": (page, each) => momentsOfFlow(page, 2, each),
  "flow with 8": (page, each) => momentsOfFlow(page, 8, each),
  Ludo: momentsOfLudo,
  "heartstrings and tintenherz": async (page, each) => {
    for (const game of GAMES.filter((game) => game !== "flow" && game !== "infarkt")) {
      await onShelf(page);
      await inTheMiddle(page, game, seats(game).most);
      await each(game);
      await touch(page.getByTestId("to-shelf"));
    }
  },
  infarkt: async (page, each) => {
    const record = infarktRecord("five");
    for (const kind of ["event", "party", "trade", "invite"]) {
      const at = find(record, kind, 40);
      await openAt(page, record, at);
      await readTable(page);
      await choose(page, record.events[at].do ?? "", "deed", record.setup.seats.map((seat) => seat.name));
      await each(kind);
    }
  },
};

/** The number of moments after which the layouts repeat. */
const MOMENTS = 4;
const CHOSEN = layouts({
  moment: Array.from({ length: MOMENTS }, (_, index) => index),
  size: [[320, 568], [390, 844], [667, 375], [512, 384], [768, 1024], [1024, 768], ...NARROWEST],
  text: [100, 200],
});

for (const [table, choosing] of Object.entries(CHOOSING)) {
  test(`${table}: no control lies over another one, whatever is chosen`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await seeded(page, 2);
    await page.goto("./");
    await onShelf(page);
    const setText = await lettersOf(page);
    let moments = 0;
    await choosing(page, async (moment) => {
      for (const { size: [width, height], text } of CHOSEN.filter((look) => look.moment === moments % MOMENTS)) {
        await page.setViewportSize({ width, height });
        await setText(text);
        await atRest(page);
        expect.soft(await overlaps(page), `${moment} at ${width}x${height} with text of ${text} %`).toEqual([]);
      }
      moments += 1;
      await setText(100);
      await page.setViewportSize({ width: 1024, height: 768 });
    });
  });
}

test("with the largest text no word of the large buttons is broken, where two stand side by side and where one is long", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
  await speak(page, "de");
  const infarkt = infarktRecord("five");
  const tables = [
    ["Fließen lassen", () => openFlowAt(page, flowRecord("eight"), 347)],
    ["Hinnehmen", () => openAt(page, infarkt, find(infarkt, "accept", find(infarkt, "party")))],
  ] as const;
  const setText = await lettersOf(page);
  for (const [label, open] of tables) {
    await setText(100);
    await page.setViewportSize({ width: 1024, height: 768 });
    await open();
    await expect(page.locator(".action-buttons > .large:enabled").filter({ hasText: label })).toBeVisible();
    await setText(200);
    for (const [width, height] of SIZES.slice(0, 8)) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      expect.soft((await outOfReach(page, 200)).filter((found) => found.includes("broken")), `${label} at ${width}x${height}`).toEqual([]);
    }
  }
});

test("with the largest text in a small window the result is in sight, the ways on below it, and the games on the shelf keep their words", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
  await speak(page, "de");
  const setText = await lettersOf(page);
  await setText(200);
  const small = [[320, 568], [390, 844], [640, 480], [844, 390]];
  for (const game of GAMES) {
    const [record] = simulated(game, 3, 3, 1);
    for (const [width, height] of small) {
      const where = `${game} at ${width}x${height}`;
      await page.setViewportSize({ width, height });
      await openSave(page, "over", saveOf(record));
      const dialog = page.locator("dialog.result");
      await expect(dialog).toBeVisible();
      await atRest(page);
      const row = dialog.locator("tbody tr").first();
      // Lying down, the table of Tintenherz has its titles first.
      if (height > 400) await expect.soft(row.locator("th"), where).toBeInViewport({ ratio: 0.4 });
      expect.soft(await dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), where).toBe(0);
      expect.soft(await dialog.locator("details[open]").count(), where).toBe(0);
      for (const way of await dialog.locator(".result-actions > *").all()) {
        await way.scrollIntoViewIfNeeded();
        await expect.soft(way, where).toBeInViewport({ ratio: 0.99 });
      }
    }
    await putOnShelf(page, `on${game}`, saveOf(record, 12));
  }
  await page.goto("./#/");
  await page.reload();
  await onShelf(page);
  await expect(page.locator(".waiting-game")).toHaveCount(GAMES.length);
  for (const [width, height] of small) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    const narrow = await page.locator(".waiting-game :is(.waiting-title, .waiting-prompt)").evaluateAll((texts) =>
      texts.filter((text) => text.clientWidth < 4 * Number.parseFloat(getComputedStyle(text).fontSize)).map((text) => text.textContent),
    );
    expect.soft(narrow, `the shelf at ${width}x${height}`).toEqual([]);
    for (const text of [100, 200]) {
      await setText(text);
      await atRest(page);
      const covered = await page.locator(".finished-game").evaluateAll((games) =>
        games.flatMap((game) => {
          const buttons = [...game.querySelectorAll(":scope > .button")].map((button) => button.getBoundingClientRect());
          const isCovered = (text: Element) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            const meet = (one: DOMRect, other: DOMRect) =>
              one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
            return [...range.getClientRects()].some((line) => buttons.some((button) => meet(line, button)));
          };
          return [...game.querySelectorAll("time, .finished-title, .who")].filter(isCovered).map((text) => text.textContent);
        }),
      );
      expect.soft(covered, `finished games at ${width}x${height}, ${text} %`).toEqual([]);
    }
  }
});

test("a phone lying down opens with the whole board and the bar in sight", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("./");
  for (const game of ["flow", "heartstrings", "tintenherz"] as GameId[]) {
    await onShelf(page);
    await beginGame(page, game, PEOPLE.slice(0, 3));
    await playOn(page, 2);
    for (const [width, height] of [[844, 390], [667, 375]]) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const seen = await page.evaluate(() => [".table > .bar", ".board"].map((part) => {
        const { top, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return top >= 0 && bottom <= innerHeight && bottom - top > 0.8 * innerHeight;
      }));
      expect.soft(seen, `${game} at ${width}x${height}`).toEqual([true, true]);
    }
    await touch(page.getByTestId("to-shelf"));
  }
});

test("on an upright tablet the place of action never scrolls within, whatever is chosen", async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  const cut = () =>
    page.evaluate(() => {
      const inside = [...document.querySelectorAll<HTMLElement>(".actions, .actions *:not(.in-legend *)")].filter((element) => {
        const { overflowY } = getComputedStyle(element);
        return (overflowY === "auto" || overflowY === "scroll" || overflowY === "hidden") && !element.closest("dialog, .advice, .sr, .latest") && element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 1;
      });
      return inside.map((element) => `${element.className}: ${element.scrollHeight} in ${element.clientHeight}`);
    });
  const look = async (what: string) => {
    for (const [width, height] of [[768, 1024], [800, 1280]]) {
      await page.setViewportSize({ width, height });
      expect.soft(await cut(), `${what} at ${width}x${height}`).toEqual([]);
    }
  };
  for (const name of ["two", "eight"] as const) {
    const record = flowRecord(name);
    // Moments at which a card is played, each with the card chosen and a piece touched before the last touch.
    const plays = record.events.flatMap((event, index) => (typeof event.do === "object" && event.do.play?.card === "move" ? [index] : []));
    for (const at of [plays[0], plays[Math.floor(plays.length / 2)], plays[plays.length - 1]]) {
      await openFlowAt(page, record, at);
      await readTable(page);
      await look(`${name} before ${at}`);
      const card = page.getByTestId("move");
      await touch(card);
      await look(`${name} at ${at}, a card touched`);
      const pieces = page.locator(".fl-choice[data-piece]");
      for (let index = 0; index < (await pieces.count()); index += 1) {
        await touch(pieces.nth(index));
        await look(`${name} at ${at}, a piece touched`);
      }
      await decide(page, record.events[at], "deed");
    }
  }
  for (const name of ["three", "five", "wild"] as const) {
    const record = infarktRecord(name);
    for (const kind of ["event", "go", "party", "trade", "chips"]) {
      const at = find(record, kind, 40);
      if (at < 0) continue;
      await openAt(page, record, at);
      await readTable(page);
      await look(`${name}, ${kind}`);
    }
  }
});
