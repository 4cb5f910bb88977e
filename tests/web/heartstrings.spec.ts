import { beginGame, nextTouch, onShelf, type Told, readTold, roll, room, seeded, touch } from "./app";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const NAMES = ["Ada", "Bo"];

test.beforeEach(async ({ page }, info) => {
  if (!info.title.includes("motion")) await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
});

async function playUntil(page: Parameters<typeof readTold>[0], wanted: (now: Told) => boolean) {
  for (let now = await readTold(page); !now.over; now = await readTold(page)) {
    if (wanted(now)) return now;
    await touch(nextTouch(page, now));
  }
  throw new Error("the game ended before that came");
}

test("in full motion dice come before what they lead to, and a tap ends them", async ({ page }) => {
  // The clock of the page stands still unless the test moves it.
  await page.clock.install();
  await page.reload();
  await onShelf(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await beginGame(page, "heartstrings", NAMES);
  const lines = page.locator(".log li");
  const tumbling = page.locator(".die.tumbling");
  const seats = () => page.locator(".hs-seat").allInnerTexts().then(String);
  const before = await seats();

  await touch(roll(page));
  await expect(tumbling).toHaveCount(2);
  await page.clock.runFor(400);
  await expect(tumbling).toHaveCount(2);
  await expect(lines).toHaveCount(0);
  await expect(page.locator(".prompt")).toHaveText("Who goes first? Everybody rolls; the highest starts.");
  await expect(roll(page), "nothing else can be done").toBeHidden();
  await page.clock.runFor(200);
  await expect(tumbling).toHaveCount(0);
  await expect(lines).toHaveCount(1);
  // What has just come to rest hears nothing for a moment.
  await page.clock.runFor(700);

  // And with a tap, at once, on the dice or wherever else.
  await touch(roll(page));
  await expect(tumbling).not.toHaveCount(0);
  await expect(lines).toHaveCount(1);
  expect(await seats(), "nothing moves before the dice lie").toBe(before);
  await touch(page.locator(".hs-die").first());
  await expect(tumbling).toHaveCount(0);
  // The log follows after the frame with the dice.
  await page.clock.runFor(50);
  await expect(lines).toHaveCount(2);
  await page.clock.runFor(700);

  await touch(roll(page));
  await expect(tumbling).not.toHaveCount(0);
  await touch(room(page, 11));
  await expect(tumbling).toHaveCount(0);
  await page.clock.runFor(50);
  await expect(lines).toHaveCount(3);
  await expect(page.locator(".why-not"), "that tap was for the dice").toHaveCount(0);
});

const die = (page: Page, name: string) => page.locator(`.hs-cloth [aria-label*="${name}"]`);

test("the fight lies on the board: each side rolls its own die there, and not the other's", async ({ page }) => {
  await beginGame(page, "heartstrings", NAMES);
  const attacks = (now: Told) => /^(Ada|Bo) attacks/.test(now.prompt);
  const before = await playUntil(page, attacks);
  const [, attacker, defender, number] = /^(\w+) attacks (\w+) in room (\d+)/.exec(before.prompt) ?? [];
  for (const [width, height] of [[768, 1024], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    for (const name of ["Attack", "Defence"]) {
      const body = await die(page, name).locator(".die-body").boundingBox();
      expect(body?.width, `${name} at ${width}x${height}`).toBeGreaterThanOrEqual(64);
    }
  }
  await expect(page.locator(".hs-cloth-number")).toHaveText(number);

  await touch(die(page, "Defence"));
  await expect(page.locator(".why-not small")).toHaveText("Rule HS-10");
  expect((await readTold(page)).text, "the other side's die rolls nothing").toBe(before.text);
  const button = await roll(page).boundingBox();
  await touch(die(page, "Attack"));
  const attacked = await readTold(page);
  expect(attacked.log.at(-1)).toMatch(new RegExp(`^${attacker} attacks with \\d`));
  const next = await roll(page).boundingBox();
  expect(next?.x, "who taps on at the same place does not roll for the other side").toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0) / 2);

  await touch(die(page, "Attack"));
  expect((await readTold(page)).text, "a die that lies stays").toBe(attacked.text);
  await touch(die(page, "Defence"));
  const fought = await readTold(page);
  expect(fought.events).toBe(attacked.events + 1);
  // The sums as they are told, and who has lost what.
  const [, one, other] = /^([\d +]+) against ([\d +]+):/.exec(fought.log.at(-1) ?? "") ?? [];
  const sum = (text: string) => text.split("+").reduce((total, part) => total + Number(part), 0);
  expect(await page.locator(".hs-cloth .hs-total").allTextContents()).toEqual([sum(one), sum(other)].map(String));
  await expect(page.locator(".hs-versus")).toHaveText(sum(one) > sum(other) ? ">" : sum(one) < sum(other) ? "<" : "=");
  await expect(page.locator(".hs-fallen")).toHaveCount(1);
  expect(one, "the attack of this game has a bonus").toContain("+");
  const cloth = await page.locator(".hs-cloth-felt").boundingBox();
  const part = await page.locator(".hs-part").boundingBox();
  expect(part?.x, "clear of the edge of the cloth").toBeGreaterThan((cloth?.x ?? Infinity) + 0.03 * (cloth?.width ?? 0));
  const loser = sum(other) > sum(one) ? attacker : defender;
  const damage = Math.ceil(Math.abs(sum(one) - sum(other)) / 2);
  if (damage > 0) await expect(page.locator(`.hs-cloth [aria-label^="${loser}, "]`)).toHaveAttribute("aria-label", new RegExp(`damage −${damage}`));
});

