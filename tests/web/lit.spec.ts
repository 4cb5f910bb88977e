// What can be touched is seen: its edge stands out from what lies on both sides of it, by day and by night, in each game.

import type { Page } from "@playwright/test";
import { beginGame, type GameId, onShelf, readTable } from "./app";
import { expect, test } from "./fixtures";
import { flowRecord, openAt as openFlow } from "./flow";
import { infarktRecord, openAt as openInfarkt } from "./infarkt";
import { liftCurtain, PEOPLE, playUntil } from "./screens";

/** An edge, what it stands against, and which properties draw them. Where a board has all colours that is the glow along it. */
type Edge = { edge: [string, string]; against: [string, string][] };

const EDGES: Record<GameId, Edge[]> = {
  flow: [
    { edge: [".fl-piece.lit .fl-ring", "stroke"], against: [[".fl-piece.lit .piece-body", "stroke"]] },
    { edge: [".fl-card.lit", "border-top-color"], against: [[".fl-card.lit", "background-color"], [".actions", "background-color"]] },
  ],
  heartstrings: [{ edge: [".hs-room.lit .hs-patch", "stroke"], against: [[".hs-room.lit .hs-patch", "fill"], [".hs-felt", "fill"]] }],
  infarkt: [
    { edge: [".in-place.lit > .in-frame", "stroke"], against: [[".in-place.lit > .in-head > .in-panel", "stroke"]] },
    { edge: [".in-activity.open.lit .in-sign-board", "stroke"], against: [[".in-activity.open.lit .in-sign-board", "fill"]] },
  ],
  tintenherz: [{ edge: [".th-card.lit .th-paper", "stroke"], against: [[".th-card.lit:not(.villain) .th-paper", "fill"], [".th-area", "fill"], [".th-place", "fill"]] }],
};

/** The contrast of two colours that the page has computed, as WCAG counts it; nothing where one of them is not on the board. */
function contrast(page: Page, one: [string, string], other: [string, string]) {
  return page.evaluate(
    ([one, other]) => {
      const luminance = ([selector, property]: string[]) => {
        const element = document.querySelector(`.table :is(${selector}), .table${selector}`);
        if (!element) return null;
        const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        if (!canvas) return null;
        canvas.fillStyle = getComputedStyle(element).getPropertyValue(property);
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

/** A table at which something is lit. */
async function somethingLit(page: Page, game: GameId) {
  await page.goto("./");
  await onShelf(page);
  switch (game) {
    case "flow":
      await openFlow(page, flowRecord("two"), 33);
      await readTable(page);
      return;
    case "infarkt": {
      await openInfarkt(page, infarktRecord("five"), 150);
      await liftCurtain(page);
      return;
    }
    case "heartstrings":
      await beginGame(page, game, PEOPLE.slice(0, 3));
      await playUntil(page, (now) => now.rooms.some((room) => room.lit));
      return;
    case "tintenherz":
      await beginGame(page, game, PEOPLE.slice(0, 3));
      await playUntil(page, (now) => now.cards.some((card) => card.lit && card.value > 0));
  }
}

for (const game of Object.keys(EDGES) as GameId[]) {
  test(`${game}: what can be touched has an edge of three to one, by day and by night`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await somethingLit(page, game);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const { edge, against } of EDGES[game]) {
        for (const ground of against) {
          const what = `${edge.join(" ")} against ${ground.join(" ")}, ${colorScheme}`;
          const found = await contrast(page, edge, ground);
          expect(found, `${what}: both are there`).not.toBeNull();
          expect(found ?? 0, what).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
}
