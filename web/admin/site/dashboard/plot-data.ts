/** The next round number at or above: 1, 2, 4, 5, 10, 20, 40, 50 …, so that half is an integer where possible. */
export function roundMax(value: number): number {
  if (value <= 2) return Math.max(1, value);
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 5, 10].find((one) => one * magnitude >= value) ?? 10;
  return step * magnitude;
}

export type Bar = {
  /** Fraction of the plot's height, from the bottom. */
  from: number;
  to: number;
};

/** Stacked bars of each series, as fractions of the plot's height. `end`: end of the scale, else a round number. */
export function stackBars(
  series: readonly (readonly number[])[],
  end?: number,
): { max: number; bars: Bar[][] } {
  const length = Math.max(0, ...series.map((counts) => counts.length));
  const sums = Array.from({ length }, (_, index) =>
    series.reduce((sum, counts) => sum + (counts[index] ?? 0), 0),
  );
  const max = end ?? roundMax(Math.max(0, ...sums));
  const below = Array.from({ length }, () => 0);
  const bars = series.map((counts) =>
    Array.from({ length }, (_, index) => {
      const from = below[index] ?? 0;
      const to = from + (counts[index] ?? 0) / max;
      below[index] = to;
      return { from, to };
    }),
  );
  return { max, bars };
}

export const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
