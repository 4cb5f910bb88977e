// The faults of the layout of a screen, found by the boxes of its elements in one evaluation.

import type { Page } from "@playwright/test";

/** Text sizes in percent of the browser's default, and text with the spacing of WCAG 1.4.12. */
export const TEXTS = [100, 150, 200, "spaced"] as const;
export type TextSize = (typeof TEXTS)[number];

/**
 * - `fit`: a table that must not scroll sticks out of the window, its parts overlap, or their contents stick out of them;
 * - `sight`: a control for the next decision is not entirely in the window;
 * - `cut`: text is cut off, overlaps other text, or sticks out;
 * - `small`: a control is smaller than a fingertip;
 * - `ring`: a choice on the ring of Flow is smaller than a fingertip and has no button elsewhere;
 * - `words`: a word is broken without a hyphen, or too small to read;
 * - `overlap`: controls overlap at some scroll position;
 * - `board`: too little of the board is visible at the top scroll position, in wide and low windows;
 * - `reach`: a control for the next decision cannot be touched at any scroll position, or is too wide.
 */
export type Kind = "fit" | "sight" | "cut" | "small" | "ring" | "words" | "overlap" | "board" | "reach";
const KINDS: Kind[] = ["fit", "sight", "cut", "small", "words", "overlap", "board", "reach"];

/** The least size in pixels of each kind of words on the board. */
export type Words = Record<string, number>;

export type Look = {
  /** The kinds to look for; by default all that apply to the size of the window: in small windows and with large text a table scrolls. */
  kinds?: readonly Kind[];
  text?: TextSize;
  /** Words that are longer than in the languages of the page: the board gives way to them. */
  longer?: boolean;
  /** The sizes of words on the board with usual text in the same window. */
  usual?: Words;
};

/**
 * The least height in pixels of words on the board of Infarkt where it does not scroll, of all words on boards, and of those on a board that
 * shares a small screen with choices: it had the whole screen until something was chosen.
 */
const LEAST = { infarkt: 12.9, all: 7.9, shared: 4 };
/** The part of its size that a board keeps where it gives way to longer words below it. */
const GIVES = 0.875;

/** The kinds of faults that no layout of this size may have. */
export function kindsAt([width, height]: readonly number[], { text = 100, longer = false }: Pick<Look, "text" | "longer"> = {}): Kind[] {
  const always: Kind[] = width > height && height < 800 && text !== "spaced" ? ["words", "overlap", "board", "reach"] : ["words", "overlap", "reach"];
  const needsNoScrolling = text === 100 && height >= 700 && width >= (longer ? 700 : 390);
  if (!needsNoScrolling) return always;
  return width < 700 ? ["fit", "cut", "small", ...always] : longer ? ["fit", "sight", ...always] : [...KINDS];
}

/** The faults of the present screen. Scrolls the table, and leaves it at its top. */
export async function faults(page: Page, { kinds, text = 100, longer = false, usual = {} }: Look = {}): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const looked = kinds ?? kindsAt([width, height], { text, longer });
  return (await page.evaluate(find, { kinds: [...looked], text, least: LEAST, gives: GIVES, usual })).found;
}

/** The least size of each kind of words on the board. */
export async function wordsOnBoard(page: Page): Promise<Words> {
  return (await page.evaluate(find, { kinds: [], text: 100, least: LEAST, gives: GIVES, usual: {} } as Asked)).words;
}

type Asked = { kinds: string[]; text: TextSize; least: typeof LEAST; gives: number; usual: Words };

