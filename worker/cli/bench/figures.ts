const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** NaN without values. */
export function median(values: readonly number[]): number {
  const list = sorted(values.filter((value) => !Number.isNaN(value)));
  const middle = (list.length - 1) / 2;
  return ((list[Math.floor(middle)] ?? Number.NaN) + (list[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/** The smallest value that `share` (0 to 1) of all values do not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

/** Rounded for display; «–» for what could not be measured. */
export const shown = (value: number | undefined, digits = 0): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits);
export const ratio = (value: number, base: number): string => `${shown(value / base, 2)}x`;
/** kB are 1,000 bytes. */
export const kilobytes = (bytes: number): string => shown(bytes / 1000, 1);

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_cell, place) => (place === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
