export type Change = {
  by: 'percent' | 'amount' /** Per cent, or cents. */;
  value: number /** Cents of a step; 0: to the cent. */;
  roundTo: 0 | 50 | 100;
};

/** An amount raised or lowered, on a whole step; never less than nothing. */
export function changeBy(cents: number, { by, value, roundTo }: Change): number {
  const raw = by === 'percent' ? Math.round((cents * (100 + value)) / 100) : cents + value;
  const stepped = roundTo === 0 ? raw : Math.round(raw / roundTo) * roundTo;
  return Math.max(0, stepped);
}
