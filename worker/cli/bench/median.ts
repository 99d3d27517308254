/** Of the values that are there. */
export const median = (values: readonly number[]): number =>
  values.filter(Number.isFinite).toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ??
  Number.NaN;
