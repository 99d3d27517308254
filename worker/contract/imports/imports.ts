import type * as v from 'valibot';
import type * as schema from './imports.schema.ts';

export const IMPORT_KINDS = ['bookings', 'guests', 'trips', 'prices'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
export const MAX_IMPORT_ROWS = 2000;

/** What a column of a file can be. */
export const IMPORT_COLUMNS = [
  ...(['reference', 'product', 'option', 'date', 'time', 'status'] as const),
  ...(['people', 'adults', 'youths', 'children', 'infants', 'seniors'] as const),
  ...(['name', 'firstName', 'lastName', 'email', 'phone', 'language', 'notes'] as const),
  ...(['total', 'paid', 'due'] as const),
  ...(['description', 'location', 'duration', 'capacity', 'times', 'weekdays'] as const),
  ...(['seasonFrom', 'seasonTo', 'adultPrice', 'childPrice', 'unit', 'price'] as const),
] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** `open`: rows wait; `undoing`: what it made is being taken back. */
export type ImportState = 'open' | 'done' | 'undoing' | 'undone';
/** `same`: there already. `kept`: could not be undone. */
export const IMPORT_ROW_STATES = ['waiting', 'made', 'same', 'refused', 'undone', 'kept'] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

export type ImportMapping = v.InferOutput<typeof schema.ImportMapping>;
export type ImportOptions = v.InferOutput<typeof schema.ImportOptions>;
export type ImportCheck = v.InferInput<typeof schema.ImportCheck>;
export type ImportInput = v.InferInput<typeof schema.ImportInput>;
export type BookingRow = v.InferOutput<typeof schema.BookingRow>;
export type GuestRow = v.InferOutput<typeof schema.GuestRow>;
export type TripRow = v.InferOutput<typeof schema.TripRow>;
export type PriceRow = v.InferOutput<typeof schema.PriceRow>;

/** `reason` in the reader's language; `path` names the field of the row that it is about. */
export type ImportRowAnswer = {
  line: number;
  state: ImportRowState;
  reason: string | null;
  path: string | null;
  /** What it made: where it is seen in the administration, and its name. */
  link: string | null;
  name: string | null;
};
/** Of a dry run: `made` and `same` as they would be. */
export type ImportPlan = {
  counts: Partial<Record<ImportRowState, number>>;
  rows: ImportRowAnswer[];
};
export type ImportItem = {
  id: string;
  kind: ImportKind;
  fileName: string;
  header: string[];
  mapping: ImportMapping;
  options: ImportOptions;
  state: ImportState;
  user: string | null;
  createdAt: string;
  endedAt: string | null;
  counts: Partial<Record<ImportRowState, number>>;
};
export type ImportDetail = ImportItem & { rows: ImportRowAnswer[] };
