// docs/dice.md once more, by other hands: from the seed of a game to its dice and cards.

import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { type Simulated, simulated } from "./simulated";

type Chance = { order?: number[]; room?: number; attack?: number; defend?: number; deal?: number[]; roll?: number[]; draw?: number };
type Played = { do?: { reroll?: { dice: boolean[] } }; chance?: Chance };

const EDGES = [969576289, 555894166, 98568965, 1392080168, 1459340766, 1170121463, 891105625, 137028736];

/** The key of a seed's dice, as 8 words. */
function keyOf(seed: string): number[] {
  const bytes = new Uint8Array(32);
  for (const [at, digit] of [...seed].entries()) bytes[(at >> 1) % 32] ^= at % 2 === 0 ? Number.parseInt(digit, 16) << 4 : Number.parseInt(digit, 16);
  const words = new DataView(bytes.buffer);
  return Array.from({ length: 8 }, (_, word) => words.getUint32(4 * word, true));
}

/** A block of ChaCha with 8 rounds, as D. J. Bernstein describes it, with a counter and a stream of 64 bits each. */
function block(key: number[], counter: number, stream: number): number[] {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, 0, stream, 0];
  const words = Uint32Array.from(start);
  const turn = (word: number, by: number) => (word << by) | (word >>> (32 - by));
  const quarter = (a: number, b: number, c: number, d: number) => {
    for (const [one, other, mixed, by] of [[a, b, d, 16], [c, d, b, 12], [a, b, d, 8], [c, d, b, 7]]) {
      words[one] += words[other];
      words[mixed] = turn(words[mixed] ^ words[one], by);
    }
  };
  for (let round = 0; round < 8; round += 2) {
    for (let column = 0; column < 4; column += 1) quarter(column, 4 + column, 8 + column, 12 + column);
    for (let column = 0; column < 4; column += 1) quarter(column, 4 + ((column + 1) % 4), 8 + ((column + 2) % 4), 12 + ((column + 3) % 4));
  }
  return [...words].map((word, index) => (word + start[index]) >>> 0);
}

/** The random numbers of a chance event: each call gives a whole number below its bound. */
function numbers(key: number[], event: number): (bound: number) => number {
  let [counter, words] = [0, [] as number[]];
  const word = () => {
    if (words.length === 0) words = block(key, counter++, event);
    return BigInt(words.shift()!);
  };
  const half = 1n << 32n;
  return (bound) => {
    const range = BigInt(bound);
    const product = word() * range;
    const [high, low] = [product / half, product % half];
    const carries = low > half - range && low + (word() * range) / half >= half;
    return Number(high) + (carries ? 1 : 0);
  };
}

/** The chance events that the seed of this game gives, each where the record has one. */
function given({ setup, events }: Simulated): Chance[] {
  const key = keyOf((setup as { seed?: string }).seed!);
  const pile = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const all: Chance[] = [];
  let last: Chance | undefined;
  for (const [index, { chance }] of (events as Played[]).entries()) {
    if (!chance) continue;
    const below = numbers(key, all.length);
    const die = (sides: number) => below(sides) + 1;
    const card = () => pile.splice(below(pile.length), 1)[0];
    const again = (events as Played[])[index - 1]?.do?.reroll?.dice ?? [true, true];
    if (chance.order) all.push({ order: chance.order.map(() => die(12)) });
    else if (chance.room) all.push({ room: die(12) });
    else if (chance.attack) all.push({ attack: die(6) });
    else if (chance.defend) all.push({ defend: die(6) });
    else if (chance.deal) all.push({ deal: chance.deal.map(card) });
    else if (chance.roll) all.push({ roll: again.map((rolls, which) => (rolls ? die(6) : last!.roll![which])) });
    else all.push({ draw: card() });
    if (chance.roll) last = chance;
  }
  return all;
}

for (const [game, players] of [["heartstrings", 2], ["heartstrings", 3], ["tintenherz", 2], ["tintenherz", 4]] as const) {
  test(`the dice of ${game} with ${players} are those of another implementation`, () => {
    const kinds = new Set<string>();
    for (const record of simulated(game, players, 11, 8)) {
      const chances = (record.events as Played[]).flatMap(({ chance }) => (chance ? [chance] : []));
      expect(given(record)).toEqual(chances);
      for (const kind of chances.flatMap(Object.keys)) kinds.add(kind);
    }
    expect([...kinds].sort()).toEqual(game === "heartstrings" ? ["attack", "defend", "order", "room"] : ["deal", "draw", "roll"]);
  });
}

test("a number that falls on an edge takes a second word", () => {
  // Of 2^31 + 1 numbers nearly every second one does. The list is that of the test of the same name in src/engine/dice.rs.
  const below = numbers(keyOf("abcd"), 3);
  expect(Array.from({ length: 8 }, () => below(2 ** 31 + 1))).toEqual(EDGES);
});

type Touch = { seat: number; x: number; y: number; timeUs: bigint };

/** The seed of 32 random bytes and touches. */
function mixed(entropy: Uint8Array, touches: Touch[]): string {
  const hash = createHash("sha256").update(entropy);
  for (const { seat, x, y, timeUs } of touches) {
    const bytes = new DataView(new ArrayBuffer(17));
    bytes.setUint8(0, seat);
    bytes.setUint32(1, x);
    bytes.setUint32(5, y);
    bytes.setBigUint64(9, timeUs);
    hash.update(new Uint8Array(bytes.buffer));
  }
  return hash.digest("hex");
}

test("the seed is that of the description", () => {
  // The digits are those of the test of the same name in src/engine/seal.rs.
  const touches = [0, 1].map((seat) => ({ seat, x: 101, y: 202, timeUs: 303n }));
  expect(mixed(new Uint8Array(32).fill(7), touches)).toBe("a2d36aa0a7718f074461f3e178b39024e30780aabcdb102749bee60f7f88cbf3");
});
