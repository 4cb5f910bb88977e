import type { Page } from "@playwright/test";
import { checkWholeLog, onShelf, prepareGame, reachedWhenThere, type Reading, readTable, readTold, seeded, settle, speak, type Told, touch } from "./app";
import { expect, test } from "./fixtures";
import { EVERYTHING } from "./layouts";
import {
  beginAs,
  choose,
  decide,
  extension,
  find,
  firstDeath,
  infarktRecord,
  infarktStates,
  type InfarktEvent,
  type InfarktRecord,
  openAt,
  place,
  playRecord,
  stretchesOf,
  tap,
  reveal,
  withCardsOf,
} from "./infarkt";
import { spaceOut } from "./room";
import { liftCurtain } from "./screens";
import { pressOrHold } from "./touches";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const namesOf = (record: InfarktRecord) => record.setup.seats.map((seat) => seat.name);
/** What is asked here does not see the log. */
const handoff = (page: Page) => page.getByTestId("handoff");

/** What must hold at every moment that somebody is asked for something. */
function checkMoment(now: Reading, record: InfarktRecord, states?: string[]) {
  const { infarkt } = now;
  if (!infarkt) throw new Error("this is no table of Infarkt");
  if (infarkt.handoff !== null) {
    expect(infarkt.bodies, "nothing of the game is beside the handoff").toEqual([]);
    expect(infarkt.pieces).toEqual({});
    return;
  }
  if (infarkt.due === "plan") expect(Object.values(infarkt.pieces).flat(), "no piece is seen before all are set").toEqual([]);
  // Drugs that are taken while plans are made are seen later.
  else if (states) expect(infarkt.bodies.join(" "), `after event ${now.events}`).toBe(states[now.events]);
  if (now.over) return;
  const by = namesOf(record)[record.events[now.events].by ?? -1];
  expect(now.prompt, "the right one is asked").toMatch(new RegExp(`^${by}\\b`));
}

/** The whole of a record, from the shelf to the result. */
async function wholeGame(page: Page, record: InfarktRecord, states: string[]) {
  let handed = 0;
  const check = (now: Told) => {
    checkMoment(now, record, states);
    if (now.infarkt?.handoff === null) expect(now.log.length, "one line in the log for each event").toBe(now.events);
    else handed += 1;
  };
  const end = await playRecord(page, record, record.events.length, check, readTold);
  await checkWholeLog(page, end);
  expect(end.over).toBe(true);
  const secret = record.events.filter((event) => ["plan", "remove"].some((kind) => Object.hasOwn(Object(event.do), kind)));
  expect(handed, "the device is handed on for each secret").toBe(secret.length);
}

/** The record from where the table stands, and what is new in it further on, to the result. */
async function playStretches(page: Page, record: InfarktRecord, states?: string[]) {
  for (const [index, [from, to]] of stretchesOf(record).entries()) {
    if (index > 0) await openAt(page, record, from);
    await playRecord(page, record, to, (now) => checkMoment(now, record, states));
  }
}

/** The result tells who won, and reads every diary back. */
async function checkResult(page: Page, record: InfarktRecord) {
  const result = page.locator("dialog.result");
  await expect(result).toBeVisible();
  await expect(page.locator("#result-title"), "the reading begins there").toBeFocused();
  const names = namesOf(record);
  for (const winner of record.result.winners) await expect(page.locator("#result-title")).toContainText(names[winner]);
  await expect(result.locator("tr")).toHaveCount(names.length);
  const first = result.locator("tr").first();
  await expect(first).toHaveClass("winner");
  await expect(first.locator(".score-place")).toHaveText("1.");
  await expect(page.getByTestId("how")).toHaveText(/\S+.* round \d+/);
  for (const [seat, name] of names.entries()) {
    const row = result.locator("tr", { has: page.locator("th", { hasText: name }) });
    const taken = record.events.filter((event) => event.by === seat && Object.hasOwn(Object(event.do), "event")).length;
    await expect(row.locator(".in-diary"), `the diary of ${name}`).toHaveText(`Diary (${taken})`);
    await expect(row.locator("details li")).toHaveCount(taken);
    if (!record.result.winners.includes(seat)) await expect(row, "what of, and when").toContainText(/died of [a-z ,]+ in round \d+/);
  }
}

