import { islandClock } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import {
  anchoredValues,
  occurrences,
  type SaleAnchor,
  type SaleField,
} from '#contract/sales/anchors.ts';
import type { DateOrder, Reading, ReadPeople, SaleKind } from '#contract/sales/reading.ts';
import { readEmail, readPhone } from './contact.ts';
import { readDate } from './days.ts';
import { anyOf, fold } from './fold.ts';
import { readTime } from './hours.ts';
import { mayUndo } from './kind.ts';
import { readCents } from './money.ts';
import { readTrips } from './names.ts';
import { readPeople } from './people/people.ts';
import { PEOPLE_WORDS } from './people/words.ts';
import type { ReadBy } from './read-message.ts';

/** The layout of a sender's mails. */
export type SaleLayout = {
  anchors: readonly SaleAnchor[];
  language: Language | null;
  dateOrder: DateOrder | null;
  /** Words that only a mail about a change, or a cancellation, has. */
  changedText: string;
  cancelledText: string;
  /** What the sender calls our options. */
  names: readonly { name: string; optionId: number }[];
};
export const LAYOUT_FAULTS = [
  'layout',
  'kind',
  'reference',
  'trip',
  'day',
  'time',
  'people',
  'net',
] as const;
/** Which part could not be read without asking. */
export type LayoutFault = (typeof LAYOUT_FAULTS)[number];

const has = (text: string, phrase: string) => phrase.trim() !== '' && occurrences(text, phrase) > 0;

/** New, changed or cancelled, by the sender's own words; undefined when others hint at something else. */
function kindOf(
  { changedText, cancelledText }: SaleLayout,
  text: string,
  subject: string,
): SaleKind | undefined {
  const all = `${subject}\n${text}`;
  const kinds = [
    ...(has(all, cancelledText) ? (['cancelled'] as const) : []),
    ...(has(all, changedText) ? (['changed'] as const) : []),
  ];
  if (kinds.length > 1) return undefined;
  if (kinds[0]) return kinds[0];
  const beginning = text.split('\n').slice(0, 4).join('\n');
  return mayUndo(fold(subject)) || mayUndo(fold(beginning)) ? undefined : 'new';
}

/** What the anchors find, by field; of several anchors of a field the first one that finds anything. */
function fieldsOf({ anchors }: SaleLayout, text: string): Map<SaleField, string[]> {
  const found = new Map<SaleField, string[]>();
  for (const anchor of anchors)
    if ((found.get(anchor.field)?.length ?? 0) === 0)
      found.set(anchor.field, anchoredValues(text, anchor));
  return found;
}

/** Whether a mail has the layout: its reference stands where it should, and unless it is cancelled, all other parts do. */
export function isOfLayout(layout: SaleLayout, text: string, subject = ''): boolean {
  const missing = [...fieldsOf(layout, text)].flatMap(([field, values]) =>
    values.length === 0 ? field : [],
  );
  if (layout.anchors.length === 0 || missing.includes('reference')) return false;
  return kindOf(layout, text, subject) !== 'new' || missing.every((field) => OPTIONAL.has(field));
}
const OPTIONAL: ReadonlySet<SaleField> = new Set<SaleField>([
  ...(['children', 'infants', 'phone', 'email', 'notes', 'option', 'name'] as const),
]);

/** Without the point or comma of the sentence that it ends. */
const inSentence = (text: string | undefined) => text?.replace(/[\s.,;:]+$/, '');

const digits = (text: string | undefined) => {
  const [number, more] = text?.match(/\d+/g) ?? [];
  return number !== undefined && more === undefined ? Number(number) : undefined;
};

/** Counts of their own fields, or the field that has all of them. */
function peopleOf(
  values: ReadonlyMap<SaleField, string>,
  language: Language | null,
): ReadPeople | null {
  const all = values.get('people');
  if (values.has('adults') || values.has('children')) {
    const [adults = 0, children = 0, infants = 0] = (
      ['adults', 'children', 'infants'] as const
    ).map((field) => digits(values.get(field)));
    const isUncertain = (['adults', 'children', 'infants'] as const).some(
      (field) => values.has(field) && digits(values.get(field)) === undefined,
    );
    return adults + children + infants > 0
      ? { adults, children, infants, ages: [], isUncertain }
      : null;
  }
  if (all === undefined) return null;
  const bare = /^\s*(\d{1,3})\s*$/.exec(all)?.[1];
  if (bare) return { adults: Number(bare), children: 0, infants: 0, ages: [], isUncertain: false };
  // «Infants» are babies in English and children in Catalan.
  const folded = fold(all).replace(/\binfants?\b/g, language === 'ca' ? 'nens' : 'babies');
  return readPeople(folded);
}

