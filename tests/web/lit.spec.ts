// What can be touched is seen: its edge stands out from what lies on both sides of it, by day and by night, in each game.

import type { Page } from "@playwright/test";
import { beginGame, type GameId, onShelf, playOn, type Reading, readTable, touch } from "./app";
import { expect, test } from "./fixtures";
import { flowRecord, openAt as openFlow } from "./flow";
import { find, infarktRecord, openAt as openInfarkt } from "./infarkt";
import { openSave, saveOf } from "./saved";
import { liftCurtain, PEOPLE, playUntil } from "./screens";
import { simulated } from "./simulated";

/** An edge, what it stands against, and which properties draw them. Where a board has all colours that is the glow along it. */
type Edge = { edge: [string, string]; against: [string, string][] };

/** A table at which something is lit, and the edges of that. */
type Lit = { game: GameId; what: string; reach: (page: Page) => Promise<unknown>; edges: Edge[] };

const three = (game: GameId, wanted: (now: Reading) => boolean) => async (page: Page) => {
  await beginGame(page, game, PEOPLE.slice(0, 3));
  await playUntil(page, wanted);
};

const LIT: Lit[] = [
  {
    game: "flow",
    what: "pieces and cards",
    reach: (page) => openFlow(page, flowRecord("two"), 33),
    edges: [
      { edge: [".fl-piece.lit .fl-ring", "stroke"], against: [[".fl-piece.lit .piece-body", "stroke"]] },
      { edge: [".fl-card.lit", "border-top-color"], against: [[".fl-card.lit", "background-color"], [".actions", "background-color"]] },
    ],
  },
  {
    game: "flow",
    what: "where to",
    reach: async (page) => {
      await openFlow(page, flowRecord("eight"), 347);
      await readTable(page);
      await touch(page.getByTestId("move"));
      // One possible piece is no question.
      const pieces = page.locator(".fl-choice[data-piece]");
      if ((await pieces.count()) > 0) await touch(pieces.first());
      await expect(page.locator(".fl-target").first()).toBeVisible();
    },
    edges: [{ edge: [".fl-target > circle:not(.fl-glow)", "stroke"], against: [[".fl-target .fl-glow", "stroke"]] }],
  },
  {
    game: "heartstrings",
    what: "rooms",
    reach: async (page) => {
      const [record] = simulated("heartstrings", 3, 4, 1);
      const given = (record.events as { do?: object }[]).findIndex(({ do: what }) => Object.hasOwn(Object(what), "sacrifice"));
      await openSave(page, "sacrifice", saveOf(record, given));
      await expect(page.locator(".hs-room.lit").first()).toBeVisible();
    },
    edges: [{ edge: [".hs-room.lit .hs-patch", "stroke"], against: [[".hs-room.lit .hs-patch", "fill"], [".hs-felt", "fill"]] }],
  },
  {
    game: "heartstrings",
    what: "the die that is thrown next",
    reach: async (page) => {
      await beginGame(page, "heartstrings", PEOPLE.slice(0, 3));
      await expect(async () => {
        await playOn(page, 1);
        await expect(page.locator(".hs-cloth .hs-die.lit")).toBeVisible({ timeout: 200 });
      }).toPass();
    },
    edges: [{ edge: [".hs-cloth .hs-die.lit .hs-ring", "stroke"], against: [[".hs-cloth .hs-die.lit .hs-ring", "fill"], [".hs-cloth-felt", "fill"]] }],
  },
  {
    game: "infarkt",
    what: "places and what is done there",
    reach: async (page) => {
      await openInfarkt(page, infarktRecord("five"), 150);
      await liftCurtain(page);
    },
    edges: [
      { edge: [".in-place.lit > .in-frame", "stroke"], against: [[".in-place.lit > .in-head > .in-panel", "stroke"]] },
      { edge: [".in-activity.open.lit .in-sign-board", "stroke"], against: [[".in-activity.open.lit .in-sign-board", "fill"]] },
    ],
  },
  {
    game: "infarkt",
    what: "cards",
    reach: async (page) => {
      const record = infarktRecord("five");
      await openInfarkt(page, record, find(record, "event"));
      await liftCurtain(page);
      await expect(page.locator(".in-card.lit").first()).toBeVisible();
    },
    edges: [{ edge: [".in-card.lit", "box-shadow"], against: [[".in-card.lit", "background-color"], ["body", "background-color"]] }],
  },
  {
    game: "tintenherz",
    what: "cards",
    reach: three("tintenherz", (now) => now.cards.some((card) => card.lit && card.value > 0)),
    edges: [{ edge: [".th-card.lit .th-paper", "stroke"], against: [[".th-card.lit:not(.villain) .th-paper", "fill"], [".th-area", "fill"], [".th-place", "fill"]] }],
  },
  {
    game: "tintenherz",
    what: "dice that are thrown again",
    reach: async (page) => {
      await beginGame(page, "tintenherz", PEOPLE.slice(0, 3));
      await expect(async () => {
        await playOn(page, 1);
        await expect(page.locator(".th-die.again").first()).toBeVisible({ timeout: 200 });
      }).toPass();
    },
    edges: [{ edge: [".th-die.again .th-ring", "stroke"], against: [["html", "background-color"]] }],
  },
];

/** The contrast of two colours that the page has computed, as WCAG counts it; nothing where one of them is not on the board. */
function contrast(page: Page, one: [string, string], other: [string, string]) {
  return page.evaluate(
    ([one, other]) => {
      const luminance = ([selector, property]: string[]) => {
        const element = document.querySelector(["body", "html"].includes(selector) ? selector : `.table :is(${selector})`);
        if (!element) return null;
        const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        if (!canvas) return null;
        // Of a shadow the colour, which stands first.
        const value = getComputedStyle(element).getPropertyValue(property);
        canvas.fillStyle = value.match(/^[a-z]+\([^)]*\)/)?.[0] ?? value;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data]
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const found = [luminance(one), luminance(other)];
      const [a, b] = found;
      if (a === null || b === null || a === undefined || b === undefined) return null;
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    },
    [one, other],
  );
}

for (const { game, what, reach, edges } of LIT) {
  test(`${game}, ${what}: what can be touched has an edge of three to one, by day and by night`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto("./");
    await onShelf(page);
    await reach(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const { edge, against } of edges) {
        for (const ground of against) {
          const which = `${edge.join(" ")} against ${ground.join(" ")}, ${colorScheme}`;
          await expect.poll(() => contrast(page, edge, ground), `${which}: both are there`).not.toBeNull();
          expect(await contrast(page, edge, ground), which).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
}
