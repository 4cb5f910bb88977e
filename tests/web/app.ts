// The few handles by which the browser tests hold the page.

import { expect, type Locator, type Page } from "@playwright/test";
import { seedRandom } from "./player.mjs";
import { tapOrHold } from "./touches";

export type GameId = "flow" | "heartstrings" | "infarkt" | "tintenherz";

/** The program has taken over from the static frame and shows the shelf. */
export async function onShelf(page: Page) {
  await expect(page.getByTestId("shelf")).toBeVisible();
  await expect(page.locator("#frame")).toHaveCount(0);
}

/** From the shelf to the screen of a new game, with these people; without names, with those whom the page proposes. */
export async function prepareGame(page: Page, game: GameId, names: string[] = []) {
  await page.getByTestId(`box-${game}`).click();
  const fields = page.locator(".person-name");
  await expect(fields.first()).toBeVisible();
  for (let count = await fields.count(); count < names.length; count += 1) {
    await page.getByTestId("add-seat").click();
    await expect(fields).toHaveCount(count + 1);
  }
  for (const [index, name] of names.entries()) await fields.nth(index).fill(name);
}

/** From the shelf to the table of a new game. */
export async function beginGame(page: Page, game: GameId, names: string[] = []) {
  await prepareGame(page, game, names);
  await page.getByTestId("begin-game").click();
  await expect(page.getByTestId("table")).toBeVisible();
}

/** Leaves the table; the game stays where it is. */
export async function leaveGame(page: Page) {
  // Between two people the table itself is out of reach, and the hand-off has the way back.
  await page.locator(".handoff a[href='#/'], main:not([inert]) [data-testid='to-shelf']").first().click();
  await onShelf(page);
}

/** The content hash of the build that this document came from. */
export function buildOf(page: Page) {
  return page.locator('meta[name="build"]').getAttribute("content");
}

/** Waits until the offline worker has everything and serves this page. */
export async function offlineReady(page: Page) {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { message: "the offline worker is in charge", timeout: 30_000 })
    .toBe("activated");
}

/** Gives the page always the same random numbers. Call it before the page is opened. */
export async function seeded(page: Page, seed: number) {
  await page.addInitScript(seedRandom, seed);
}

/** A room of Heartstrings as its label says. */
export type Room = { number: number; owner: string | null; tokens: number; lit: boolean };
/** A card of Tintenherz as its label says. `where`: "middle", "open" or "castle". */
export type Card = { value: number; heart: boolean; where: string; owner: string | null; lit: boolean };

/** A piece of Flow as its label and its looks say. `place` as the label has it: "Waiting", "Position 12", "Heart", "Goal 2". */
export type Piece = {
  seat: number;
  number: number;
  place: string;
  lit: boolean;
  selected: boolean;
  /** It still has to flow in this turn. */
  left: boolean;
  /** It would be thrown by what is shown. */
  thrown: boolean;
};
/** What only the table of Flow has. */
export type Flow = {
  /** What the heart says. */
  heart: string;
  pieces: Piece[];
  /** By seat: Throw, Enter, Swap, Move; nothing for who plays Ludo. */
  hands: number[][];
  /** The own hand in the place of action: what can be played, and what is chosen. */
  cards: { kind: string; lit: boolean; selected: boolean }[];
  /** Pairs and cards that can be given, as they are called. */
  payments: { label: string; chosen: boolean }[];
  /** What would come of what is chosen. */
  outcome: string;
};

/** What only the table of Infarkt has. */
export type Infarkt = {
  /** Whose name stands on the handoff, while it is down. */
  handoff: string | null;
  /** What somebody is asked for. */
  due: "event" | "plan" | "go" | "visit" | "answer" | "keep" | "stock" | "remove" | null;
  /** By seat: the money and the six indicators, as in `sim trace`; + for the dead. */
  bodies: string[];
  /** Who has pieces at each place, as far as it is shown. */
  pieces: Record<string, string[]>;
};

/** Everything that the table tells except its log, in English. */
export type Reading = {
  over: boolean;
  prompt: string;
  latest: string;
  /** How many events the save has. */
  events: number;
  seats: { name: string; asked: boolean; text: string }[];
  /** The test ids of the buttons in the place of action. */
  buttons: string[];
  whyNot: string | null;
  /** What stands on the dice, as far as it is written. */
  dice: string;
  beads: number[];
  pool: number;
  rooms: Room[];
  cards: Card[];
  pile: number;
  flow: Flow | null;
  infarkt: Infarkt | null;
  /** The events of the save. */
  saved: unknown[];
  /** All of it as one text, to compare moments. */
  text: string;
};
/** The same with the log, which is part of the text, too. */
export type Told = Reading & {
  /** The oldest line first. */
  log: string[];
};

