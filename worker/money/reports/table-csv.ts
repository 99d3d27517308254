import type { Language } from '#contract/languages/language.ts';
import type { Report, ReportFigures, ReportGroup } from '#contract/money/reports.ts';
import { type TextKey, translate } from '#core/locales/strings.ts';
import { csv } from '#core/text/csv.ts';
import { rowLabel } from './labels.ts';

const GROUPS: Readonly<Record<ReportGroup, TextKey<'admin-area'>>> = {
  day: 'reports.day',
  month: 'reports.month',
  trip: 'reports.trip',
  zone: 'reports.zone',
  source: 'reports.source',
  partner: 'reports.partner',
  language: 'reports.language',
};
const euros = (cents: number | null) => (cents === null ? null : cents / 100);

type Column = [heading: TextKey<'admin-area'>, cell: (figures: ReportFigures) => number | null];
/** Amounts in euros, the occupancy as a fraction. */
const COLUMNS: readonly Column[] = [
  ['reports.revenue', ({ revenueCents }) => euros(revenueCents)],
  ['reports.received', ({ receivedCents }) => euros(receivedCents)],
  ['reports.refunded', ({ refundedCents }) => euros(refundedCents)],
  ['reports.outstanding', ({ outstandingCents }) => euros(outstandingCents)],
  ['reports.bookings', ({ bookings }) => bookings],
  ['reports.guests', ({ people }) => people],
  ['reports.average', ({ averageCents }) => euros(averageCents)],
  [
    'reports.occupancy',
    ({ occupancy }) => (occupancy === null ? null : Math.round(occupancy * 1000) / 1000),
  ],
];

/** A report's rows and its total; with the figures of the year before when it was compared. */
export function tableCsv({ by, rows, totals, before }: Report, language: Language): string {
  const word = (key: TextKey<'admin-area'>) => translate(language, 'admin-area', key);
  const headings = COLUMNS.map(([heading]) => word(heading));
  const cells = (figures: ReportFigures | null | undefined) =>
    COLUMNS.map(([, cell]) => (figures ? cell(figures) : null));
  const line = (
    label: string,
    figures: ReportFigures,
    former: ReportFigures | null | undefined,
  ) => [label, ...cells(figures), ...(before ? cells(former) : [])];
  const former = before
    ? headings.map((heading) => `${heading} (${word('reports.year_before')})`)
    : [];
  return csv(
    [
      [word(GROUPS[by]), ...headings, ...former],
      ...rows.map((row) => line(rowLabel(row, by, language), row, row.before)),
      line(word('reports.total'), totals, before?.totals),
    ],
    language,
  );
}
