import { piece, readTable, touch, type Reading } from "./app";
import { expect, test } from "./fixtures";
import { beginAs, flowRecord, flowStates, playRecord, shown, withDiceOf } from "./flow";

test.beforeEach(async ({ page }, info) => {
  if (!info.title.includes("motion")) await page.emulateMedia({ reducedMotion: "reduce" });
});

/** What must hold at every moment that somebody is asked for something. */
function checkMoment(now: Reading, before: Reading, said: string) {
  const { flow } = now;
  if (!flow) throw new Error("this is no table of Flow");
  expect(now.log.length, "one line in the log for each event").toBe(now.events);
  expect(now.log.slice(0, before.log.length), "what is in the log stays there").toEqual(before.log);
  expect(now.log[before.log.length], "what was said before is what has happened").toContain(said);
  const places = flow.pieces.map((each) => each.place).filter((place) => place.startsWith("Position"));
  expect(new Set(places).size, "at most one piece on a position").toBe(places.length);
  if (now.over) return;
  const asked = now.seats.findIndex((seat) => seat.asked);
  expect(asked, "somebody is asked").toBeGreaterThanOrEqual(0);
  expect(now.prompt).toContain(`${now.seats[asked].name}: `);
  for (const each of flow.pieces.filter((each) => each.lit)) expect(each.seat, "own pieces are lit").toBe(asked);
}

test("a whole game of two by touch, from the shelf to the winner, and another one", async ({ page }) => {
  test.setTimeout(120_000);
  const record = flowRecord("two");
  const states = flowStates("two");
  await withDiceOf(page, record);
  await page.goto("./");
  await beginAs(page, record);
  expect(shown(await readTable(page))).toBe(states[0]);
  const end = await playRecord(page, record, record.events.length, (now, before, said) => {
    checkMoment(now, before, said);
    expect(shown(now), `after event ${now.events}`).toBe(states[now.events]);
  });
  expect(end.over).toBe(true);
});

test("a whole game of eight by touch", async ({ page }) => {
  test.setTimeout(240_000);
  const record = flowRecord("eight");
  await withDiceOf(page, record);
  await page.goto("./");
  await beginAs(page, record);
  const end = await playRecord(page, record, record.events.length, checkMoment);
  expect(end.over).toBe(true);
});

test("a whole game of hybrid", async ({ page }) => {
  test.setTimeout(240_000);
  const record = flowRecord("hybrid");
  const states = flowStates("hybrid");
  await withDiceOf(page, record);
  await page.goto("./");
  await beginAs(page, record);
  expect(shown(await readTable(page))).toBe(states[0]);
  const end = await playRecord(page, record, record.events.length, (now, before, said) => {
    checkMoment(now, before, said);
    expect(shown(now), `after event ${now.events}`).toBe(states[now.events]);
  });
  expect(end.over).toBe(true);
});
