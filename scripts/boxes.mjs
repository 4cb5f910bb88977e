// Draws the four box lids into public/art. One family: the same lid, the same heart in the same place, the same scissors and
// specks; what the heart is made of is the game. node scripts/boxes.mjs
import { writeFileSync } from "node:fs";

const INK = "#281f1b";
const CREAM = "#fbf1de";
const out = (name, text) => writeFileSync(new URL(`../public/art/${name}.svg`, import.meta.url), text.replaceAll(/\n/g, "") + "\n");
const n = (x) => String(Math.round(x * 10) / 10).replace(/^(-?)0\./, "$1.");
const at = (x, y) => (n(y).startsWith("-") ? n(x) + n(y) : `${n(x)} ${n(y)}`);
let seed = 1;
const rnd = () => {
  seed = (seed * 48271) % 2147483647;
  return seed / 2147483647;
};
const wobble = (r) => (rnd() * 2 - 1) * r;

// The heart of the house: half of it as curves (half width 1, down is positive), walked in even steps from the cleft.
const half = [
  [[0, -0.5], [0.1, -0.8], [0.34, -0.93], [0.56, -0.92]],
  [[0.56, -0.92], [0.86, -0.9], [1.03, -0.63], [1, -0.28]],
  [[1, -0.28], [0.95, 0.2], [0.44, 0.52], [0, 1]],
];
const bezier = ([a, b, c, d], t) => [0, 1].map((k) => (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t ** 3 * d[k]);
const fine = half.flatMap((c, j) => Array.from({ length: j === 2 ? 101 : 100 }, (_, i) => bezier(c, i / 100)));
const walk = fine.reduce((w, p, i) => [...w, i ? w[i - 1] + Math.hypot(p[0] - fine[i - 1][0], p[1] - fine[i - 1][1]) : 0], []);
const along = (s) => fine[Math.max(0, walk.findIndex((w) => w >= s * walk.at(-1) - 1e-9))];
// An even number of points; the first is the cleft, the middle one the tip.
const heart = (count, cx, cy, k) =>
  Array.from({ length: count }, (_, i) => {
    const right = i <= count / 2;
    const [x, y] = along((right ? i : count - i) / (count / 2));
    const u = right ? x : -x * 1.02;
    return [cx + k * (u + 0.03 * y), cy + k * (y + 0.02 * u)];
  });
const round = (count, cx, cy, r) => Array.from({ length: count }, (_, i) => [cx + r * Math.cos((i * 2 * Math.PI) / count), cy + r * Math.sin((i * 2 * Math.PI) / count)]);
// Scissors: soft between, sharp at the corners named.
const cut = (points, r = 1.2, corners = [0, points.length / 2]) => {
  const p = points.map(([x, y]) => [x + wobble(r), y + wobble(r)]);
  let d = `M${at(...p[0])}`;
  for (let i = 1; i < p.length; i += 1) {
    const next = p[(i + 1) % p.length];
    const m = [(p[i][0] + next[0]) / 2, (p[i][1] + next[1]) / 2];
    d += corners.includes(i) ? `L${at(...p[i])}` : i + 1 === p.length && corners.includes(0) ? `Q${at(...p[i])} ${at(...p[0])}` : corners.includes(i + 1) ? `Q${at(...p[i])} ${at(...next)}` : `Q${at(...p[i])} ${at(...m)}`;
  }
  return `${d}Z`;
};
const disc = (points, r) => points.map(([x, y]) => `M${at(x - r, y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`).join("");

const specks = () => {
  const dots = (count) =>
    Array.from({ length: count }, () => {
      const s = 0.5 + rnd() * 1.1;
      return `M${at(rnd() * 96, rnd() * 96)}l${at(s, -s * rnd())} ${at(s * 0.4, s)}-${n(s)} ${n(s * 0.6)}z`;
    }).join("");
  return `<pattern id="g" width="96" height="96" patternUnits="userSpaceOnUse"><path fill="${CREAM}" opacity=".34" d="${dots(13)}"/><path fill="${INK}" opacity=".2" d="${dots(10)}"/></pattern>`;
};
const lid = (field, side, defs, body, key = CREAM) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs>${specks()}<clipPath id="l"><rect width="400" height="390" rx="24"/></clipPath>${defs}</defs>
<rect width="400" height="400" rx="24" fill="${side}"/><g clip-path="url(#l)"><path fill="${field}" d="M0 0h400v390H0z"/><rect x="13" y="13" width="374" height="364" rx="14" fill="none" stroke="${key}" stroke-width="3"/>${body}<path fill="url(#g)" d="M0 0h400v390H0z"/></g></svg>`;

// Flow to the Heart: the ring, the vessels that cross it, the heart in the middle.
{
  seed = 11;
  const field = "#14606a", deep = "#0e4750", road = "#2b7f86", red = "#d8343a", dark = "#a31d2c", rose = "#f5988a", blue = "#8cc3c8";
  const ring = Array.from({ length: 40 }, (_, i) => [200 + 158 * Math.sin((i * Math.PI) / 20), 196 - 158 * Math.cos((i * Math.PI) / 20)]);
  const vessels = (w, k) => `<g stroke-width="${w * k}"><path d="M150 150C120 120 96 106 72 72S34 34-8 22M250 150C282 120 306 108 330 72S372 34 410 18M140 250C110 280 96 290 72 322S30 366-8 372M256 256C290 280 306 292 330 322S370 362 410 374"/></g><g stroke-width="${w * 0.55 * k}"><path d="M92 94C66 108 34 104-8 120M56 56C60 38 58 20 64-8M312 94C340 110 366 104 410 124M346 56C340 38 342 20 336-8M92 298C64 284 34 288-8 272M56 340C62 356 58 374 66 410M310 298C340 284 366 290 410 268M348 342C340 356 344 374 334 410"/></g>`;
  const start = (i, c) => `<path fill="${c}" stroke="${CREAM}" stroke-width="5" d="${cut(round(9, ...ring[i], 18), 0.9, [])}"/>`;
  const twigs = "M206 288C214 252 196 236 214 206S204 160 222 138M212 222C238 212 246 190 270 186M202 256C178 246 168 226 142 220M214 194C192 186 178 168 150 166M245 199C252 214 266 218 276 216";
  out("box-flow", lid(field, "#0a343b", "", `<g fill="none" stroke-linecap="round"><g stroke="${deep}">${vessels(30, 1)}</g><g stroke="${dark}">${vessels(30, 0.36)}</g></g>
<circle cx="200" cy="196" r="158" fill="none" stroke="${road}" stroke-width="25"/><path fill="${CREAM}" d="${disc(ring.filter((_, i) => i % 10 !== 5), 6.5)}"/>${start(35, "#fbca4a")}${start(5, "#e2463f")}${start(15, "#4c7fd6")}${start(25, "#45b07c")}
<g fill="none"><g stroke="${deep}"><path stroke-width="38" d="M150 150L141 84M192 150C186 92 208 78 234 82S270 112 270 134"/><path stroke-width="20" d="M206 90L200 58M230 84L232 52M254 94L266 66"/></g><g stroke="${blue}"><path stroke-width="25" d="M150 150L141 80"/></g><g stroke="${rose}"><path stroke-width="27" d="M192 150C186 92 208 78 234 82S270 112 270 134"/><path stroke-width="12" d="M206 90L200 56M230 84L232 50M254 94L267 64"/></g></g>
<path fill="${deep}" d="${cut(heart(32, 205, 212, 103))}"/><path fill="${red}" d="${cut(heart(32, 199, 205, 101))}"/><path fill="${dark}" d="M203 305C270 252 306 220 300 168C290 232 240 262 203 305Z"/>
<g fill="none" stroke="${rose}" stroke-linecap="round" stroke-width="6"><path d="${twigs}"/></g><path fill="${CREAM}" d="M116 160C118 132 136 124 148 126C134 134 126 144 124 164Z"/>`));
}

// Heartstrings: felt, a heart strung between beads, the needle still on the thread.
{
  seed = 5;
  const field = "#4b2343", rose = "#e0596b", pale = "#f6aca2", gold = "#eeb84c", patch = "#8f3f66", thread = "#c25a7c";
  const count = 28;
  const pins = heart(count, 199, 190, 139);
  const chord = (step) => pins.map((p, i) => `M${at(...p)}L${at(...pins[(i + step) % count])}`).join("");
  const beads = (k, c) => `<path fill="${c}" d="${disc(pins.filter((_, i) => i % 4 === k), 9.5)}"/>`;
  out("box-heartstrings", lid(field, "#2d1328", "", `<path fill="#35172f" d="${cut(heart(36, 204, 197, 164), 1.6)}"/><path fill="${patch}" d="${cut(heart(36, 199, 190, 164), 1.6)}"/><path fill="none" stroke="${pale}" stroke-width="3.4" stroke-dasharray="11 8" stroke-linecap="round" d="${cut(heart(30, 199, 189, 153), 0.3)}"/>
<g fill="none" stroke-width="2.6"><path stroke="${thread}" d="${chord(12)}"/><path stroke="${rose}" d="${chord(9)}"/><path stroke="${pale}" d="${chord(6)}"/></g>
<path fill="none" stroke="${gold}" stroke-width="4.5" stroke-linecap="round" d="M203 329C204 366 262 362 284 342S322 300 338 322"/>
<path fill="${INK}" d="${disc(pins, 12)}"/>${beads(0, gold)}${beads(1, CREAM)}${beads(2, rose)}${beads(3, CREAM)}<path fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2.6" stroke-linecap="round" d="${pins.map(([x, y]) => `M${at(x - 5, y - 1)}q1-4 5-4.6`).join("")}"/>
<path fill="${INK}" d="M325 308C320 300 330 293 337 299L384 362Z"/><path fill="${CREAM}" d="M328 306C325 301 331 297 336 301L377 354Z"/><path fill="${INK}" d="M332 304l10 12-3 2-9-12z"/>`));
}

// Infarkt: one day in four pictures, one heart through all of them, and the line that says how it goes.
{
  seed = 23;
  const field = "#f4b932";
  const panels = ["M30 30L197 30 191 190 30 186z", "M209 30L370 30 370 180 203 190z", "M30 198L191 202 197 360 30 360z", "M203 202L370 192 370 360 209 360z"];
  const sky = ["#a5dcd8", "#fdf0cf", "#e9713c", "#2f2a58"], flesh = ["#e2463f", "#c22b36", "#7d1c48", "#a9b6cc"];
  const clips = panels.map((d, i) => `<clipPath id="p${i}"><path d="${d}"/></clipPath>`).join("");
  const tone = `<pattern id="h" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="5" cy="5" r="3" fill="${INK}" opacity=".2"/></pattern>`;
  const whole = cut(heart(34, 200, 203, 142));
  const ink = `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`;
  const things = [
    `<path fill="#fbca4a" ${ink} d="${cut(round(24, 70, 72, 26).map(([x, y], i) => (i % 2 ? [x, y] : [70 + (x - 70) * 1.5, 72 + (y - 72) * 1.5])), 0.8, Array.from({ length: 24 }, (_, i) => i))}"/>`,
    `<g ${ink}><path fill="#d98a3a" d="M311 64C312 42 328 36 341 37S364 48 364 64z"/><path fill="#5da35b" d="M307 64h60l-6 10-8-4-8 5-9-5-8 5-8-5-8 4z"/><path fill="#6b3518" d="M310 76h54v10h-54z"/><path fill="#d98a3a" d="M311 86h52c0 10-4 13-12 13h-28c-8 0-12-4-12-13z"/></g>`,
    `<g ${ink}><path fill="none" d="M88 300h12c10 0 10 26-4 26h-8" stroke-width="7"/><path fill="#fbca4a" d="M48 292h42l-3 56H51z"/><path fill="${CREAM}" d="M44 292c-6-12 4-18 10-15 2-10 16-11 19-3 9-5 20 0 18 9 6 2 5 10-1 10-4 8-8 8-12 1-8 8-14 4-16-1-5 7-14 7-18-1z"/></g>`,
    `<path fill="#fbe3a0" ${ink} d="M336 296C318 306 314 330 330 344S362 346 366 334C352 340 338 334 334 322S332 302 336 296z"/><path fill="#fbe3a0" d="M354 226l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM296 338l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"/>`];
  const beat = "M-6 210H92L108 188 124 210H148L172 112 200 296 222 166 238 210H406";
  out("box-infarkt", lid(field, "#b5831a", clips + tone, `${panels.map((_, i) => `<g clip-path="url(#p${i})"><path fill="${sky[i]}" d="M0 0h400v400H0z"/>${i === 1 || i === 2 ? `<path fill="url(#h)" d="M0 0h400v400H0z"/>` : ""}${i ? "" : things[0]}<path fill="${flesh[i]}" ${ink} d="${whole}"/>${i === 0 || i === 3 ? `<path fill="url(#h)" d="${whole}"/>` : ""}${i ? things[i] : ""}</g>`).join("")}<path fill="none" stroke="${INK}" stroke-width="6" stroke-linejoin="round" d="${panels.join("")}"/>
<g fill="none" stroke-linejoin="round"><path stroke="${INK}" stroke-width="20" d="${beat}"/><path stroke="${CREAM}" stroke-width="9" d="${beat}"/></g>`));
}

// Tintenherz: a written page, on it a heart of ink that is also a nib, and in the heart the castle.
{
  seed = 7;
  const field = "#e9d8ad", deep = "#d6c08a", script = "#c7ad70", ink = "#1d2649", gold = "#d39a2f", pale = "#f6ebcb";
  const lines = Array.from({ length: 15 }, (_, i) => {
    const y = 44 + i * 22;
    let d = "", x = 36 + rnd() * 8;
    const end = i % 5 === 4 ? 190 + rnd() * 90 : 364;
    while (x < end - 10) {
      const w = Math.min(14 + rnd() * 34, end - x);
      d += `M${at(x, y + wobble(1))}q${at(w * 0.25, wobble(7))} ${at(w * 0.5, wobble(1.5))}t${at(w * 0.5, wobble(1.5))}`;
      x += w + 9;
    }
    return d;
  }).join("");
  const spill = (x, y, r) => `<path d="${cut(round(8, x, y, r), r / 9, [])}"/>`;
  const castle = "M118 232C140 214 150 210 160 208L160 150 154 150 154 138 162 138 162 144 168 144 168 138 176 138 176 144 182 144 182 104 176 104 203 62 229 104 223 104 223 168 230 168 230 162 238 162 238 168 244 168 244 132 239 132 256 104 274 132 268 132 268 204C280 208 290 218 296 226C262 214 150 216 118 232Z";
  out("box-tintenherz", lid(field, "#a4854a", "", `<path fill="${deep}" fill-rule="evenodd" d="M0 0h400v390H0zM${cut(Array.from({ length: 44 }, (_, i) => { const s = i / 11; const k = Math.floor(s), f = s - k; const e = [[24, 24], [376, 24], [376, 366], [24, 366], [24, 24]]; return [e[k][0] + (e[k + 1][0] - e[k][0]) * f, e[k][1] + (e[k + 1][1] - e[k][1]) * f]; }), 4, []).slice(1)}"/><path fill="none" stroke="${script}" stroke-width="3.4" stroke-linecap="round" d="${lines}"/><rect x="13" y="13" width="374" height="364" rx="14" fill="none" stroke="${ink}" stroke-width="3"/>
<g fill="${ink}">${spill(52, 76, 12)}${spill(40, 106, 5)}${spill(348, 84, 9)}${spill(340, 250, 15)}${spill(364, 276, 6)}${spill(312, 282, 5)}${spill(78, 268, 9)}${spill(58, 292, 4)}<path d="${cut(heart(34, 200, 180, 141), 2)}"/></g>
<path fill="${pale}" d="${castle}"/><path fill="${gold}" d="M196 122C196 110 210 110 210 122V138H196zM250 150h10v16h-10zM168 166h8v14h-8zM192 216V196C192 180 216 180 216 196V214z"/>
<path fill="${gold}" d="M132 250C164 264 240 266 272 246C236 280 214 302 206 352H202C194 304 172 282 132 250Z" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/><path stroke="${ink}" stroke-width="4" d="M204 352V294"/><circle cx="204" cy="289" r="7.5" fill="${ink}"/>
<path fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" d="M204 352C240 366 262 330 286 338S280 372 262 358 320 330 352 346"/>`));
}
