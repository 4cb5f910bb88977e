// What a finger or a key that comes early, stays long or is not alone does, and what it must not do.

import type { CDPSession, Locator, Page } from "@playwright/test";
import { beginGame, leaveGame, nextTouch, onShelf, playOn, prepareGame, readTable, roll, seeded, settle, tapAt, touch } from "./app";
import { expect, test } from "./fixtures";
import { flowRecord, openAt } from "./flow";
import { GAMES, PEOPLE } from "./screens";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 5);
});

type Place = { x: number; y: number };

const middle = async (where: Locator): Promise<Place> => {
  const { x, y, width, height } = (await where.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

const fingers = (page: Page) => page.context().newCDPSession(page);

/** These fingers are down now, the first one first. */
const down = (glass: CDPSession, ...places: Place[]) =>
  glass.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: places.map((place, id) => ({ ...place, id })) });
/** Of the fingers that are down only these are left. */
const left = (glass: CDPSession, ...places: Place[]) =>
  glass.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: places.map((place, id) => ({ ...place, id })) });

/** The number of events that the log tells. */
const told = async (page: Page) => Number((await page.locator(".log").getByTestId("look-back").getAttribute("href"))?.split("/at/")[1]);

/** A turn of Flow of which the only piece is about to flow by itself; then the same place is the button of the next one. */
async function letFlow(page: Page) {
  await openAt(page, flowRecord("two"), 6);
  expect((await readTable(page)).prompt).toContain("Ada");
  return middle(page.getByTestId("flow"));
}

test("a touch that was meant for a move that plays itself plays nothing of the next one", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  for (const late of [0, 60, 200]) {
    const { x, y } = await letFlow(page);
    // In the page itself, for the way of a touch from here to there takes its time. Assistive technology finds the button behind the scrim.
    const early = page.evaluate(
      async ([x, y, late]) => {
        while (!document.querySelector(".scrim.settling")) await new Promise(requestAnimationFrame);
        await new Promise((done) => setTimeout(done, late));
        const button = document.querySelector<HTMLElement>("[data-testid='flow']:not(:disabled)");
        for (const what of [document.elementFromPoint(x, y) as HTMLElement, button]) what?.click();
        return button !== null;
      },
      [x, y, late],
    );
    await page.touchscreen.tap(x, y);
    expect(await early, "the button is the next one's").toBe(true);
    await settle(page);
    const now = await readTable(page);
    expect(now.events, `${late} ms after it was seen`).toBe(8);
    expect(now.prompt).toContain("Bo");
    // A touch that comes after it was seen counts.
    await touch(page.getByTestId("enter"));
    await expect(page.getByTestId("enter")).toHaveAttribute("aria-pressed", "true");
  }
});

test("what plays itself is not offered, and a touch on it just plays it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("./");
  await onShelf(page);
  const { x, y } = await letFlow(page);
  const offered = page.evaluate(
    async ([x, y]) => {
      while (!document.querySelector(".scrim:not(.settling)")) await new Promise(requestAnimationFrame);
      const offered = document.querySelectorAll(".action-buttons > button:not(:disabled), .board .lit").length;
      (document.elementFromPoint(x, y) as HTMLElement).click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return [offered, document.querySelectorAll(".scrim.settling").length];
    },
    [x, y],
  );
  await page.touchscreen.tap(x, y);
  expect(await offered).toEqual([0, 1]);
  expect((await readTable(page)).events).toBe(8);
});

