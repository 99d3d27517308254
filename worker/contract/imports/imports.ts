import type * as v from 'valibot';
import type * as schema from './imports.schema.ts';

const IMPORT_KINDS = ['bookings', 'guests', 'trips', 'prices'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a column of a file can be. */
export const IMPORT_COLUMNS = [
  ...(['reference', 'product', 'option', 'date', 'time', 'status'] as const),
  ...(['people', 'adults', 'youths', 'children', 'infants', 'seniors'] as const),
  ...(['name', 'firstName', 'lastName', 'email', 'phone', 'language', 'notes'] as const),
  ...(['total', 'paid', 'due'] as const),
  ...(['description', 'location', 'duration', 'capacity', 'times', 'weekdays'] as const),
  ...(['seasonFrom', 'seasonTo', 'adultPrice', 'childPrice', 'unit', 'price'] as const),
] as const;

/** `open`: rows wait; `undoing`: what it made is being taken back. */
export type ImportState = 'open' | 'done' | 'undoing' | 'undone';
/** `same`: there already. `kept`: could not be undone. */
const IMPORT_ROW_STATES = ['waiting', 'made', 'same', 'refused', 'undone', 'kept'] as const;
export type ImportRowState = (typeof IMPORT_ROW_STATES)[number];

export type ImportMapping = v.InferOutput<typeof schema.ImportMapping>;
export type ImportOptions = v.InferOutput<typeof schema.ImportOptions>;
