// What is due can be reached and touched, whatever stands around it: a decision that kills, a table that is being prepared, a result.

import type { Locator, Page } from "@playwright/test";
import { onShelf, prepareGame, readTable, speak, touch } from "./app";
import { atRest } from "./faults";
import { expect, test } from "./fixtures";
import { flowRecord, openAt as openFlowAt, playRecord as playFlow } from "./flow";
import { cardOf, choose, type Fixture, find, infarktRecord, openAt, playRecord as playInfarkt } from "./infarkt";

/** The sizes of tablets, laptops and a phone. */
const SIZES = [[1024, 768], [1180, 820], [1280, 800], [1366, 768], [768, 1024], [800, 1280], [390, 844]];

/** Nothing lies over the middle of it, and all of it is in the window. */
async function canBeTouched(where: Locator, what: string) {
  // What has just come up by itself does not hear a touch yet.
  await expect(where).not.toHaveCSS("pointer-events", "none");
  const found = await where.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return `${inside ? "in the window" : `at ${left},${top} to ${right},${bottom}`}, ${element.contains(there) ? "free" : `under ${there?.className}`}`;
  });
  expect.soft(found, what).toBe("in the window, free");
}

test("a party is confirmed at every size, also where it kills: one row a guest, question and button in sight", async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  for (const [fixture, from] of [["three", 60], ["career", 150], ["wild", 100]] as [Fixture, number][]) {
    const record = infarktRecord(fixture);
    const party = find(record, "party", from);
    const names = record.setup.seats.map((seat) => seat.name);
    await openAt(page, record, party);
    await readTable(page);
    const last = await choose(page, record.events[party].do ?? "", "deed", names);
    await expect(page.locator(".in-effect").first()).toBeAttached();
    const rows = await page.locator(".in-effect:not(.in-purse) > b").allTextContents();
    expect(new Set(rows).size, `${fixture}: ${rows}`).toBe(rows.length);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await atRest(page);
      const what = `${fixture} at ${width}x${height}`;
      await canBeTouched(last, what);
      await canBeTouched(page.locator(".prompt"), what);
      if (width > 640) for (const row of await page.locator(".in-effect").all()) await canBeTouched(row.locator("b"), what);
    }
  }
});

test("on a phone question and button of Infarkt stay at the foot, and a touched card stays where it is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  const record = infarktRecord("five");
  const names = record.setup.seats.map((seat) => seat.name);
  const event = find(record, "event");
  await openAt(page, record, event);
  await readTable(page);
  const card = cardOf(page, "Events", (record.events[event].do as { event: { card: string } }).event.card);
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  await touch(card);
  await expect(page.getByTestId("confirm")).toBeVisible();
  expect(await card.boundingBox(), "it does not jump").toEqual(before);
  const plan = find(record, "plan");
  await openAt(page, record, plan);
  await touch(page.getByTestId("reveal"));
  await readTable(page);
  const last = await choose(page, record.events[plan].do ?? "", "board", names);
  for (const far of [0, 200, 10_000]) {
    await page.locator(".table").evaluate((table, far) => table.scrollTo(0, far), far);
    await canBeTouched(last, `${far} down`);
    await canBeTouched(page.locator(".prompt"), `${far} down`);
  }
});

test("a new game: one more is never under the start, arrows stand beside the names, variants are shown, Enter goes to the next name", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "flow");
  const fields = page.locator(".person-name");
  const add = page.getByTestId("add-seat");
  for (let people = await fields.count(); people < 8; people += 1) {
    await canBeTouched(add, `with ${people}`);
    await touch(add);
    await expect(fields).toHaveCount(people + 1);
  }
  await expect(add).toBeDisabled();
  for (const [width, height] of [[1024, 768], [768, 1024], [820, 1180]]) {
    await page.setViewportSize({ width, height });
    const apart = await page.locator(".person").evaluateAll((rows) =>
      rows.filter((row) => {
        const [name, arrows] = [".person-name", ".person-order"].map((part) => row.querySelector(part)?.getBoundingClientRect() ?? new DOMRect());
        return arrows.top > name.bottom || arrows.bottom < name.top;
      }).length,
    );
    expect(apart, `at ${width}x${height}`).toBe(0);
  }
  await fields.first().focus();
  for (const [index, name] of ["Ada", "Bo", "Cy"].entries()) {
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await expect(fields.nth(index + 1)).toBeFocused();
  }
  await expect(page.getByTestId("table")).toHaveCount(0);
  await fields.nth(7).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("begin-game")).toBeFocused();
  for (const [width, height] of [[1024, 380], [512, 384], [768, 560]]) {
    await page.setViewportSize({ width, height });
    await fields.first().focus();
    expect(await covered(page), `at ${width}x${height}`).toEqual([]);
  }
  await touch(page.getByTestId("to-variants"));
  await expect(page.locator(".new-variants h2")).toBeInViewport({ ratio: 1 });
});

