// Games played by roles, names and announcements alone. The controls for the next decision are a few keys away.

import { expect, type Locator, type Page } from "@playwright/test";
import { beginGame, onShelf, seeded, settle } from "./app";
import { test } from "./fixtures";
import { cardList, type FlowRecord, flowRecord, openAt as openFlow, type Play, playerOf, stretchesOf } from "./flow";
import { infarktRecord, openAt as openInfarkt } from "./infarkt";
import { openSave, saveOf } from "./saved";
import { simulated } from "./simulated";
import { pressOrHold } from "./touches";

/** Something that can be pressed, as a screen reader has it. */
type Thing = { name: string; region: string; pressed: boolean };
/** What is heard: what is due, what can be pressed now, and whether the game is over. */
type Heard = { due: string; things: Thing[]; over: boolean };

const BOARD = "Board";
const DUE = "What to do now";

/** All that was announced last: what is due, and what has happened. */
const announced = (page: Page) =>
  Promise.all(["announced", "announced-rest"].map((id) => page.getByTestId(id).textContent({ timeout: 1000 }).catch(() => ""))).then((parts) => parts.join(" "));

async function hear(page: Page): Promise<Heard> {
  await settle(page);
  // What has lost the focus gives it on with the next frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const snapshot = await page.locator("body").ariaSnapshot();
  const things: Thing[] = [];
  let [region, depth] = ["", -1];
  for (const line of snapshot.split("\n")) {
    const [, indent, role, name, marks] = /^( *)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/.exec(line) ?? [];
    if (role === undefined) continue;
    if (indent.length <= depth) [region, depth] = ["", -1];
    if (role === "region") [region, depth] = [name ?? "", indent.length];
    if (!["button", "slider"].includes(role) || marks?.includes("[disabled]")) continue;
    things.push({ name: (name ?? "").replaceAll("\\", ""), region, pressed: marks?.includes("[pressed]") ?? false });
  }
  const due = await announced(page);
  return { due, things, over: (await page.getByRole("dialog").count()) > 0 && snapshot.includes("Play again") };
}

/** How many tabs lie between what has the focus and this. */
const tabs = (page: Page, { name, region }: Thing) =>
  find(page, name, region).evaluate((wanted: Element) => {
    const all = [...document.querySelectorAll<HTMLElement>("a[href], button:not(:disabled), input, select, summary, [tabindex='0']")];
    const reached = all.filter((element) => !element.closest("[inert]") && element.checkVisibility());
    const [here, there] = [document.activeElement as HTMLElement, wanted as HTMLElement].map((each) => reached.indexOf(each));
    return here < 0 ? reached.length : Math.abs(there - here);
  }, undefined, { timeout: 500 });

const find = (page: Page, name: string, region: string) =>
  (region ? page.getByRole("region", { name: region, exact: true }) : page).getByRole("button", { name, exact: true, disabled: false }).first();

/** What somebody may do next, from what is heard, on the board or beside it; nothing while it is not clear yet. */
type Player = (heard: Heard) => (Thing | undefined)[];

/** Plays a game to its end, or this number of presses, and tells how many tabs each press was away, and how many keys each move took. */
async function play(page: Page, player: Player, most = Infinity, before = async () => false) {
  const [away, moves]: number[][] = [[], []];
  let keys = 0;
  for (let presses = 0; presses < 1500; presses += 1) {
    if (presses >= most) return { away, moves };
    // What plays itself meanwhile would hear the key, and what has just come up does not hear one yet.
    await expect(page.locator(".scrim")).toHaveCount(0);
    if (await before()) return { away, moves };
    let heard = await hear(page);
    const ways = () => player(heard).filter((thing) => thing !== undefined);
    let found = ways();
    await expect(async () => {
      if (heard.over || found.length > 0) return;
      if (await before()) return;
      heard = await hear(page);
      found = ways();
      if (heard.over || found.length > 0) return;
      throw new Error(`nothing to do: ${heard.due}\n${heard.things.map((thing) => `${thing.region}: ${thing.name}`).join("\n")}`);
    }).toPass({ intervals: [30], timeout: 15_000 });
    if (found.length === 0) return { away, moves };
    // By then it may have been played by itself.
    const all = await Promise.all(found.map((thing) => tabs(page, thing).catch(() => null)));
    const far = Math.min(...all.map((tabs) => tabs ?? Infinity));
    const next = found[all.indexOf(far)];
    if (!next) continue;
    if (!(await find(page, next.name, next.region).focus({ timeout: 500 }).then(() => true, () => false))) continue;
    away.push(far);
    keys += far + 1;
    await pressOrHold(page, "Enter");
    await settle(page);
    if ((await announced(page)) !== heard.due) {
      moves.push(keys);
      keys = 0;
    }
  }
  throw new Error("it does not end");
}

