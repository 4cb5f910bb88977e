import type { Page } from "@playwright/test";
import { beginGame, leaveGame, nextTouch, onShelf, playOnTold, readTold, roll, seeded, type Told, touch } from "./app";
import { expect, test, watch } from "./fixtures";
import { saveOf } from "./saved";

test.beforeEach(async ({ page }, info) => {
  if (!info.title.includes("tumble")) await page.emulateMedia({ reducedMotion: "reduce" });
});

/** Opens the shelf. */
async function open(page: Page, seed = 2) {
  await seeded(page, seed);
  await page.goto("./");
  await onShelf(page);
}

/** From the shelf back to the one game that waits there. */
async function goOn(page: Page) {
  await touch(page.getByTestId("go-on"));
  await expect(page.getByTestId("table")).toBeVisible();
}

const notice = (page: Page, name: string) => page.locator(`.banner[data-notice="${name}"]`);
const banners = (page: Page) => page.locator(".banner");

/** The copies of saved games: key and text, the newest first. */
function copies(page: Page) {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("heartbox:game:"))
      .sort(([, one], [, two]) => Number(two.split(" ", 3)[2]) - Number(one.split(" ", 3)[2])),
  );
}

const put = (page: Page, key: string, text: string) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);

/** As a write that was interrupted leaves it. */
const broken = (text: string) => text.slice(0, text.length - 20);

test.describe("a game is there again", () => {
  for (const game of ["heartstrings", "tintenherz"] as const) {
    test(`after a reload in the middle of ${game}`, async ({ page }) => {
      await open(page);
      await beginGame(page, game, ["Ada", "Bo"]);
      const moments: Told[] = [];
      await playOnTold(page, 9, (now) => moments.push(now));
      for (let step = 0; step < 3; step += 1) await touch(page.getByTestId("undo"));
      const before = await readTold(page);
      expect(before.text).toBe(moments[5].text);

      await page.reload();
      await expect(page.getByTestId("table")).toBeVisible();
      expect((await readTold(page)).text, "the same moment").toBe(before.text);
      for (const moment of moments.slice(6)) {
        await touch(page.getByTestId("redo"));
        expect((await readTold(page)).text, "what was undone is there too").toBe(moment.text);
      }

      // The dice that come are those that would have come.
      await touch(page.getByTestId("undo"));
      await touch(page.getByTestId("undo"));
      await page.reload();
      await expect(page.getByTestId("table")).toBeVisible();
      for (const moment of moments.slice(7)) {
        await touch(nextTouch(page, await readTold(page)));
        expect((await readTold(page)).text).toBe(moment.text);
      }
      await expect(banners(page)).toHaveCount(0);
    });
  }

  test("after a reload while dice tumble: they are thrown", async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await beginGame(page, "heartstrings", ["Ada", "Bo"]);
    await touch(roll(page));
    await expect(page.locator(".die.tumbling")).toHaveCount(2);
    const shown = await page.locator(".die-number").allTextContents();
    // A page on which no time passes does not start.
    await page.clock.resume();
    await page.reload();
    await expect(page.getByTestId("table")).toBeVisible();
    await expect(page.locator(".die.tumbling")).toHaveCount(0);
    await expect(page.locator(".log li")).toHaveCount(1);
    for (const number of shown) await expect(page.locator(".log li")).toContainText(number);
  });

  test("after the browser was closed", async ({ site, openBrowser }) => {
    const first = await openBrowser();
    const before = first.pages()[0];
    await before.emulateMedia({ reducedMotion: "reduce" });
    await before.goto(site.url);
    await onShelf(before);
    await beginGame(before, "tintenherz", ["Ada", "Bo", "Cy"]);
    const last = await playOnTold(before, 6);
    await first.close();

    const second = await openBrowser();
    const watched = watch(second, site.url);
    const after = second.pages()[0];
    await after.goto(site.url);
    await onShelf(after);
    await expect(after.locator(".waiting-game")).toContainText(last.prompt);
    await goOn(after);
    expect((await readTold(after)).text).toBe(last.text);
    expect(watched.problems).toEqual([]);
  });
});

