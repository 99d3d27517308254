/** Days, months and instants that exist and lie beyond the horizon. */
export const FAR_DAYS = {
  day: ['9999-12-31', '0000-01-01', '1999-12-31', '2101-01-01'],
  month: ['9999-12', '0000-01', '1999-12', '2101-01'],
  instant: [
    '9999-12-31T10:00:00+01:00',
    '0000-01-01T00:00:00Z',
    '1999-12-31T10:00:00Z',
    '9999-12-31T23:59:59.999Z',
  ],
} as const;
/** What looks like a day and is none. */
export const IMPOSSIBLE_DAYS = [
  '2027-02-30',
  '2027-13-01',
  '0000-00-00',
  '10000-01-01',
  '+010000-01-01',
  '+275760-09-13',
  '-000001-01-01',
  '99999999-12-31',
  '2027-6-1',
  '2027-13',
  '+10000-01',
  '2027-06-12T24:00:00Z',
  '2027-06-12T10:00:00+99:99',
  '+010000-01-01T10:00:00+01:00',
  '9999-12-31T23:59:59-14:00',
  '٢٠٢٧-٠٦-١٢',
] as const;

type Schema = { [keyword: string]: unknown };
export type DayKind = keyof typeof FAR_DAYS;

const FULL_DAY = /^\^\(?(?:\?:)?(?:\\d|\[0-9\])\{4\}-(?:\\d|\[0-9\])\{2\}-/;
const MONTH = /^\^\(?(?:now\|)?(?:\\d|\[0-9\])\{4\}-/;

/** Which kind of day a described text is, by its format or its pattern. */
export function dayKind({ type, format, pattern, enum: values }: Schema): DayKind | undefined {
  if ((type !== undefined && type !== 'string') || values !== undefined) return undefined;
  if (format === 'date-time') return 'instant';
  if (format === 'date' || (typeof pattern === 'string' && FULL_DAY.test(pattern))) return 'day';
  return typeof pattern === 'string' && MONTH.test(pattern) ? 'month' : undefined;
}

/** Whether a parameter is called like a day: it then has to be described as one. */
export const isCalledDay = (name: string, { type, enum: values }: Schema): boolean =>
  (type === undefined || type === 'string') &&
  values === undefined &&
  /^(?:date|day|month|from|to|since|until|start|.*(?:Date|Day|On|At|From|Until))$/.test(name);
