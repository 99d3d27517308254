import type { UnitType } from '#contract/bookings/plans.ts';
import type {
  ImportCheck,
  ImportColumn,
  ImportKind,
  ImportMapping,
} from '#contract/imports/imports.ts';
import type { ImportFile } from './read-file.ts';
import {
  centsIn,
  countIn,
  dayIn,
  isCancelled,
  languageIn,
  minutesIn,
  paidIn,
  peopleIn,
  seasonDayIn,
  timeIn,
  weekdaysIn,
} from './values.ts';

/** A cell that cannot be read. `what` is the name of a text. */
export type CellFault = {
  line: number;
  column: ImportColumn;
  what: 'empty' | 'date' | 'time' | 'amount' | 'number' | 'duration' | 'weekdays' | 'unit';
  value: string;
};
export type Understood = {
  /** What is sent, but for the options. */
  sent: ImportCheck;
  faults: CellFault[];
  /** Lines of bookings that were cancelled in the former system. */
  cancelled: number;
};

/** That a trip is made as a draft. */
export const AS_DRAFT = 'draft';
export type Products = Readonly<Record<string, number | typeof AS_DRAFT | null>>;

const PEOPLE: readonly (readonly [ImportColumn, UnitType])[] = [
  ['adults', 'ADULT'],
  ['youths', 'YOUTH'],
  ['children', 'CHILD'],
  ['infants', 'INFANT'],
  ['seniors', 'SENIOR'],
];

type Reader = {
  line: number;
  text: (column: ImportColumn) => string;
  /** What a cell means; `undefined` of `read` is a fault. */
  value: <T>(
    column: ImportColumn,
    what: CellFault['what'],
    read: (text: string) => T | undefined,
  ) => T | undefined;
  isRead: () => boolean;
};

/** What the file calls a trip: with its option, where that has a column. */
export const productIn = (text: (column: ImportColumn) => string) =>
  [text('product'), text('option')].filter(Boolean).join(' · ');

const nameIn = (text: Reader['text']) =>
  text('name') || [text('firstName'), text('lastName')].filter(Boolean).join(' ');

const UNITS: readonly (readonly [UnitType, RegExp])[] = [
  ['CHILD', /^(?:child|kid|ni[nñ]|kind|infants?$|nen)/i],
  ['INFANT', /^(?:bab|beb|nad|klein)/i],
  ['YOUTH', /^(?:you|joven|jove|jug)/i],
  ['SENIOR', /^(?:sen|mayor|gent|jub)/i],
  ['FAMILY', /^fam/i],
  ['STUDENT', /^(?:stud|estud)/i],
  ['ADULT', /^(?:adu|erw|$)/i],
];
const unitIn = (text: string): UnitType | undefined =>
  UNITS.find(([, pattern]) => pattern.test(text.trim()))?.[0];

function bookingRow(
  { line, text, value }: Reader,
  { days, columns }: ImportMapping,
  products: Products,
) {
  const date = value('date', 'date', (cell) => dayIn(cell, days));
  const timeColumn = columns.time === undefined ? 'date' : 'time';
  const time = value(timeColumn, 'time', (cell) => (cell === '' ? '' : timeIn(cell))) ?? '';
  const people: Partial<Record<UnitType, number>> = {};
  for (const [column, type] of PEOPLE) {
    const number = value(column, 'number', (cell) => countIn(cell)) ?? 0;
    if (number > 0) people[type] = number;
  }
  if (Object.keys(people).length === 0)
    Object.assign(
      people,
      value('people', 'number', (cell) => peopleIn(cell)),
    );
  const totalCents = value('total', 'amount', centsIn) ?? null;
  const dueCents = value('due', 'amount', centsIn) ?? null;
  const paid = value('paid', 'amount', (cell) => paidIn(cell, totalCents)) ?? null;
  const rest = totalCents !== null && dueCents !== null ? Math.max(0, totalCents - dueCents) : null;
  const product = productIn(text);
  const chosen = products[product];
  return {
    ...{ line, reference: text('reference'), product, date: date ?? '', time, people },
    optionId: typeof chosen === 'number' ? chosen : null,
    ...{ name: nameIn(text), email: text('email'), phone: text('phone') },
    ...{ language: languageIn(text('language')), totalCents, notes: text('notes') },
    paidCents: paid ?? rest,
  };
}