test("a game of three by touch, hand to hand, with its diaries, and another one", async ({ page }) => {
  // The next one has every kind of decision, too.
  test.skip(!EVERYTHING, "played once a week");
  test.setTimeout(240_000);
  const record = infarktRecord("newest-three");
  await withCardsOf(page, record);
  await page.goto("./");
  await beginAs(page, record);
  await wholeGame(page, record, infarktStates("newest-three"));
  await checkResult(page, record);
  await touch(page.getByTestId("rematch"));
  const next = await readTable(page);
  expect(next.seats.map((seat) => seat.name)).toEqual(namesOf(record));
  expect(next.infarkt?.due).toBe("event");
  const begins = namesOf(record)[(record.setup.first + 1) % 3];
  expect(next.prompt, "now the next one begins").toMatch(new RegExp(`^${begins}\\b`));
});

test("a game of five with three extensions by touch: its beginning, every kind of decision, and its end", async ({ page }) => {
  test.setTimeout(300_000);
  const record = infarktRecord("newest-five");
  await withCardsOf(page, record);
  await page.goto("./");
  await beginAs(page, record);
  const heads = page.locator(".in-head[data-place]");
  await expect(heads).toHaveCount(8);
  await expect(place(page, "fitness"), "the first extension takes the place of the fitness centre").toHaveCount(0);
  await playStretches(page, record, infarktStates("newest-five"));
  await checkResult(page, record);
});

test("affairs, other goods, and the other world: every kind of decision, and the end", async ({ page }) => {
  test.skip(!EVERYTHING, "played once a week");
  test.setTimeout(240_000);
  const record = infarktRecord("wild");
  await page.goto("./");
  await openAt(page, record, 0);
  await playStretches(page, record);
  await checkResult(page, record);
});

/** A party at which both guests can do something about both cards, so that there are four questions, two for each guest, in turn. */
const partyOfFour = (record: InfarktRecord) => find(record, "party", 70);