test("a person who taps on rolls for nobody else", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  const asked = () => page.locator('.seat[aria-current="true"] strong').innerText();
  const combat = async () => (await page.locator(".hs-cloth").count()) > 0;
  for (let touches = 0; touches < 60 && !(await combat()); touches += 1) {
    const now = await readTable(page);
    if (now.buttons.includes("roll")) await touch(roll(page));
    else if (now.buttons.includes("keep")) await touch(page.getByTestId("keep"));
    else await touch(page.locator(".hs-room.lit").first());
  }
  expect(await combat()).toBe(true);
  const [attacker, before] = [await asked(), await told(page)];
  const { x, y } = await middle(roll(page));
  // Real time here and below: how soon a tap follows another one, and how long a finger rests, is what the page judges by.
  await page.waitForTimeout(600);
  await page.touchscreen.tap(x, y);
  await expect.poll(asked).not.toBe(attacker);
  await page.waitForTimeout(300);
  await page.touchscreen.tap(x, y);
  await settle(page);
  expect(await told(page), "the defender rolls").toBe(before + 1);
  await touch(roll(page));
  await expect.poll(() => told(page)).toBeGreaterThan(before + 1);
});

test("a finger beside a thing is heard: for a browser that is the thing, though its middle lies on something else", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await seeded(page, 3);
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "tintenherz", ["Ada", "Bo", "Cy"]);
  const open = page.locator(".th-card:not(.away)");
  await playOn(page, 20);
  await readTable(page);
  let heard = 0;
  for (const card of await open.all()) {
    const box = await card.boundingBox();
    if (!box) continue;
    for (const [x, y] of [[box.x + box.width + 3, box.y + box.height / 2], [box.x - 3, box.y + box.height / 2]]) {
      const under = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-touch]")?.getAttribute("data-touch") ?? "", [x, y]);
      if (!under.startsWith("castle")) continue;
      const events = (await readTable(page)).events;
      await tapAt(page, x, y);
      await settle(page);
      const now = await readTable(page);
      expect.soft(now.events > events || (await page.locator(".why-not").count()) > 0, `${x}, ${y}`).toBe(true);
      heard += 1;
      if (now.events > events) await touch(page.getByTestId("undo"));
      const close = page.locator(".why-not button");
      if ((await close.count()) > 0) await touch(close);
    }
  }
  expect(heard, "there are places beside cards").toBeGreaterThan(2);
});

test("a finger that is slow, or not alone, is heard once; one that rests, or slides away, is not", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  const glass = await fingers(page);
  await expect(page.locator(".scrim")).toHaveCount(0);
  const [button, palm] = [await middle(roll(page)), await middle(page.locator(".th-board, .board").first())];
  const undo = page.getByTestId("undo");
  /** How many events this leads to; then it is as it was before. */
  const heard = async (act: () => Promise<unknown>) => {
    await expect(page.locator(".scrim")).toHaveCount(0);
    const before = (await readTable(page)).events;
    await page.waitForTimeout(600);
    await act();
    await settle(page);
    const { events } = await readTable(page);
    if (events > before) await undo.click();
    expect((await readTable(page)).events).toBe(before);
    return events - before;
  };
  const tap = async () => {
    await down(glass, button);
    await left(glass);
  };
  const once = await heard(tap);
  expect(once).toBeGreaterThan(0);
  const slow = async (time: number) => {
    await down(glass, button);
    await page.waitForTimeout(time);
    await left(glass);
  };
  expect(await heard(() => slow(400)), "0.4 s").toBe(once);
  expect(await heard(() => slow(900)), "0.9 s").toBe(once);
  expect(await heard(() => slow(1700)), "it rests").toBe(0);
  const beside = async () => {
    // A fingertip that stays so long would read what is under it.
    const hand = { ...palm, radiusX: 40, radiusY: 40 };
    await down(glass, hand);
    await page.waitForTimeout(1600);
    await down(glass, hand, button);
    await glass.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [{ ...hand, id: 0 }] });
    await left(glass);
  };
  expect(await heard(beside), "beside a palm").toBe(once);
  const slides = async () => {
    await down(glass, button);
    const place = { ...button, y: button.y + 40, id: 0 };
    await glass.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [place] });
    await left(glass);
  };
  expect(await heard(slides), "it slides away").toBe(0);
  // What a long press selects, and what a pull does.
  const prompt = await middle(page.locator(".prompt"));
  await down(glass, prompt);
  await page.waitForTimeout(800);
  await left(glass);
  await expect(page.locator(".prompt")).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe("");
  const styles = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { userSelect, touchAction, overscrollBehaviorY } = getComputedStyle(element);
      return [userSelect, touchAction, overscrollBehaviorY];
    });
  expect(await styles(".app")).toEqual(["none", "manipulation", "none"]);
  expect((await styles("html"))[2]).toBe("none");
});