const median = (numbers: number[]) => numbers.toSorted((one, two) => one - two)[numbers.length >> 1];

const named = (things: Thing[], region: string, name: RegExp) => things.find((thing) => thing.region === region && name.test(thing.name));

const heartstrings: Player = ({ things }) => [named(things, DUE, /^(Roll|Keep them all)$/) ?? named(things, BOARD, /^Room/)];

const tintenherz: Player = ({ things }) => {
  const matching = things.filter((thing) => thing.region === BOARD && thing.name.endsWith("matches the dice"));
  const card = matching.find((thing) => thing.name.includes("In the open")) ?? matching[0];
  return [named(things, DUE, /^Roll$/) ?? card ?? named(things, DUE, /^(Roll|End the turn)/)];
};

const SIMPLE = /^(Work|Light training|Training with a coach|Put your feet up|Climb the ladder|An hour for the family|Candlelight|Paid company)/;
const infarkt: Player = ({ due, things }) => {
  const free = things.filter((thing) => !thing.pressed);
  const handoff = free.find((thing) => /^I’m /.test(thing.name));
  if (handoff) return [handoff];
  const sure = named(free, DUE, /^(Set the pieces|Keep these two|Take this event|Take it away|This one stays|Grin and bear it|Work|Light training|Training with a coach|Put your feet up|Climb the ladder)( 10 at .*)?$/);
  if (sure) return [sure];
  if (/place your three pieces/.test(due)) return [named(free, BOARD, /./)];
  if (/event|keep two|which drug|spare/.test(due)) return [named(free, BOARD, /\((food|beverage|tobacco|drug|event)/i)];
  if (/what will you do\?/.test(due)) {
    const simple = [BOARD, DUE].map((region) => named(free, region, SIMPLE));
    return simple.some(Boolean) ? simple : [named(free, DUE, /^Move on\b/)];
  }
  return /where|on to the last stop/.test(due) ? [BOARD, DUE].map((region) => named(free, region, /./)) : [];
};

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
});