test("in full motion nothing is where it flies to before it has arrived", async ({ page }) => {
  await beginGame(page, "heartstrings", NAMES);
  await page.evaluate(() => {
    const seen = { beads: 0, early: 0 };
    Object.assign(window, { seen });
    const look = () => {
      const flying = document.querySelectorAll(".flight.bead").length;
      const coming = [...document.querySelectorAll(".hs-bead.coming")];
      seen.beads = Math.max(seen.beads, flying);
      // A frame late at most: it is seen when the flight has ended.
      if (flying > 0 && coming.some((bead) => getComputedStyle(bead).opacity !== "0" && (bead.getAnimations()[0]?.playState ?? "") === "running")) seen.early += 1;
      requestAnimationFrame(look);
    };
    look();
  });
  await playUntil(page, (now) => now.log.some((line) => /damage [2-9]/.test(line)));
  const seen = () => page.evaluate(() => (window as unknown as { seen: { beads: number; early: number } }).seen);
  // The log is read before the frame in which they start.
  await expect.poll(async () => (await seen()).beads, { message: "a bead for each" }).toBeGreaterThan(1);
  // What travelled has arrived.
  await expect(page.locator(".flight")).toHaveCount(0);
  expect((await seen()).early).toBe(0);
});

test("the dice that say who begins lie apart from one another and on the board", async ({ page }) => {
  await beginGame(page, "heartstrings", ["Ada", "Bo", "Cy"]);
  const parts = page.locator(".hs-selector");
  await expect(parts).toHaveCount(3);
  const dice = await parts.evaluateAll((all) => all.map((die) => die.getBoundingClientRect().toJSON()));
  const board = (await page.locator(".hs-board").first().boundingBox())!;
  dice.sort((one, other) => one.left - other.left);
  for (const [index, die] of dice.entries()) {
    expect(die.right, "on the board").toBeLessThanOrEqual(board.x + board.width);
    expect(die.bottom).toBeLessThanOrEqual(board.y + board.height);
    if (index > 0) expect(die.left, "beside the one before").toBeGreaterThanOrEqual(dice[index - 1].right);
  }
});
