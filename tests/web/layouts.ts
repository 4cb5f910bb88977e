// Which layouts a run looks at: of all combinations of tables, sizes, texts and languages a few in which every pair of values occurs. They
// are the same in each run; LAYOUTS=all looks at all of them (weekly), LAYOUTS with any other word at others.

import { createRequire } from "node:module";

// A bundle whose names are not found by an import.
const { make } = createRequire(import.meta.url)("covertable") as typeof import("covertable");

const CHOICE = process.env.LAYOUTS ?? "1";
/** Whether all combinations are looked at. */
export const ALL_LAYOUTS = CHOICE === "all";

type Factors = Record<string, readonly unknown[]>;
type Layout<F extends Factors> = { [K in keyof F]: F[K][number] };

/** The layouts of these factors that are looked at. */
export function layouts<F extends Factors>(factors: F): Layout<F>[] {
  if (!ALL_LAYOUTS) return make(factors as unknown as Record<string, unknown[]>, { seed: CHOICE }) as Layout<F>[];
  const entries = Object.entries(factors);
  const all = entries.reduce((rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))), [{}]);
  return all as Layout<F>[];
}
