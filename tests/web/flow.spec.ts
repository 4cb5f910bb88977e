import type { Page } from "@playwright/test";
import { checkWholeLog, leaveGame, onShelf, piece, prepareGame, type Reading, readTable, readTold, speak, type Told, touch } from "./app";
import { axe, expect, test } from "./fixtures";
import {
  beginAs,
  decide,
  type FlowRecord,
  flowRecord,
  flowStates,
  openAt,
  playRecord,
  shown,
  stretchesOf,
  withDiceOf,
} from "./flow";
import { openLate, playLast } from "./ending";
import { EVERYTHING } from "./layouts";
import { atRest, faults } from "./faults";

test.beforeEach(async ({ page }, info) => {
  if (!info.title.includes("motion")) await page.emulateMedia({ reducedMotion: "reduce" });
});

/** What must hold at every moment that somebody is asked for something. */
function checkMoment(now: Reading) {
  const { flow } = now;
  if (!flow) throw new Error("this is no table of Flow");
  const places = flow.pieces.map((each) => each.place).filter((place) => place.startsWith("Position"));
  expect(new Set(places).size, "at most one piece on a position").toBe(places.length);
  if (now.over) return;
  const asked = now.seats.findIndex((seat) => seat.asked);
  expect(asked, "somebody is asked").toBeGreaterThanOrEqual(0);
  expect(now.prompt).toContain(`${now.seats[asked].name}: `);
  for (const each of flow.pieces.filter((each) => each.lit)) expect(each.seat, "own pieces are lit").toBe(asked);
  if (flow.cards.length === 0) return;
  // Cards that can be played are in the hand, or there are two others for them.
  const hand = flow.hands[asked];
  const total = hand.reduce((sum, count) => sum + count, 0);
  for (const [kind, each] of flow.cards.entries()) {
    if (each.lit) expect(hand[kind] > 0 || total > 1, `${each.kind} can be paid`).toBe(true);
  }
}

/** The same where the log is read. */
function checkMomentAndLog(now: Told, before: Told, said: string) {
  expect(now.log.length, "one line in the log for each event").toBe(now.events);
  expect(now.log.slice(0, before.log.length), "what is in the log stays there").toEqual(before.log);
  expect(now.log[before.log.length], "what was said before is what has happened").toContain(said);
  checkMoment(now);
}

/** The whole record, from the shelf to the winner, and nothing else has happened then. */
async function wholeGame(page: Page, record: FlowRecord, states: string[]) {
  await withDiceOf(page, record);
  await page.goto("./");
  await beginAs(page, record);
  const start = await readTable(page);
  expect(shown(start)).toBe(states[0]);
  const check = (now: Told, before: Told, said: string) => {
    checkMomentAndLog(now, before, said);
    expect(shown(now), `after event ${now.events}`).toBe(states[now.events]);
  };
  const end = await playRecord(page, record, record.events.length, check, readTold);
  await checkWholeLog(page, end);
  expect(end.over).toBe(true);
  expect(end.saved).toEqual(record.events);
  const winner = record.setup.seats[record.result.winners[0]].name;
  await expect(page.locator("#result-title")).toHaveText(`${winner} wins!`);
  return winner;
}

test("a whole game of two by touch, from the shelf to the winner, and another one", async ({ page }) => {
  // Every kind of decision comes in the games below, too, and whole games of others are played in each run.
  test.skip(!EVERYTHING, "played once a week");
  test.setTimeout(120_000);
  const record = flowRecord("two");
  const winner = await wholeGame(page, record, flowStates("two"));

  // Who brought home how many; and the way back from there.
  const result = page.locator("dialog.result");
  await expect(result.locator("tr.winner")).toHaveText(new RegExp(`^1\\.\\s*${winner}\\s*4 / 4`));
  await expect(result.locator("tbody tr")).toHaveCount(2);
  await expect(result.locator("tbody tr").nth(1)).toHaveText(/^2\.\s*Bo\s*2 \/ 4/);
  await touch(result.getByRole("button", { name: "Undo" }));
  await expect(result).toHaveCount(0);
  const again = await readTable(page);
  expect(again.events, "back to the last choice that there was").toBe(72);
  expect(shown(again)).toBe(flowStates("two")[72]);
  await playRecord(page, record);
  await expect(result).toBeVisible();

  const address = page.url();
  await touch(page.getByTestId("rematch"));
  await expect(result).toHaveCount(0);
  expect(page.url()).not.toBe(address);
  const next = await readTold(page);
  expect(next.log).toEqual([]);
  expect(next.seats.map((seat) => seat.name)).toEqual(["Ada", "Bo"]);
  expect(next.seats[0].asked, "the next seat begins").toBe(true);
  expect(shown(next)).toBe(flowStates("two")[0]);

  // The game that is over waits no more on the shelf, the other one does.
  await leaveGame(page);
  await expect(page.locator(".waiting-game")).toHaveCount(1);
});