test("tintenherz is begun and ended by roles and names alone", async ({ page }) => {
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  const begun = await play(page, tintenherz, 12);
  const [record] = simulated("tintenherz", 2, 4, 1);
  await openSave(page, "ending", saveOf(record, record.events.length - 12));
  const ended = await play(page, tintenherz);
  expect(median([...begun.away, ...ended.away]), "tabs to what is due").toBeLessThanOrEqual(2);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("heartstrings is begun and ended by roles and names alone", async ({ page }) => {
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  const begun = await play(page, heartstrings, 12);
  const [record] = simulated("heartstrings", 2, 4, 1);
  await openSave(page, "ending", saveOf(record, record.events.length - 24));
  const ended = await play(page, heartstrings);
  expect(median([...begun.away, ...ended.away]), "tabs to what is due").toBeLessThanOrEqual(2);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("infarkt is begun and ended by roles and names alone", async ({ page }) => {
  const record = infarktRecord("two");
  await openInfarkt(page, record, 0);
  const begun = await play(page, infarkt, 40);
  await openInfarkt(page, record, record.events.length - 12);
  const ended = await play(page, infarkt);
  expect(median([...begun.away, ...ended.away]), "tabs to what is due").toBeLessThanOrEqual(2);
  await expect(page.getByRole("dialog")).toBeVisible();
});

/** Makes the decisions of a record of Flow. */
function flow(record: FlowRecord, played: () => number): Player {
  return ({ things }) => {
    const event = record.events[played()];
    if (!event || event.do === "come_in") return [];
    if (event.do === "flow") return [named(things, DUE, /^Let it flow$/)];
    const { play, advance } = event.do as { play?: Play; advance?: { piece: number } };
    // On the board, or beside it.
    const piece = (number: number) => {
      const name = number === 0 ? "Master" : `Piece\\s${number}`;
      return [named(things, BOARD, new RegExp(`^${playerOf(record, event)}, ${name}: `)), named(things, DUE, new RegExp(`^${name}\\s?(Position|Waiting)`))];
    };
    // The first press shows what would come of it.
    if (!play) {
      const ways = piece(advance?.piece ?? 0);
      return ways.some((way) => way?.pressed) ? [named(things, DUE, /^Flow$/)] : ways;
    }
    const name = cardList([play.card]);
    const card = named(things, DUE, new RegExp(`^${name}\\s?×`));
    const chosen = card?.pressed || things.some((thing) => thing.region === DUE && /^[+−]\d, /.test(thing.name));
    if (!chosen) return [card];
    const wanted = cardList(play.with).replaceAll("\u00a0", " ");
    const payment = things.find((thing) => thing.region === DUE && thing.name === wanted);
    if (payment && !payment.pressed) return [payment];
    const sure = named(things, DUE, new RegExp(`^${name} ✓$`));
    if (sure && play.steps === undefined) return [sure];
    if (play.piece === undefined) return [];
    const way = things.find((thing) => thing.region === DUE && thing.name.startsWith(`${play.steps! < 0 ? "−" : "+"}${Math.abs(play.steps!)}, `));
    const moved = piece(play.piece);
    return moved.some((each) => each?.pressed) || !moved.some(Boolean) ? [way] : moved;
  };
}

test("every kind of decision of flow, and its end, by roles and names alone, with few keys for a move", async ({ page }) => {
  const record = flowRecord("two");
  const [away, moves]: number[][] = [[], []];
  for (const [from, to] of stretchesOf(record)) {
    await openFlow(page, record, from);
    let count = from;
    const isDone = async () => {
      count = await page.evaluate(() => {
        dispatchEvent(new Event("pagehide"));
        const saves = ["a", "b"].map((copy) => localStorage.getItem(`heartbox:game:flow1:${copy}`)?.split("\n")[1] ?? "null");
        return Math.max(...saves.map((save) => JSON.parse(save)?.at ?? 0));
      });
      return count >= to && to < record.events.length;
    };
    const played = await play(page, flow(record, () => count), Infinity, isDone);
    away.push(...played.away);
    moves.push(...played.moves);
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(median(away), "tabs to what is due").toBeLessThanOrEqual(2);
  expect(Math.max(...moves), "keys for a move").toBeLessThanOrEqual(12);
});

test("each screen has its title, its headings and a place for the keyboard", async ({ page }) => {
  const here = () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent?.trim()]);
  const follow = async (link: Locator) => {
    await link.focus();
    await page.keyboard.press("Enter");
  };
  await expect(page).toHaveTitle("Heartbox");
  await follow(page.getByRole("link", { name: /^Tintenherz/ }));
  await expect(page).toHaveTitle("New game · Tintenherz · Heartbox");
  await page.getByRole("button", { name: "Start" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle("Tintenherz · Heartbox");
  for (const name of ["Tintenherz", "At the table", BOARD, DUE, "What happened"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toHaveCount(1);
  }
  await follow(page.getByRole("link", { name: "Rules" }));
  await expect(page).toHaveTitle("Rules · Tintenherz · Heartbox");
  await expect.poll(here).toEqual(["H1", "The rules of Tintenherz"]);
  await page.keyboard.press("Tab");
  await follow(page.getByRole("navigation").getByRole("link").last());
  // The browser goes to what the address leads to, and so does the keyboard.
  await expect.poll(async () => (await here())[0]).toBe("SECTION");
  await follow(page.getByTestId("back"));
  await expect(page).toHaveTitle("Tintenherz · Heartbox");
  await expect.poll(here).toEqual(["BUTTON", "Roll"]);
  await follow(page.getByRole("link", { name: "Shelf" }));
  await expect(page).toHaveTitle("Heartbox");
  await expect.poll(here).toEqual(["H1", "Heartbox"]);
  await page.goto("./#/game/nosuchgame");
  await expect(page).toHaveTitle("That game isn’t on this device. · Heartbox");
});