test.describe("by keyboard alone", () => {
  /** Goes on with Tab until the keyboard stands on this, and that can be seen; then Enter or Space. */
  async function press(where: ReturnType<Page["locator"]>) {
    const page = where.page();
    const handle = await where.elementHandle();
    for (let step = 0; step < 90; step += 1) {
      const here = await page.evaluate(async (wanted) => {
        // Focus that was lost is put back with the next frame.
        for (let frame = 0; frame < 3 && document.activeElement === document.body; frame += 1) await new Promise(requestAnimationFrame);
        const element = document.activeElement;
        if (element !== wanted) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(element as Element);
        // On the board the mark is the edge of the panel, or of the sign.
        const drawn = (element as Element).querySelector(":scope > .in-panel, :scope > g > .in-sign-board");
        const edge = drawn ? parseFloat(getComputedStyle(drawn).strokeWidth) : 0;
        const { left, top, right, bottom } = (element as Element).getBoundingClientRect();
        return {
          marked: (element as Element).matches(":focus-visible") && (edge >= 2 || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2)),
          inView: right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
        };
      }, handle);
      if (here) {
        expect(here, "the keyboard can be seen").toEqual({ marked: true, inView: true });
        const link = await where.evaluate((element) => element.matches("a"));
        await pressOrHold(page, link || step % 2 === 0 ? "Enter" : "Space");
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        return;
      }
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never came to ${where}`);
  }

  async function byKeys(page: Page, record: InfarktRecord, to: number) {
    const names = namesOf(record);
    const read = () => readTable(page);
    let now = await read();
    while (!now.over && now.events < to) {
      if (now.infarkt && now.infarkt.handoff !== null) {
        await press(page.getByTestId("reveal"));
        now = await read();
        continue;
      }
      const { events } = now;
      await press(await choose(page, record.events[events].do ?? "", events % 2 === 0 ? "deed" : "board", names, press));
      now = await read();
      expect(now.events, "every key leads to something").toBeGreaterThan(events);
      expect(now.saved).toEqual(record.events.slice(0, now.events));
    }
    return now;
  }

  /** What a decision takes at the page: one place, pieces, one card, several, a sign. */
  const WAYS = ["event", "plan", "go", "drug", "keep", "party", "trade", "work", "leave", "accept"];

  test("every way to decide, the end, and what comes after", async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto("./");
    const record = infarktRecord("three");
    for (const way of WAYS) {
      const at = find(record, way, way === "accept" ? partyOfFour(record) : 0);
      expect(at, way).toBeGreaterThan(0);
      await openAt(page, record, at);
      // From now on by keyboard: what a touch has left the focus on is not marked.
      await page.keyboard.press("Tab");
      await byKeys(page, record, at + 1);
    }
    const two = infarktRecord("two");
    await openAt(page, two, two.events.length - 2);
    const end = await byKeys(page, two, two.events.length);
    expect(end.over).toBe(true);
    await press(page.getByTestId("see-board"));
    await expect(page.locator("dialog.result")).toBeHidden();
    await press(page.getByTestId("to-shelf"));
    await onShelf(page);
  });
});

/** Everything that the page tells anybody: markup, title, address, and what a screen reader gets. */
async function everything(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  await devtools.detach();
  const tree = nodes.filter((node) => !node.ignored).map((node) => [node.role?.value, node.name?.value, node.description?.value, node.value?.value]);
  const [markup, title] = await page.evaluate(() => [document.documentElement.outerHTML, document.title]);
  return { markup, title, address: page.url(), tree };
}

/** The table behind a handoff: not to be seen, not to be touched, not to be read aloud, and nothing on it is chosen. */
async function isOutOfReach(page: Page) {
  const table = page.getByTestId("table");
  await expect(table).toBeHidden();
  await expect(table).toHaveAttribute("inert");
  expect(await table.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await expect(table.locator("[aria-pressed='true'], .chosen")).toHaveCount(0);
}

test.describe("secret plans", () => {
  const record = infarktRecord("five");
  const names = namesOf(record);
  const start = find(record, "plan");
  const order = record.events.slice(start, start + 5).map((event) => event.by ?? -1);
  const plan = (by: number, places: string[]): InfarktEvent => ({ by, do: { plan: places } });

  test.beforeEach(async ({ page }) => {
    await page.goto("./");
  });

  test("nothing on the page depends on what others have planned", async ({ page }) => {
    test.setTimeout(180_000);
    // The same evening twice; the first ones plan quite different things.
    const plans = [
      [
        ["office", "supermarket", "home"],
        ["pharmacy", "family", "nightlife"],
      ],
      [
        ["pharmacy", "fleamarket", "nightlife"],
        ["office", "home", "black_market"],
      ],
    ];
    const seen = [];
    for (const evening of plans) {
      await openAt(page, record, start);
      const moments = [];
      for (const [index, places] of evening.entries()) {
        await expect(handoff(page)).toContainText(names[order[index]]);
        await reveal(page);
        await decide(page, plan(order[index], places), "board", names);
        await readTable(page);
        await expect(handoff(page)).toContainText(names[order[index + 1]]);
        moments.push(await everything(page));
      }
      const down = moments[1];
      // The table behind it is the same for everybody (see below), and nobody can see or reach it.
      for (const telling of [JSON.stringify(down.tree), down.title, down.address]) {
        expect(telling, "no place has a name beside the handoff").not.toMatch(
          /office|supermarket|pharmacy|fleamarket|flea market|\bat home|black.market|nightlife|place-/i,
        );
      }
      await reveal(page);
      const third = await readTable(page);
      expect(Object.values(third.infarkt?.pieces ?? { none: ["seen"] }).flat()).toEqual([]);
      moments.push(await everything(page));
      // Not on the shelf either.
      await touch(page.getByTestId("to-shelf"));
      await onShelf(page);
      moments.push(await everything(page));
      seen.push(moments);
    }
    const [one, other] = seen;
    for (const [index, moment] of one.entries()) expect(other[index], `moment ${index}`).toEqual(moment);
  });

  test("the handoff does not hear the tap that was meant for the table", async ({ page }) => {
    await openAt(page, record, start);
    await reveal(page);
    await expect(handoff(page)).toHaveCount(0);
    const reached = reachedWhenThere(page, "reveal");
    await decide(page, record.events[start], "board", names);
    expect(await reached).toEqual(["nothing", "reveal"]);
  });

  test("the handoff opens when its button is held, and a tap or a short press opens nothing", async ({ page }) => {
    await openAt(page, record, start);
    const button = page.getByTestId("reveal");
    // Longer than the button has to be held. A clock that is moved by hand does not cancel timers of this program.
    const rest = () => page.evaluate(() => new Promise((done) => setTimeout(done, 900)));
    const { x, y, width, height } = (await button.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await rest();
    await expect(handoff(page)).toBeVisible();
    await button.focus();
    await page.keyboard.press("Enter");
    await rest();
    await expect(handoff(page)).toBeVisible();
    await page.keyboard.down("Enter");
    await expect(handoff(page)).toHaveCount(0);
    await page.keyboard.up("Enter");
  });

  test("the handoff is down again after a reload", async ({ page }) => {
    await openAt(page, record, start);
    await reveal(page);
    await tap(place(page, "office"));
    await tap(place(page, "home"));
    await page.reload();
    await expect(handoff(page)).toContainText(names[order[0]]);
    await isOutOfReach(page);
    await reveal(page);
    await expect(page.locator(".in-head[aria-pressed='true']"), "nothing was set yet").toHaveCount(0);
    await decide(page, record.events[start], "board", names);
    await expect(handoff(page)).toContainText(names[order[1]]);
    await page.reload();
    await expect(handoff(page)).toContainText(names[order[1]]);
    await reveal(page);
    await expect(page.getByTestId("table")).toBeVisible();
    await page.reload();
    await expect(handoff(page)).toBeVisible();
    expect((await readTable(page)).saved).toEqual(record.events.slice(0, start + 1));
  });

  test("the handoff comes down when nobody looks at the page", async ({ page }) => {
    await openAt(page, record, start);
    await reveal(page);
    await tap(place(page, "office"));
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    });
    await expect(handoff(page)).toContainText(names[order[0]]);
    await isOutOfReach(page);
    await reveal(page);
    await expect(page.getByTestId("table")).toBeVisible();
  });

});

test("extensions: ready-made games, at most three, in an order", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "infarkt", ["Ada", "Bo", "Cy"]);
  const preset = (name: string) => page.locator(".variant .chip", { hasText: name });
  const ticked = page.locator(".variant input[type='checkbox']:checked");
  const chosen = () => page.locator(".variant .choice strong", { hasText: /^\d\. / }).allTextContents();
  await expect(ticked).toHaveCount(0);
  await expect(preset("Basic game").locator("input")).toBeChecked();
  await tap(preset("Advanced"));
  expect(await chosen()).toEqual(["1. Black market"]);
  await tap(preset("Extreme"));
  expect(await chosen()).toEqual(["1. Black market", "2. Nightlife", "3. Affair"]);
  await expect(extension(page, "Family").locator("input")).toBeDisabled();
  await expect(extension(page, "Career").locator("input")).toBeDisabled();
  await tap(preset("Basic game"));
  expect(await chosen()).toEqual([]);

  await tap(extension(page, "Career"));
  await expect(preset("Advanced").locator("input"), "one extension is the advanced game").toBeChecked();
  await tap(extension(page, "Affair"));
  await tap(extension(page, "Black market"));
  expect((await chosen()).sort()).toEqual(["1. Career", "2. Affair", "3. Black market"]);
  await tap(extension(page, "Career"));
  expect((await chosen()).sort()).toEqual(["1. Affair", "2. Black market"]);
  await tap(extension(page, "Family"));
  expect((await chosen()).sort()).toEqual(["1. Affair", "2. Black market", "3. Family"]);
  await touch(page.getByTestId("begin-game"));
  await expect(page.getByTestId("table")).toBeVisible();
  await readTable(page);
  const options = await page.evaluate(() => {
    const id = location.hash.split("/")[2];
    const copy = localStorage.getItem(`heartbox:game:${id}:a`) ?? localStorage.getItem(`heartbox:game:${id}:b`) ?? "";
    return JSON.parse(copy.slice(copy.indexOf("\n") + 1)).record.setup.options.extensions;
  });
  expect(options).toEqual(["affair", "black_market", "family"]);
  await expect(place(page, "fitness")).toHaveCount(0);
  await expect(page.locator(".in-head[data-place]")).toHaveCount(8);
});

/** Where the buttons of the places and their activities are, and where the board is, with the table scrolled to its top. */
const places = (page: Page, part = "*") =>
  page.evaluate((part) => {
    document.querySelector(".table")?.scrollTo(0, 0);
    const all = [...document.querySelectorAll(".in-block > :first-child, .in-block .button, .in-page")].filter((element) => element.matches(part));
    return all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { said: element.querySelector("span")?.textContent ?? "", box: [left, top, width, height] };
    });
  }, part);

/** What is elsewhere than before, by more than a rounded pixel, has come or has gone. */
async function moved(page: Page, before: Awaited<ReturnType<typeof places>>, part: string) {
  const now = await places(page, part);
  const same = (one: (typeof now)[number], other?: (typeof now)[number]) =>
    one.said === other?.said && one.box.every((length, index) => Math.abs(length - other.box[index]) <= 1);
  const changed = now.flatMap((each, index) => (same(each, before[index]) ? [] : [`${each.said || "the board"}: ${before[index]?.box.map(Math.round)} to ${each.box.map(Math.round)}`]));
  return now.length === before.length ? changed : [`${before.length} are now ${now.length}`, ...changed];
}

for (const [width, height] of [[1024, 768], [390, 844], ...(EVERYTHING ? [[768, 1024], [1366, 768]] : [])]) {
  test(`no button and no board moves when something is chosen, at ${width}x${height}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await page.goto("./");
    let moments = 0;
    for (const [fixture, from] of [["three", 60], ["five", 60], ["career", 150]] as const) {
      const record = infarktRecord(fixture);
      const names = namesOf(record);
      for (const kind of ["party", "trade", "invite"]) {
        const at = find(record, kind, from);
        if (at < 0) continue;
        // From the place itself, and from before the way there.
        for (const events of [at, at - 1]) {
          await openAt(page, record, events);
          const now = await readTable(page);
          if (!["go", "visit"].includes(now.infarkt?.due ?? "") || !now.prompt.startsWith(names[record.events[at].by ?? -1])) continue;
          // On a phone the cards stand before the board: those to take in a trade come there.
          const part = width < 640 && kind === "trade" ? ".in-block *" : "*";
          const before = await places(page, part);
          if (!before.some(({ said }) => /party|Swap|Take somebody/.test(said))) continue;
          expect(before.length).toBeGreaterThan(2);
          const look = async (what: string) => {
            await settle(page);
            expect.soft(await moved(page, before, part), `${fixture}, ${what}, after ${events}`).toEqual([]);
            await expect.soft(page.locator(".prompt"), "whose choice it is").toContainText(names[record.events[at].by ?? -1]);
          };
          const prompts = new Set([now.prompt]);
          const press = async (where: ReturnType<Page["locator"]>) => {
            await tap(where);
            await look(kind);
            prompts.add((await page.locator(".prompt").innerText()).trim());
            moments += 1;
          };
          const last = await choose(page, record.events[at].do ?? "", "deed", names, press);
          await expect(last).toBeVisible();
          await expect(last, "the main button is in sight").toBeInViewport({ ratio: 1 });
          if (kind !== "invite") expect(prompts.size, "each step is said").toBeGreaterThan(3);
          await tap(page.locator(".action-buttons > .cancel"));
          await look(`${kind} cancelled`);
        }
      }
    }
    expect(moments).toBeGreaterThan(15);
  });
}

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a death is seen over the board before anything else, and a touch ends that at once: motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const record = infarktRecord("five");
    const { death, dead } = firstDeath(infarktStates("five"));
    const names = namesOf(record);
    await page.goto("./");
    await openAt(page, record, death - 1);
    await readTable(page);
    const last = await choose(page, record.events[death - 1].do ?? "", "deed", names);
    // In the page: a question there takes its time, and the moment is short.
    const seen = page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      const grave = () => document.querySelector<HTMLElement>(".in-moment .in-grave");
      while (!grave()) await frame();
      const { width, height } = grave()!.getBoundingClientRect();
      const now = {
        text: grave()!.innerText,
        size: Math.min(width, height),
        flat: document.querySelector(".in-room")!.classList.contains("flat"),
        handoff: document.querySelector("[data-testid='handoff']") !== null,
        due: document.querySelector(".in-actions")!.getAttribute("data-due"),
      };
      // The seats follow in the frame after.
      while (document.querySelector(".in-seat.dead") === null && grave()) await frame();
      const dead = document.querySelectorAll(".in-seat.dead").length;
      const begun = performance.now();
      document.querySelector<HTMLElement>("[data-testid='tumbling']")!.click();
      while (grave()) await frame();
      return { ...now, dead, took: performance.now() - begun };
    });
    await tap(last);
    const { text, size, flat, took, ...rest } = await seen;
    expect(text).toContain(names[dead]);
    expect(text).toMatch(/died of \S+.* in round \d+/);
    expect(text).toMatch(/Last words: \S+/);
    expect(size).toBeGreaterThan(80);
    expect(flat, "the heart has stopped").toBe(true);
    expect(rest, "it is true at once, and nobody is asked meanwhile").toEqual({ dead: 1, handoff: false, due: null });
    expect(took).toBeLessThan(1500);
    await readTable(page);
    await page.reload();
    await expect(page.locator("main:is(.table:not([inert]), .handoff)")).toBeVisible();
    await expect(page.locator(".in-moment")).toHaveCount(0);
  });
}

