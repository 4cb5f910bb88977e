import type { Page } from "@playwright/test";
import { beginGame, onShelf, type Reading, readTable, room, seeded, settle } from "./app";
import { expect, test } from "./fixtures";
import { cardList, firstsOf, type FlowEvent, flowRecord, openAt, playerOf, withDiceOf } from "./flow";
import { nextTouch } from "./player.mjs";
import { putOnShelf, saveOf } from "./saved";
import { GAMES, liftCurtain } from "./screens";
import { simulated } from "./simulated";
import { tapOrHold } from "./touches";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 2);
  await page.goto("./");
  await onShelf(page);
});

type Focus = { label: string; visible: boolean; inView: boolean };

/** Where the keyboard stands, and whether that can be seen. After Tab it is where it is; what else is pressed may move it on in a frame. */
function focus(page: Page, after: "Tab" | "anything" = "anything"): Promise<Focus> {
  return page.evaluate(async (after) => {
    // Focus that was lost is put back with the next frame.
    const comes = () => after === "anything" || document.activeElement === document.body;
    for (let frame = 0; frame < 3 && comes(); frame += 1) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return { label: "nothing", visible: false, inView: false };
    const labels = (element as HTMLInputElement).labels;
    const label =
      element.getAttribute("aria-label") ||
      element.textContent?.trim() ||
      (labels && [...labels].map((each) => each.textContent?.trim()).join(" ")) ||
      element.tagName;
    // The mark is an outline of the element, of the label around a hidden field, or the edge of a card, room, die or piece.
    const marked = (each: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    const edge = element.querySelector(".hs-patch, .hs-ring, .th-paper, .th-ring, .fl-ring, .fl-turn, .fl-heart, .in-panel, .in-sign-board") ?? (element.matches(".fl-target, .fl-ring-walk") ? element.querySelector("circle") : null);
    const focusColour = () => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "var(--focus)";
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const visible =
      element.matches(":focus-visible") &&
      (marked(element) ||
        (element.closest("label") !== null && marked(element.closest("label") as Element)) ||
        (edge !== null && getComputedStyle(edge).stroke === focusColour()));
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return { label, visible, inView };
  }, after);
}

/** Presses a key. Afterwards the keyboard stands somewhere, and that can be seen. */
async function press(page: Page, key: string) {
  await page.keyboard.press(key);
  const now = await focus(page);
  expect(now, `focus after ${key}`).toEqual({ label: now.label, visible: true, inView: true });
  expect(now.label, `focus after ${key}`).not.toBe("nothing");
  return now.label;
}

test("from the first name of two people to Start are at most eight tabs", async ({ page }) => {
  for (const title of ["Flow to the Heart", "Heartstrings", "Infarkt", "Tintenherz"]) {
    await page.goto("./");
    await beginByKeys(page, title, ["Ada"]);
    expect(await tabTo(page, "Start")).toBeLessThanOrEqual(8);
  }
});

/** Goes on with Tab until the keyboard stands on something with this label. */
async function tabTo(page: Page, label: string | RegExp, key = "Tab"): Promise<number> {
  const seen: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press(key);
    const { label: here, visible, inView } = await focus(page, "Tab");
    // After the last thing on the page comes the browser itself, then the first one.
    if (here !== "nothing") expect({ here, visible, inView }).toEqual({ here, visible: true, inView: true });
    seen.push(here);
    if (typeof label === "string" ? here === label : label.test(here)) return seen.length;
  }
  throw new Error(`Tab never came to ${label}, but to:\n${seen.join("\n")}`);
}

/** From the shelf to the table with the keyboard alone. */
async function beginByKeys(page: Page, title: string, names: string[]) {
  await tabTo(page, new RegExp(`^${title}`));
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("begin-game")).toBeVisible();
  await expect(page.getByLabel("Name 1"), "the new game begins in the first name").toBeFocused();
  for (const [index, name] of names.entries()) {
    await standOn(page, `Name ${index + 1}`);
    await page.keyboard.type(name);
  }
}