/** The journal, beside localStorage, is there for as long as the page wants it. */
const noJournal = (page: Page) => page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
/** Removes the journal. */
const forgetJournal = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.deleteDatabase("heartbox");
        request.onsuccess = () => done();
        request.onerror = () => fail(request.error);
      }),
  );

test.describe("the journal", () => {
  test.beforeEach(({ page }) => open(page));

  /** Everything that localStorage knows of games. */
  const saves = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("heartbox:game:"))));
  /** Puts localStorage back to what it was, as a browser that was killed before it wrote. */
  const putBack = (page: Page, old: Record<string, string>) =>
    page.evaluate((old) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("heartbox:game:")) localStorage.removeItem(key);
      for (const [key, text] of Object.entries(old)) localStorage.setItem(key, text);
    }, old);

  for (const game of ["heartstrings", "tintenherz", "flow", "infarkt"] as const) {
    test(`has every event of ${game}, what was undone too, when localStorage has only older ones`, async ({ page }) => {
      await beginGame(page, game, ["Ada", "Bo"]);
      await playOnTold(page, 2);
      const old = await saves(page);
      const last = await playOnTold(page, 6);
      const id = page.url().split("/").at(-1);
      await page.goto("./#/");
      await onShelf(page);
      await putBack(page, old);
      await page.reload();
      await onShelf(page);
      await expect(page.locator(".waiting-game")).toContainText(last.prompt);
      await page.goto(`./#/game/${id}`);
      if ((await page.getByTestId("reveal").count()) > 0) await touch(page.getByTestId("reveal"));
      expect((await readTold(page)).saved).toEqual(last.saved);
      await expect(banners(page)).toHaveCount(0);
    });
  }

  test("has a game of which localStorage knows nothing, opened directly", async ({ page }) => {
    await beginGame(page, "heartstrings", ["Ada", "Bo"]);
    const last = await playOnTold(page, 5);
    await touch(page.getByTestId("undo"));
    const undone = await readTold(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByTestId("table")).toBeVisible();
    expect((await readTold(page)).text).toBe(undone.text);
    await touch(page.getByTestId("redo"));
    expect((await readTold(page)).text).toBe(last.text);
  });

  test("tells of another course than localStorage: both are kept, and it is said", async ({ page }) => {
    await beginGame(page, "heartstrings", ["Ada", "Bo"]);
    await playOnTold(page, 3);
    const old = await saves(page);
    const journal = await playOnTold(page, 3);
    // A page that knows no journal has gone on from there, with other dice.
    const [[key, text]] = Object.entries(old).sort(([, one], [, two]) => Number(two.split(" ", 3)[2]) - Number(one.split(" ", 3)[2]));
    const other = JSON.parse(text.slice(text.indexOf("\n") + 1));
    const events = other.record.events.length;
    await page.goto("./#/");
    await onShelf(page);
    const record = { ...other.record, events: [...other.record.events.slice(0, -1)] };
    await putBack(page, { [key.replace(/.$/, "a")]: saveOf(record) });
    await page.reload();
    await onShelf(page);
    // What is only shorter is no contradiction.
    await expect(page.locator(".waiting-game")).toHaveCount(1);
    await expect(banners(page)).toHaveCount(0);
    const names = { ...record.setup, seats: record.setup.seats.map((seat: object, index: number) => ({ ...seat, name: ["Eve", "Fay"][index] })) };
    await putBack(page, { [key.replace(/.$/, "a")]: saveOf({ ...record, setup: names }) });
    await page.reload();
    await onShelf(page);
    await expect(page.locator(".waiting-game")).toHaveCount(2);
    await expect(notice(page, "TwoVersions")).toBeVisible();
    await touch(page.locator(".waiting-game > a", { hasText: "Ada" }));
    const kept = await readTold(page);
    expect([kept.saved, kept.events >= events]).toEqual([journal.saved, true]);
  });

  test("is there when another tab or page has removed localStorage in the middle of the game", async ({ page }) => {
    await beginGame(page, "tintenherz", ["Ada", "Bo"]);
    await playOnTold(page, 3);
    await page.evaluate(() => localStorage.clear());
    const last = await playOnTold(page, 3);
    await page.reload();
    await expect(page.getByTestId("table")).toBeVisible();
    expect((await readTold(page)).text).toBe(last.text);
  });

  test("does not bring back what was put away", async ({ page }) => {
    await beginGame(page, "heartstrings", ["Ada", "Bo"]);
    await playOnTold(page, 3);
    await leaveGame(page);
    await touch(page.getByTestId("put-away"));
    await expect(page.locator(".waiting-game")).toHaveCount(0);
    await page.reload();
    await onShelf(page);
    await expect(page.locator(".waiting-game")).toHaveCount(0);
  });
});

