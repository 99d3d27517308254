/** Units in which a span of minutes is typed and shown. */
export const SPAN_UNITS = ['minute', 'hour', 'day'] as const;
export type SpanUnit = (typeof SPAN_UNITS)[number];

export const MINUTES_OF: Record<SpanUnit, number> = { minute: 1, hour: 60, day: 24 * 60 };

/** The largest unit of which the minutes are a full number: 2880 are days, 90 are minutes. None are hours. */
export const unitOf = (minutes: number): SpanUnit =>
  minutes === 0
    ? 'hour'
    : (SPAN_UNITS.findLast((unit) => minutes % MINUTES_OF[unit] === 0) ?? 'minute');