/** A way to read the table. */
export type Read<R extends Reading> = (page: Page) => Promise<R>;

/** Waits until the table asks somebody for something, or the game is over, and reads it. */
export const readTable = (page: Page): Promise<Reading> => read(page, "none");

/** The same with the log: from the newest turn back to one that was read before, in the same game and language, and has not changed. */
export const readTold = (page: Page): Promise<Told> => read(page, "grown");

/** In one go, because a game has hundreds of such moments. To unfold a long log takes seconds. */
async function read(page: Page, reach: "none" | "grown" | "whole"): Promise<Told> {
  await settle(page);
  return page.evaluate(async (reach) => {
    // What people can reach: behind a handoff the table stays on the page, inert.
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.closest("[inert]"));
    const one = (selector: string) => all(selector)[0] ?? null;
    const text = (element: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
    const isOver = () => one("dialog.result") !== null;
    // What is forced plays itself after a breath: a single lit thing without a button is no question.
    const waiting = (piece: Element) => / Waiting\b/.test(piece.getAttribute("aria-label") ?? "");
    // What has no choice plays itself: then nothing is due.
    const RULES: Record<string, Infarkt["due"]> = { 9: "event", 12: "plan", 18: "keep", 19: "stock", 23: "answer", 36: "remove" };
    const dueNow = () => {
      const rule = one(".in-actions")?.dataset.due;
      return rule === "14" ? (one("[data-go]") ? "go" : "visit") : (RULES[rule ?? ""] ?? null);
    };
    const choices = () =>
      one("[data-testid='handoff']")
        ? true
        : one(".in-board")
        ? dueNow() !== null
        : one(".fl-board")
        ? // With a 6 all waiting pieces are lit, and one of them comes in by itself.
          one("[data-testid='roll']:not(:disabled), .fl-card.lit") !== null || all(".board .lit").filter((each) => !waiting(each)).length > 1
        : one(".action-buttons > .button:not(:disabled)") !== null || all(".board .lit").length > 1;
    // Nothing that is pressed is heard before it has been seen.
    // The board is drawn once the page knows how much room it has, and the lines of the log come in a part of the page that is loaded then.
    const isDrawn = () => one("[data-testid='handoff']") !== null || (one(".board-frame svg") !== null && one(".log-lines") !== null);
    const asks = () => isDrawn() && one(".die.tumbling") === null && one(".scrim.settling") === null && choices();
    const start = performance.now();
    while (!isOver() && !asks()) {
      if (performance.now() - start > 15_000) throw new Error(`nobody is asked for anything: ${text(one(".actions"))}`);
      await new Promise(requestAnimationFrame);
    }
    // The log is read page by page, and left where it was.
    type Told = { of: string; lines: Map<number, string> };
    const of = `${document.documentElement.lang} ${location.hash}`;
    const kept = (window as never as { told?: Told }).told;
    const told = reach === "grown" && kept?.of === of ? new Map(kept.lines) : new Map<number, string>();
    const drawn = async () => {
      for (let round = 0; round < 2; round += 1) {
        await new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          port2.postMessage(null);
        });
      }
    };
    const active = document.activeElement as HTMLElement | null;
    const newestEvent = () => one(".log [data-testid='look-back']")?.getAttribute("href");
    /** Reads these turns. Hands over the events that they tell, and whether all of them were known. */
    const readTurns = async (turns: HTMLElement[]) => {
      // The events of a turn are drawn while it is unfolded.
      const folded = turns.flatMap((turn) => [...turn.querySelectorAll<HTMLDetailsElement>("details:not([open])")]);
      await Promise.all(folded.map((fold) => new Promise((done) => {
        fold.addEventListener("toggle", done, { once: true });
        fold.open = true;
      })));
      if (folded.length > 0) await drawn();
      const events = new Map<number, string>();
      for (const line of turns.flatMap((turn) => [turn, ...turn.querySelectorAll<HTMLElement>("li")])) {
        if (line.dataset.event === undefined) continue;
        // Without the numbers on pictures of dice.
        const said = line.cloneNode(true) as HTMLElement;
        said.querySelector(".log-pictures")?.remove();
        // What was said several times is one line with its number.
        const [, once, times] = /^(.*) \(×\s(\d+)\)$/.exec(text(said)) ?? [, text(said), "1"];
        for (let more = 0; more < Number(times); more += 1) events.set(Number(line.dataset.event) + more, once);
      }
      for (const fold of folded) fold.open = false;
      const known = events.size > 0 && [...events].every(([event, line]) => told.get(event) === line);
      for (const [event, line] of events) told.set(event, line);
      return { events: [...events.keys()], known };
    };
    const readLog = async () => {
      const newestTurns = all(".log-lines > ol > li");
      const length = Number(newestEvent()?.split("/").at(-1) ?? 0);
      for (const event of told.keys()) if (event >= length) told.delete(event);
      // The newest turn stands first.
      if (told.size > 0) {
        for (const [index, turn] of newestTurns.entries()) {
          const { events, known } = await readTurns([turn]);
          if (index > 0 && known && told.size === length) return;
          if (events.includes(0)) return;
        }
      }
      told.clear();
      for (;;) {
        await readTurns(all(".log-lines > ol > li"));
        const earlier = one("[data-testid='earlier']");
        if (!earlier) break;
        earlier.click();
        await drawn();
      }
      const newest = one("[data-testid='newest']");
      if (newest) {
        newest.click();
        await drawn();
      }
    };
    // Nothing of this is to be seen: laying it out takes most of the time of a whole game.
    const lines = one(".log-lines");
    lines?.style.setProperty("display", "none");
    // What answers itself after a breath may have done so meanwhile.
    for (let before: unknown, tries = 0; reach !== "none" && tries < 4 && (tries === 0 || before !== newestEvent()); tries += 1) {
      before = newestEvent();
      await readLog();
    }
    if (reach !== "none") (window as never as { told?: Told }).told = { of, lines: told };
    lines?.style.removeProperty("display");
    if (document.activeElement !== active) {
      if (active && active !== document.body) active.focus();
      else (document.activeElement as HTMLElement | null)?.blur();
    }

    // The page gathers changes before it writes the whole game; at once when it is left.
    dispatchEvent(new Event("pagehide"));
    const id = location.hash.split("/")[2];
    const copies = ["a", "b"]
      .map((copy) => localStorage.getItem(`heartbox:game:${id}:${copy}`))
      .filter((copy) => copy !== null)
      .sort((one, two) => Number(two.split(" ", 3)[2]) - Number(one.split(" ", 3)[2]));
    const saved = copies.length > 0 ? JSON.parse(copies[0].slice(copies[0].indexOf("\n") + 1)) : null;

    const rooms = all("[data-place^='room-']").map((room) => {
      const label = room.getAttribute("aria-label") ?? "";
      const several = /×(\d+)\stokens/.exec(label);
      const held = /: (.*?)(?:, 1\stoken)?$/.exec(label.endsWith(": empty") ? "" : label);
      return {
        number: Number(room.dataset.place?.slice(5)),
        owner: held ? held[1] : null,
        tokens: held ? Number(several?.[1] ?? 1) : 0,
        lit: room.classList.contains("lit"),
      };
    });
    const cards = all(".th-card:not(.away)").map((card) => {
      const label = card.getAttribute("aria-label") ?? "";
      const [, value, rest] = /^(−?\d+) (.*)$/.exec(label) ?? [];
      const place = /: (Middle|([^,:]*), (In the open|Under the castle))(, .*)?$/.exec(rest ?? "");
      return {
        value: Number(value?.replace("−", "-")),
        heart: /, 1\sheart:/.test(rest ?? ""),
        where: { "In the open": "open", "Under the castle": "castle" }[place?.[3] ?? ""] ?? "middle",
        owner: place?.[2] ?? null,
        lit: card.classList.contains("lit"),
      };
    });
    const pieces = all(".fl-board .fl-piece").map((piece) => {
      const [, seat, number] = piece.dataset.place?.split("-") ?? [];
      // What is ahead of it follows after a semicolon.
      const [told] = (piece.getAttribute("aria-label") ?? "").split("; ");
      const [place, ...more] = told.split(": ").at(-1)?.split(", ") ?? [];
      return {
        seat: Number(seat),
        number: Number(number),
        place: place?.replace(/\s/g, " ") ?? "",
        lit: piece.classList.contains("lit"),
        selected: piece.getAttribute("aria-pressed") === "true",
        left: more.includes("still to flow"),
        thrown: more.includes("is thrown"),
      };
    });
    const flow = one(".fl-board") && {
      heart: one(".fl-middle")?.getAttribute("aria-label") ?? "",
      pieces,
      hands: all(".seat").map((seat) => [...seat.querySelectorAll(".fl-stack b")].map((count) => Number(text(count)))),
      cards: all(".fl-card").map((card) => ({
        kind: card.dataset.testid ?? "",
        lit: card.classList.contains("lit"),
        selected: card.getAttribute("aria-pressed") === "true",
      })),
      payments: all(".fl-payment").map((payment) => ({
        label: (payment.getAttribute("aria-label") ?? "").replace(/\s/g, " "),
        chosen: payment.getAttribute("aria-pressed") === "true",
      })),
      outcome: text(one(".fl-outcome")),
    };
    const infarkt = (one(".table-infarkt") ?? one("[data-testid='handoff']")) && {
      handoff: one("[data-testid='handoff'] h1") && text(one("[data-testid='handoff'] h1")),
      due: one(".table-infarkt") && dueNow(),
      bodies: all(".seat").map((seat) => {
        if (seat.querySelector(".in-seat.dead")) return "+";
        const money = text(seat.querySelector(".in-counted:has([style*='/euro.']) b"));
        return `${money}:${[...seat.querySelectorAll(".in-gauge")].map((gauge) => parseInt(gauge.getAttribute("aria-label") ?? "", 10)).join(",")}`;
      }),
      pieces: Object.fromEntries(
        all(".in-head[data-place]").map((head) => [
          head.dataset.place?.replace("place-", ""),
          // "Office: Ann, Ben", and after a dot the wares.
          (head.getAttribute("aria-label") ?? "").split(" · ")[0].split(": ")[1]?.split(", ") ?? [],
        ]),
      ),
    };
    const log = [...told].sort(([one], [other]) => one - other).map(([, line]) => line);
    const seats = all(".seat").map((seat) => ({
      name: text(seat.querySelector("strong")),
      asked: seat.classList.contains("asked"),
      text: text(seat),
    }));
    const labels = all(".board [aria-label], .th-shown[aria-label]").map((each) => each.getAttribute("aria-label"));
    return {
      over: isOver(),
      prompt: text(one(".prompt")),
      latest: text(one(".latest")),
      log,
      events: saved ? saved.at : -1,
      seats,
      buttons: all(".action-buttons > .button:not(:disabled)").map((button) => button.dataset.testid ?? ""),
      whyNot: one(".why-not") ? text(one(".why-not p")) : null,
      dice: text(one(".th-shown")),
      beads: all(".hs-bead-count").map((count) => Number(text(count))),
      pool: Number(text(one(".hs-pool-count"))),
      rooms,
      cards,
      pile: Number(text(one(".th-pile-count"))),
      flow,
      infarkt,
      saved: saved ? saved.record.events.slice(0, saved.at) : [],
      text: [one(".prompt"), one(".latest"), one(".th-shown"), one(".seats"), one(".board")]
        .map((part) => text(part))
        .concat(labels.map(String), log)
        .join("\n"),
    };
  }, reach);
}