/** The record from the shelf on, with the log; what is new in it further on, and its end. */
async function playStretches(page: Page, record: FlowRecord, states?: string[]) {
  await withDiceOf(page, record);
  await page.goto("./");
  await beginAs(page, record);
  const [[, begun], ...later] = stretchesOf(record);
  await checkWholeLog(page, await playRecord(page, record, begun, checkMomentAndLog, readTold));
  for (const [from, to] of later) {
    await openAt(page, record, from);
    await playRecord(page, record, to, (now) => {
      checkMoment(now);
      if (states) expect(shown(now), `after event ${now.events}`).toBe(states[now.events]);
    });
  }
}

test("a game of eight by touch: its beginning, every kind of decision, and its end", async ({ page }) => {
  test.setTimeout(180_000);
  const record = flowRecord("eight");
  await playStretches(page, record);
  const winner = record.setup.seats[record.result.winners[0]].name;
  await expect(page.locator("#result-title")).toHaveText(`${winner} wins!`);
  await expect(page.locator("dialog.result tbody tr")).toHaveCount(8);
});

test("a game in which one seat plays Ludo", async ({ page }) => {
  test.setTimeout(120_000);
  const record = flowRecord("hybrid");
  await (EVERYTHING ? wholeGame : playStretches)(page, record, flowStates("hybrid"));
  const rows = page.locator("dialog.result tbody tr");
  await expect(rows.nth(0)).toHaveText(/^1\.\s*Ada\s*4 \/ 4\s*Heart/);
  await expect(rows.nth(1)).toHaveText(/^2\.\s*Bo\s*1 \/ 4\s*Goal/);
});

test("after a reload in the middle it goes on", async ({ page }) => {
  const record = flowRecord("eight");
  await page.goto("./");
  await openAt(page, record, 122);
  await playRecord(page, record, 124);
  await touch(page.getByTestId("undo"));
  const read = () => readTable(page);
  const before = await read();
  // What has only been touched is not kept.
  await touch(page.locator(".fl-card.lit, .fl-piece.lit").first());
  await page.reload();
  await expect(page.getByTestId("table")).toBeVisible();
  expect((await read()).text, "the same moment").toBe(before.text);
  await touch(page.getByTestId("redo"));
  const { saved, events } = await read();
  expect(saved).toEqual(record.events.slice(0, events));
  await page.reload();
  const end = await playRecord(page, record, 128);
  expect(end.events).toBeGreaterThanOrEqual(128);
  await expect(page.locator(".banner")).toHaveCount(0);
});

