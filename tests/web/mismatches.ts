// What does not fit on a screen with a table, measured by boxes.

import type { Page } from "@playwright/test";

/** The least height of words on the board of Infarkt, in pixels, where it does not scroll. */
export const WORDS = 12.9;

/** What does not fit at a table that must not be scrolled. The table of Infarkt is long on a phone, but no wider than it. */
export function mismatches(page: Page, words = WORDS) {
  return page.evaluate((words) => {
    const found: string[] = [];
    const root = document.documentElement;
    const infarkt = document.querySelector(".table-infarkt");
    if (infarkt) {
      const name = (element: Element) => (element.querySelector(".in-name, .in-card-name") ?? element).textContent?.trim().slice(0, 30);
      const isOut = (inner: DOMRect, outer: DOMRect, by: number) =>
        inner.left < outer.left - by || inner.top < outer.top - by || inner.right > outer.right + by || inner.bottom > outer.bottom + by;
      const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0);
      // Every place with all that can be done there: whole, within its panel, and nothing on top of anything else.
      for (const place of shown(".in-place")) {
        const frame = place.querySelector(".in-panel")?.getBoundingClientRect() ?? new DOMRect();
        const boards = [...place.querySelectorAll(".in-caption, .in-sign-board, .in-ware > rect:not(.in-cover)")];
        for (const board of boards) {
          const box = board.getBoundingClientRect();
          if (isOut(box, frame, 0)) found.push(`${name(place)}: ${board.getAttribute("class")} hangs out of the panel`);
          for (const text of board.parentElement?.querySelectorAll(":scope > text") ?? []) {
            const { left, right } = text.getBoundingClientRect();
            if (left < box.left || right > box.right) found.push(`${name(place)}: ${text.textContent} is wider than its sign`);
          }
        }
        const boxes = boards.map((board) => board.getBoundingClientRect());
        const covers = (one: DOMRect, other: DOMRect) =>
          one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
        if (boxes.some((one, index) => boxes.slice(index + 1).some((other) => covers(one, other)))) {
          found.push(`${name(place)}: what can be done there overlaps`);
        }
      }
      // Words on the board are as large as on the page around it, and signs large enough for a finger.
      const drawing = document.querySelector<SVGSVGElement>(".board-frame > .in-page");
      const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
      for (const text of innerWidth < 640 ? [] : shown(".in-place text")) {
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        if (size < words) found.push(`${text.textContent} is only ${size.toFixed(1)} px high`);
      }
      for (const [inner, outer] of [
        [".in-gauge", ".seat"],
        [".in-chip", ".seat"],
        [".in-buttons > .button", ".actions"],
        [".in-card", ".in-group"],
        [".in-card > *", ".in-card"],
      ]) {
        for (const element of shown(inner)) {
          const frame = element.parentElement?.closest(outer)?.getBoundingClientRect();
          if (frame && isOut(element.getBoundingClientRect(), frame, inner === ".in-card > *" ? 8 : 1)) found.push(`${inner} hangs out of ${outer}: ${name(element)}`);
        }
      }
      if (innerWidth < 640) {
        if (root.scrollWidth > innerWidth || infarkt.scrollWidth > infarkt.clientWidth + 1) found.push(`the page is ${root.scrollWidth} wide`);
        return [...new Set(found)];
      }
    }
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) {
      found.push(`the page is ${root.scrollWidth}x${root.scrollHeight} in a window of ${innerWidth}x${innerHeight}`);
    }
    for (const clipped of [document.body, document.querySelector(".table")]) {
      if (clipped && (clipped.scrollHeight > clipped.clientHeight + 1 || clipped.scrollWidth > clipped.clientWidth + 1)) {
        found.push(`${clipped.className || "body"} holds ${clipped.scrollWidth}x${clipped.scrollHeight}`);
      }
    }
    const parts = [".table > .bar", ".seats", ".board", ".actions", ".log"]
      .map((name) => ({ name, element: document.querySelector(name) }))
      .filter(({ element }) => element?.checkVisibility())
      .map(({ name, element }) => ({ name, box: (element as Element).getBoundingClientRect() }));
    for (const name of [".seats", ".board", ".actions"]) {
      if (!parts.some((part) => part.name === name)) found.push(`${name} is not to be seen`);
    }
    for (const { name, box } of parts) {
      if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
        found.push(`${name} leaves the window`);
      }
      for (const other of parts) {
        if (other.name <= name) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 0.5 && down > 0.5) found.push(`${name} and ${other.name} overlap`);
      }
    }
    // What is inside stays inside: nothing of a seat, of the place of action or of the board hangs over.
    const inside: [string, string][] = [
      [".seat", ".seats"],
      [".seat > *", ".seats"],
      [".actions > :not(.why-not-place, .advice-place, dialog)", ".actions"],
      [".action-buttons > .button:not(:disabled)", ".actions"],
      [".th-shown", ".actions"],
      [".board > .board-frame > svg", ".board"],
      [".board [role='button']:not(.away)", ".board"],
      [".in-place", ".board"],
      [".in-row", ".board"],
    ];
    for (const [inner, outer] of inside) {
      const frame = document.querySelector(outer)?.getBoundingClientRect();
      if (!frame) continue;
      for (const element of document.querySelectorAll(inner)) {
        const { left, top, right, bottom, width } = element.getBoundingClientRect();
        if (width === 0) continue;
        if (left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1) {
          found.push(`${inner} hangs out of ${outer}: ${element.getAttribute("data-place") ?? element.textContent?.trim().slice(0, 30)}`);
        }
      }
    }
    // The board takes a fair share of the window.
    const board = document.querySelector(".board")?.getBoundingClientRect();
    if (board && board.width * board.height < 0.22 * innerWidth * innerHeight) {
      found.push(`the board has only ${Math.round(board.width)}x${Math.round(board.height)}`);
    }
    return [...new Set(found)];
  }, words);
}

