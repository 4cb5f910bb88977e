import { beginGame, nextTouch, onShelf, type Reading, readTable, roll, seeded, settle, tapAt, touch } from "./app";
import { expect, test } from "./fixtures";
import { putOnShelf, saveOf } from "./saved";
import { simulated } from "./simulated";

const NAMES = ["Ada", "Bo", "Cy", "Di"];

test.beforeEach(async ({ page }, info) => {
  if (!info.title.includes("motion")) await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 5);
  await page.goto("./");
  await onShelf(page);
});

test("the second tap of a double tap does not reach what has appeared beneath it", async ({ page }) => {
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  let now = await readTable(page);
  // A roll after which another button lies where the finger still is.
  for (let beneath = ""; beneath === ""; now = await readTable(page)) {
    if (!now.buttons.includes("roll")) {
      await touch(nextTouch(page, now));
      continue;
    }
    const { x, y, width, height } = (await roll(page).boundingBox())!;
    const [left, middle] = [x + width / 4, y + height / 2];
    await tapAt(page, left, middle);
    await page.touchscreen.tap(left, middle);
    await settle(page);
    const after = await readTable(page);
    if (after.buttons.every((button) => button === "roll")) continue;
    expect(after.events, "the first tap rolled, the second did nothing").toBe(now.events + 1);
    beneath = after.buttons[0];
    expect(["reroll", "pass"]).toContain(beneath);
    await tapAt(page, left, middle);
    await expect.poll(async () => (await readTable(page)).events, "a moment later it is meant").toBeGreaterThan(after.events);
  }
});

for (const people of [2, 3, 4]) {
  test(`the dice of ${people} lie on the board, as large as a fingertip and larger on a tablet`, async ({ page }) => {
    test.setTimeout(120_000);
    await beginGame(page, "tintenherz", NAMES.slice(0, people));
    // The first cards are dealt before somebody may roll.
    await expect(roll(page)).toBeEnabled();
    await touch(roll(page));
    await readTable(page);
    for (const [width, height, least] of [[1024, 768, 64], [768, 1024, 64], [2000, 1200, 64], [390, 844, 44], [844, 390, 44], [667, 375, 44], [640, 480, 44]]) {
      await page.setViewportSize({ width, height });
      await settle(page);
      // On a phone a finger finds the ring around the die, too.
      const sizes = () => page.locator(least < 64 ? ".board .th-ring" : ".board .th-die .die-body").evaluateAll((all) => all.flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        return [width, height];
      }));
      await expect.poll(async () => Math.min(...(await sizes())), `${width}x${height}`).toBeGreaterThanOrEqual(least);
      expect(await sizes()).toHaveLength(4);
    }
  });
}

test("in full motion the dice tumble first, then what they show is told", async ({ page }) => {
  await page.clock.install();
  await page.reload();
  await onShelf(page);
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  await expect(page.locator(".log li"), "the four cards are dealt by themselves").toHaveCount(1);
  await expect(roll(page)).toBeVisible();
  // Without frames nothing comes to rest any more.
  await expect(page.locator(".scrim")).toHaveCount(0);
  // Not far: what is loaded ahead begins after a while, and would be too late at once on a clock that jumps.
  await page.clock.pauseAt(Date.now() + 500);
  await touch(roll(page));
  await expect(page.locator(".die.tumbling")).toHaveCount(2);
  await page.clock.runFor(400);
  await expect(page.locator(".log li")).toHaveCount(1);
  await expect(page.locator(".th-shown b"), "what the dice show is not given away").toHaveCount(0);
  await expect(page.locator(".th-card.lit")).toHaveCount(0);
  await touch(page.locator(".th-die").first());
  await expect(page.locator(".die.tumbling")).toHaveCount(0);
  // The log follows after the frame with the dice.
  await page.clock.runFor(50);
  await expect(page.locator(".log li")).toHaveCount(2);
  await expect(page.locator(".th-shown b")).not.toHaveCount(0);
});

test("for two cards and dice are large on a tablet", async ({ page }) => {
  test.setTimeout(120_000);
  const large = async (now: Reading) => {
    for (const [width, height] of [[768, 1024], [1024, 768]]) {
      await page.setViewportSize({ width, height });
      const { cards, dice } = await page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
        const width = (element: Element) => element.getBoundingClientRect().width;
        const cards = [...document.querySelectorAll(".th-card:not(.away)")].filter((card) => !card.getAttribute("aria-label")?.includes("Under the castle"));
        return {
          cards: cards.map((card) => ({ label: card.getAttribute("aria-label") ?? "", width: width(card.querySelector(".th-paper") ?? card) })),
          dice: [...document.querySelectorAll(".th-die .die-body")].map(width),
        };
      });
      expect(cards).toHaveLength(now.cards.filter((each) => each.where !== "castle").length);
      for (const card of cards) expect(card.width, `${card.label} at ${width}x${height}`).toBeGreaterThanOrEqual(140);
      for (const die of dice) expect(die, `${width}x${height}`).toBeGreaterThanOrEqual(64);
    }
  };
  const read = () => readTable(page);
  // Late, with most cards in the open and under castles.
  const [record] = simulated("tintenherz", 2, 1, 1);
  await putOnShelf(page, "late", saveOf(record, record.events.length - 6));
  await page.goto("./#/game/late");
  await expect(page.getByTestId("table")).toBeVisible();
  await large(await read());
  await page.goto("./#/");
  await onShelf(page);

  // Early, with the first card that is taken.
  await putOnShelf(page, "early", saveOf(record, (record.events as { do?: object }[]).findIndex(({ do: what }) => Object.hasOwn(Object(what), "take"))));
  await page.goto("./#/game/early");
  await expect(page.getByTestId("table")).toBeVisible();
  await large(await read());
});

test("in full motion a card that comes from the pile is turned over", async ({ page }) => {
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  await expect(page.locator(".th-card.coming .th-face > .th-cover"), "the four of the deal").toHaveCount(4);
  await touch(roll(page));
  await expect(page.locator(".th-card.coming"), "once").toHaveCount(0);
});