/** `2027-07-17T08:00:00Z` as the clocks on the island show it. */
const onIsland = (text: string) =>
  text.replace(
    /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})/g,
    (instant) => {
      const at = new Date(instant);
      return Number.isNaN(at.getTime()) ? instant : islandClock(at).slice(0, 16).replace('T', ' ');
    },
  );

const CHILD_ROWS = (['children', 'infants'] as const).map(
  (field) =>
    [
      field,
      new RegExp(
        `^(?:${anyOf(PEOPLE_WORDS[field])})\\b[^\\n\\d(]{0,20}(?:\\([^)\\n]*\\))?[\\s:x]*[1-9]\\d?$`,
        'm',
      ),
    ] as const,
);
/** Whether a row of the mail counts children or babies that the layout does not name. */
const hasUnreadPeople = (values: ReadonlyMap<SaleField, string>, text: string) =>
  CHILD_ROWS.some(([field, row]) => !values.has(field) && row.test(fold(text)));

/** Reads a mail by its sender's layout, and says which parts have to be asked. A cancellation needs its reference alone. */
export function readByLayout(
  layout: SaleLayout,
  text: string,
  by: ReadBy,
  subject = '',
): { reading: Reading; faults: LayoutFault[] } {
  const values = new Map<SaleField, string>();
  const faults = new Set<LayoutFault>();
  const kind = kindOf(layout, text, subject);
  if (!kind) faults.add('kind');
  const torn = new Set<SaleField>();
  for (const [field, [value, other]] of fieldsOf(layout, text)) {
    if (value !== undefined) values.set(field, value);
    if (other !== undefined) torn.add(field);
  }
  const asked = { today: by.today, order: layout.dateOrder };
  const days = readDate(onIsland(values.get('day') ?? ''), asked);
  const time = readTime(
    fold(onIsland(values.get('time') ?? values.get('day') ?? '')).replace(
      /\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}/g,
      ' ',
    ),
    true,
  );
  const tripText = [values.get('trip'), values.get('option')].filter(Boolean).join(' – ');
  const own = layout.names.filter(({ name }) => fold(name).trim() === fold(tripText).trim());
  const known = own.flatMap(({ optionId }) =>
    by.catalogue.filter((option) => option.optionId === optionId),
  );
  const trips =
    known.length > 0
      ? known.map(({ tripId, optionId }) => ({ tripId, optionId }))
      : readTrips(tripText, by.catalogue);
  const people = peopleOf(values, layout.language);
  const netText = values.get('net');
  const netCents = netText === undefined ? null : readCents(netText);
  const reference = inSentence(values.get('reference'))?.replace(/^#\s*/, '') ?? '';
  if (!/^(?=.*\d)[A-Za-z0-9][A-Za-z0-9/._-]{2,39}$/.test(reference) || torn.has('reference'))
    faults.add('reference');
  if (kind !== 'cancelled') {
    if (days.length !== 1 || torn.has('day')) faults.add('day');
    if (trips.length !== 1 || torn.has('trip') || torn.has('option')) faults.add('trip');
    if (
      !people ||
      people.isUncertain ||
      hasUnreadPeople(values, text) ||
      ['people', 'adults', 'children', 'infants'].some((one) => torn.has(one as SaleField))
    )
      faults.add('people');
    if (time.options.length > 1 || torn.has('time')) faults.add('time');
    if ((netText !== undefined && netCents === null) || torn.has('net')) faults.add('net');
  }
  return {
    reading: {
      kind: kind ?? 'new',
      language: layout.language,
      day: {
        certain: days.length === 1 ? (days[0] ?? null) : null,
        ...{ options: days, range: null, isRelative: false },
      },
      ...{ time, people, trips, netCents },
      tripText: tripText || null,
      reference: reference || null,
      name: inSentence(values.get('name')) ?? null,
      email: readEmail(values.get('email') ?? ''),
      phone: readPhone(values.get('phone') ?? '') ?? null,
      notes: values.get('notes') ?? null,
    },
    faults: [...faults],
  };
}
