// What a run looks at. Of all combinations of tables, sizes, texts and languages: a few in which every pair of values occurs. They are the same
// in each run, and others with another word in LAYOUTS. EVERYTHING=1 looks at all of them, and at what else is drawn (weekly).

import { createRequire } from "node:module";

// A bundle whose names are not found by an import.
const { make } = createRequire(import.meta.url)("covertable") as typeof import("covertable");

/** Whether everything is looked at. */
export const EVERYTHING = process.env.EVERYTHING === "1";
/** Another word draws other layouts. */
const SEED = process.env.LAYOUTS ?? "1";

type Factors = Record<string, readonly unknown[]>;
type Layout<F extends Factors> = { [K in keyof F]: F[K][number] };

/** The layouts of these factors that are looked at. */
export function layouts<F extends Factors>(factors: F): Layout<F>[] {
  if (!EVERYTHING) return make(factors as unknown as Record<string, unknown[]>, { seed: SEED }) as Layout<F>[];
  const entries = Object.entries(factors);
  const all = entries.reduce((rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))), [{}]);
  return all as Layout<F>[];
}