/** The log as it was read bit by bit is the log that stands there, from the first line to the last. */
export async function checkWholeLog(page: Page, now: Told) {
  expect((await read(page, "whole")).log, "what was told before stands there still").toEqual(now.log);
}

export const room = (page: Page, number: number) => page.locator(`[data-place="room-${number}"]`);

export function card(page: Page, value: number) {
  const printed = value < 0 ? `−${-value}` : `${value}`;
  return page.locator(`.th-card:not(.away)[aria-label^="${printed} "]`);
}

/** The button in the place of action. */
export const roll = (page: Page) => page.getByTestId("roll");

/** Chooses a language, by its tag or its own name, and waits until the page speaks it. At a table the choice is in the menu. */
export async function speak(page: Page, language: string, choice = page.getByRole("combobox")) {
  const isAtTable = (await page.getByTestId("menu").count()) > 0;
  if (isAtTable) await page.getByTestId("menu").click();
  const [tag] = await (isAtTable ? page.locator(".table-menu .language select") : choice).selectOption(language);
  await expect(page.locator("html")).toHaveAttribute("lang", tag);
  if (isAtTable) await closeMenu(page);
}

/** Opens the menu of the table and touches this in it. */
export async function fromMenu(page: Page, id: string) {
  await touch(page.getByTestId("menu"));
  await expect(page.locator(".table-menu")).toBeVisible();
  await settle(page);
  await touch(page.getByTestId(id));
}