test.describe("what is touched shows what would come of it", () => {

  test("what the heart says covers nothing of the ring", async ({ page }) => {
    await page.goto("./");
    for (const [name, at] of [["two", 0], ["eight", 138]] as const) {
      await openAt(page, flowRecord(name), at);
      for (const lang of ["en", "de", "cs"]) {
        await page.setViewportSize({ width: 1024, height: 768 });
        await speak(page, lang);
        for (const [width, height] of [[390, 844], [844, 390], [640, 480], [768, 1024], [1024, 768]]) {
          await page.setViewportSize({ width, height });
          const covered = await page.evaluate(() => {
            const said = document.querySelector(".fl-opens")!.getBoundingClientRect();
            const middle = (part: Element) => {
              const { left, top, width, height } = part.getBoundingClientRect();
              return [left + width / 2, top + height / 2];
            };
            const isCovered = ([x, y]: number[]) => x > said.left && x < said.right && y > said.top && y < said.bottom;
            const parts = [...document.querySelectorAll(".fl-field, .fl-piece")];
            return { parts: parts.length, covered: parts.filter((part) => isCovered(middle(part))).length };
          });
          expect(covered, `${name} ${lang} ${width}x${height}`).toEqual({ parts: expect.any(Number), covered: 0 });
          expect(covered.parts).toBeGreaterThan(40);
        }
      }
    }
  });
});

test("a button under the finger, the mouse or the keyboard marks where it leads", async ({ page }) => {
  await page.goto("./");
  await openAt(page, flowRecord("two"), 0);
  await touch(page.getByTestId("move"));
  const target = page.locator(".fl-target.aimed");
  const steps = page.locator("[data-steps]");
  await expect(steps).toHaveCount(4);
  await expect(target).toHaveCount(0);
  const places = new Set<string | null>();
  for (const each of await steps.all()) {
    await each.hover();
    await expect(target).toHaveCount(1);
    places.add(await target.getAttribute("data-touch"));
    const colours = await target.locator("circle").evaluateAll((all) => all.map((circle) => getComputedStyle(circle).stroke));
    expect(new Set(colours), "in one colour, which is not that of the others").toHaveProperty("size", 1);
    expect(colours[0]).not.toBe(await page.locator(".fl-target:not(.aimed) circle").first().evaluate((circle) => getComputedStyle(circle).stroke));
  }
  expect(places).toHaveProperty("size", 4);
  await page.locator(".prompt").hover();
  await expect(target).toHaveCount(0);

  // By keyboard, and only where the focus is seen.
  await steps.first().focus();
  await page.keyboard.press("Tab");
  await expect(steps.nth(1)).toBeFocused();
  await expect(target).toHaveCount(1);
  // Its button is gone, and so is its mark.
  await page.keyboard.press("Escape");
  await page.getByTestId("cancel").tap();
  await expect(steps).toHaveCount(0);
  await touch(page.getByTestId("move"));
  await expect(steps).toHaveCount(4);
  await expect(target).toHaveCount(0);

  // A piece: the one that is meant, of all that can be chosen.
  await openAt(page, flowRecord("eight"), 133);
  const choices = page.locator(".fl-choice[data-piece]");
  const marked = page.locator(".fl-piece.aimed");
  for (const number of ["0", "3"]) {
    await choices.and(page.locator(`[data-piece="${number}"]`)).hover();
    await expect(marked).toHaveAttribute("data-place", `piece-3-${number}`);
  }
  await page.locator(".prompt").hover();
  await expect(marked).toHaveCount(0);
});

test("the heart beats in its place, a motion of its own over the drawing", async ({ page }) => {
  await page.goto("./");
  await openAt(page, flowRecord("eight"), 133);
  await expect.poll(() => page.locator(".fl-beat").evaluate((beat) => beat.getAnimations().length)).toBe(1);
  const { beats, off, runs } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const beat = document.querySelector(".fl-beat")!;
    const runs = beat.getAnimations().map((animation) => animation.effect?.getComputedTiming().iterations);
    for (const animation of beat.getAnimations()) Object.assign(animation, { currentTime: 0 }).pause();
    const drawing = document.querySelector<SVGSVGElement>(".fl-board")!;
    const middle = new DOMPoint(500, 505).matrixTransform(drawing.getScreenCTM()!);
    const face = document.querySelector<SVGSVGElement>(".fl-face")!;
    const zero = new DOMPoint(0, 0).matrixTransform(face.getScreenCTM()!);
    const heart = box(".fl-heart");
    const width = 300 * 0.88 * drawing.getScreenCTM()!.a;
    return {
      runs,
      beats: beat.closest(".fl-board") === null && box(".fl-board").width > 300,
      off: [zero.x - middle.x, zero.y - middle.y, heart.left + heart.width / 2 - middle.x, Math.max(0, width - heart.width), Math.max(0, heart.width - 1.05 * width)],
    };
  });
  expect(runs).toEqual([Infinity]);
  expect(beats, "outside the drawing of the board").toBe(true);
  for (const distance of off) expect(Math.abs(distance)).toBeLessThan(0.5);
  // It hears a finger where it is seen, and nowhere else.
  const hit = (x: number, y: number) => page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-touch]")?.getAttribute("data-touch"), [x, y]);
  const box = (await page.locator(".fl-heart").boundingBox())!;
  expect(await hit(box.x + box.width / 2, box.y + box.height / 2)).toBe("heart");
  expect(await hit(box.x + 3, box.y + box.height - 3)).not.toBe("heart");
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.8);
  await expect(page.locator(".fl-says")).toBeVisible();
});