test("the browser is asked to keep what is stored with the first event, once", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    navigator.storage.persist = async () => {
      (window as never as { asked: number }).asked += 1;
      return true;
    };
  });
  const asked = () => page.evaluate(() => (window as never as { asked: number }).asked);
  await open(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  expect(await asked()).toBe(0);
  await playOnTold(page, 3);
  expect(await asked()).toBe(1);
});

test("a browser without a journal plays and saves as ever", async ({ page }) => {
  await noJournal(page);
  await open(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  const last = await playOnTold(page, 5);
  await page.reload();
  await expect(page.getByTestId("table")).toBeVisible();
  expect((await readTold(page)).text).toBe(last.text);
  // Said with the first move, and not again once it has been read.
  await playOnTold(page, 1);
  await touch(notice(page, "NoJournal").getByRole("button"));
  await playOnTold(page, 1);
  await expect(banners(page)).toHaveCount(0);
});

test.describe("storage that is full", () => {
  const fill = (page: Page, full = true) => page.evaluate((full) => ((window as never as { full: boolean }).full = full), full);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, text) {
        if ((window as never as { full: boolean }).full) throw new DOMException("no room", "QuotaExceededError");
        write.call(this, key, text);
      };
    });
  });

  test("is said, and the journal keeps what is played", async ({ page }) => {
    await open(page);
    await beginGame(page, "heartstrings", ["Ada", "Bo"]);
    await playOnTold(page, 3);
    await fill(page);
    const now = await playOnTold(page, 5);
    await expect(notice(page, "OnlyJournal")).toBeVisible();
    await page.reload();
    await expect(page.getByTestId("table")).toBeVisible();
    expect((await readTold(page)).text).toBe(now.text);
    // There is room again, so all of it is where it belongs.
    await expect(banners(page)).toHaveCount(0);
  });

  test("is said, and play goes on, also past the shelf", async ({ page }) => {
    await noJournal(page);
    await open(page);
    await beginGame(page, "heartstrings", ["Ada", "Bo"]);
    await playOnTold(page, 3);
    await expect(notice(page, "StorageFull")).toHaveCount(0);
    await fill(page);
    const now = await playOnTold(page, 5);
    await expect(notice(page, "StorageFull")).toBeVisible();
    expect(now.log.length, "play went on").toBeGreaterThanOrEqual(8);

    await leaveGame(page);
    await expect(notice(page, "StorageFull")).toBeVisible();
    await expect(page.locator(".waiting-game")).toContainText(now.prompt);
    await goOn(page);
    expect((await readTold(page)).log).toEqual(now.log);
    await touch(page.getByTestId("undo"));
    await touch(page.getByTestId("redo"));
    expect((await readTold(page)).log).toEqual(now.log);

    // There is room again: what was only here is kept, and the banner goes.
    await fill(page, false);
    const later = await playOnTold(page, 1);
    await expect(notice(page, "StorageFull")).toHaveCount(0);
    await page.reload();
    await expect(page.getByTestId("table")).toBeVisible();
    expect((await readTold(page)).text).toBe(later.text);
  });

  test("does not keep anybody from beginning a game", async ({ page }) => {
    await noJournal(page);
    await open(page);
    await fill(page);
    await beginGame(page, "tintenherz", ["Ada", "Bo"]);
    await expect(notice(page, "StorageFull")).toBeVisible();
    const now = await playOnTold(page, 4);
    await leaveGame(page);
    await goOn(page);
    expect((await readTold(page)).log).toEqual(now.log);
  });

  test("does not lose a game that is put away and brought back", async ({ page }) => {
    await noJournal(page);
    await open(page);
    await beginGame(page, "heartstrings", ["Ada", "Bo"]);
    const now = await playOnTold(page, 4);
    await leaveGame(page);
    await touch(page.getByRole("button", { name: "Put Heartstrings away" }));
    await expect(page.locator(".waiting-game")).toHaveCount(0);
    await fill(page);
    await touch(page.getByRole("button", { name: "Bring it back" }));
    await goOn(page);
    expect((await readTold(page)).log).toEqual(now.log);
    await expect(notice(page, "StorageFull")).toBeVisible();
  });
});