/** Closes the menu of the table. */
export async function closeMenu(page: Page) {
  await page.keyboard.press("Escape");
  await expect(page.locator(".table-menu")).toHaveCount(0);
}

/** Touches the middle of it, as a finger does: whatever lies there gets the touch, and nothing waits for it to be possible. What has to be held is. */
export async function touch(where: Locator) {
  const [x, y] = await where.evaluate(async (element) => {
    // What has just come up by itself does not hear a tap yet, and a finger is not as fast.
    const deaf = () => getComputedStyle(element).pointerEvents === "none" || document.querySelector(".scrim.settling") !== null;
    for (let frame = 0; frame < 120 && deaf(); frame += 1) await new Promise(requestAnimationFrame);
    const middle = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) throw new Error(`it has no size, a finger cannot touch it: ${element.outerHTML.slice(0, 200)}`);
    const [x, y] = middle();
    // Under the question or the button at the foot of a window, too.
    const foot = document.elementFromPoint(x, y)?.closest(".prompt, .action-buttons, .new-start");
    const covered = foot && !foot.contains(element) && !element.contains(foot);
    const outside = x < 0 || y < 0 || x >= innerWidth || y >= innerHeight;
    if (outside || covered) element.scrollIntoView({ block: "center", behavior: "instant" });
    return middle();
  });
  await tapAt(where.page(), x, y);
  await settle(where.page());
}

