import * as v from 'valibot';
import { UNIT_TYPES } from '../bookings/plans.ts';
import { ClockTime, IsoDate } from '../days.schema.ts';
import { Cents, Count, Id } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { IMPORT_COLUMNS, MAX_IMPORT_ROWS } from './imports.ts';

const Line = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(400)), '');
const Words = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4000)), '');
const Money = v.optional(v.nullable(Cents), null);
const Time = v.optional(v.union([v.literal(''), ClockTime]), '');
/** Of the file; the first line has the column names. */
const line = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(100_000));
const SeasonDay = v.pipe(v.string(), v.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));
const Season = {
  seasonFrom: v.optional(SeasonDay, '01-01'),
  seasonTo: v.optional(SeasonDay, '12-31'),
};
const UnitType = v.picklist(UNIT_TYPES);
const Contact = {
  name: Line,
  email: Line,
  phone: Line,
  language: v.optional(v.nullable(Language), null),
};

/** `optionId` null: of a trip that the import makes, by the name in `product`. */
export const BookingRow = v.object({
  line,
  reference: Line,
  product: Line,
  optionId: v.optional(v.nullable(Id), null),
  date: IsoDate,
  time: Time,
  people: v.record(UnitType, v.pipe(Count, v.maxValue(1000))),
  ...Contact,
  /** What the guest pays for it; null: as the prices here say. */
  totalCents: Money,
  /** Of that, what the former system has received. */
  paidCents: Money,
  notes: Words,
});
export const GuestRow = v.object({ line, ...Contact, notes: Words });
export const TripRow = v.object({
  line,
  name: Line,
  description: Words,
  location: Line,
  minutes: v.optional(v.nullable(v.pipe(Count, v.minValue(5), v.maxValue(60 * 24 * 30))), null),
  capacity: v.optional(v.nullable(Count), null),
  times: v.optional(v.pipe(v.array(ClockTime), v.maxLength(30)), []),
  weekdays: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), v.maxLength(7)),
    [1, 2, 3, 4, 5, 6, 7],
  ),
  ...Season,
  /** By the kind of unit. */
  prices: v.optional(v.record(UnitType, Cents), {}),
});
export const PriceRow = v.object({
  line,
  product: Line,
  optionId: v.optional(v.nullable(Id), null),
  unit: v.optional(UnitType, 'ADULT'),
  ...Season,
  cents: Cents,
});

const rowsOf = <S extends v.GenericSchema>(row: S) =>
  v.pipe(v.array(row), v.minLength(1), v.maxLength(MAX_IMPORT_ROWS));
/** The rows as columns and values of the file were understood. `trips` of bookings: those that are made first, as drafts. */
const Rows = v.variant('kind', [
  v.object({
    kind: v.literal('bookings'),
    rows: rowsOf(BookingRow),
    trips: v.optional(v.pipe(v.array(TripRow), v.maxLength(200)), []),
  }),
  v.object({ kind: v.literal('guests'), rows: rowsOf(GuestRow) }),
  v.object({ kind: v.literal('trips'), rows: rowsOf(TripRow) }),
  v.object({ kind: v.literal('prices'), rows: rowsOf(PriceRow) }),
]);
export const ImportOptions = v.object({
  /** Guests get the confirmation that a new booking sends. */
  notify: v.optional(v.boolean(), false),
  /** Also of departures that are full. */
  overbook: v.optional(v.boolean(), false),
});
const Column = v.pipe(v.string(), v.maxLength(400));
/** What of the file is what: a column name by field, the option of what it calls a trip, and how it writes days. */
export const ImportMapping = v.object({
  columns: v.record(v.picklist(IMPORT_COLUMNS), Column),
  products: v.optional(v.record(Column, v.nullable(Id)), {}),
  days: v.optional(v.picklist(['dmy', 'mdy', 'ymd']), 'dmy'),
});
const BOOKINGS = {
  kind: 'bookings',
  options: { notify: false, overbook: false },
  rows: [
    {
      line: 2,
      reference: 'BOK-1042',
      product: 'Sunset sail',
      optionId: 3,
      date: '2027-06-12',
      time: '10:00',
      people: { ADULT: 2 },
      name: 'Anna Vidal',
      email: 'anna@example.com',
      language: 'ca',
      totalCents: 9800,
      paidCents: 9800,
    },
  ],
} as const;
/** For a dry run, which writes nothing. */
export const ImportCheck = v.pipe(
  v.intersect([v.object({ options: v.optional(ImportOptions, {}) }), Rows]),
  v.metadata({ jsonSchema: { examples: [BOOKINGS] } }),
);
/** An import as it is begun; the same `id` is the same import. */
export const ImportInput = v.pipe(
  v.intersect([
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      fileName: v.pipe(v.string(), v.maxLength(200)),
      header: v.pipe(v.array(Column), v.maxLength(200)),
      mapping: ImportMapping,
      options: v.optional(ImportOptions, {}),
    }),
    Rows,
  ]),
  v.metadata({
    jsonSchema: {
      examples: [
        {
          ...BOOKINGS,
          id: '3f2b1c6e-6a1d-4d5e-9c1f-2b7a8e9d0c11',
          fileName: 'bookings.csv',
          header: ['Booking ref', 'Product', 'Date'],
          mapping: { columns: { reference: 'Booking ref', product: 'Product', date: 'Date' } },
        },
      ],
    },
  }),
);