test("a game of Heartstrings, from the shelf to the winner and back: its beginning, and its end", async ({ page }) => {
  test.setTimeout(120_000);
  await beginByKeys(page, "Heartstrings", ["Ada", "Bo"]);
  // Bo's colours follow: the arrows change the colour, and what was chosen can be heard.
  await tabTo(page, "blue, square");
  expect(await press(page, "ArrowRight")).toBe("yellow, triangle");
  await expect(page.locator(".person").nth(1).getByRole("radio", { name: "yellow, triangle" })).toBeChecked();
  await tabTo(page, "Start");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("table")).toBeVisible();

  const read = () => readTable(page);
  let [now, undone, refused] = [await read(), 0, 0];
  const begun = 16;
  while (!now.over) {
    if (now.events >= begun && undone + refused === 2 && !page.url().endsWith("/ending")) {
      const [record] = simulated("heartstrings", 2, 4, 1);
      await putOnShelf(page, "ending", saveOf(record, record.events.length - 10));
      await page.goto("./#/game/ending");
      await expect(page.locator(".table")).toBeVisible();
      now = await read();
    }
    const before: Reading = now;
    if (now.buttons.includes("roll")) {
      await standOn(page, "Roll");
      await page.keyboard.press(now.events % 2 === 0 ? "Enter" : "Space");
    } else if (now.buttons.includes("keep")) {
      await standOn(page, "Keep them all");
      await page.keyboard.press("Enter");
    } else {
      const lit = now.rooms.find((each) => each.lit)?.number ?? 0;
      await standOn(page, new RegExp(`^Room ${lit}\\b`));
      await page.keyboard.press(lit % 2 === 0 ? "Enter" : "Space");
    }
    now = await read();
    expect(now.events, "every key leads to something").toBeGreaterThan(before.events);
    if (now.over) break;
    const here = await focus(page);
    expect(here, `after: ${now.latest}`).toEqual({ label: here.label, visible: true, inView: true });

    if (undone === 0 && now.events > 6) {
      undone += 1;
      await press(page, "Control+z");
      expect((await read()).text).toBe(before.text);
      await press(page, "Control+y");
      expect((await read()).text).toBe(now.text);
      await press(page, "Control+z");
      await press(page, "Control+Shift+z");
      expect((await read()).text).toBe(now.text);
    }
    if (refused === 0 && now.buttons.includes("roll") && undone > 0) {
      refused += 1;
      await standOn(page, /^Room 7\b/);
      await press(page, "Enter");
      await expect(page.locator(".why-not small")).toHaveText(/^Rule\sHS-\d+$/);
      await tabTo(page, "Close");
      await press(page, "Enter");
      await expect(page.locator(".why-not")).toHaveCount(0);
    }
  }
  expect([undone, refused]).toEqual([1, 1]);

  // The result has the keyboard, and keeps it until it is closed.
  const result = page.locator("dialog.result");
  await expect(result.locator(":focus")).toHaveCount(1);
  await tabTo(page, "See the board");
  await press(page, "Enter");
  await expect(result).toBeHidden();
  await tabTo(page, "Shelf");
  await page.keyboard.press("Enter");
  await onShelf(page);
  await tabTo(page, /^Tintenherz/);
});

/** Stands there already, or goes there. */
async function standOn(page: Page, label: string | RegExp, key = "Tab") {
  const { label: here } = await focus(page);
  if (typeof label === "string" ? here !== label : !label.test(here)) await tabTo(page, label, key);
}

test("an opening of Tintenherz", async ({ page }) => {
  await beginByKeys(page, "Tintenherz", ["Ada", "Bo"]);
  await tabTo(page, /^(Ada|Bo)$/);
  expect(await press(page, "ArrowRight")).toBe("Bo");
  await tabTo(page, /^Villains/);
  expect(await press(page, "ArrowDown")).toMatch(/^Villains and the humble/);
  await tabTo(page, "Start");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("table")).toBeVisible();

  let now = await readTable(page);
  expect(now.prompt).toBe("Bo: roll both dice.");
  for (let turn = 0; turn < 10; turn += 1) {
    const before = now;
    const lit = now.cards.find((each) => each.lit);
    if (now.buttons.includes("roll")) await standOn(page, "Roll");
    else if (lit) await standOn(page, new RegExp(`^${lit.value}`.replace("-", "−")));
    else await standOn(page, "Roll both again");
    await page.keyboard.press(turn % 2 === 0 ? "Enter" : "Space");
    now = await readTable(page);
    expect(now.events, "every key leads to something").toBeGreaterThan(before.events);
    const here = await focus(page);
    expect(here, `after: ${now.latest}`).toEqual({ label: here.label, visible: true, inView: true });
  }
});