test("the die lies on the board where it was rolled, until the next roll", async ({ page }) => {
  const record = flowRecord("hybrid");
  await page.goto("./");
  const die = page.locator(".fl-die");
  // Ada’s turn comes after Bo’s roll.
  const at = record.events.findIndex((event, index) => event.chance?.die && record.events[index + 1]?.by === 1 && record.events.slice(index + 2).findIndex((next) => next.by === 0) === 0);
  expect(at).toBeGreaterThan(0);
  for (const [width, height] of [[1024, 768], [768, 1024]]) {
    await page.setViewportSize({ width, height });
    await openAt(page, record, at);
    await readTable(page);
    await touch(page.getByTestId("roll"));
    const roll = record.events[at].chance!.die!;
    const seen = async () => {
      await expect(die).toHaveAttribute("aria-label", `Bo rolls ${roll}.`);
      await expect(die).toHaveClass(/seat-red/);
      const { x, y, width: side } = (await die.locator(".die-body").boundingBox())!;
      expect(side, `${width}x${height}`).toBeGreaterThanOrEqual(64);
      return [Math.round(x), Math.round(y)];
    };
    const there = await seen();
    const now = await playRecord(page, record, at + 2);
    expect(now.seats[0].asked, "somebody else is asked").toBe(true);
    expect(await seen()).toEqual(there);
    // Its start is the nearest one.
    const distance = (corner: number) =>
      page.evaluate((corner) => {
        const middle = (what: string) => {
          const { left, top, width, height } = document.querySelector(what)!.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        };
        const [[x, y], [a, b]] = [middle(".fl-die"), middle(`[data-touch="home-${corner}"] .fl-slot`)];
        return Math.hypot(x - a, y - b);
      }, corner);
    expect(await distance(1)).toBeLessThan(await distance(0));
    await touch(die);
    await expect(page.locator(".fl-about")).toHaveText(`Bo rolls ${roll}.`);
  }
});

test("pieces at home are seen on the strip of every seat", async ({ page }) => {
  await page.goto("./");
  for (const [name, at] of [["two", 60], ["eight", 347], ["hybrid", 88]] as const) {
    const record = flowRecord(name);
    await openAt(page, record, at);
    const { flow } = await readTable(page);
    const there = record.setup.seats.map((_, seat) => flow!.pieces.filter((each) => each.seat === seat && /^(Heart|Goal)/.test(each.place)).length);
    for (const [width, height] of [[390, 844], [360, 640], [844, 390], [768, 1024], [1024, 768]]) {
      await page.setViewportSize({ width, height });
      const seen = await page.evaluate(async () => {
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
        return [...document.querySelectorAll(".fl-count-home")].map((home) => {
          home.scrollIntoView({ block: "nearest", behavior: "instant" });
          const { left, top, right, bottom } = home.getBoundingClientRect();
          // The button that reads a seat lies over all of it, and is not seen.
          const all = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
          return {
            text: home.textContent,
            inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right > left,
            free: home.contains(all.find((element) => !element.matches(".seat-read")) ?? null),
          };
        });
      });
      expect(seen, `${name} at ${width}x${height}`).toEqual(there.map((count) => ({ text: `${count}/4`, inside: true, free: true })));
    }
  }
});

