/** The next round number at or above: 1, 2, 4, 5, 10, 20, 40, 50 …, so that half is an integer where possible. */
export function roundMax(value: number): number {
  if (value <= 2) return Math.max(1, value);
  const magnitude = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 5, 10].find((one) => one * magnitude >= value) ?? 10;
  return step * magnitude;
}

/** The upper ends of each series' bars, stacked on those before it, and the end of the scale. */
export function stackCounts(series: readonly (readonly number[])[]): {
  max: number;
  tops: number[][];
} {
  const length = Math.max(0, ...series.map((counts) => counts.length));
  let below = Array.from({ length }, () => 0);
  const tops = series.map((counts) => {
    below = below.map((count, index) => count + (counts[index] ?? 0));
    return below;
  });
  return { max: roundMax(Math.max(0, ...below)), tops };
}

export const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