/** Makes a decision of Flow with the keyboard, in the place of action or on the board. */
async function decideByKeys(page: Page, event: FlowEvent, onBoard: boolean) {
  const piece = async (number: number) => {
    const name = number === 0 ? "Master" : `Piece\u00a0${number}`;
    if (onBoard) await standOn(page, new RegExp(`^${playerOf(flowRecord("two"), event)}, ${name}: `), "Shift+Tab");
    else await standOn(page, new RegExp(`^${name}\\s?(Position|Waiting)`));
    await press(page, onBoard ? "Space" : "Enter");
  };
  if (event.do === "flow") {
    await standOn(page, "Let it flow");
    return page.keyboard.press("Enter");
  }
  if (typeof event.do !== "object") throw new Error("that comes by itself");
  const { play, advance } = event.do;
  if (!play) {
    await piece(advance?.piece ?? 0);
    if (onBoard) return page.keyboard.press("Enter");
    await standOn(page, "Flow");
    return page.keyboard.press("Space");
  }
  const name = cardList([play.card]);
  await standOn(page, new RegExp(`^${name}×`));
  await press(page, "Enter");
  if ((await page.getByTestId("payments").count()) > 0) {
    const wanted = cardList(play.with);
    if ((await page.locator(`.fl-payment.chosen[aria-label="${wanted}"]`).count()) === 0) {
      if ((await page.getByTestId("payments").getAttribute("open")) === null) {
        await standOn(page, /^What do you give for it\?/);
        await press(page, "Enter");
      }
      await standOn(page, wanted);
      expect(await press(page, "Enter"), "the list closes, and the keyboard stands on its head").toMatch(/^What do you give for it\?/);
    }
  }
  if (play.card === "throw" || play.card === "enter") {
    await standOn(page, `${name} ✓`);
    return page.keyboard.press("Enter");
  }
  if (play.card === "swap") {
    const number = play.piece ?? 0;
    // One possible piece is no question.
    if (await page.getByTestId("confirm").isVisible()) {
      await standOn(page, `${name} ✓`);
      return page.keyboard.press("Enter");
    }
    if (onBoard) await standOn(page, new RegExp(`^${playerOf(flowRecord("two"), event)}, Piece\u00a0${number}: `), "Shift+Tab");
    else await standOn(page, new RegExp(`^Piece\u00a0${number}\\s?Position`));
    return page.keyboard.press("Enter");
  }
  const chosen = page.locator(`[data-place="piece-${event.by}-${play.piece ?? 0}"][aria-pressed="true"]`);
  if ((await chosen.count()) === 0) await piece(play.piece ?? 0);
  const label = await page.locator(`[data-steps="${play.steps}"]`).getAttribute("aria-label");
  await standOn(page, onBoard ? new RegExp(`^Move.*: ${label?.split(", ")[1]}$`) : (label ?? ""));
  return page.keyboard.press("Space");
}

test("Flow to the Heart, from the shelf on: every kind of decision, and the end", async ({ page }) => {
  test.setTimeout(300_000);
  const record = flowRecord("two");
  await withDiceOf(page, record);
  await page.reload();
  await onShelf(page);
  await beginByKeys(page, "Flow to the Heart", ["Ada", "Bo"]);
  // Bo begins.
  await tabTo(page, /^(Ada|Bo)$/);
  expect(await press(page, "ArrowRight")).toBe("Bo");
  await tabTo(page, "Start");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("table")).toBeVisible();

  const read = () => readTable(page);
  let [now, undone, refused, count] = [await read(), 0, 0, 0];
  expect((await focus(page)).label, "the table opens on what is to be done").toBe("Let it flow");
  // The beginning, what is new after it, and the end: the only decisions that are made there.
  const begun = 9;
  const firsts = firstsOf(record).filter((first) => first >= begun);
  for (const [from, to] of [[0, begun], ...firsts.map((first) => [first, first + 1]), [record.events.length - 3, record.events.length]]) {
    if (from > 0) {
      await openAt(page, record, from);
      now = await read();
    }
    while (!now.over && now.events < to) {
      const before = now;
      // The board is many keys away: now and then is enough.
      await decideByKeys(page, record.events[now.events], (count += 1) % 4 === 0);
      now = await read();
      expect(now.saved, "as it was played before").toEqual(record.events.slice(0, now.events));
      expect(now.events, "every decision leads to something").toBeGreaterThan(before.events);
      if (now.over) break;
      const here = await focus(page);
      expect(here, `after: ${now.latest}`).toEqual({ label: here.label, visible: true, inView: true });
      if (undone === 0 && now.events > 6) {
        undone += 1;
        await press(page, "Control+z");
        expect((await read()).text).toBe(before.text);
        await press(page, "Control+y");
        expect((await read()).text).toBe(now.text);
      }
      if (refused === 0 && now.flow?.cards.some((card) => card.kind === "enter" && !card.lit)) {
        refused += 1;
        await standOn(page, /^Enter×/);
        await press(page, "Enter");
        await expect(page.locator(".why-not small")).toHaveText(/^Rule\sFL-\d+$/);
        await tabTo(page, "Close");
        await press(page, "Enter");
        await expect(page.locator(".why-not")).toHaveCount(0);
      }
    }
  }
  expect([undone, refused]).toEqual([1, 1]);
  const result = page.locator("dialog.result");
  await expect(result.locator(":focus")).toHaveCount(1);
  await tabTo(page, "Play again");
  await page.keyboard.press("Enter");
  await expect(result).toHaveCount(0);
  expect((await focus(page)).label).toBe("Let it flow");
});