/**
 * What the question that is asked needs and cannot be seen whole: what is lit, and the buttons that answer. Not for phones, where the
 * longest tables scroll.
 */
export function outOfSight(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) => `${element.getAttribute("data-testid") ?? element.getAttribute("data-place") ?? element.getAttribute("class")} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`;
    const needed = ".board .lit, .actions .lit, .seats .lit, .action-buttons > .button:not(:disabled), .actions button:not([aria-disabled='true'], :disabled, .whole-log)";
    for (const element of document.querySelectorAll(needed)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert], .why-not")) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
        found.push(`${name(element)} lies outside the screen`);
        continue;
      }
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame);
        if (overflowX === "visible" && overflowY === "visible") continue;
        const edge = frame.getBoundingClientRect();
        if (box.left < edge.left - 2 || box.top < edge.top - 2 || box.right > edge.right + 2 || box.bottom > edge.bottom + 2) {
          found.push(`${name(element)} is cut off by ${frame.getAttribute("class")}`);
        }
      }
    }
    return [...new Set(found)];
  });
}

/**
 * Controls beside the board that lie over one another, or half under what stays at an edge of the window, wherever the table is scrolled to.
 * Of what has neither an edge nor a ground of its own the place is larger than what is seen, so that a finger hits it: that does not count.
 */
export function overlaps(page: Page) {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const found: string[] = [];
    const table = document.querySelector<HTMLElement>(".table");
    if (!table) return ["there is no table"];
    const name = (element: Element) => `${element.getAttribute("data-testid") ?? element.getAttribute("class")} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 20)}”`;
    const isClear = (colour: string) => colour === "transparent" || /[,/] ?0\)$/.test(colour);
    const hasGround = (element: Element) => !isClear(getComputedStyle(element).backgroundColor);
    const isDrawn = (element: Element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element);
      return hasGround(element) || (parseFloat(borderTopWidth) > 0 && !isClear(borderTopColor));
    };
    const meet = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isSeen = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1;
    /** What is left of it beside, above and below the other. */
    const without = (one: Box, other: Box) => {
      if (!isSeen(meet(one, other))) return [one];
      const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
      return [
        { ...one, bottom: other.top },
        { ...one, top: other.bottom },
        { ...one, top, bottom, right: other.left },
        { ...one, top, bottom, left: other.right },
      ].filter(isSeen);
    };
    const all = ":is(.bar, .seats, .actions, .log) :is(a, button:not(:disabled), summary, [role='button'])";
    const controls = [...table.querySelectorAll(all)].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("dialog, [aria-hidden='true']") && isDrawn(control),
    );
    const stays = [...table.querySelectorAll(":is(.bar, .actions, .prompt, .action-buttons)")].filter(
      (part) => /^(fixed|sticky)$/.test(getComputedStyle(part).position) && part.checkVisibility() && hasGround(part),
    );
    const most = table.scrollHeight - table.clientHeight;
    for (const far of most > 0 ? [0, 0.25, 0.5, 0.75, 1] : [0]) {
      table.scrollTo(0, far * most);
      const shown = controls.map((control) => {
        let box = meet(control.getBoundingClientRect(), { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
        for (let frame = control.parentElement; frame && frame !== table; frame = frame.parentElement) {
          if (getComputedStyle(frame).overflowY !== "visible") box = meet(box, frame.getBoundingClientRect());
        }
        if (!isSeen(box)) return [];
        const over = stays.filter((part) => !part.contains(control)).map((part) => part.getBoundingClientRect());
        return over.reduce<Box[]>((left, part) => left.flatMap((each) => without(each, part)), [box]);
      });
      for (const [index, parts] of shown.entries()) {
        const whole = controls[index].getBoundingClientRect();
        for (const part of stays) {
          const edge = part.getBoundingClientRect();
          const beside = ({ left, right, top, bottom }: Box) => top >= edge.top - 1 && bottom <= edge.bottom + 1 && (left > whole.left + 1 || right < whole.right - 1);
          if (!part.contains(controls[index]) && parts.some(beside)) found.push(`${name(controls[index])} lies half under ${name(part)}`);
        }
        for (let other = index + 1; other < controls.length; other += 1) {
          if (controls[index].contains(controls[other])) continue;
          if (parts.some((one) => shown[other].some((two) => isSeen(meet(one, two))))) found.push(`${name(controls[index])} and ${name(controls[other])}`);
        }
      }
    }
    table.scrollTo(0, 0);
    return [...new Set(found)];
  });
}