/** Unfolds the turns of the log: their events are drawn while they are unfolded. */
export async function unfold(page: Page) {
  // Those that come meanwhile, too.
  const empty = () =>
    page.locator(".log-turn > details").evaluateAll((all) => {
      all.forEach((fold) => fold.setAttribute("open", ""));
      return all.filter((fold) => fold.querySelector("li") === null).length;
    });
  await expect.poll(empty, { intervals: [0, 20, 50, 100] }).toBe(0);
}

/** What a tap on the middle of this button reaches as soon as it is on the page, and what as soon as that has changed. */
export function reachedWhenThere(page: Page, id: string) {
  return page.evaluate(async (id) => {
    const button = () => document.querySelector(`[data-testid="${id}"]`);
    while (!button()) await new Promise(requestAnimationFrame);
    const reached = () => {
      const { left, top, width, height } = button()!.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button")?.dataset.testid ?? "nothing";
    };
    const atOnce = reached();
    for (let frame = 0; frame < 300 && reached() === atOnce; frame += 1) await new Promise(requestAnimationFrame);
    return [atOnce, reached()];
  }, id);
}

/**
 * A finger, no faster than one that looks: what is new beneath it, it does not touch soon after what the tap before did is seen
 * (src/shell/gestures.rs).
 */
export async function tapAt(page: Page, x: number, y: number) {
  await page.evaluate(
    async ([x, y]) => {
      type Tap = { x: number; y: number; thing: Element | null; label: string | null; seat: string | null; seen?: number };
      const pause = (time: number) => new Promise((done) => setTimeout(done, time));
      const thing = document.elementFromPoint(x, y)?.closest("button, a, summary, [data-touch], [data-read], [role='button']") ?? null;
      const label = thing?.closest(".action-buttons") ? thing.textContent : null;
      const acting = document.querySelector('.seat[aria-current="true"] strong')?.textContent ?? null;
      const seat = thing?.closest(".board, .actions") ? acting : null;
      const taps = window as { lastTap?: Tap };
      const { lastTap: last } = taps;
      if (!last) {
        const note = () => {
          const tap = taps.lastTap as Tap;
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => (tap.seen = performance.now()))));
        };
        addEventListener("click", note, true);
      }
      const near = last && Math.abs(last.x - x) < 18 && Math.abs(last.y - y) < 18;
      if (near && (last.thing !== thing || last.label !== label || last.seat !== seat)) {
        for (let tries = 0; last.seen === undefined && tries < 40; tries += 1) await pause(10);
        const rest = (last.seen ?? performance.now()) + (last.seat === seat ? 390 : 540) - performance.now();
        // A clock that stands still ends no pause.
        if (rest > 0) await pause(rest);
      }
      taps.lastTap = { x, y, thing, label, seat };
    },
    [x, y],
  );
  await tapOrHold(page, x, y);
}