for (const game of GAMES) {
  test(`${game}: keys lead to what is due, to the log and to a hint`, async ({ page }) => {
    await page.goto("./");
    await onShelf(page);
    await beginGame(page, game, ["Ada", "Bo"]);
    await liftCurtain(page);
    await expect(page.locator(".log-lines")).toBeAttached();
    const at = (selector: string) => page.evaluate((selector) => document.activeElement?.closest(selector) !== null, selector);
    for (const [width, height] of [[1024, 768], [390, 844]]) {
      await page.setViewportSize({ width, height });
      await page.getByTestId("to-shelf").focus();
      await press(page, "F4");
      expect(await at(".log-lines"), "the log").toBe(true);
      await press(page, "F2");
      expect(await at(".actions, .board"), "what is due").toBe(true);
      expect(await at(".actions .log-lines")).toBe(false);
    }
    for (const [key, name] of [["F8", "Hint"], ["Control+Z", "Undo"], ["Control+Y", "Redo"], ["F4", "What happened"]]) {
      const button = page.locator(`button[aria-keyshortcuts="${key}"]`).first();
      await expect(button).toHaveAttribute("title", `${name} (${key.replace("Control", "Ctrl")})`);
    }
    // A hint, to its end and to its deed, by keys alone.
    if (await page.getByTestId("hint").isDisabled()) return;
    await page.getByTestId("to-shelf").focus();
    const advice = page.getByTestId("advice");
    await expect(async () => {
      await page.keyboard.press("F8");
      await expect(advice).toBeVisible({ timeout: 200 });
      await expect(page.getByTestId("more")).toHaveCount(0, { timeout: 200 });
      await expect(page.getByTestId("do-it")).toHaveCount(1, { timeout: 200 });
    }).toPass({ timeout: 20_000 });
    await press(page, "F2");
    expect(await at(".actions, .board, .advice"), "the deed").toBe(true);
    await page.getByTestId("to-shelf").focus();
    await page.keyboard.press("Escape");
    await expect(advice).toHaveCount(0);
    await expect(page.getByTestId("to-shelf")).toBeFocused();
  });
}

test("the keyboard is not lost where people come and go", async ({ page }) => {
  await beginByKeys(page, "Heartstrings", []);
  await tabTo(page, "One more");
  await press(page, "Enter");
  await expect(page.locator(".person")).toHaveCount(3);
  await tabTo(page, "Move Player 3 up", "Shift+Tab");
  await press(page, "Enter");
  await tabTo(page, /^Remove Player 2$/);
  await press(page, "Enter");
  await expect(page.locator(".person")).toHaveCount(2);
});

test("the first room is a few keys away, and the log can be scrolled", async ({ page }) => {
  await beginByKeys(page, "Heartstrings", []);
  await tabTo(page, "Start");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("table")).toBeVisible();
  const here = await focus(page);
  expect(here.label, "the table opens on what is to be done").toBe("Roll");
  await room(page, 1).focus();
  await tabTo(page, /^Room 2\b/);
});

for (const game of GAMES) {
  test(`${game} by touch: nothing that has the focus is removed`, async ({ page }) => {
    await page.addInitScript(() => {
      // The browser lays out the page at once when what has the focus is removed.
      const remove = Element.prototype.remove;
      Element.prototype.remove = function () {
        const active = document.activeElement;
        if (active !== document.body && this.contains(active) && !this.matches(".screen, .handoff")) (window as { lost?: string }).lost ??= this.outerHTML.slice(0, 200);
        remove.call(this);
      };
    });
    await page.goto("./");
    await onShelf(page);
    await beginGame(page, game, ["Ada", "Bo"]);
    await liftCurtain(page);
    await page.evaluate(() => delete (window as { lost?: string }).lost);
    for (let touches = 0; touches < 15; touches += 1) {
      const place = await page.evaluate(nextTouch, {});
      if (!place) break;
      await tapOrHold(page, place.x, place.y);
      await settle(page);
    }
    expect(await page.evaluate(() => (window as { lost?: string }).lost)).toBeUndefined();
  });
}
