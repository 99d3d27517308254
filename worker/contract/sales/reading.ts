import type { Language } from '../languages/language.ts';

export const DATE_ORDERS = ['dmy', 'mdy'] as const;
/** Whether the day or the month comes first in `12/07`. */
export type DateOrder = (typeof DATE_ORDERS)[number];

/** What a text says about the day. Without a `certain` one the firm chooses of the `options`. */
export type ReadDay = {
  certain: string | null;
  options: string[];
  /** Of a stay or a weekend: any day of it. */
  range: { from: string; to: string } | null;
  /** «Tomorrow»: it depends on when it was written. */
  isRelative: boolean;
};
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
export type ReadTime = {
  /** `HH:MM`; the second one where «at 6» may be the evening. */
  options: string[];
  part: DayPart | null;
};
export type ReadPeople = {
  adults: number;
  children: number;
  infants: number;
  /** Years of children, where the text has them. */
  ages: number[];
  /** The text may mean other numbers. */
  isUncertain: boolean;
};
/** An option, or a trip without saying which of its options. */
export type NamedOption = { tripId: number; optionId: number | null };

export const SALE_KINDS = ['new', 'changed', 'cancelled', 'question'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];

/** What the rules read of a message. */
export type Reading = {
  kind: SaleKind;
  language: Language | null;
  day: ReadDay;
  time: ReadTime;
  people: ReadPeople | null;
  /** Best first; more than one has to be asked. */
  trips: NamedOption[];
  /** The words that named the trip. */
  tripText: string | null;
  reference: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** What the partner pays for it. */
  netCents: number | null;
  notes: string | null;
};
