// What a touch changes on the screen, and when the last of it is there. Both functions are sent into the page.

/**
 * Watches the page from its first script on. `window.changes` then has
 * - `touched`: when a finger was last lifted, by the browser's clock: the time at which it took the input, not at which the page heard of it;
 * - `shown`: for each change since then when it came (`at`) and when the frame with it was on its way to the screen (`until`);
 * - `handled`: the event timing entries since then;
 * - `usable`: when the shelf was first there to be used.
 */
export function watchChanges() {
  const changes = { touched: 0, shown: [], handled: [], usable: 0 };
  window.changes = changes;
  const frame = window.requestAnimationFrame.bind(window);
  let drawing = false;
  // A change that a frame's own callback makes is in that very frame, and so is one that is made when the sizes of the frame are known: the
  // browser lays out the page again before it paints. Effects of signals make their changes in microtasks of the callback; the observer
  // hears of them in a later one. 32 are more than any such chain has, and all of them run before the browser goes on.
  const last = (microtasks) => {
    if (microtasks > 0) queueMicrotask(() => last(microtasks - 1));
    else drawing = false;
  };
  const inFrame =
    (act) =>
    (...given) => {
      drawing = true;
      try {
        act(...given);
      } finally {
        last(32);
      }
    };
  window.requestAnimationFrame = (act) => frame(inFrame(act));
  window.ResizeObserver = class extends ResizeObserver {
    constructor(act) {
      super(inFrame(act));
    }
  };
  // A message that is sent before a frame is drawn arrives after style, layout and painting.
  const afterFrame = (act) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(null);
  };
  const note = () => {
    const change = { at: performance.now(), until: Infinity };
    changes.shown.push(change);
    const end = () => {
      change.until = performance.now();
    };
    if (drawing) afterFrame(end);
    else frame(() => afterFrame(end));
  };
  const isChange = ({ type, target, attributeName, oldValue }) =>
    type === "childList" || oldValue !== (type === "attributes" ? target.getAttribute(attributeName) : target.data);
  new MutationObserver((records) => {
    if (!records.some(isChange)) return;
    note();
    if (changes.usable === 0 && document.querySelector('[data-testid="shelf"]') && !document.querySelector("#frame")) {
      const last = changes.shown.at(-1);
      const wait = () => (last.until < Infinity ? (changes.usable = last.until) : setTimeout(wait, 5));
      wait();
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true, characterDataOldValue: true });
  // A sheet that comes changes the layout of the page.
  addEventListener("load", ({ target }) => target instanceof HTMLLinkElement && note(), { capture: true });
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      changes.touched = timeStamp;
      changes.shown.length = 0;
      changes.handled.length = 0;
    },
    { capture: true },
  );
  new PerformanceObserver((list) => changes.handled.push(...list.getEntries())).observe({ type: "event", durationThreshold: 16 });
}

/**
 * Waits until the page has come to rest after a touch, and says how many milliseconds after it the `first` and the `last` change that it
 * caused were on the screen; both are null if it changed nothing.
 *
 * A change is caused by the touch if it comes within `bound` milliseconds of it, and, but for the first one, at most `quiet` after the one
 * before was on the screen: what the game does by itself comes 500 ms after what it shows before.
 */
export async function changesAfter({ quiet, bound }) {
  const { changes } = window;
  const start = performance.now();
  const pause = () => new Promise((done) => setTimeout(done, 20));
  while (changes.touched === 0) {
    if (performance.now() - start > 2000) throw new Error("the page has not felt the touch");
    await pause();
  }
  const { touched } = changes;
  const lifted = ({ name, startTime }) => ["pointerup", "click"].includes(name) && startTime >= touched;
  for (;;) {
    const handled = changes.handled.filter(lifted).map(({ startTime, duration }) => startTime + duration);
    let [first, end] = [null, null];
    for (const { at, until } of changes.shown) {
      if (at - touched > bound || (end !== null && at - end > quiet)) break;
      first ??= until;
      end = until;
    }
    const now = performance.now();
    const over = end === null ? now - touched > bound : now - end > quiet;
    // A little longer: a change may be known only now that came before.
    if (over && now - (end ?? touched) > quiet + 50) {
      changes.touched = 0;
      // The frame in which the touch was handled has its own time, which includes its way to the screen.
      return end === null ? { first, last: end } : { first: first - touched, last: Math.max(end, ...handled) - touched };
    }
    await pause();
  }
}
