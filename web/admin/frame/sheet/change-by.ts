export type Change = {
  by: 'percent' | 'amount' /** Per cent, or cents. */;
  value: number /** Rounding step in cents; 0 rounds to the cent. */;
  roundTo: 0 | 50 | 100;
};

/** Raises or lowers an amount, rounded to the step; never below zero. */
export function changeBy(cents: number, { by, value, roundTo }: Change): number {
  const raw = by === 'percent' ? Math.round((cents * (100 + value)) / 100) : cents + value;
  const stepped = roundTo === 0 ? raw : Math.round(raw / roundTo) * roundTo;
  return Math.max(0, stepped);
}
