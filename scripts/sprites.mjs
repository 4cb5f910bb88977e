// Makes two of the symbols.svg in src: the sixteen characters of Tintenherz, and the small signs of the interface with the shapes of
// the seats. Sources: npm i --no-save svgo @iconify-json/game-icons @iconify-json/lucide (looked up from the working directory).
// node scripts/sprites.mjs
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "_.js"));
const { optimize } = require("svgo");
const game = require("@iconify-json/game-icons/icons.json").icons;
const { icons: lucide, aliases } = require("@iconify-json/lucide/icons.json");
const sign = (name) => lucide[aliases[name]?.parent ?? name].body;
const write = (place, text) => writeFileSync(new URL(`../src/${place}/symbols.svg`, import.meta.url), text);
// On a grid of 512, fractions of a unit are weight that nobody sees.
const slim = (body) => optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, { floatPrecision: 0, plugins: ["convertTransform", "convertPathData"] }).data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
const sprite = (symbols) => `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;

// Characters. What the set lacks is drawn here: a horned marten, the castle, the blot on the back of the cards.
const set = {
  c3: "notebook", c4: "torch", c5: "fire-silhouette", c6: "quill-ink", c7: "bookshelf", c8: "herbs-bundle",
  c9: "read", c10: "spell-book", v1: "bandit", v2: "rooster", v3: "curvy-knife", v4: "raven", v5: "haunting", v6: "goat",
};
const own = {
  c1: `<path fill="none" stroke="currentColor" stroke-width="34" stroke-linecap="round" stroke-linejoin="round" d="M44 290C36 220 60 168 108 148M468 290C476 220 452 168 404 148M222 276C236 248 276 248 290 276"/><path fill="currentColor" fill-rule="evenodd" d="M134 196C188 194 226 238 226 290C226 346 184 388 130 386C76 384 38 346 38 290C38 236 80 198 134 196ZM132 230C98 230 72 256 72 292C74 326 98 352 132 352C166 352 192 324 192 290C190 256 166 230 132 230ZM382 196C436 198 474 238 474 290C474 346 434 388 380 386C326 384 286 344 286 290C286 236 328 194 382 196ZM380 230C346 230 320 256 320 292C322 326 346 352 380 352C414 352 440 324 440 290C438 256 414 230 380 230ZM96 300L148 248L160 260L108 312ZM344 300L396 248L408 260L356 312Z"/>`,
  c2: `<path fill="currentColor" transform="translate(0 56)" d="M490 206C484 190 466 174 448 166C460 146 458 122 438 100C438 124 432 142 420 152C412 138 394 136 386 148C382 156 384 164 386 168C364 176 350 192 334 208C300 230 236 204 174 228C134 244 116 218 110 180C104 142 118 92 66 46C64 84 22 112 18 172C14 244 60 298 118 305C116 324 108 337 84 346C62 353 58 365 66 379L112 380C118 374 112 370 106 367C134 360 154 348 168 330C182 341 186 355 176 368L180 380H226C228 373 220 368 210 367C222 348 222 331 214 316C250 320 284 320 312 316C316 336 322 354 318 367L328 380H372C374 372 366 367 356 366C352 350 352 336 356 323C372 331 388 346 392 361L408 372L446 366C446 358 436 354 424 354C420 331 404 311 384 292C396 274 404 262 418 254C446 258 478 248 488 232C494 222 494 214 490 206ZM440 192A11 11 0 1 1 440 214A11 11 0 1 1 440 192Z"/>`,
  castle: `<path fill="currentColor" d="M48 464V262H80V288H104V262H136V288H152V184H136L216 60V36H224L262 52L226 66L304 184H288V228H312V202H336V228H352V202H376V228H392V202H424V262L432 464H310V396A54 54 0 0 0 202 396V464ZM220 160C176 132 176 112 196 108C208 106 216 114 220 122C224 114 232 106 244 108C264 112 264 132 220 160ZM200 224V268H240V224ZM348 272V310H380V272ZM88 330V366H116V330Z" fill-rule="evenodd"/>`,
  pile: `<path fill="currentColor" d="M256 452C240 410 70 330 62 196C58 122 108 76 168 80C210 84 242 110 256 146C268 108 306 80 350 82C410 86 454 130 448 202C440 330 280 404 256 452ZM80 62A20 20 0 1 1 80 102A20 20 0 1 1 80 62ZM444 330A26 26 0 1 1 444 382A26 26 0 1 1 444 330ZM396 408A12 12 0 1 1 396 432A12 12 0 1 1 396 408ZM84 344A16 16 0 1 1 84 376A16 16 0 1 1 84 344Z"/>`,
};
const order = ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "v1", "v2", "v3", "v4", "v5", "v6", "castle", "pile"];
write("games/tintenherz/board", sprite(order.map((id) => `<symbol id="th-${id}" viewBox="0 0 512 512" overflow="visible">${slim(own[id] ?? game[set[id]].body)}</symbol>`)));

// Signs: strokes of two on a grid of 24.
const signs = {
  undo: "undo-2", redo: "redo-2", menu: "menu", close: "x", globe: "globe", plus: "plus", minus: "minus", up: "chevron-up", down: "chevron-down",
  play: "play", log: "scroll-text", info: "info", check: "check", warning: "triangle-alert", crown: "crown", shield: "shield", sword: "sword",
  hand: "hand", trash: "trash-2", update: "refresh-cw", user: "user", bot: "bot", hint: "lightbulb", back: "arrow-left", book: "book-open", search: "search", history: "history", share: "share-2",
};
const stroke = (d) => `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2">${d}</g>`;
const drawn = {
  theme: stroke(`<circle cx="12" cy="12" r="8.5"/>`) + `<path fill="currentColor" d="M12 3.5a8.5 8.5 0 0 1 0 17a11 11 0 0 0 0-17z"/>`,
  home: stroke(`<path d="M2.5 20.5h19M4.5 20.5V11h6v9.5M13.5 20.5V5.5h6v15M13.5 9.5h6M4.5 14.5h6"/>`),
  bead: stroke(`<circle cx="12" cy="12" r="6.5"/><path d="M1.5 14.5c1.5 0 2.8-.5 4-1.5M18.5 11c1.2-1 2.5-1.5 4-1.5M9.2 10.6c.4-1 1.2-1.7 2.2-1.9"/>`),
  die: stroke(`<rect x="3.5" y="3.5" width="17" height="17" rx="4"/><path d="M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01"/>`),
  lot: stroke(`<path d="M8 3v10M12 8v5M16 3v10M5 13h14l-1.4 6.4a2 2 0 0 1-2 1.6H8.4a2 2 0 0 1-2-1.6z"/>`),
  sound: stroke(`<path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.5 4.5 0 0 1 0 6M18 6a9 9 0 0 1 0 12"/>`),
  mute: stroke(`<path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5m0-5l-5 5"/>`),
  settings: stroke(`<path d="M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4m-8 6v4"/>`),
  heart: stroke(`<path d="M12 20.5C10.8 18.3 3 14.6 3 8.9C3 6 5.2 4 7.6 4C9.7 4 11.3 5.3 12 7.2C12.7 5.3 14.3 4 16.4 4C18.9 4 21 6 21 8.9C21 14.6 13.2 18.3 12 20.5z"/>`),
};
// Shapes of the seats: solid, of about equal area, told apart without colour at 16 px.
const solid = (d) => `<path fill="currentColor" d="${d}"/>`;
const shapes = {
  green: solid("M12.1 2.6C17.4 2.7 21.3 6.8 21.3 12.1C21.2 17.3 17.2 21.3 11.9 21.3C6.7 21.2 2.7 17.3 2.7 11.9C2.8 6.7 6.8 2.6 12.1 2.6z"),
  blue: solid("M3.9 4.6C3.9 4.1 4.2 3.8 4.7 3.8L19.4 4.1C19.9 4.1 20.2 4.4 20.2 4.9L20 19.4C20 19.9 19.7 20.2 19.2 20.2L4.5 20C4 20 3.7 19.7 3.7 19.2z"),
  yellow: solid("M11.2 1.9C11.6 1.2 12.5 1.2 12.9 1.9L23.3 20.3C23.7 21 23.3 21.6 22.6 21.6L1.5 21.8C.7 21.8 .3 21.2 .7 20.5z"),
  red: solid("M11.4.7C11.7.4 12.2.4 12.5.7L22.9 11.4C23.2 11.7 23.2 12.2 22.9 12.5L12.6 23.3C12.3 23.6 11.8 23.6 11.5 23.3L1.1 12.6C.8 12.3.8 11.8 1.1 11.5z"),
  orange: solid("M12 .6L15.6 7.6L23.5 8.9L18 14.6L19.2 22.6L12 19L4.8 22.5L6.1 14.6L.5 9L8.4 7.7z"),
  violet: solid("M3.2 1.8L20.8 1.6C21.6 1.6 22 2.3 21.6 3L17 12L21.5 21C22 21.7 21.6 22.4 20.7 22.4L3.3 22.3C2.5 22.3 2.1 21.6 2.5 20.9L7 12L2.4 3.2C1.9 2.5 2.4 1.8 3.2 1.8z"),
  cyan: solid("M12.7.8C15.4 5.6 20.6 10.1 20.6 15C20.6 19.9 16.8 23.4 12 23.4C7.2 23.4 3.4 19.9 3.4 15C3.4 10.1 8.6 5.6 11.3.8C11.7.2 12.3.2 12.7.8z"),
  brown: solid("M8.3 1.2L15.7 1.1L15.9 8.1L22.9 8.3L22.8 15.8L15.8 15.9L15.7 22.9L8.2 22.8L8.1 15.8L1.1 15.7L1.2 8.2L8.2 8.1z"),
  black: solid("M6.6 5.9L17.5 5.7C21 5.7 23.6 8.6 23.5 12C23.5 15.6 20.9 18.2 17.4 18.2L6.5 18.3C3 18.3.5 15.6.5 12C.5 8.6 3 6 6.6 5.9z"),
};
const names = ["undo", "redo", "menu", "close", "globe", "theme", "home", "plus", "minus", "up", "down", "play", "log", "info", "check", "warning", "crown", "shield", "sword", "bead", "hand", "trash", "update", "lot", "die", "user", "bot", "hint", "heart", "back", "book", "search", "history", "share", "sound", "mute", "settings"];
write("ui", sprite([
  ...names.map((id) => `<symbol id="ui-${id}" viewBox="0 0 24 24" overflow="visible">${drawn[id] ?? sign(signs[id])}</symbol>`),
  ...Object.entries(shapes).map(([id, body]) => `<symbol id="ui-shape-${id}" viewBox="0 0 24 24" overflow="visible">${body}</symbol>`),
]));
