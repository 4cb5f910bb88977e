import { beginGame, checkWholeLog, nextTouch, onShelf, playOn, type Reading, readTable, roll, room, seeded, touch } from "./app";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const NAMES = ["Ada", "Bo"];

test.beforeEach(async ({ page }, info) => {
  if (!info.title.includes("motion")) await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
});

/** What must hold at every moment that somebody is asked for something. */
function checkMoment(now: Reading, before: Reading | null) {
  const beads = now.beads.reduce((sum, count) => sum + count, 0);
  expect(beads + now.pool, "beads are conserved").toBe(12 * NAMES.length + 10);
  expect(now.log.length, "one line in the log for each event").toBe(now.events);
  if (before) {
    expect(now.log.slice(0, before.log.length), "what is in the log stays there").toEqual(before.log);
    expect(now.log.length, "every touch leads to something").toBeGreaterThan(before.log.length);
  }
  if (now.over) return;

  const asked = now.seats.filter((seat) => seat.asked).map((seat) => seat.name);
  const own = now.rooms.filter((each) => each.owner === asked[0]);
  const lit = now.rooms.filter((each) => each.lit).map((each) => each.number);
  if (now.buttons.includes("roll")) {
    expect(lit, "dice are due, no room").toEqual([]);
  } else if (now.buttons.includes("keep")) {
    expect(now.pool, "a sacrifice earns a bead").toBeGreaterThan(0);
    expect(lit, "every room that can give up a token").toEqual(own.filter((each) => each.tokens > 1).map((each) => each.number));
  } else {
    expect(lit, "every room with a token to pick up").toEqual(own.map((each) => each.number));
  }
}

test("a whole game by touch, from the shelf to the winner, and another one", async ({ page }) => {
  test.setTimeout(120_000);
  await beginGame(page, "heartstrings", NAMES);
  let before = await readTable(page);
  expect(before.log).toEqual([]);
  expect(before.beads).toEqual([12, 12]);
  expect(before.pool).toBe(10);

  let sacrifices = 0;
  while (!before.over) {
    // The first choice to come along is made use of, so that both answers are given.
    const gives = sacrifices === 0 && before.buttons.includes("keep");
    const lit = before.rooms.find((each) => each.lit);
    const where = gives && lit ? room(page, lit.number) : nextTouch(page, before);
    sacrifices += Number(gives);
    await touch(where);
    const now = await readTable(page);
    checkMoment(now, before);
    before = now;
  }
  expect(sacrifices, "this game has a sacrifice in it").toBe(1);
  await checkWholeLog(page, before);

  const winner = before.seats.find((_, index) => before.beads[index] > 0)?.name ?? "nobody";
  expect(before.beads.filter((count) => count > 0), "one has beads left").toHaveLength(1);
  const result = page.locator("dialog.result");
  await expect(result.getByRole("heading")).toHaveText(`${winner} wins!`);
  await expect(result.locator("tr.winner")).toHaveText(new RegExp(`${winner}\\s*${Math.max(...before.beads)}\\sbeads?`));

  const address = page.url();
  await touch(result.getByRole("button", { name: "Play again" }));
  await expect(result).toHaveCount(0);
  await expect(page.locator(".log li")).toHaveCount(0);
  expect(page.url()).not.toBe(address);
  const again = await readTable(page);
  expect(again.seats.map((seat) => seat.name)).toEqual(NAMES);
  expect(again.beads).toEqual([12, 12]);
  const started = await playOn(page, 3);
  checkMoment(started, again);

  // The game that is over waits no more on the shelf, the other one does.
  await touch(page.getByTestId("to-shelf"));
  await onShelf(page);
  await expect(page.locator(".waiting-game")).toHaveCount(1);
});

test("undo and redo go back and forth through the same moments", async ({ page }) => {
  await beginGame(page, "heartstrings", NAMES);
  const moments = [await readTable(page)];
  await playOn(page, 14, (now) => moments.push(now));
  const [undo, redo] = [page.getByTestId("undo"), page.getByTestId("redo")];
  await expect(redo).toBeDisabled();

  for (let index = moments.length - 2; index >= 0; index -= 1) {
    await touch(undo);
    expect((await readTable(page, { log: "whole" })).text, `back at moment ${index}`).toBe(moments[index].text);
  }
  await expect(undo).toBeDisabled();
  for (const [index, moment] of moments.entries()) {
    if (index === 0) continue;
    await touch(redo);
    expect((await readTable(page, { log: "whole" })).text, `again at moment ${index}`).toBe(moment.text);
  }
  await expect(redo).toBeDisabled();
});

test("dice stay thrown: who takes a roll back rolls the same again", async ({ page }) => {
  await beginGame(page, "heartstrings", NAMES);
  for (let step = 0; step < 12; step += 1) {
    const before = await readTable(page);
    if (!before.buttons.includes("roll")) {
      await touch(nextTouch(page, before));
      continue;
    }
    await touch(roll(page));
    const rolled = await readTable(page);
    await touch(page.getByTestId("undo"));
    expect((await readTable(page)).text).toBe(before.text);
    await touch(roll(page));
    expect((await readTable(page)).text).toBe(rolled.text);
  }
});

