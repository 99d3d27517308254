import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { formatCents, formatNumber, LOCALES } from '#base/i18n/formats/format.ts';
import type { Language } from '#contract/languages/language.ts';
import type { ReportFigures } from '#contract/money/reports.ts';

export type FigureName =
  | 'revenue'
  | 'received'
  | 'refunded'
  | 'outstanding'
  | 'bookings'
  | 'people'
  | 'average'
  | 'occupancy';
type Figure = {
  label: AdminKey;
  value: (figures: ReportFigures) => number | null;
  kind: 'cents' | 'count' | 'share';
};

/** In the order of cards and columns. */
export const FIGURES: Readonly<Record<FigureName, Figure>> = {
  revenue: { label: 'reports.revenue', value: ({ revenueCents }) => revenueCents, kind: 'cents' },
  received: {
    label: 'reports.received',
    value: ({ receivedCents }) => receivedCents,
    kind: 'cents',
  },
  refunded: {
    label: 'reports.refunded',
    value: ({ refundedCents }) => refundedCents,
    kind: 'cents',
  },
  outstanding: {
    label: 'reports.outstanding',
    value: ({ outstandingCents }) => outstandingCents,
    kind: 'cents',
  },
  bookings: { label: 'reports.bookings', value: ({ bookings }) => bookings, kind: 'count' },
  people: { label: 'reports.guests', value: ({ people }) => people, kind: 'count' },
  average: { label: 'reports.average', value: ({ averageCents }) => averageCents, kind: 'cents' },
  occupancy: { label: 'reports.occupancy', value: ({ occupancy }) => occupancy, kind: 'share' },
};
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

const percent = (share: number, language: Language) =>
  new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 }).format(
    share,
  );

/** A figure as people read it; a dash where there is none. */
export function figureText(name: FigureName, figures: ReportFigures, language: Language): string {
  const { value, kind } = FIGURES[name];
  const number = value(figures);
  if (number === null) return '–';
  if (kind === 'share') return percent(number, language);
  return kind === 'cents' ? formatCents(number, 'EUR', language) : formatNumber(number, language);
}

export type Change = { direction: 'more' | 'less' | 'same'; percent: string };
/** How a figure changed; undefined where there is nothing to compare it with. */
export function changeOf(
  name: FigureName,
  now: ReportFigures,
  before: ReportFigures,
  language: Language,
): Change | undefined {
  const [current, former] = [FIGURES[name].value(now), FIGURES[name].value(before)];
  if (current === null || former === null || former === 0) return undefined;
  const share = (current - former) / former;
  const direction = Math.abs(share) < 0.005 ? 'same' : share > 0 ? 'more' : 'less';
  return { direction, percent: percent(Math.abs(share), language) };
}