test("storage that is forbidden is said, and a game can be played and put away", async ({ page }) => {
  await noJournal(page);
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await open(page);
  await page.getByTestId("box-heartstrings").click();
  await page.getByTestId("begin-game").click();
  await expect(page.getByTestId("table")).toBeVisible();
  await expect(notice(page, "StorageForbidden")).toBeVisible();
  for (let touches = 0; touches < 3; touches += 1) {
    const lines = await page.locator(".log li").count();
    await touch(page.locator(".action-buttons > .button:not(:disabled), .board .lit").first());
    await expect.poll(() => page.locator(".log li").count()).toBeGreaterThan(lines);
  }
  const prompt = await page.locator(".prompt").innerText();
  await leaveGame(page);
  await expect(page.locator(".waiting-game")).toContainText(prompt);
  await goOn(page);
  await expect(page.locator(".prompt")).toHaveText(prompt);
  await leaveGame(page);
  await touch(page.getByRole("button", { name: "Put Heartstrings away" }));
  await expect(page.locator(".waiting-game")).toHaveCount(0);
  await touch(page.getByRole("button", { name: "Bring it back" }));
  await expect(page.locator(".waiting-game")).toContainText(prompt);
});

test.describe("what cannot be read", () => {
  let last: Told;
  let previous: Told;

  test.beforeEach(async ({ page }) => {
    await open(page);
    await beginGame(page, "heartstrings", ["Ada", "Bo"]);
    previous = await playOnTold(page, 4);
    last = await playOnTold(page, 1);
    await leaveGame(page);
    await beginGame(page, "tintenherz", ["Cy", "Di"]);
    await playOnTold(page, 2);
    await leaveGame(page);
  });

  const texts = (page: Page) =>
    page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("heartbox:aside:"))));
  const heartstrings = async (page: Page) => (await copies(page)).filter(([, text]) => text.includes('"heartstrings"'));

  test("the newest copy: the one before it is used, on the shelf and at the table", async ({ page }) => {
    await forgetJournal(page);
    const [[key, text]] = await heartstrings(page);
    await put(page, key, broken(text));
    await page.reload();
    await onShelf(page);
    await expect(notice(page, "BrokenCopy")).toBeVisible();
    await expect(page.locator(".waiting-game")).toHaveCount(2);
    expect(Object.values(await texts(page)), "nothing is thrown away").toEqual([broken(text)]);
    await touch(page.locator(".waiting-game > a", { hasText: "Heartstrings" }));
    const now = await readTold(page);
    expect(now.log).toEqual(previous.log);
    await touch(nextTouch(page, now));
    expect((await readTold(page)).text, "the dice are the same").toBe(last.text);
  });

  test("the newest copy, opened directly at the table", async ({ page }) => {
    await forgetJournal(page);
    const [[key, text]] = await heartstrings(page);
    await put(page, key, broken(text));
    await page.goto("about:blank");
    await page.goto(`./#/game/${key.split(":")[2]}`);
    await expect(page.getByTestId("table")).toBeVisible();
    await expect(notice(page, "BrokenCopy")).toBeVisible();
    expect((await readTold(page)).log).toEqual(previous.log);
  });

  test("both copies: set aside and said, and it stops nothing else", async ({ page }) => {
    await forgetJournal(page);
    const both = await heartstrings(page);
    for (const [key, text] of both) await put(page, key, broken(text));
    await page.reload();
    await onShelf(page);
    await expect(notice(page, "BrokenSave")).toBeVisible();
    await expect(page.locator(".waiting-game")).toHaveCount(1);
    expect(Object.values(await texts(page)).sort()).toEqual(both.map(([, text]) => broken(text)).sort());
    await touch(notice(page, "BrokenSave").getByRole("button"));
    await expect(notice(page, "BrokenSave")).toHaveCount(0);
    await goOn(page);
    expect((await readTold(page)).seats.map((seat) => seat.name)).toEqual(["Cy", "Di"]);

    // It is said once, not at every start.
    await page.goto("./");
    await page.reload();
    await onShelf(page);
    await expect(banners(page)).toHaveCount(0);
  });

  test("a later version: untouched and said", async ({ page }) => {
    const [[key, text]] = await heartstrings(page);
    const later = text.replace(/^heartbox-save \d+ /, "heartbox-save 99 ");
    await put(page, key, later);
    await page.reload();
    await onShelf(page);
    await expect(notice(page, "LaterSave")).toBeVisible();
    await expect(page.locator(".waiting-game")).toHaveCount(1);
    expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBe(later);
    expect(await texts(page)).toEqual({});
    // Its address leads to no game either, and leaves it untouched.
    await page.goto(`./#/game/${key.split(":")[2]}`);
    await expect(page.getByText("That game isn’t on this device.")).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBe(later);
  });

  test("settings and people: the page starts without them", async ({ page }) => {
    await put(page, "heartbox:settings", "{not json");
    await put(page, "heartbox:people", '[{"name":7}]');
    await page.reload();
    await onShelf(page);
    await page.getByTestId("box-tintenherz").click();
    await expect(page.locator(".person")).toHaveCount(2);
  });
});

