// A player that knows every table: what there is to touch next, found in the page itself. Each function is sent into the page as it
// stands here, so it uses nothing from outside. The browsers that play whole games (tests/engines) and the benchmark
// (responsiveness.mjs) share it; the benchmark also plays the build before this one, whose class names and test ids partly differ, so
// tables are read by what both have.

/**
 * Gives the page always the same random numbers, so that the same games come. A reload goes on where it was: no two saved games get
 * the same id.
 */
export function seedRandom(start) {
  let state = Number(window.name) || start;
  crypto.getRandomValues = (array) => {
    for (let index = 0; index < array.length; index += 1) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      array[index] = (mixed ^ (mixed >>> 14)) & 255;
    }
    window.name = String(state);
    return array;
  };
}

/** Gives the next game that is begun the dice of this seed, whatever comes otherwise. */
export function seedNextGame(seed) {
  const random = crypto.getRandomValues;
  const bytes = seed.match(/../g).map((pair) => parseInt(pair, 16));
  crypto.getRandomValues = (array) => {
    if (array.length !== bytes.length) return random.call(crypto, array);
    crypto.getRandomValues = random;
    array.set(bytes);
    return array;
  };
}

/**
 * Waits until there is something to touch and it has come to rest, and says where on the screen it is, and whether anything on the screen
 * has changed since it was last asked; null when the game is over.
 *
 * - `selector`: this element, whatever the table asks for.
 * - `record`: the game of Flow that is played again, decision by decision; who plays it without a plan wanders about for ever.
 * - `look`: in Flow, a piece that cannot go, to see where it would flow.
 * - `patience`: after this number of milliseconds without anything to touch it throws.
 */