/** Runs in the page, so it uses nothing from outside. */
function find({ kinds, text: textSize, least: leastWords, gives, usual }: Asked): { found: string[]; words: Words } {
  const found: string[] = [];
  const root = document.documentElement;
  const table = document.querySelector<HTMLElement>(".table");
  const name = (element: Element) =>
    `${element.getAttribute("data-testid") ?? element.getAttribute("data-place") ?? element.getAttribute("class")} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}”`;

  /** Parts and what they hold. A table that must not be scrolled. */
  const fit = () => {
    const infarkt = document.querySelector(".table-infarkt");
    if (infarkt) {
      const title = (element: Element) => (element.querySelector(".in-name, .in-card-name") ?? element).textContent?.trim().slice(0, 30);
      const isOut = (inner: DOMRect, outer: DOMRect, by: number) =>
        inner.left < outer.left - by || inner.top < outer.top - by || inner.right > outer.right + by || inner.bottom > outer.bottom + by;
      const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0);
      // Every place with all that can be done there: whole, within its panel, and nothing on top of anything else.
      for (const place of shown(".in-place")) {
        const frame = place.querySelector(".in-panel")?.getBoundingClientRect() ?? new DOMRect();
        const boards = [...place.querySelectorAll(".in-caption, .in-sign-board, .in-ware > rect:not(.in-cover)")];
        for (const board of boards) {
          const box = board.getBoundingClientRect();
          if (isOut(box, frame, 0)) found.push(`${title(place)}: ${board.getAttribute("class")} hangs out of the panel`);
          for (const text of board.parentElement?.querySelectorAll(":scope > text") ?? []) {
            const { left, right } = text.getBoundingClientRect();
            if (left < box.left || right > box.right) found.push(`${title(place)}: ${text.textContent} is wider than its sign`);
          }
        }
        const boxes = boards.map((board) => board.getBoundingClientRect());
        const covers = (one: DOMRect, other: DOMRect) =>
          one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
        if (boxes.some((one, index) => boxes.slice(index + 1).some((other) => covers(one, other)))) {
          found.push(`${title(place)}: what can be done there overlaps`);
        }
      }
      // Words on the board are as large as on the page around it, and signs large enough for a finger.
      const drawing = document.querySelector<SVGSVGElement>(".board-frame > .in-page");
      const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
      for (const text of innerWidth < 640 ? [] : shown(".in-place text")) {
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        if (size < leastWords.infarkt) found.push(`${text.textContent} is only ${size.toFixed(1)} px high`);
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
          if (frame && isOut(element.getBoundingClientRect(), frame, inner === ".in-card > *" ? 8 : 1)) found.push(`${inner} hangs out of ${outer}: ${title(element)}`);
        }
      }
      // On a phone the table of Infarkt scrolls, but only vertically.
      if (innerWidth < 640) {
        if (root.scrollWidth > innerWidth || infarkt.scrollWidth > infarkt.clientWidth + 1) found.push(`the page is ${root.scrollWidth} wide`);
        return;
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
    // On an upright tablet the place of action has the room that it needs for any choice.
    if (innerWidth >= 700 && innerWidth < innerHeight) {
      for (const element of document.querySelectorAll<HTMLElement>(".actions, .actions *:not(.in-legend *)")) {
        const { overflowY } = getComputedStyle(element);
        if (overflowY !== "visible" && overflowY !== "clip" && !element.closest("dialog, .advice, .sr, .latest") && element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 1) {
          found.push(`${element.className} scrolls: ${element.scrollHeight} in ${element.clientHeight}`);
        }
      }
    }
    // The board takes a fair share of the window.
    const board = document.querySelector(".board")?.getBoundingClientRect();
    if (board && board.width * board.height < 0.22 * innerWidth * innerHeight) {
      found.push(`the board has only ${Math.round(board.width)}x${Math.round(board.height)}`);
    }
  };

  /** What is lit, and the buttons that answer. */
  const sight = () => {
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
  };

  /** Text of the board, the seats and the place of action that is cut off, or lies over other text. */
  const spoilt = () => {
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
  };

  /** Texts that do not fit where they stand. */
  const cut = () => {
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
      // A word that is wider than its button sticks out of it; the number of a chosen card lies over its corner.
      const isMarked = [...element.children].some((child) => child.matches(".in-order:not(:empty)"));
      if (element.matches("button, .button") && !isMarked && element.scrollWidth > element.clientWidth + 1) found.push(`too long: ${what(element)}`);
    }
    // Texts of drawings stay within them, and names of cards within their cards.
    for (const text of document.querySelectorAll<SVGTextElement>("main svg text")) {
      const { left, right, width } = text.getBoundingClientRect();
      const around = text.closest(".th-card:not(.low)")?.querySelector(".th-paper") ?? text.ownerSVGElement;
      if (!around || width === 0 || !text.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const frame = around.getBoundingClientRect();
      if (left < frame.left - 1 || right > frame.right + 1) found.push(`wider than its drawing: ${what(text)}`);
    }
  };

  /** What is to be touched, except links within a text. */
  const small = () => {
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
      const least = element.matches(".th-card.under") ? 24 : 43.5;
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
  };

  /** What is due, where a tablet has room for it. */
  const smallForTablet = () => {
    const due = ".table > .bar :is(a, button:not(:disabled), select), .board .lit, .actions .lit, .seats :is(button, .lit), .actions button:not([aria-disabled='true'], :disabled), .log button";
    for (const element of document.querySelectorAll(due)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert], dialog, [aria-hidden='true'], .sr")) continue;
      // The ring of eight is as wide as the tablet and has 80 positions: each of its pieces is chosen by a button too. Where no card is chosen, all
      // pieces go by one button.
      if (element.matches(".fl-piece") && !document.querySelector(".fl-card[aria-pressed='true']")) continue;
      const piece = /^piece-\d+-(\d+)$/.exec(element.getAttribute("data-place") ?? "");
      if (piece && document.querySelector(`.actions [data-piece="${piece[1]}"]`)) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && Math.min(width, height) < 43.5) found.push(`${name(element)} has only ${width.toFixed()}x${height.toFixed()}`);
    }
  };

  /** Pieces and positions of the ring that can be touched with effect, and have no button in the place of action. */
  const offered = () => {
    const label = (element: Element) => element.getAttribute("aria-label") ?? "";
    // First it is chosen there what is given for a card.
    if (document.querySelector(".fl-pay[open]")) return;
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
    for (const each of [...pieces, ...targets]) found.push(`${label(each)} is offered on the ring alone`);
  };

  /** Words that are broken between letters. */
  const broken = () => {
    // Letters are smaller before a word is broken; on the large buttons none is, however large the text.
    const range = document.createRange();
    for (const element of document.querySelectorAll(".seat-name strong, .table > .bar h1, .actions .button, .fl-card-name")) {
      const always = textSize !== "spaced" && element.matches(".action-buttons > .large");
      if ((textSize !== 100 && !always) || !element.checkVisibility() || getComputedStyle(element).clipPath !== "none") continue;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? "").matchAll(/[^\s\u00ad-]+/gu)) {
          // Letter by letter: the hyphen of a line belongs to what follows it.
          const lines = new Set<number>();
          for (let at = word.index; at < word.index + word[0].length; at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            lines.add(Math.round([...range.getClientRects()].at(-1)?.top ?? 0));
          }
          if (lines.size > 1) found.push(`“${word[0]}” is broken`);
        }
      }
    }
  };

  /** The least size of each kind of words on the board. */
  const sizes = () => {
    const least: Words = {};
    for (const word of document.querySelectorAll<SVGTextElement>(".board svg text")) {
      if (!word.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !word.textContent?.trim()) continue;
      const { a, b } = word.getScreenCTM() ?? new DOMMatrix();
      const kind = word.getAttribute("class") ?? word.parentElement?.getAttribute("class") ?? "";
      least[kind] = Math.min(least[kind] ?? Infinity, parseFloat(getComputedStyle(word).fontSize) * Math.hypot(a, b));
    }
    return least;
  };

  /** Words on the board that are too small to read, or do not follow the size of text. */
  const legible = () => {
    if (textSize === "spaced") return;
    const words = Object.entries(sizes());
    if (words.length < 3) found.push("there are no words on the board");
    const isShared = document.querySelector("[data-format~='chosen']") !== null;
    for (const [kind, size] of words) {
      // What is as large as the text around the board need not grow; a board that gives way to larger text takes an eighth at most.
      const least = isShared ? leastWords.shared : Math.max(leastWords.all, gives * Math.min(usual[kind] ?? size, (16 * textSize) / 100));
      if (size < least) found.push(`words of ${kind} have ${size.toFixed(1)} px, not ${least.toFixed(1)}`);
    }
  };

  /** Controls beside the board that lie over one another, or half under what stays at an edge of the window, wherever the table is scrolled to. */
  const overlap = (table: HTMLElement) => {
    type Box = { left: number; top: number; right: number; bottom: number };
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
  };

  /** The board, or a card that is asked for, as the table is opened. */
  const board = (table: HTMLElement) => {
    table.scrollTo(0, 0);
    const { left, width } = document.querySelector(".board svg")?.getBoundingClientRect() ?? new DOMRect();
    const isBoard = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(".board-frame, .in-card.lit") != null;
    // Close together: between two cards is a gap.
    const parts = Array.from({ length: 19 }, (_, index) => (index + 1) / 20);
    let seen = 0;
    for (let y = 1; y < innerHeight; y += 4) if (parts.some((part) => isBoard(left + part * width, y))) seen += 4;
    if (seen <= 0.35 * innerHeight) found.push(`of the board only ${seen} of ${innerHeight} px are in sight`);
  };

  /** What is due, the least of the board, and what is too wide. */
  const reach = (table: HTMLElement) => {
    if (root.scrollWidth > innerWidth + 1 || table.scrollWidth > table.clientWidth + 1) found.push(`${Math.max(root.scrollWidth, table.scrollWidth)} px wide`);
    if (root.scrollHeight > innerHeight + 1 || root.scrollTop > 0) found.push("the page itself scrolls");
    // A round thing does not fill its box: its middle counts, and for an odd one a few places around it.
    const isFree = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [[0.5, 0.5], [0.3, 0.5], [0.7, 0.5], [0.5, 0.3], [0.5, 0.7], [0.1, 0.1]].some(([x, y]) => {
        const [across, down] = [left + x * width, top + y * height];
        if (across < 0 || down < 0 || across > innerWidth || down > innerHeight) return false;
        const there = document.elementFromPoint(across, down);
        return !!there && (element.contains(there) || (element.matches("p, select") && there.contains(element)));
      });
    };
    const isReached = (element: Element) =>
      (["nearest", "center", "start", "end"] as const).some((block) => {
        element.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
        const { left, right } = element.getBoundingClientRect();
        // Spaced letters on a drawing may pass the edge of their sign.
        const edge = textSize === "spaced" && element instanceof SVGElement ? 4 : 1;
        return left >= -edge && right <= innerWidth + edge && isFree(element);
      });
    const due = ".table > .bar :is(a, button:not(:disabled), select), .board .lit, .actions .lit, .seats .lit, .actions .prompt, .actions button:not([aria-disabled='true'], :disabled)";
    for (const element of document.querySelectorAll(due)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert], .why-not, dialog, [aria-hidden='true']")) continue;
      if (element.getBoundingClientRect().width > 0 && !isReached(element)) found.push(`${name(element)} cannot be touched`);
    }
    // The drawing itself, not only its place.
    const board = document.querySelector(".board svg")?.getBoundingClientRect();
    const least = Math.min(150, 0.4 * innerHeight);
    if (!board || board.width < least || board.height < least) found.push(`the board has ${board?.width.toFixed()}x${board?.height.toFixed()}`);
    table.scrollTo(0, 0);
    const bar = document.querySelector(".table > .bar")?.getBoundingClientRect();
    if (!bar || bar.top < -1 || bar.bottom > innerHeight + 1) found.push("the bar cannot be scrolled back");
  };

  if (kinds.includes("fit") && table) fit();
  if (kinds.includes("sight") && table) sight();
  if (kinds.includes("cut")) {
    cut();
    // What lies over the table is looked at by itself.
    if (table && !document.querySelector("dialog[open]")) spoilt();
  }
  if (kinds.includes("small")) {
    small();
    if (table && Math.min(innerWidth, innerHeight) >= 768) smallForTablet();
  }
  if (kinds.includes("ring")) offered();
  if (kinds.includes("words") && table) {
    broken();
    legible();
  }
  // These two scroll, so they come last.
  if (kinds.includes("overlap") && table) overlap(table);
  if (kinds.includes("board") && table) board(table);
  if (kinds.includes("reach") && table) reach(table);
  return { found: [...new Set(found)], words: sizes() };
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