test("what other pages of the same origin keep is not touched", async ({ page }) => {
  const foreign = { other: "1", "heartbox-elsewhere": "2", "heart:box": "3", "": "4" };
  await page.addInitScript((foreign) => {
    for (const [key, text] of Object.entries(foreign)) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, foreign);
  await open(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  await playOnTold(page, 5);
  await leaveGame(page);
  await touch(page.getByRole("button", { name: "Put Heartstrings away" }));
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => !key.startsWith("heartbox:")));
  expect(Object.fromEntries(kept)).toEqual(foreign);
});

test("two tabs with the same game do not destroy each other's moves", async ({ page, context }) => {
  await open(page);
  await beginGame(page, "heartstrings", ["Ada", "Bo"]);
  const start = await playOnTold(page, 3);
  const second = await context.newPage();
  await second.emulateMedia({ reducedMotion: "reduce" });
  await second.goto(page.url());
  await expect(second.getByTestId("table")).toBeVisible();
  expect((await readTold(second)).log).toEqual(start.log);

  const moved = await playOnTold(second, 2);
  const warning = page.locator(".conflict");
  await expect(warning).toContainText("This game continues in another tab.");
  // The board behind is not to be played on.
  await page.keyboard.press("Control+z");
  expect((await readTold(second)).text).toBe(moved.text);
  // What another process has stored is seen a moment later, move by move.
  await expect.poll(async () => (await readTold(page)).events, "nothing was written").toBe(moved.events);

  await touch(warning.getByRole("button", { name: "Continue here" }));
  await expect(warning).toHaveCount(0);
  expect((await readTold(page)).text, "all moves of the other tab are here").toBe(moved.text);
  const further = await playOnTold(page, 2);
  expect(further.log.slice(0, moved.log.length)).toEqual(moved.log);

  // And now it is the other one that has to take over, or can leave.
  const other = second.locator(".conflict");
  await expect(other).toBeVisible();
  await touch(other.getByRole("button", { name: "Continue here" }));
  expect((await readTold(second)).text).toBe(further.text);
});

test("a game is put away, brought back, and stays so", async ({ page }) => {
  await open(page);
  await beginGame(page, "tintenherz", ["Ada", "Bo"]);
  const now = await playOnTold(page, 5);
  await touch(page.getByTestId("undo"));
  await leaveGame(page);
  await touch(page.getByRole("button", { name: "Put Tintenherz away" }));
  await expect(page.locator(".waiting-game")).toHaveCount(0);
  expect(await copies(page)).toEqual([]);
  await touch(page.getByRole("button", { name: "Bring it back" }));
  await expect(page.locator(".waiting-game")).toHaveCount(1);
  await page.reload();
  await onShelf(page);
  await goOn(page);
  await touch(page.getByTestId("redo"));
  expect((await readTold(page)).text).toBe(now.text);

  await leaveGame(page);
  await touch(page.getByRole("button", { name: "Put Tintenherz away" }));
  await page.reload();
  await onShelf(page);
  await expect(page.locator(".waiting-game")).toHaveCount(0);
});
