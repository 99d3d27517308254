import * as v from 'valibot';
import { Id } from '../fields.schema.ts';
import { IMPORT_COLUMNS } from './imports.ts';

export const ImportOptions = v.object({
  /** Guests get the confirmation that a new booking sends. */
  notify: v.optional(v.boolean(), false),
  /** Also of departures that are full. */
  overbook: v.optional(v.boolean(), false),
});
const Column = v.pipe(v.string(), v.maxLength(400));
/** What of the file is what: a column name by field, what it calls a trip by option, and how it writes days and amounts. */
export const ImportMapping = v.object({
  columns: v.record(v.picklist(IMPORT_COLUMNS), Column),
  products: v.optional(v.record(Column, v.nullable(Id)), {}),
  days: v.optional(v.picklist(['dmy', 'mdy', 'ymd']), 'dmy'),
  decimal: v.optional(v.picklist([',', '.']), ','),
});