test("the corner of the seat on turn is marked, whichever seat was on turn when the table was opened", async ({ page }) => {
  const record = flowRecord("two");
  await page.goto("./");
  const corners = page.locator(".fl-corner").filter({ has: page.locator(".fl-turn:visible") });
  const check = async (now: Reading) => {
    await expect(corners).toHaveCount(1);
    const marked = (await corners.getAttribute("data-touch"))?.split("-")[1];
    expect(marked, `after event ${now.events}`).toBe(String(now.seats.findIndex((seat) => seat.asked)));
  };
  // From the last decision of a turn to the first of the next turn; either seat may begin.
  const by = (event: number) => record.events[event]?.by;
  for (const first of [0, 1]) {
    const last = record.events.findIndex((_, event) => event > 8 && by(event) === first && by(event + 1) === 1 - first);
    await openAt(page, record, last);
    let now = await readTable(page);
    await check(now);
    for (let turns = 0; turns < 2; turns += 1) {
      const asked = now.seats.findIndex((seat) => seat.asked);
      while (now.seats[asked].asked) now = await playRecord(page, record, now.events + 1);
      await check(now);
    }
  }
});

test("in full motion pieces arrive, and a tap ends the tumbling of the die", async ({ page }) => {
  const record = flowRecord("hybrid");
  await page.goto("./");
  await openAt(page, record, 38);
  await touch(page.getByTestId("roll"));
  await expect(page.locator(".die.tumbling")).toHaveCount(1);
  await touch(page.locator(".fl-die"));
  await expect(page.locator(".die.tumbling")).toHaveCount(0);
  // What is forced follows, and cards can be played.
  await playRecord(page, record, 47, checkMoment);
  // Every piece is drawn where its label says.
  await atRest(page);
  expect(shown(await readTable(page))).toBe(flowStates("hybrid")[47]);
});

