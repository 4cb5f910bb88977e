// The layouts of a run: a covering array of the combinations of table, window, text, language and moment, in which every pair of values occurs.
// It is the same in every run, so that a failure is due to the change under test. LAYOUTS=seed draws other ones; LAYOUTS=all takes all
// combinations, also where other tests draw (weekly).

import { createRequire } from "node:module";

// A bundle whose names are not found by an import.
const { make } = createRequire(import.meta.url)("covertable") as typeof import("covertable");

/** The largest number of layouts of a run. */
export const LAYOUTS_MAX = 150;

/** The seed of all draws. Workers inherit it from the process that starts them. */
export const SEED = (process.env.LAYOUTS ||= "1");
/** Whether all combinations are tested. */
export const EVERYTHING = SEED === "all";

/** A number from `0` to below `1`, determined by the seed and the word. */
export function drawn(word: string): number {
  let hash = 2166136261;
  for (const letter of `${SEED} ${word}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

type Factors = Record<string, readonly unknown[]>;
export type Layout<F extends Factors> = { [K in keyof F]: F[K][number] };

/** The layouts of these factors that a run tests. */
export function layouts<F extends Factors>(factors: F, seed = SEED): Layout<F>[] {
  const entries = Object.entries(factors);
  if (seed === "all") return entries.reduce((rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))), [{}]) as Layout<F>[];
  return balance(make(factors as unknown as Record<string, unknown[]>, { seed }) as Layout<F>[], factors);
}

/** Covers the same pairs, but gives values that are free to choose the least frequent value instead of the first. */
function balance<F extends Factors>(rows: Layout<F>[], factors: F): Layout<F>[] {
  const names: (keyof F)[] = Object.keys(factors);
  const pairs = new Map<string, number>();
  const keys = (row: Layout<F>, name: keyof F) =>
    names.filter((other) => other !== name).map((other) => JSON.stringify([[name, row[name]], [other, row[other]]].sort()));
  const count = (row: Layout<F>, name: keyof F, by: number) => keys(row, name).forEach((key) => pairs.set(key, (pairs.get(key) ?? 0) + by));
  for (const row of rows) for (const name of names) count(row, name, 0.5);
  for (const name of names) {
    const used = new Map(factors[name].map((value) => [value, rows.filter((row) => row[name] === value).length]));
    for (const row of rows) {
      if (keys(row, name).some((key) => pairs.get(key)! < 2)) continue;
      const [rarest] = [...used].reduce((one, other) => (other[1] < one[1] ? other : one));
      if (used.get(rarest)! >= used.get(row[name])! - 1) continue;
      count(row, name, -1);
      used.set(row[name], used.get(row[name])! - 1);
      row[name] = rarest as Layout<F>[keyof F];
      used.set(rarest, used.get(rarest)! + 1);
      count(row, name, 1);
    }
  }
  return rows;
}