/** Waits until what was pressed has been done: effects run a moment later, in tasks of their own. */
export function settle(page: Page) {
  return page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
    }
  });
}

export const piece = (page: Page, seat: number, number: number) => page.locator(`[data-place="piece-${seat}-${number}"]`);

/** What somebody does who plays Heartstrings without much thought: rolls, keeps, picks up the first token that can go. */
export function nextTouch(page: Page, now: Reading): Locator {
  if (now.flow) return nextInFlow(page, now, now.flow);
  if (now.infarkt) return nextInInfarkt(page, now, now.infarkt);
  for (const button of ["roll", "keep"]) if (now.buttons.includes(button)) return page.getByTestId(button);
  const lit = now.rooms.find((each) => each.lit);
  if (lit) return room(page, lit.number);
  // Tintenherz: a card if one matches, another roll if not, and then it is over.
  const matching = now.cards.filter((each) => each.lit);
  const best = matching.find((each) => each.where !== "middle") ?? matching[0];
  if (best) return card(page, best.value);
  return page.getByTestId(now.buttons.includes("reroll") ? "reroll" : "pass");
}

/** Flow: confirms what is shown, else plays every card that can be played, then lets the pieces flow, the first one first. */
function nextInFlow(page: Page, now: Reading, flow: Flow): Locator {
  for (const button of ["roll", "confirm"]) if (now.buttons.includes(button)) return page.getByTestId(button);
  if (flow.cards.some((card) => card.selected)) {
    // Something is still to be chosen: how far, or which piece, or what is given for it.
    if (flow.payments.length > 0 && !flow.payments.some((payment) => payment.chosen)) return page.locator(".fl-payment").first();
    const steps = page.locator("[data-steps]:visible");
    return flow.pieces.some((each) => each.selected) ? steps.first() : page.locator(".fl-choice[data-piece]").first();
  }
  const card = ["enter", "swap", "throw", "move"].find((kind) => flow.cards.some((each) => each.kind === kind && each.lit));
  if (card) return page.getByTestId(card);
  const lit = flow.pieces.find((each) => each.lit);
  return lit ? piece(page, lit.seat, lit.number) : page.getByTestId("flow");
}

/** Infarkt: takes the first of everything, does what takes a single touch, and bears everything. */
function nextInInfarkt(page: Page, now: Reading, { handoff, due }: Infarkt): Locator {
  if (handoff !== null) return page.getByTestId("reveal");
  for (const button of ["confirm", "accept"]) if (now.buttons.includes(button)) return page.getByTestId(button);
  switch (due) {
    case "plan":
      return page.locator(".in-head[aria-pressed='false'][aria-disabled='false']").first();
    case "go":
      return page.locator("[data-go]").first();
    case "keep":
      return page.locator(".in-group:first-child .in-card:not(.chosen)").first();
    case "event":
    case "stock":
    case "remove":
      return page.locator(".in-group:first-child .in-card").first();
    default: {
      const simple = page.locator(".in-do[aria-disabled='false']").filter({ hasText: /^(Work|Buy|See|Put|Light|Training|Shopping|Candle|Company|An hour|A day|Climb)(?! under)/ });
      return simple.first().or(page.getByTestId("leave")).first();
    }
  }
}

/** Touches what `nextTouch` says until something comes of it: in Flow the first touches only show what would. */
export async function act<R extends Reading>(page: Page, now: R, read: Read<R> = readTable as Read<R>): Promise<R> {
  for (let next = now; ; ) {
    await touch(nextTouch(page, next));
    next = await read(page);
    if (next.over || next.events > now.events || !(next.flow || next.infarkt)) return next;
  }
}

/** Plays on until this many moments have passed or the game is over. */
export async function playOn(page: Page, moments: number): Promise<Reading> {
  let now = await readTable(page);
  for (let moment = 0; moment < moments && !now.over; moment += 1) now = await act(page, now);
  return now;
}

/** The same, and hands over what was read at each moment. */
export async function playOnTold(page: Page, moments: number, each: (now: Told) => unknown = () => {}): Promise<Told> {
  let now = await readTold(page);
  for (let moment = 0; moment < moments && !now.over; moment += 1) {
    now = await act(page, now, readTold);
    await each(now);
  }
  await checkWholeLog(page, now);
  return now;
}