test("a death is a panel of its own, with its cause, also after a reload", async ({ page }) => {
  const record = infarktRecord("five");
  const states = infarktStates("five");
  const names = namesOf(record);
  await page.goto("./");
  const { death, dead } = firstDeath(states);
  await openAt(page, record, death);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.locator(".in-died")).toContainText(new RegExp(`${names[dead]} died of \\S+.* in round \\d+`));
    await expect(page.locator(".in-died")).toBeInViewport();
    await expect(page.locator(".in-seat.dead").first(), "on the seat as well").toHaveText(/^died of \S+.* in round \d+$/);
  }
});

test("in the first round signs are called by their names, later they are not", async ({ page }) => {
  const record = infarktRecord("five");
  await page.goto("./");
  await onShelf(page);
  // The first work of the game, and the first one of a later round.
  const plans = record.events.flatMap((event, index) => (Object.hasOwn(Object(event.do), "plan") ? [index] : []));
  const later = plans[record.setup.seats.length];
  for (const [from, shown] of [[0, true], [later, false]] as const) {
    for (let at = find(record, "go", from); ; at = find(record, "go", at + 1)) {
      expect(at, "somebody comes to where something would change").toBeGreaterThan(0);
      await openAt(page, record, at + 1);
      if ((await page.locator(".in-actions .in-shift").count()) === 0) continue;
      await expect(page.locator(".in-actions .in-indicator").first()).toBeVisible({ visible: shown });
      break;
    }
  }
});