test("a key that is held is one press, also where things play themselves", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("heartbox:settings", JSON.stringify({ lang: "en", pace: "slow" })));
  await page.goto("./");
  await onShelf(page);
  const hold = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await page.keyboard.down("Enter");
      // In real time, as the system repeats a key.
      await page.waitForTimeout(30);
    }
    await page.keyboard.up("Enter");
    await settle(page);
  };
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  await roll(page).focus();
  await hold(12);
  expect(await told(page), "one roll").toBe(1);
  // Also on the board, and while bots wait before they play.
  await openAt(page, flowRecord("two"), 4);
  await readTable(page);
  await page.locator(".board .fl-piece.lit").first().focus();
  const { events } = await readTable(page);
  await hold(12);
  expect((await readTable(page)).events, "the first press only shows what would come").toBe(events);
});

for (const game of GAMES) {
  test(`while a bot plays nothing looks as if it could be touched: ${game}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("heartbox:settings", JSON.stringify({ lang: "en", pace: "slow" })));
    await page.goto("./");
    await onShelf(page);
    await prepareGame(page, game, PEOPLE.slice(0, 2));
    for (const seat of await page.locator(".person select").all()) await seat.selectOption("2");
    await touch(page.getByTestId("begin-game"));
    await expect(page.getByTestId("table")).toBeVisible();
    const gold = () =>
      page.evaluate(() => {
        const colours = [];
        const probe = document.querySelector("main")!.appendChild(document.createElement("i"));
        for (const name of ["--lit", "--lit-fill", "--lit-glow", "--lit-wash"]) {
          probe.style.color = `var(${name})`;
          colours.push(getComputedStyle(probe).color);
        }
        probe.style.color = "var(--sunken)";
        const dim = getComputedStyle(probe).color;
        probe.remove();
        const found = new Set<string>();
        let lit = 0;
        for (const element of document.querySelectorAll(".board *, .actions *")) {
          const style = getComputedStyle(element);
          if (style.visibility === "hidden" || element.getClientRects().length === 0) continue;
          if (element.matches(".actions-inside .button") && style.backgroundColor !== dim) found.add(`${element.className}: ${style.backgroundColor}`);
          lit += Number(element.closest(".lit, .next, .again") !== null);
          for (const of of [style.fill, style.stroke, style.backgroundColor, style.borderTopColor, style.outlineStyle === "none" ? "" : style.outlineColor, style.boxShadow]) {
            if (colours.some((colour) => of.includes(colour))) found.add(`${element.getAttribute("class")}: ${of}`);
          }
        }
        return { watching: document.querySelector(".table.watching > .scrim:not(.settling)") !== null, lit, found: [...found] };
      });
    // A few moments of a game that bots play, hurried.
    let lit = 0;
    for (let moment = 0; moment < 14; moment += 1) {
      const now = await gold();
      if (now.watching) {
        expect(now.found).toEqual([]);
        lit += now.lit;
      }
      await page.getByTestId("tumbling").click({ timeout: 2000 });
      await settle(page);
    }
    expect(lit, "something would be lit").toBeGreaterThan(0);
  });
}

test("a finger that comes down while the page moves on after another one only stops it; what the page scrolls to by itself swallows no tap", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("./");
  await onShelf(page);
  const glass = await fingers(page);
  /** Scrolls the page to and fro as long as this takes: on its own, or as it moves on after a finger. */
  const whileItScrolls = async (act: () => Promise<unknown>) => {
    const scroll = () =>
      page.evaluate(async () => {
        const moves = window as { moves?: boolean; moved?: boolean };
        moves.moves = true;
        for (let step = 4; moves.moves; step = -step) {
          scrollBy({ top: step, behavior: "instant" });
          await new Promise(requestAnimationFrame);
          moves.moved = true;
        }
      });
    const scrolls = scroll();
    await page.waitForFunction(() => (window as { moved?: boolean }).moved);
    await act();
    await page.evaluate(() => Object.assign(window, { moves: false, moved: false }));
    await scrolls;
  };
  const drag = async () => {
    await down(glass, { x: 195, y: 400 });
    for (const y of [390, 370, 350, 330]) {
      await glass.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: 195, y, id: 0 }] });
    }
    await left(glass);
  };
  const box = page.getByTestId("box-heartstrings");
  const inSight = () => box.evaluate((box) => box.scrollIntoView({ block: "center", behavior: "instant" }));
  const tap = async () => {
    const place = await middle(box);
    // A tap beside it would be silent, too.
    expect(await box.evaluate((box, { x, y }) => box.contains(document.elementFromPoint(x, y)), place)).toBe(true);
    await down(glass, place);
    await left(glass);
  };
  // The clicks of the page itself. That of the browser, which makes none while a page really moves on, is not looked at.
  await page.evaluate(() => {
    const heard = { clicks: 0 };
    Object.assign(window, { heard });
    const note = (event: Event) => {
      event.preventDefault();
      if (!event.isTrusted) heard.clicks += 1;
    };
    addEventListener("click", note, true);
  });
  const clicks = () => page.evaluate(() => (window as never as { heard: { clicks: number } }).heard.clicks);

  await inSight();
  const before = await page.evaluate(() => scrollY);
  await whileItScrolls(async () => {
    await drag();
    await expect.poll(() => page.evaluate(() => scrollY), "the finger scrolls").toBeGreaterThan(before + 20);
    await tap();
  });
  await settle(page);
  expect(await clicks(), "it only stops the scrolling").toBe(0);
  await inSight();
  // Real time: what the browser scrolls by itself is over.
  await page.waitForTimeout(300);
  await whileItScrolls(tap);
  await settle(page);
  expect(await clicks(), "nobody scrolls").toBe(1);
});

for (const game of GAMES) {
  test(`${game}: a finger leaves no mark of the focus and opens no keyboard; with the next key it is marked`, async ({ page }) => {
    const marked = () =>
      page.evaluate(() => [...document.querySelectorAll(":focus-visible")].filter((element) => getComputedStyle(element).outlineStyle !== "none").map((element) => element.outerHTML.slice(0, 80)));
    await page.goto("./");
    await onShelf(page);
    await touch(page.getByTestId(`box-${game}`));
    await expect(page.getByTestId("begin-game")).toBeVisible();
    await expect(page.locator(".new-head h1")).toBeFocused();
    expect(await marked(), "new game").toEqual([]);
    await touch(page.getByTestId("begin-game"));
    await expect(page.getByTestId("table")).toBeVisible();
    await settle(page);
    expect(await marked(), "table").toEqual([]);
    for (let moment = 0; moment < 4; moment += 1) {
      await touch(nextTouch(page, await readTable(page)));
      expect(await marked(), `moment ${moment}`).toEqual([]);
    }
    // Not while events play by themselves: then the device may be passed on.
    await settle(page);
    await expect(page.locator(".table.covered")).toHaveCount(0);
    await leaveGame(page);
    await touch(page.getByTestId("go-on").first());
    await expect(page.locator(":is([data-testid='reveal'], .actions):focus")).toHaveCount(1);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus-visible").count()).toBe(1);
    await expect(page.locator(".app")).not.toHaveClass(/by-pointer/);
    // A field says so all the same. Not before the table: Chromium displays no marks after a field that the browser itself has focused.
    await page.goto("./");
    await onShelf(page);
    // The unfinished game takes room above the boxes.
    await expect(page.getByTestId("go-on").first()).toBeVisible();
    await touch(page.getByTestId(`box-${game}`));
    await touch(page.locator(".person-name").first());
    expect(await marked(), "field").toHaveLength(1);
  });
}
