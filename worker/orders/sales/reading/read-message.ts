import type { Language } from '#contract/languages/language.ts';
import type { DateOrder, ReadDay, Reading } from '#contract/sales/reading.ts';
import { readEmail, readName, readPhone, readReference, readRoom } from './contact.ts';
import { readDays } from './days.ts';
import { fold } from './fold.ts';
import { readTime } from './hours.ts';
import { readKind } from './kind.ts';
import { readLanguage } from './language.ts';
import { readNetCents } from './money.ts';
import { type CatalogueOption, readTrips } from './names.ts';
import { readPeople } from './people/people.ts';

/** What a message is read by. */
export type ReadBy = {
  /** The day on which it was written, on the island. */
  today: string;
  catalogue: readonly CatalogueOption[];
  order?: DateOrder | null;
  language?: Language | null;
};

/** Without phone numbers, addresses and references, whose figures are no days or people. */
const withoutContact = (folded: string) =>
  folded
    .replace(/[\w.+%-]+@[\w.-]+/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/(?:\+|\b00)\s?\d[\d\s().-]{6,18}\d/g, ' ')
    .replace(/\b0\d{2,4}[\s/.-]{0,3}\d{3,4}[\s.-]?\d{2,6}\b/g, ' ')
    .replace(/\b[679]\d{2}[\s.-]?\d{2,3}[\s.-]?\d{2,3}(?:[\s.-]?\d{2,3})?\b/g, ' ')
    .replace(
      /\b(?:hab(?:itacion|itacio)?\.?|room|zimmer|zi\.)\s*(?:nr\.?|n[ºo.]|no\.?|#)?\s*\d{1,4}[a-z]?\b/g,
      ' ',
    );

/** Reads a message in free words, in any of the four languages. */
export function readMessage(text: string, by: ReadBy, subject = ''): Reading {
  const both = subject ? `${subject}\n${text}` : text;
  const folded = withoutContact(fold(both));
  const { day, rest } = readDays(folded, by);
  const time = readTime(rest);
  const language = by.language ?? readLanguage(fold(text));
  const trips = readTrips(both, by.catalogue);
  const reference = readReference(both);
  const kind = readKind(fold(text), fold(subject));
  return {
    // What has a reference and asks nothing is a sale in words of its own.
    kind: kind === 'question' && reference !== null && !text.includes('?') ? 'new' : kind,
    // «From the 14th to the 16th» is the former day and the new one.
    ...{ day: kind === 'changed' ? eitherEnd(day) : day, language, time, trips },
    people: readPeople(
      withoutTimes(rest).replace(/\binfants?\b/g, language === 'ca' ? 'nens' : 'babies'),
    ),
    tripText: null,
    reference,
    name: readName(text),
    email: readEmail(text),
    phone: readPhone(text),
    netCents: readNetCents(folded),
    notes: readRoom(text),
  };
}

const eitherEnd = (day: ReadDay): ReadDay =>
  day.range ? { ...day, options: [day.range.from, day.range.to], range: null } : day;

const withoutTimes = (text: string) =>
  text.replace(
    /(?<![\d.,])\d{1,2}(?:[:.]\d{2})? ?(?:uhr|hrs?\b|h\b|[ap]\.?m\b)|(?<!\d)\d{1,2}:\d{2}(?!\d)|\b(?:a las?|a les?|um|at) \d{1,2}(?![\d:.,])/g,
    ' ',
  );