export async function nextTouch({ selector = null, record = null, look = false, patience = 30_000 } = {}) {
  const one = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const testId = (...ids) => ids.map((id) => `[data-testid="${id}"]:not(:disabled)`).join(",");
  const still = '[aria-pressed="false"]:not([aria-disabled="true"])';

  const pressed = '[aria-pressed="true"]';
  // The symbols of a game have its name before theirs, but not in older builds.
  const symbols = (payment, card) => payment.querySelectorAll(`use:is([href$="#${card}"], [href$="-${card}"])`).length;
  const payment = (cards) => {
    const counts = (payment) => cards.every((card) => symbols(payment, card) === cards.filter((other) => other === card).length);
    return all(`${testId("payments")} button`).find((button) => counts(button) && button.querySelectorAll("use").length === cards.length);
  };
  /** What the next decision of the record still needs. */
  const recorded = ({ events }) => {
    // The page gathers changes before it writes the whole game; at once when it is left.
    dispatchEvent(new Event("pagehide"));
    const id = location.hash.split("/").at(-1);
    const saves = ["a", "b"].map((copy) => localStorage.getItem(`heartbox:game:${id}:${copy}`)?.split("\n")[1]).filter(Boolean);
    const played = Math.max(...saves.map((save) => JSON.parse(save).at));
    const { by, do: what } = events[played] ?? {};
    if (what === "flow") return one(testId("flow"));
    if (!what || what === "come_in") return null;
    const confirm = one(testId("confirm"));
    const choice = (number) => one(`button[data-piece="${number}"]`) ?? one(`[data-place="piece-${by}-${number}"].lit`);
    const { play } = what;
    if (!play) {
      const piece = choice((what.advance ?? what.step ?? what.shield).piece);
      return piece?.matches(pressed) ? confirm : piece;
    }
    if (!one(`${testId(play.card)}${pressed}`)) return one(testId(play.card));
    const payments = one(testId("payments"));
    const paid = payments && payment(play.with);
    if (paid && !paid.matches(pressed)) return payments.open ? paid : payments.querySelector("summary");
    if (play.piece === undefined) return confirm;
    const piece = choice(play.piece);
    return piece?.matches(pressed) ? one(`[data-steps="${play.steps}"]`) : piece;
  };
  const flow = () => {
    const cards = (state) => ["enter", "swap", "throw", "move"].map((card) => one(`${testId(card)}${state}`)).find(Boolean);
    // What a card that has been chosen still needs: what is given for it, how far, which piece.
    if (cards(pressed)) return one(`${testId("payments")}[open] div > button`) ?? all("[data-steps]").find((step) => step.offsetParent) ?? one("button[data-piece]");
    if (look) return one(`[data-place^="piece-"][aria-disabled="true"]`);
    return cards(".lit");
  };
  const infarkt = () => {
    const place = one(`[data-place^="place-"]${still}`);
    if (place) return place;
    const leave = one(testId("leave"));
    // What takes more than one touch is left again.
    if (leave) return one(".in-do.chosen") ? leave : (one('.in-do:not([aria-disabled="true"])') ?? leave);
    const card = one(`[data-card].lit${still}`);
    // What is being chosen may need what is not there: then something else is done.
    return card ?? one('.in-activity.open:not(.barred, [aria-pressed="true"], [aria-disabled="true"])');
  };
  const onTable = () => {
    if (one("dialog[open]")) return null;
    // The second id is that of the build before.
    const handoff = one(':is([data-testid="handoff"], [data-testid="hand-over"]) button');
    if (record) return recorded(record);
    const button = handoff ?? one(testId("roll", "confirm", "accept", "keep")) ?? one("[data-go]");
    if (button) return button;
    const special = flow() ?? infarkt();
    if (special) return special;
    const lit = all(".board .lit");
    const way = one(testId("flow", "reroll", "pass"));
    // A single thing and no way around it: the game does that by itself.
    return lit.length > 1 || way ? (lit[0] ?? way) : null;
  };

  const isOver = () => one(`dialog[open] ${testId("rematch")}`) !== null;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const box = (element) => element.getBoundingClientRect();
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const start = performance.now();
  // On a busy machine the last tap may still be on its way: what it was for would be touched twice.
  while (window.lastTap?.heard === false && performance.now() - start < 500) await pause(5);
  let found = null;
  while (performance.now() - start < patience) {
    if (!selector && isOver()) return null;
    // A person who is out of the game goes on to its end; it would wait for a touch.
    const toEnd = selector || record ? null : one('[data-testid="farewell"] [data-testid="hurry"]');
    found = toEnd ?? (one(testId("tumbling")) ? null : selector ? one(selector) : onTable());
    if (found) {
      const before = box(found);
      const [x, y] = middle(before);
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) found.scrollIntoView({ block: "center", behavior: "instant" });
      await pause(40);
      await frame();
      const after = box(found);
      // What has just come up by itself does not hear a tap yet.
      if (getComputedStyle(found).pointerEvents === "none") continue;
      const resting = ["left", "top", "width", "height"].every((side) => before[side] === after[side]);
      if (found.isConnected && after.width > 0 && resting) {
        const [x, y] = middle(after);
        const there = document.elementFromPoint(x, y);
        // A part of the board may lie over another one and do the same.
        const isSame = found.dataset.touch !== undefined && there?.closest("[data-touch]")?.dataset.touch === found.dataset.touch;
        if (there && (found.contains(there) || there.contains(found) || isSame)) {
          // Soon after what a tap did is seen, what is new at its place does not hear another one (src/shell/gestures.rs).
          const last = window.lastTap;
          if (!last) {
            const note = () => {
              const tap = window.lastTap;
              tap.heard = true;
              requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => (tap.seen = performance.now()))));
            };
            addEventListener("click", note, true);
          }
          const label = found.closest(".action-buttons") ? found.textContent : null;
          const seat = found.closest(".board, .actions") ? one('.seat[aria-current="true"] strong')?.textContent : null;
          const isNew = last && (last.found !== found || last.label !== label || last.seat !== seat);
          if (isNew && Math.abs(last.x - x) < 18 && Math.abs(last.y - y) < 18) {
            for (let tries = 0; last.seen === undefined && tries < 40; tries += 1) await pause(10);
            await pause((last.seen ?? performance.now()) + (last.seat === seat ? 390 : 540) - performance.now());
          }
          window.lastTap = { x, y, found, label, seat, heard: false };
          const name = ["testid", "place", "card", "go", "steps", "piece"].map((key) => found.dataset[key]).find(Boolean);
          const shown = document.querySelector(".app")?.innerHTML;
          const changed = shown !== window.shownBefore;
          window.shownBefore = shown;
          // A button of this kind hears no tap: it has to be held.
          return { x, y, what: name ?? found.getAttribute("class") ?? found.tagName, changed, hold_ms: found.matches(".hold") ? 1100 : 0 };
        }
        // It lies under what sticks to an edge of the screen.
        found.scrollIntoView({ block: "center", behavior: "instant" });
      }
      continue;
    }
    // Not with every frame: looking costs time too.
    await pause(30);
  }
  throw new Error(`${found ? "covered" : "nothing to touch"}${selector ? ` (${selector})` : ""} at ${location.hash}: ${document.body.innerText.slice(0, 1500)}`);
}

/** Whether the program has stopped, and how many games wait on the shelf. */
export function readScreen() {
  const panic = document.querySelector("#panic");
  return {
    panicked: !!panic && !panic.hidden,
    waiting: document.querySelectorAll('[data-testid="go-on"]').length,
  };
}
