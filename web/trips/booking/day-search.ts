/** Parameters of a trip's page without scripts: the chosen day, or a month, and the option. */
export type DaySearch = { date?: string; month?: string; option?: string };

const matching = (value: unknown, pattern: RegExp) => (typeof value === 'string' && pattern.test(value) ? value : undefined);

/** The day in the address, if it is written as one. */
export const dayOf = ({ date }: { date?: unknown }) => matching(date, /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);

/** The month that the calendar shows: that of the day, the one in the address, or the first one. */
export const monthOf = (search: { date?: unknown; month?: unknown }): string =>
  dayOf(search)?.slice(0, 7) ?? matching(search.month, /^20\d\d-(?:0[1-9]|1[0-2])$/) ?? 'now';
