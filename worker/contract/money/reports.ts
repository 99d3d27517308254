import type * as v from 'valibot';
import type { InLanguages } from '../languages/translation.ts';
import type { Page } from '../paging.ts';
import type { MoneySubject } from './ledger.ts';
import type * as schema from './reports.schema.ts';

/** What the rows of a report are about. */
export const REPORT_GROUPS = [
  'month',
  'day',
  'trip',
  'zone',
  'source',
  'partner',
  'language',
] as const;
export type ReportGroup = (typeof REPORT_GROUPS)[number];
/** The day that counts: that of the trip or transfer, or that on which it was booked. */
export const REPORT_BASES = ['travel', 'booking'] as const;
export type ReportBasis = (typeof REPORT_BASES)[number];
export const REPORT_KINDS = ['all', 'trips', 'transfers'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export type ReportQuery = v.InferOutput<typeof schema.ReportQuery>;

/** Longest span of a report. */
export const MAX_REPORT_DAYS = 1830;

export type ReportFigures = {
  /** Owed by the guests: prices, corrections and cancellation fees. */
  revenueCents: number;
  receivedCents: number;
  refundedCents: number;
  /** Of those who have not paid everything; what is to be paid back does not reduce it. */
  outstandingCents: number;
  /** Bookings and transfers that take place or took place. */
  bookings: number;
  people: number;
  /** Revenue for each booking; null without bookings. */
  averageCents: number | null;
  /** Places taken, and places there were, on booked departures with a limit. */
  taken: number;
  capacity: number;
  /** Their share, from 0 to 1; null where no departure counts. */
  occupancy: number | null;
};

/** A row's key is a day, a month, a source, a language, `region-north`, or the id with `trip-`, `zone-` or `partner-` before it. */
export const NO_GROUP = 'none';
export const TRANSFERS_GROUP = 'transfers';

export type ReportRow = ReportFigures & {
  key: string;
  /** Of a trip, a zone or a partner; null for the others. */
  name: string | null;
  names: InLanguages<string>;
  /** The same a year before; null where nothing was asked for. */
  before: ReportFigures | null;
};
export type Report = {
  from: string;
  to: string;
  by: ReportGroup;
  rows: ReportRow[];
  totals: ReportFigures;
  before: { from: string; to: string; totals: ReportFigures } | null;
  /** Whether there are demo bookings, and whether the report contains them. */
  demo: { exists: boolean; isIncluded: boolean };
};

/** A booking or transfer that is not fully paid. */
export type OwingSubject = {
  kind: MoneySubject;
  id: string;
  reference: string;
  contact: { name: string | null; email: string | null; phone: string | null };
  /** Of the trip, or of a transfer's last journey. */
  date: string;
  revenueCents: number;
  outstandingCents: number;
};
/** `outstandingCents` is that of the report, of all pages together. */
export type Owing = Page<OwingSubject> & { from: string; to: string; outstandingCents: number };

/** `kept`: those of which a receipt or a partner's statement tells. */
export type DemoRemoval = { removed: number; kept: number };