test("on a phone the way to one's own turn covers nothing that is said about the bots", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seeded(page, 3);
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "infarkt", ["Ada", "Bo", "Cy", "Di"]);
  await touch(page.getByTestId("others-are-bots"));
  await touch(page.getByTestId("begin-game"));
  const hurry = page.getByTestId("hurry");
  let looks = 0;
  await expect(async () => {
    if ((await hurry.count()) > 0) {
      const covered = await page.evaluate(() => {
        const way = document.querySelector(".table > .ahead button")?.getBoundingClientRect() ?? new DOMRect();
        const meets = ({ left, top, right, bottom }: DOMRect) => left < way.right && right > way.left && top < way.bottom && bottom > way.top;
        const texts = [...document.querySelectorAll(".actions *")].filter((element) => element.childElementCount === 0 && element.checkVisibility() && element.textContent?.trim());
        return texts.filter((element) => meets(element.getBoundingClientRect())).map((element) => element.textContent);
      });
      expect.soft(covered).toEqual([]);
      looks += 1;
    } else if (await page.getByTestId("confirm").isVisible()) await touch(page.getByTestId("confirm"));
    else await touch(page.locator(".in-card.lit").first());
    expect(looks).toBeGreaterThan(5);
  }).toPass({ intervals: [200], timeout: 40_000 });
});

