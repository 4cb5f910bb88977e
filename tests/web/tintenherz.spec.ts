import { beginGame, card, type Card, checkWholeLog, nextTouch, onShelf, prepareGame, readTold, roll, seeded, settle, tapAt, type Told, touch } from "./app";
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

/** The rules of scoring, from what the labels of the cards say. */
function score(cards: Card[], name: string) {
  const mine = cards.filter((each) => each.where === "castle" && each.owner === name);
  const sum = (some: Card[]) => some.reduce((total, each) => total + each.value, 0);
  const hearts = (some: Card[]) => some.filter((each) => each.heart).length;
  const heroes = mine.filter((each) => each.value > 0);
  const withCastle = sum(mine) * (hearts(mine) + 1);
  const givenUp = sum(heroes) * hearts(heroes);
  return { withCastle, givenUp, best: Math.max(withCastle, givenUp) };
}

const inStrip = (now: Told, name: string) => {
  const text = now.seats.find((seat) => seat.name === name)?.text ?? "";
  return Number(/If it ended now\s*(-?\d+)/.exec(text.replaceAll("−", "-"))?.[1]);
};

/** Both sums of a player: with the castle, and without it. */
const bothInStrip = (now: Told, name: string) => {
  const text = now.seats.find((seat) => seat.name === name)?.text.replaceAll("−", "-") ?? "";
  return (/with castle (-?\d+), without (-?\d+)/.exec(text) ?? []).slice(1).map(Number);
};

/** The values that a roll shows: each die and the sum. */
function shown(now: Told) {
  const line = now.log.findLast((each) => /(rolls|has|gets)\s\d\sand\s\d/.test(each)) ?? "";
  const [one, other] = (/(\d)\sand\s(\d)/.exec(line) ?? []).slice(1).map(Number);
  return new Set([one, other, one + other]);
}

function checkMoment(now: Told, before: Told) {
  expect(now.log.length, "one line in the log for each event").toBe(now.events);
  expect(now.log.slice(0, before.log.length)).toEqual(before.log);
  expect(now.log.length).toBeGreaterThan(before.log.length);
  for (const name of NAMES) {
    const { withCastle, givenUp, best } = score(now.cards, name);
    expect(inStrip(now, name), `what ${name} would score now`).toBe(best);
    const text = now.seats.find((seat) => seat.name === name)?.text.replaceAll("−", "-");
    expect(text, "no number hides the villains").toContain(`with castle ${withCastle}, without ${givenUp}`);
  }
  if (now.over) return;
  expect(now.cards.length + now.pile, "no card is lost").toBe(16);
  expect(now.cards.filter((each) => each.where === "middle")).toHaveLength(4);

  const lit = now.cards.filter((each) => each.lit).map((each) => each.value);
  if (now.buttons.includes("roll")) {
    expect(lit, "dice are due, no card").toEqual([]);
    return;
  }
  const asked = now.seats.find((seat) => seat.asked)?.name;
  const values = shown(now);
  const matching = now.cards.filter((each) => each.where !== "castle" && values.has(Math.abs(each.value)));
  expect(lit, `every card that matches for ${asked}`).toEqual(matching.map((each) => each.value));
  expect(now.buttons.includes("pass"), "the turn can be ended only if nothing matches").toBe(lit.length === 0);
}