function tripRow({ line, text, value }: Reader, { days }: ImportMapping) {
  const adult = value('adultPrice', 'amount', centsIn) ?? null;
  const child = value('childPrice', 'amount', centsIn) ?? null;
  const times = text('times')
    .split(/[,;|\n]| {2,}/)
    .flatMap((one) => one.trim() || [])
    .map((one) => timeIn(one));
  if (times.includes(undefined)) value('times', 'time', () => undefined);
  return {
    ...{ line, name: text('product'), description: text('description') },
    location: text('location'),
    minutes: text('duration') ? (value('duration', 'duration', minutesIn) ?? null) : null,
    capacity: text('capacity') ? (value('capacity', 'number', countIn) ?? null) : null,
    times: times.filter((time): time is string => time !== undefined && time !== ''),
    weekdays: value('weekdays', 'weekdays', weekdaysIn),
    ...seasonIn(value, days),
    prices: {
      ...(adult !== null && { ADULT: adult }),
      ...(child !== null && { CHILD: child }),
    },
  };
}

const seasonIn = (value: Reader['value'], days: ImportMapping['days']) => {
  const day = (column: ImportColumn) =>
    value(column, 'date', (cell) => (cell === '' ? '' : seasonDayIn(cell, days)));
  return {
    seasonFrom: day('seasonFrom') || undefined,
    seasonTo: day('seasonTo') || undefined,
  };
};

function priceRow({ line, text, value }: Reader, { days }: ImportMapping, products: Products) {
  const product = productIn(text);
  const chosen = products[product];
  return {
    ...{ line, product, optionId: typeof chosen === 'number' ? chosen : null },
    unit: value('unit', 'unit', unitIn),
    ...seasonIn(value, days),
    cents: value('price', 'amount', (cell) => centsIn(cell) ?? undefined) ?? 0,
  };
}

/** Trips that bookings name and that are made as drafts, with the starts that the file has. */
function draftsOf(rows: readonly ReturnType<typeof bookingRow>[], products: Products) {
  const byProduct = Map.groupBy(
    rows.filter(({ product }) => products[product] === AS_DRAFT),
    ({ product }) => product,
  );
  return [...byProduct].map(([name, own]) => ({
    ...{ line: own[0]?.line ?? 2, name },
    times: [...new Set(own.flatMap(({ time }) => time || '10:00'))].sort(),
  }));
}

/** The rows of a file as its mapping says, and the cells that cannot be read. */
export function toRows(
  kind: ImportKind,
  file: ImportFile,
  mapping: ImportMapping,
  products: Products,
): Understood {
  const faults: CellFault[] = [];
  const places = new Map(
    Object.entries(mapping.columns).map(([column, name]) => [column, file.header.indexOf(name)]),
  );
  let cancelled = 0;
  const read = <T>(rowOf: (reader: Reader) => T): T[] =>
    file.rows.flatMap(({ line, cells }) => {
      const before = faults.length;
      const text = (column: ImportColumn) => cells[places.get(column) ?? -1] ?? '';
      if (kind === 'bookings' && isCancelled(text('status'))) {
        cancelled += 1;
        return [];
      }
      const reader: Reader = {
        ...{ line, text },
        isRead: () => faults.length === before,
        value: (column, what, understand) => {
          if (!places.has(column)) return undefined;
          const cell = text(column);
          const found = understand(cell);
          if (found === undefined)
            faults.push({ line, column, what: cell === '' ? 'empty' : what, value: cell });
          return found;
        },
      };
      const row = rowOf(reader);
      return reader.isRead() ? [row] : [];
    });
  const sent = (): ImportCheck => {
    if (kind === 'bookings') {
      const rows = read((reader) => bookingRow(reader, mapping, products));
      return { kind, rows, trips: draftsOf(rows, products) };
    }
    if (kind === 'trips') return { kind, rows: read((reader) => tripRow(reader, mapping)) };
    if (kind === 'prices')
      return { kind, rows: read((reader) => priceRow(reader, mapping, products)) };
    return {
      kind,
      rows: read(({ line, text }) => ({
        ...{ line, name: nameIn(text), email: text('email'), phone: text('phone') },
        ...{ language: languageIn(text('language')), notes: text('notes') },
      })),
    };
  };
  const understood = sent();
  return { sent: understood, faults, cancelled };
}