test("upright on a tablet the leaf of the calendar is whole", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const record = infarktRecord("five");
  await page.goto("./");
  await openAt(page, record, find(record, "go", 100));
  await liftCurtain(page);
  const { line, leaf, hidden } = await page.locator(".in-leaf").evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { top: above, bottom: below } = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const corners = [[left + 3, top + 1], [right - 3, top + 1], [left + 3, bottom - 1], [right - 3, bottom - 1]];
    const hit = corners.map(([x, y]) => document.elementFromPoint(x, y)).filter((hit) => hit !== element);
    return { line: below - above, leaf: bottom - top, hidden: hit.map((element) => element?.className) };
  });
  expect(leaf, "as high as its line").toBeLessThanOrEqual(line + 1);
  expect(hidden).toEqual([]);
});

const TABLETS = [[1024, 768], [768, 1024]];

/** The words on the board that leave their sign, lie over others, or are drawn closer together than they are written. */
const spoiltWords = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const found: string[] = [];
    /** Whether words are wider than what is left to them: a copy is free of that. */
    const isSqueezed = (words: SVGTextElement) => {
      const free = words.cloneNode(true) as SVGTextElement;
      free.removeAttribute("textLength");
      words.after(free);
      const isWider = box(free).width > box(words).width + 1;
      free.remove();
      return isWider;
    };
    for (const sign of document.querySelectorAll(".in-activity")) {
      const board = box(sign.querySelector(".in-sign-board") as Element);
      const texts = [...sign.querySelectorAll("text")];
      for (const [index, text] of texts.entries()) {
        const own = box(text);
        if (own.left < board.left - 1 || own.right > board.right + 1) found.push(`${text.textContent} leaves its sign`);
        if (isSqueezed(text)) found.push(`${text.textContent} is squeezed`);
        for (const other of texts.slice(index + 1).map(box)) {
          const [across, down] = [Math.min(own.right, other.right) - Math.max(own.left, other.left), Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top)];
          if (across > 2 && down > own.height / 2) found.push(`${text.textContent} lies over another text`);
        }
      }
    }
    for (const caption of document.querySelectorAll(".in-caption")) {
      const name = caption.parentElement?.querySelector<SVGTextElement>(".in-name");
      if (name && box(name).right > box(caption).right + 1) found.push(`${name.textContent} leaves its caption`);
      if (name && isSqueezed(name)) found.push(`${name.textContent} is squeezed`);
    }
    return { found, signs: document.querySelectorAll(".in-activity").length };
  });