test.describe("a new game", () => {
  const people = (page: Page) =>
    page.locator(".person").evaluateAll((all) =>
      all.map((person) => [
        person.querySelector<HTMLInputElement>(".person-name")?.value,
        person.querySelector(".swatch :checked")?.getAttribute("aria-label")?.split(",")[0],
      ]),
    );
  const colour = (page: Page, row: number, name: string) => page.locator(".person").nth(row).getByRole("radio", { name: new RegExp(`^${name}`) });
  const balance = (page: Page) => page.getByRole("checkbox", { name: /^Better balance/ });
  const setup = async (page: Page) => {
    await expect(page.getByTestId("table")).toBeVisible();
    return page.evaluate(() => {
      const key = Object.keys(localStorage).find((key) => key.startsWith("heartbox:game:"));
      const text = localStorage.getItem(key ?? "") ?? "";
      return JSON.parse(text.slice(text.indexOf("\n") + 1)).record.setup;
    });
  };

  test.beforeEach(async ({ page }) => {
    await page.goto("./");
    await onShelf(page);
  });

  test("better balance is a choice up to four, and settled for more", async ({ page }) => {
    await prepareGame(page, "flow", ["Ada", "Bo", "Cy", "Di"]);
    await expect(balance(page)).toBeEnabled();
    await expect(balance(page)).not.toBeChecked();
    await touch(page.getByTestId("add-seat"));
    await expect(page.locator(".person")).toHaveCount(5);
    await expect(balance(page)).toBeDisabled();
    await expect(balance(page)).toBeChecked();
    await expect(page.locator(".choice.fixed")).toContainText("With more than four players it’s always on.");
    await touch(page.getByRole("button", { name: "Remove Player 5" }));
    await expect(balance(page)).toBeEnabled();
    await expect(balance(page)).not.toBeChecked();
    // What was ticked before does not get in the way of more players, and is not written where it is settled.
    await balance(page).check();
    await page.getByRole("checkbox", { name: /^Slower end game/ }).check();
    await touch(page.getByTestId("add-seat"));
    await touch(page.getByTestId("begin-game"));
    expect((await setup(page)).options).toEqual({ slow_end: true });
  });

  test("four with better balance draw their cards at random", async ({ page }) => {
    await prepareGame(page, "flow", ["Ada", "Bo", "Cy", "Di"]);
    await balance(page).check();
    await touch(page.getByTestId("begin-game"));
    expect((await setup(page)).options).toEqual({ balance: true });
    await decide(page, { by: 0, do: { play: { card: "move", with: ["move"], piece: 0, steps: -1 } } }, "deed");
    const said = await decide(page, { by: 0, do: { play: { card: "enter", with: ["enter"] } } }, "deed");
    expect(said).toContain("That earns a random card.");
    const now = await readTable(page);
    expect(now.saved).toHaveLength(3);
    expect(now.latest).toMatch(/^Ada draws a card: (Throw|Enter|Swap|Move)\.$/);
  });

  test("colours are places: who moves up gets the start before, who chooses a colour sits down there", async ({ page }) => {
    await prepareGame(page, "flow", ["Ada", "Bo", "Cy"]);
    await expect(page.locator(".new-seats .note")).toHaveText("Colours are places on the ring: players sit in the order of the starts.");
    expect(await people(page)).toEqual([
      ["Ada", "yellow"],
      ["Bo", "red"],
      ["Cy", "blue"],
    ]);
    await touch(page.getByRole("button", { name: "Move Cy up" }));
    expect(await people(page)).toEqual([
      ["Ada", "yellow"],
      ["Cy", "red"],
      ["Bo", "blue"],
    ]);
    await touch(page.getByRole("button", { name: "Move Ada down" }));
    expect(await people(page)).toEqual([
      ["Cy", "yellow"],
      ["Ada", "red"],
      ["Bo", "blue"],
    ]);
    // A free start: Cy sits last then.
    await touch(page.locator(".person").nth(0).locator(".swatch", { has: page.getByRole("radio", { name: /^green/ }) }));
    expect(await people(page)).toEqual([
      ["Ada", "red"],
      ["Bo", "blue"],
      ["Cy", "green"],
    ]);
    // One that somebody has: they change places.
    await touch(page.locator(".person").nth(2).locator(".swatch", { has: page.getByRole("radio", { name: /^red/ }) }));
    expect(await people(page)).toEqual([
      ["Cy", "red"],
      ["Bo", "blue"],
      ["Ada", "green"],
    ]);
    // Up to four play in any of the first four colours, five in exactly the first five.
    await expect(page.locator(".person").first().getByRole("radio")).toHaveCount(4);
    await touch(page.locator(".new-first .chip", { hasText: "Ada" }));
    await touch(page.getByTestId("add-seat"));
    await touch(page.getByTestId("add-seat"));
    await expect(page.locator(".person")).toHaveCount(5);
    expect((await people(page)).map(([, colour]) => colour)).toEqual(["yellow", "red", "blue", "green", "orange"]);
    await expect(page.locator(".person").first().getByRole("radio")).toHaveCount(5);
    // And back to three: a person whose colour is gone gets another.
    await touch(page.getByRole("button", { name: /^Remove/ }).first());
    await touch(page.getByRole("button", { name: /^Remove/ }).first());
    const left = await people(page);
    expect(left).toHaveLength(3);
    await touch(page.getByTestId("begin-game"));
    const { seats, first } = await setup(page);
    expect(seats.map((seat: { name: string; colour: string }) => [seat.name, seat.colour])).toEqual(left.map(([name, colour], index) => [name || `Player ${index + 1}`, colour]));
    expect(seats[first].name, "who was to begin begins").toBe("Ada");
  });

  test("some can play Ludo, but not all", async ({ page }) => {
    await prepareGame(page, "flow", ["Ada", "Bo"]);
    await expect(page.locator(".person-role")).toHaveCount(0);
    await touch(page.getByTestId("mix"));
    await expect(page.locator(".person-role")).toHaveCount(2);
    const ludo = (row: number) => page.locator(".person").nth(row).locator(".person-role .chip", { hasText: "Ludo" });
    await touch(ludo(0));
    await touch(ludo(1));
    await touch(page.getByTestId("begin-game"));
    await expect(page.locator(".problem")).toBeVisible();
    await expect(page.getByTestId("table")).toHaveCount(0);
    await touch(page.locator(".person").nth(1).locator(".person-role .chip", { hasText: "Flow" }));
    await expect(page.locator(".problem")).toHaveCount(0);
    await touch(page.getByTestId("begin-game"));
    const { seats } = await setup(page);
    expect(seats.map((seat: { rules?: string }) => seat.rules ?? "flow")).toEqual(["ludo", "flow"]);
    expect((await readTable(page)).prompt).toBe("Ada: roll a 6 to come in, 2 more tries after this.");
  });
});