/** What has the keyboard on its way through the screen and lies under the button that begins the game. */
async function covered(page: Page) {
  const found: string[] = [];
  for (let stop = 0; stop < 50; stop += 1) {
    await page.keyboard.press("Tab");
    const under = await page.evaluate(() => {
      const active = document.activeElement;
      const start = document.querySelector(".new-start")?.getBoundingClientRect();
      if (!active || !start || active.closest(".new-start") || active === document.body) return "";
      const { top, bottom } = (active.closest("label") ?? active).getBoundingClientRect();
      return top >= start.top || bottom <= 0 ? (active.getAttribute("aria-label") ?? active.className ?? active.tagName) : "";
    });
    if (under) found.push(under);
  }
  return found;
}

test("what was entered for a new game outlives a reload, and ends with the start of the game", async ({ page }) => {
  await page.goto("./");
  await onShelf(page);
  await prepareGame(page, "infarkt", ["Ada", "Bo", "Cy", "Di"]);
  await page.locator(".new-first .chip input").nth(2).check({ force: true });
  await page.locator(".variant .choice input").nth(1).check();
  const entered = () =>
    page.locator("form").evaluate((form) => [...form.querySelectorAll("input")].map((input) => (input.type === "text" ? input.value : input.checked)));
  const before = await entered();
  await page.reload();
  await expect(page.locator(".person-name").nth(3)).toHaveValue("Di");
  expect(await entered()).toEqual(before);
  await touch(page.getByTestId("begin-game"));
  await expect(page.locator("main:is(.table:not([inert]), .handoff)")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("heartbox:draft"))).toBeNull();
  // What somebody else has written there is no draft.
  for (const draft of ["{", "[]", '{"game":"infarkt"}', `{"game":"infarkt","people":[{"name":${"[".repeat(50)}`, '{"game":"infarkt","people":[{"name":5,"colour":"red","bot":77}],"first":99,"options":{"extensions":["family","family",7]}}']) {
    await page.evaluate((draft) => localStorage.setItem("heartbox:draft", draft), draft);
    await page.goto("./#/new/infarkt");
    await page.reload();
    await expect(page.locator(".person-name").first()).toBeVisible();
    await expect(page.locator(".variant .choice :checked").first()).toBeVisible();
  }
});

/** Nothing in a result is cut at its side, and where it goes on below its foot fades. */
async function resultIsWhole(page: Page, what: string) {
  const cut = await page.locator("dialog.result").evaluate((dialog) => {
    const inside = dialog.querySelector(".result-inside") as HTMLElement;
    const frame = inside.getBoundingClientRect();
    const found: string[] = [];
    for (const part of inside.querySelectorAll<HTMLElement>("tr, th, td, dl > div, dt, dd, p")) {
      if (!part.checkVisibility()) continue;
      const { left, right } = part.getBoundingClientRect();
      if (left < frame.left - 1 || right > frame.right + 1 || part.scrollWidth > part.clientWidth + 1) found.push(part.textContent?.trim().slice(0, 40) ?? "");
    }
    if (inside.scrollHeight > inside.clientHeight + 1 && !getComputedStyle(inside).maskImage.includes("gradient")) found.push("it goes on without a sign");
    if (inside.clientHeight < Math.min(150, innerHeight / 3)) found.push(`only ${inside.clientHeight} px of it are seen`);
    if (dialog.scrollHeight > dialog.clientHeight + 1) found.push("the dialog is cut");
    return found;
  });
  expect.soft(cut, what).toEqual([]);
  for (const way of await page.locator(".result-actions > *").all()) await canBeTouched(way, what);
}

test("results are whole with the most people and long names, and the bar that leads back to them has room", async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("./");
  const five = infarktRecord("five");
  const three = infarktRecord("three");
  const eight = flowRecord("eight");
  const tables: [string, () => Promise<unknown>][] = [
    ["flow", async () => {
      eight.setup.seats[0].name = "Alexandrina Mária";
      await openFlowAt(page, eight, eight.events.length - 4);
      await playFlow(page, eight);
    }],
    ["infarkt", async () => {
      five.setup.seats[0].name = "Maximiliana-Sophie";
      await openAt(page, five, five.events.length - 2);
      await playInfarkt(page, five);
    }],
    ["three", async () => {
      await openAt(page, three, three.events.length - 2);
      await playInfarkt(page, three);
    }],
  ];
  for (const [name, play] of tables) {
    await page.setViewportSize({ width: 1024, height: 768 });
    await play();
    await expect(page.locator("dialog.result")).toBeVisible();
    // The menu can be opened while the result is not.
    const result = page.locator("dialog.result");
    await page.keyboard.press("Escape");
    await speak(page, "de");
    await touch(page.getByTestId("see-result"));
    await expect(result).toBeVisible();
    for (const [width, height] of [[1024, 768], [768, 1024], [390, 844], [844, 390], [1366, 768]]) {
      await page.setViewportSize({ width, height });
      await resultIsWhole(page, `${name} at ${width}x${height}`);
    }
    await page.setViewportSize({ width: 1024, height: 768 });
    await touch(page.getByTestId("see-board"));
    for (const way of await page.locator(".result-bar > *").all()) {
      await canBeTouched(way, name);
      expect.soft(await way.evaluate((button) => button.scrollWidth - button.clientWidth), name).toBeLessThanOrEqual(0);
    }
    expect.soft(await page.locator(".table").evaluate((table) => [table.scrollWidth - table.clientWidth, table.scrollHeight - table.clientHeight]), name).toEqual([0, 0]);
    await speak(page, "en");
  }
});