test("no word leaves its sign, whatever the language and the text spacing of the reader, from the start and in the middle of a game", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  const record = infarktRecord("five");
  const look = async (what: string) => {
    for (const [width, height] of TABLETS) {
      await page.setViewportSize({ width, height });
      await frames(page);
      const { found, signs } = await spoiltWords(page);
      expect(found, `${what}, ${width}x${height}`).toEqual([]);
      expect(signs).toBeGreaterThan(10);
    }
  };
  await spaceOut(page, true);
  await openAt(page, record, find(record, "go"));
  await liftCurtain(page);
  await look("spaced before the board is drawn");
  await spaceOut(page, false);
  await look("with usual spacing again");
  for (const language of ["de", "cs"]) {
    await speak(page, language);
    await look(language);
    await spaceOut(page, true);
    await look(`${language}, spaced`);
    await spaceOut(page, false);
  }
});

test("the body of who is asked takes the room that is there, and every figure is 15 px high", async ({ page }) => {
  await page.goto("./");
  for (const name of ["two", "three", "five"] as const) {
    const record = infarktRecord(name);
    await openAt(page, record, find(record, "event", 60));
    await liftCurtain(page);
    for (const [width, height] of TABLETS) {
      const what = `${name} at ${width}x${height}`;
      await page.setViewportSize({ width, height });
      await frames(page);
      const tracks = page.locator(".in-body .in-track");
      await expect(tracks.last(), `${what}: six tracks`).toBeVisible();
      const sizes = await page
        .locator(".seat .in-gauge, .in-track > b, .in-mark")
        .evaluateAll((all) => all.map((figure) => parseFloat(getComputedStyle(figure).fontSize)));
      expect(Math.min(...sizes), what).toBeGreaterThanOrEqual(15);
      expect(await page.locator(".in-mark").allTextContents(), `${what}: thresholds are labelled`).toEqual(["7", "10", "7", "10", "5", "7", "5", "10", "10", "5", "10"]);
      const inside = await tracks.evaluateAll((all) => {
        const room = (document.querySelector(".in-body-room") as Element).getBoundingClientRect();
        return all.every((track) => track.getBoundingClientRect().bottom <= room.bottom + 1);
      });
      expect(inside, `${what}: all six are whole`).toBe(true);
    }
  }
});

/** The frames in which a table learns its new size and is drawn for it. */
function frames(page: Page) {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
}