/** Text of the board, the seats and the place of action that is cut off, or lies over other text. */
export function spoiltText(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    type Piece = { text: string; box: DOMRect; element: Element };
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.querySelector(".table") ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!text || !element || !element.closest(".board, .seats, .actions") || element.closest(".sr, .why-not, [aria-hidden='true'], dialog, [inert], title, desc")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // Only for those who hear the page.
      if (element.closest(".latest")?.clientWidth === 1) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) pieces.push({ text, box, element });
    }
    for (const { text, box, element } of pieces) {
      for (let frame: Element | null = element; frame && !frame.matches(".table"); frame = frame.parentElement) {
        if (!(frame instanceof HTMLElement)) continue;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(frame);
        const edge = frame.getBoundingClientRect();
        // Letters hang over their line a little; what scrolls can be scrolled to.
        const wide = overflowX === "hidden" || overflowX === "clip";
        const high = overflowY === "hidden" || overflowY === "clip";
        if (wide && textOverflow !== "ellipsis" && (box.right > edge.right + 2 || box.left < edge.left - 2)) found.push(`“${text}” is cut off across`);
        if (high && (box.bottom > edge.bottom + box.height / 4 || box.top < edge.top - box.height / 4)) found.push(`“${text}” is cut off below or above`);
      }
    }
    // Only text that can be seen counts: what lies under a card is covered on purpose.
    const isSeen = ({ box, element }: Piece) => {
      const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return !there || there === element || there.contains(element) || element.contains(there) || there.parentElement === element.parentElement;
    };
    const seen = pieces.filter(isSeen);
    for (const [index, one] of seen.entries()) {
      for (const other of seen.slice(index + 1)) {
        if (one.element === other.element) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // A line is higher than its letters.
        if (across > 2 && down > 0.4 * Math.min(one.box.height, other.box.height)) found.push(`“${one.text}” lies over “${other.text}”`);
      }
    }
    return [...new Set(found)];
  });
}