test("a game of four by touch, the humble with hearts: its beginning, and its end", async ({ page }) => {
  test.setTimeout(120_000);
  await prepareGame(page, "tintenherz", NAMES);
  await touch(page.getByText("Villains and the humble"));
  await expect(page.getByRole("radio", { name: "Villains and the humble" })).toBeChecked();
  await touch(page.locator(".chip", { hasText: "Cy" }));
  await touch(page.getByTestId("begin-game"));
  let before = await readTold(page);
  expect(before.prompt, "who was chosen begins").toBe("Cy: roll both dice.");

  let [secured, stolen, undone, last] = [0, 0, 0, before];
  // What lies between is more of the same.
  const begun = 16;
  let ending = false;
  while (!before.over) {
    if (!ending && before.events >= begun && undone === 3) {
      const [record] = simulated("tintenherz", NAMES.length, 1, 1, 2, { hearts: "humble" });
      record.setup.seats.forEach((seat, index) => (seat.name = NAMES[index]));
      await putOnShelf(page, "ending", saveOf(record, record.events.length - 14));
      await page.goto("./#/game/ending");
      await expect(page.locator(".table")).toBeVisible();
      [before, ending] = [await readTold(page), true];
      secured = before.log.filter((line) => line.includes("safely under the castle")).length;
      stolen = before.log.filter((line) => / takes .* from (Ada|Bo|Cy|Di)\./.test(line)).length;
      last = before;
    }
    const mine = before.cards.find((each) => each.lit && each.owner === before.seats.find((seat) => seat.asked)?.name);
    await touch(mine ? card(page, mine.value) : nextTouch(page, before));
    const now = await readTold(page);
    checkMoment(now, before);
    for (const line of now.log.slice(before.log.length)) {
      secured += Number(line.includes("safely under the castle"));
      stolen += Number(/ takes .* from (Ada|Bo|Cy|Di)\./.test(line));
    }
    if (undone < 3 && now.events > 8 && !now.over) {
      undone += 1;
      await touch(page.getByTestId("undo"));
      expect((await readTold(page)).text, "back").toBe(before.text);
      await touch(page.getByTestId("redo"));
      expect((await readTold(page)).text, "and again").toBe(now.text);
    }
    last = before;
    before = now;
  }
  await checkWholeLog(page, before);
  expect(secured, "somebody brought a hero home").toBeGreaterThan(0);
  expect(stolen, "somebody took a hero from somebody").toBeGreaterThan(0);
  expect(last.pile, "the game ends when the gap cannot be filled").toBe(0);

  // Heroes 1 to 3 have a heart in this game, the others have none.
  for (const each of before.cards) expect(each.heart, `heart on ${each.value}`).toBe(each.value <= 3);

  const rows = await page.locator("dialog.result tbody tr").evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => (cell.textContent ?? "").trim().replaceAll("−", "-"))),
  );
  const scores = NAMES.map((name) => score(before.cards, name));
  for (const [index, name] of NAMES.entries()) {
    const row = rows.find(([, who]) => who === name);
    const [place, , withCastle, givenUp, result] = row ?? [];
    const better = scores.filter(({ best }) => best > scores[index].best).length;
    expect(place, `who has more stands before ${name}`).toBe(`${better + 1}.`);
    expect(Number(withCastle.split("= ")[1]), `${name} with the castle`).toBe(scores[index].withCastle);
    expect(Number(givenUp.split("= ")[1]), `${name} without`).toBe(scores[index].givenUp);
    expect(Number(result), `${name} in the end`).toBe(scores[index].best);
    // The last card may still have gone under a castle; everybody else has what the strip said.
    if (last.seats.find((seat) => seat.asked)?.name !== name) expect(inStrip(last, name)).toBe(scores[index].best);
  }
  const best = Math.max(...scores.map((each) => each.best));
  const winners = NAMES.filter((_, index) => scores[index].best === best);
  await expect(page.locator("#result-title")).toHaveText(
    winners.length === 1 ? `${winners[0]} wins!` : new RegExp(`^${winners[0]}.* share the win!$`),
  );
});

test("a card that does not match says why not, by which rule", async ({ page }) => {
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  const before = await readTold(page);
  await touch(card(page, before.cards[0].value));
  await expect(page.locator(".why-not")).toContainText("First roll both dice.");
  await expect(page.locator(".why-not small")).toHaveText("Rule TH-6");
  await touch(roll(page));
  const now = await readTold(page);
  const dark = now.cards.find((each) => !each.lit);
  await touch(card(page, dark?.value ?? 0));
  await expect(page.locator(".why-not")).toContainText(/neither a die nor the sum of both shows \d+\./);
  await expect(page.locator(".why-not small")).toHaveText(/^Rule\sTH-\d+$/);
  expect((await readTold(page)).text).toBe(now.text);
});

test("the second tap of a double tap does not reach what has appeared beneath it", async ({ page }) => {
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  let now = await readTold(page);
  // A roll after which another button lies where the finger still is.
  for (let beneath = ""; beneath === ""; now = await readTold(page)) {
    if (!now.buttons.includes("roll")) {
      await touch(nextTouch(page, now));
      continue;
    }
    const { x, y, width, height } = (await roll(page).boundingBox())!;
    const [left, middle] = [x + width / 4, y + height / 2];
    await tapAt(page, left, middle);
    await page.touchscreen.tap(left, middle);
    await settle(page);
    const after = await readTold(page);
    if (after.buttons.every((button) => button === "roll")) continue;
    expect(after.events, "the first tap rolled, the second did nothing").toBe(now.events + 1);
    beneath = after.buttons[0];
    expect(["reroll", "pass"]).toContain(beneath);
    await tapAt(page, left, middle);
    await expect.poll(async () => (await readTold(page)).events, "a moment later it is meant").toBeGreaterThan(after.events);
  }
});