test.describe("the log", () => {
  /** A turn of the log by how it begins. */
  const turn = (page: Page, said: string) => page.locator(".log-turn", { has: page.locator("summary", { hasText: said }) }).first();
  /** The positions that are marked, in their order. */
  const marked = (page: Page) =>
    page.evaluate(() => {
      const at = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const fields = [...document.querySelectorAll<SVGElement>(".fl-field")].map((field) => ({ at: at(field), position: Number(field.dataset.touch?.split("-")[1]) }));
      const nearest = ([x, y]: number[]) => fields.find((field) => Math.hypot(field.at[0] - x, field.at[1] - y) < 3)?.position;
      return [...document.querySelectorAll(".fl-here")].map((mark) => nearest(at(mark))).sort((one, other) => Number(one) - Number(other));
    });

  test("a turn is one line, which unfolds by touch and by keyboard and stays as it was left", async ({ page }) => {
    const record = flowRecord("two");
    await page.goto("./");
    await openAt(page, record, 57);
    const before = await readTold(page);
    expect(before.log, "every event has its line all the same").toHaveLength(57);
    const lines = page.locator(".log-lines > ol > li");
    expect(await lines.count(), "one line for each turn, as many as a page has").toBe(8);
    const swaps = turn(page, "Bo plays 2 × Swap.");
    await expect(swaps.locator("summary")).toHaveText(/^Bo plays 2\s×\sSwap\.\s*5\ssteps$/);
    const steps = swaps.locator("li");
    await expect(steps, "folded").toHaveCount(0);
    await swaps.locator("summary").scrollIntoViewIfNeeded();
    await touch(swaps.locator("summary"));
    await expect(steps).toHaveCount(5);
    await expect(steps.first()).toBeVisible();
    await expect(steps.last()).toContainText("Bo plays Swap. The master is now at 11, piece 2 at 24. The entrance is at 11.");
    expect(await axe(page)).toEqual([]);

    // By keyboard; and what goes on in the game changes nothing of it.
    const thrown = turn(page, "Ada plays Throw and Enter.");
    await expect(thrown.locator("summary")).toContainText("Piece 3 comes in at 0. 2 pieces are thrown.");
    await thrown.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(thrown.locator("li").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(thrown.locator("li").first()).toBeHidden();
    await page.keyboard.press("Space");
    await expect(thrown.locator("li").first()).toBeVisible();
    for (const button of ["flow", "rest"]) await touch(page.getByTestId(button));
    await expect(page.locator(".latest")).toHaveText("Ada flows on. Piece 2 goes from 18 to 21. That earns a card: Swap.");
    await expect(thrown.locator("li").first()).toBeVisible();
    await expect(steps.first()).toBeVisible();
    await swaps.locator("summary").scrollIntoViewIfNeeded();
    await touch(swaps.locator("summary"));
    await expect(steps.first()).toBeHidden();

    // The turn that goes on shows what happened last.
    await expect(lines.first().locator("summary")).toContainText("Ada flows on. Piece 2 goes from 18 to 21. That earns a card: Swap.");
  });

  test("cards and pieces stand before their sentence, which is read whole", async ({ page }) => {
    await page.goto("./");
    await openAt(page, flowRecord("two"), 57);
    await readTable(page);
    const lines = page.locator(".log-turn summary");
    const swaps = turn(page, "Ada plays Swap.");
    const pictures = swaps.locator("summary .log-pictures");
    await expect(pictures).toHaveAttribute("aria-hidden", "true");
    await expect(pictures.locator("use[href='#fl-swap']")).toHaveCount(1);
    for (const line of await lines.all()) expect(await line.locator(".log-pictures > *").count()).toBeLessThanOrEqual(5);
    expect(await faults(page, { kinds: ["cut"] })).toEqual([]);
    await swaps.locator("summary").scrollIntoViewIfNeeded();
    await touch(swaps.locator("summary"));
    await expect(swaps.locator("li").first()).toBeVisible();
    expect(await faults(page, { kinds: ["cut"] })).toEqual([]);
    expect(await axe(page)).toEqual([]);
  });

  test("a sentence that names 27 shows where it is", async ({ page }) => {
    const record = flowRecord("two");
    await page.goto("./");
    await openAt(page, record, 57);
    await readTable(page);
    const latest = page.locator(".latest button");
    await expect(latest).toHaveText("Bo flows on. The master goes from 27 to 30. That earns a card: Move.");
    expect(await marked(page)).toEqual([]);
    await touch(latest);
    await expect(latest).toHaveAttribute("aria-pressed", "true");
    expect(await marked(page)).toEqual([27, 30]);
    // Once more, and they are marked no longer.
    await touch(latest);
    await expect(latest).toHaveAttribute("aria-pressed", "false");
    expect(await marked(page)).toEqual([]);

    // What has been chosen stays chosen.
    await touch(piece(page, 0, 0));
    await expect(piece(page, 0, 0)).toHaveAttribute("aria-pressed", "true");
    await touch(latest);
    await expect(piece(page, 0, 0)).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".fl-ghost")).toHaveCount(1);
    expect(await marked(page)).toEqual([27, 30]);

    // In the log, by keyboard: an older one instead of a newer one.
    const swaps = turn(page, "Ada plays Swap.");
    await swaps.locator("summary").focus();
    await page.keyboard.press("Enter");
    const first = swaps.locator("li[data-event='40'] button");
    await expect(first).toHaveText("Ada plays Swap. The master is now at 7, piece 2 at 12. The entrance is at 7.");
    for (let tabs = 0; tabs < 12 && !(await first.evaluate((button) => button === document.activeElement)); tabs += 1) await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(latest).toHaveAttribute("aria-pressed", "false");
    expect(await marked(page)).toEqual([7, 12]);
    expect(await axe(page)).toEqual([]);

    // The next event ends it. A sentence that names no place is only a sentence.
    await touch(page.getByTestId("cancel"));
    await touch(page.getByTestId("flow"));
    await expect(page.locator(".latest")).toHaveText("Ada lets the pieces flow.");
    expect(await marked(page)).toEqual([]);
    await expect(latest).toBeHidden();
  });

  test("where the log lies over the board, it goes so that the places are seen", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("./");
    await openAt(page, flowRecord("two"), 50);
    await readTable(page);
    await touch(page.getByTestId("whole-log"));
    await touch(turn(page, "Ada plays Swap.").locator("summary"));
    await touch(page.locator("li[data-event='43'] button"));
    await expect(page.locator(".log")).toBeHidden();
    await expect(page.getByTestId("whole-log")).toHaveAttribute("aria-expanded", "false");
    expect(await marked(page)).toEqual([6, 7]);
  });
});

test("a Move is paid for with other cards, on phones upright and on their side", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLate(page, "flow");
  await touch(page.getByTestId("move"));
  for (const [width, height] of [[844, 390], [667, 375], [390, 844], [320, 568]]) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".fl-steps [data-steps]")).toHaveCount(4);
    const other = page.locator(".fl-pay > summary");
    await expect(other, "the way to pay otherwise stands beside the steps").toBeVisible();
    await other.scrollIntoViewIfNeeded();
    const { width: wide, height: high } = (await other.boundingBox())!;
    expect(Math.min(wide, high), `${width}x${height}`).toBeGreaterThanOrEqual(44);
  }
  // The last Move of this game is paid for with two other cards.
  await playLast(page, "flow");
  await expect(page.locator("dialog.result")).toBeVisible();
});