/** Waits until the boards have been drawn for the size that the screen has now, and nothing moves any more; after 20 s it says what does. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    let ends: Animation[] | null = null;
    const name = (animation: Animation) => {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target?.getAttribute("class") : null;
      return `${animation instanceof CSSAnimation ? animation.animationName : "an animation"} of ${target} (${animation.playState}, at ${animation.currentTime})`;
    };
    const rest = async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      await frame();
      // What is in a closed `details` stands still on its way, and never ends.
      ends = document.getAnimations().filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.getComputedTiming().iterations !== Infinity && effect.target?.checkVisibility(),
      );
      await Promise.allSettled(ends.map((animation) => animation.finished));
    };
    const tooLong = new Promise((_, fail) => {
      setTimeout(() => fail(new Error(`still moving: ${ends === null ? "no frame has come" : ends.map(name).join("; ")}`)), 20_000);
    });
    await Promise.race([rest(), tooLong]);
  });

/** Texts that do not fit where they stand. */
export function cutOff(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const what = (element: Element) => `${element.getAttribute("class") ?? element.tagName}: ${element.textContent?.trim().slice(0, 50)}`;
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element instanceof SVGElement) continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== "none") continue;
      // A line with an ellipsis is whole when it is unfolded.
      const folded = style.textOverflow === "ellipsis" && element.matches("details:not([open]) > summary");
      if (!folded && style.overflowX !== "visible" && style.overflowX !== "auto" && element.scrollWidth > element.clientWidth + 1) {
        found.push(`cut off: ${what(element)}`);
      }
      if (style.overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1 && element.matches("main *")) {
        found.push(`cut off below: ${what(element)}`);
      }
      const { right, left, width } = element.getBoundingClientRect();
      if (width > 0 && !element.closest(".waiting-games, .in-row") && (right > innerWidth + 1 || left < -1)) found.push(`sticks out: ${what(element)}`);
      // A word that is wider than its button sticks out of it.
      if (element.matches("button, .button") && element.scrollWidth > element.clientWidth + 1) found.push(`too long: ${what(element)}`);
    }
    // Texts of drawings stay within them, and names of cards within their cards.
    for (const text of document.querySelectorAll<SVGTextElement>("main svg text")) {
      const { left, right, width } = text.getBoundingClientRect();
      const around = text.closest(".th-card:not(.low)")?.querySelector(".th-paper") ?? text.ownerSVGElement;
      if (!around || width === 0 || !text.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const frame = around.getBoundingClientRect();
      if (left < frame.left - 1 || right > frame.right + 1) found.push(`wider than its drawing: ${what(text)}`);
    }
    return [...new Set(found)];
  });
}

/** What is to be touched and is smaller than a fingertip, except links within a text. */
export function small(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const leastOnRing = innerWidth < 640 ? 0 : 24;
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, select, input, summary, [role='button'], [role='radio'], [tabindex='0']",
    );
    for (const element of all) {
      if (element.closest("[aria-hidden='true'], dialog:not([open])") || !element.checkVisibility({ opacityProperty: false })) continue;
      // A field hidden in its label is touched through the label. Boxes of the shelf are one link each.
      const field = element.closest("label") ?? element;
      const { width, height } = field.getBoundingClientRect();
      // Cards under a castle are there to be seen: nothing can be done with them, and touching one only says so.
      const least = / Under the castle/.test(element.getAttribute("aria-label") ?? "") ? 24 : 43.5;
      if (width >= least && height >= least) continue;
      // The log is scrolled, not touched.
      if (element.matches(".log [tabindex]")) continue;
      // Up to eighty positions do not fit on a board in the size of fingertips. What they and the pieces on them offer is offered
      // once more by a button of full size in the place of action: see `offered`. On a tablet they are still as large as WCAG
      // wants, on a phone the board is there to be seen.
      if (element.matches(".fl-piece, .fl-target, .fl-ring-walk, .fl-die") && width >= leastOnRing && height >= leastOnRing) continue;
      const label = element.getAttribute("aria-label") || element.textContent?.trim().slice(0, 40) || element.tagName;
      found.push(`${label}: ${width.toFixed(1)} x ${height.toFixed(1)}`);
    }
    return found;
  });
}

/** Pieces and positions of the ring that can be touched with effect, and have no button in the place of action. */
export function offered(page: Page) {
  return page.evaluate(() => {
    const label = (element: Element) => element.getAttribute("aria-label") ?? "";
    // First it is chosen there what is given for a card.
    if (document.querySelector(".fl-pay[open]")) return [];
    // A piece that has been touched first is given up by cancelling; then cards lead to all pieces.
    const byPiece = document.querySelector(`[data-testid="cancel"]:enabled`) && !document.querySelector(`.fl-card[aria-pressed="true"]`);
    const pieces = [...document.querySelectorAll<HTMLElement>(".fl-piece.lit")].filter(
      (piece) => !byPiece && !document.querySelector(`.fl-choice[data-piece="${piece.dataset.place?.split("-")[2]}"]`),
    );
    const buttons = [...document.querySelectorAll(".fl-choice[data-steps]")].map(label);
    const button = (id: string) => document.querySelector(`[data-testid="${id}"]:enabled`) !== null;
    // Whatever is selected, the button that cancels brings back the one by which all pieces flow; what is shown is confirmed by its own.
    const has = (target: HTMLElement) =>
      target.dataset.touch === "confirm" ? button("confirm") : target.matches(".flow") ? button("cancel") : buttons.some((other) => other.endsWith(`, ${label(target).split(": ")[1]}`));
    const targets = [...document.querySelectorAll<HTMLElement>(".fl-target")].filter((target) => !has(target));
    return [...pieces, ...targets].map(label);
  });
}