test("a die can stay when the other is rolled again, and both cannot stay", async ({ page }) => {
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  let now = await readTold(page);
  while (!now.buttons.includes("reroll")) {
    await touch(nextTouch(page, now));
    now = await readTold(page);
  }
  const roller = now.seats.find((seat) => seat.asked)?.name;
  const [kept] = (/(\d) and (\d)/.exec(now.log.at(-1) ?? "") ?? []).slice(1);
  const dice = page.locator(".board .th-die");
  const [picked, stays] = [/^Dice \d roll again$/, /^Dice \d stays$/];
  await expect(dice.nth(0)).toHaveAttribute("aria-label", picked);
  await expect(dice.nth(0)).toHaveAttribute("aria-pressed", "true");
  await touch(dice.nth(0));
  await expect(dice.nth(0)).toHaveAttribute("aria-label", stays);
  await expect(dice.nth(0)).toHaveAttribute("aria-pressed", "false");
  await touch(dice.nth(1));
  await expect(dice.nth(1)).toHaveAttribute("aria-label", stays);
  await expect(dice.nth(0), "one of them is rolled").toHaveAttribute("aria-label", picked);
  await dice.nth(0).focus();
  await page.keyboard.press("Space");
  await expect(dice.nth(0), "a key does the same").toHaveAttribute("aria-label", stays);
  await touch(page.getByTestId("reroll"));
  const after = await readTold(page);
  const news = after.log.slice(now.log.length);
  expect(news[0]).toBe(`${roller} keeps the ${kept} and picks the other die up again.`);
  expect(news[1]).toMatch(new RegExp(`^On the second roll ${roller} gets ${kept} and \\d`));
  expect(after.buttons, "once a turn").not.toContain("reroll");
  const again = await page.locator(".th-die[aria-pressed]").count();
  expect(again, "nor can a die be picked up").toBe(0);
});

test("marks beside the dice say which roll of the turn it is, and how many a turn can have", async ({ page }) => {
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  const marks = page.locator(".board .th-rolls");
  const seen = new Set<string>();
  let rolls = 0;
  for (let now = await readTold(page); seen.size < 3; now = await readTold(page)) {
    if (now.buttons.includes("roll")) rolls = 0;
    const says = rolls === 0 ? "Up to 2 rolls in this turn" : `Roll ${rolls} of 2`;
    await expect(marks).toHaveAttribute("aria-label", says.replace("2 rolls", "2\u00a0rolls"));
    await expect(marks.locator(".th-roll")).toHaveCount(2);
    await expect(marks.locator(".th-roll.made")).toHaveCount(rolls);
    expect(now.buttons.includes("reroll"), "another roll is left").toBe(rolls === 1);
    seen.add(says);
    const rolled = now.buttons.find((button) => button === "roll" || button === "reroll");
    await touch(rolled ? page.getByTestId(rolled) : nextTouch(page, now));
    rolls += Number(rolled !== undefined);
    // A second roll that matches nothing ends the turn.
    if ((await readTold(page)).buttons.includes("roll")) rolls = 0;
  }
});

for (const people of [2, 3, 4]) {
  test(`the dice of ${people} lie on the board, as large as a fingertip and larger on a tablet`, async ({ page }) => {
    test.setTimeout(120_000);
    await beginGame(page, "tintenherz", NAMES.slice(0, people));
    // The first cards are dealt before somebody may roll.
    await expect(roll(page)).toBeEnabled();
    await touch(roll(page));
    await readTold(page);
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

test("for two cards and dice are large on a tablet, and each card that matches says what it does to both sums", async ({ page }) => {
  test.setTimeout(120_000);
  const large = async (now: Told) => {
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
  const read = () => readTold(page);
  // Late, with most cards in the open and under castles.
  const [record] = simulated("tintenherz", 2, 1, 1);
  await putOnShelf(page, "late", saveOf(record, record.events.length - 6));
  await page.goto("./#/game/late");
  await expect(page.getByTestId("table")).toBeVisible();
  await large(await read());
  await page.goto("./#/");
  await onShelf(page);

  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  const seen = { more: 0, same: 0, open: 0 };
  for (let now = await read(), after: Told; Math.min(...Object.values(seen)) === 0; now = after) {
    expect(now.over, JSON.stringify(seen)).toBe(false);
    const asked = now.seats.find((seat) => seat.asked)?.name ?? "";
    seen.open += now.cards.filter((each) => each.where === "open").length;
    const next = nextTouch(page, now);
    const label = (await next.getAttribute("aria-label"))?.replaceAll("−", "-").replaceAll("\u00a0", " ") ?? "";
    const preview = (await next.locator("+ g .th-preview").allTextContents()).join().replaceAll("−", "-");
    if (label.includes("matches the dice")) await large(now);
    await touch(next);
    after = await read();
    if (!label.includes("matches the dice")) continue;
    const [before, then] = [bothInStrip(now, asked), bothInStrip(after, asked)];
    const change = [0, 1].map((sum) => before[sum] === then[sum] ? before[sum] : `from ${before[sum]} to ${then[sum]}`);
    expect(label).toContain(`with castle ${change[0]}, without ${change[1]}`);
    expect(label.includes("once secured"), label).toBe(change[0] === before[0] && !label.includes("the game ends"));
    if (change[0] !== before[0]) expect(preview).toContain(`${before[0]} → ${then[0]}`);
    seen[change[0] === before[0] ? "same" : "more"] += 1;
  }
});

test("in full motion a card that comes from the pile is turned over", async ({ page }) => {
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  await expect(page.locator(".th-card.coming .th-face > .th-cover"), "the four of the deal").toHaveCount(4);
  await touch(roll(page));
  await expect(page.locator(".th-card.coming"), "once").toHaveCount(0);
});