test("a touch that cannot be says why, by which rule, and changes nothing", async ({ page }) => {
  await beginGame(page, "heartstrings", NAMES);
  let seen = await readTable(page);
  await touch(room(page, 7));
  await expect(page.locator(".why-not")).toContainText("First roll to see who goes first.");
  await expect(page.locator(".why-not small")).toHaveText("Rule HS-5");
  expect((await readTable(page)).text).toBe(seen.text);
  await touch(page.locator(".why-not").getByRole("button", { name: "Close" }));
  await expect(page.locator(".why-not")).toHaveCount(0);

  await touch(roll(page));
  while ((seen = await readTable(page)).prompt.includes("tie")) await touch(roll(page));
  await touch(room(page, 7));
  await expect(page.locator(".why-not small")).toHaveText(/^Rule\sHS-\d+$/);
  expect((await readTable(page)).text).toBe(seen.text);
  // What is allowed takes the refusal away.
  await touch(roll(page));
  await expect(page.locator(".why-not")).toHaveCount(0);

  // Where a token may be given up, a room that cannot give one says so.
  const asked = await playUntil(page, (now) => now.buttons.includes("keep"));
  const dark = asked.rooms.find((each) => !each.lit);
  await touch(room(page, dark?.number ?? 0));
  await expect(page.locator(".why-not small")).toHaveText("Rule HS-18");
  expect((await readTable(page)).text).toBe(asked.text);
});

async function playUntil(page: Parameters<typeof readTable>[0], wanted: (now: Reading) => boolean) {
  for (let now = await readTable(page); !now.over; now = await readTable(page)) {
    if (wanted(now)) return now;
    await touch(nextTouch(page, now));
  }
  throw new Error("the game ended before that came");
}

test("a touched line of the log shows its room on the board, and again no longer", async ({ page }) => {
  await beginGame(page, "heartstrings", NAMES);
  await playOn(page, 9);
  const line = page.locator(".log .places").first();
  await line.evaluate((button) => button.closest("details")?.setAttribute("open", ""));
  await touch(line);
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".hs-room.pointed")).toHaveCount(1);
  await touch(line);
  await expect(page.locator(".hs-room.pointed")).toHaveCount(0);
});

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
  await expect(lines).toHaveCount(2);
  await page.clock.runFor(700);

  await touch(roll(page));
  await expect(tumbling).not.toHaveCount(0);
  await touch(room(page, 11));
  await expect(tumbling).toHaveCount(0);
  await expect(lines).toHaveCount(3);
  await expect(page.locator(".why-not"), "that tap was for the dice").toHaveCount(0);
});

test("with full motion a game runs by itself where nobody is asked", async ({ page }) => {
  await beginGame(page, "heartstrings", NAMES);
  const now = await playOn(page, 8, (moment) => checkMoment(moment, null));
  expect(now.log.length).toBeGreaterThanOrEqual(8);
  // What travelled has arrived.
  await expect(page.locator(".flight")).toHaveCount(0);
});

const die = (page: Page, name: string) => page.locator(`.hs-cloth [aria-label*="${name}"]`);

test("the fight lies on the board: each side rolls its own die there, and not the other's", async ({ page }) => {
  await beginGame(page, "heartstrings", NAMES);
  const attacks = (now: Reading) => /^(Ada|Bo) attacks/.test(now.prompt);
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
  expect((await readTable(page)).text, "the other side's die rolls nothing").toBe(before.text);
  const button = await roll(page).boundingBox();
  await touch(die(page, "Attack"));
  const attacked = await readTable(page);
  expect(attacked.log.at(-1)).toMatch(new RegExp(`^${attacker} attacks with \\d`));
  const next = await roll(page).boundingBox();
  expect(next?.x, "who taps on at the same place does not roll for the other side").toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0) / 2);

  await touch(die(page, "Attack"));
  expect((await readTable(page)).text, "a die that lies stays").toBe(attacked.text);
  await touch(die(page, "Defence"));
  const fought = await readTable(page);
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

test("who does not want to be asked again keeps all tokens until that is taken back", async ({ page }) => {
  await beginGame(page, "heartstrings", NAMES);
  const asked = await playUntil(page, (now) => now.buttons.includes("keep"));
  const name = asked.seats.find((seat) => seat.asked)?.name;
  await touch(page.getByTestId("keep-all"));
  let now = await readTable(page);
  expect(now.log.at(-1)).toBe(`${name} keeps all tokens.`);
  const isAsked = () => now.buttons.includes("keep") && now.seats.find((seat) => seat.asked)?.name === name;
  let kept = 0;
  for (let moment = 0; moment < 60 && kept < 2 && !now.over; moment += 1) {
    if (isAsked()) {
      // It is answered without a touch, after a breath.
      const events = now.events;
      await expect.poll(async () => (now = await readTable(page)).events).toBeGreaterThan(events);
      expect(now.log[events]).toBe(`${name} keeps all tokens.`);
      kept += 1;
      continue;
    }
    await touch(nextTouch(page, now));
    now = await readTable(page);
  }
  expect(kept, "the question would have come").toBe(2);
  await touch(page.getByTestId("undo"));
  for (now = await readTable(page); !isAsked() && !now.over; now = await readTable(page)) await touch(nextTouch(page, now));
  const { events } = now;
  await page.waitForTimeout(700);
  now = await readTable(page);
  expect([isAsked(), now.events], "after undo it is asked again, and waits").toEqual([true, events]);
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
  await expect(page.locator(".flight.bead")).toHaveCount(0);
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
