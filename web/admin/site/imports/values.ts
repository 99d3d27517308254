import { LOCALES } from '#base/i18n/formats/format.ts';
import { isCalendarDay } from '#contract/calendar.ts';
import { isLanguage, LANGUAGES, type Language } from '#contract/languages/language.ts';

// How the files of other systems write days, times, amounts and numbers of people.

/** The order of day, month and year where all are numbers. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const inAll = (of: (locale: string) => string[]) =>
  LANGUAGES.map((language) =>
    of(LOCALES[language]).map((word) => plain(word).replace(/[^a-z]/g, '')),
  );

/** The first three letters of the months in each language, and more where these are not enough. */
const MONTHS = inAll((locale) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2027, month, 15)),
    ),
  ),
);
function monthOf(word: string): number | undefined {
  const letters = plain(word).replace(/[^a-z]/g, '');
  if (letters.length < 3) return undefined;
  for (const months of MONTHS) {
    // In Catalan months have a preposition: «de juny», «d’abril».
    const at = months.findIndex(
      (name) =>
        name.replace(/^(?:de|d)(?=[aeioujfmagsnd])/, '').startsWith(letters) ||
        name.startsWith(letters),
    );
    if (at >= 0) return at + 1;
  }
  return undefined;
}

const yearOf = (text: string) => (text.length === 2 ? `20${text}` : text);
const dayFrom = (year: string, month: number | string, day: string): string | undefined => {
  const text = `${yearOf(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
};
const NUMBERS = /(?<!\d)(\d{1,2})\s*([./-])\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})(?!\d)/;
const YEAR_FIRST = /(?<!\d)(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/;
const DAY_WORD =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s.,-]*(?:de\s+|d['’]\s*)?([\p{L}]{3,})[\s.,'’-]*(?:de(?:l)?\s+)?(\d{4}|\d{2})(?!\d)/u;
const WORD_DAY = /([\p{L}]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u;

/** A day out of a cell, which may have a weekday and a time, too. */
export function dayIn(text: string, order: DayOrder): string | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year && month && day) return dayFrom(year, month, day);
  const [, first, separator, second, last] = NUMBERS.exec(text) ?? [];
  if (first && second && last) {
    // With dots between them the day comes first in every country.
    const isMonthFirst = order === 'mdy' && separator !== '.';
    return isMonthFirst ? dayFrom(last, first, second) : dayFrom(last, second, first);
  }
  const [, dayOfWord, word, yearOfWord] = DAY_WORD.exec(text) ?? [];
  const named = word && monthOf(word);
  if (dayOfWord && named && yearOfWord) return dayFrom(yearOfWord, named, dayOfWord);
  const [, wordBefore, dayAfter, yearAfter] = WORD_DAY.exec(text) ?? [];
  const before = wordBefore && monthOf(wordBefore);
  return before && dayAfter && yearAfter ? dayFrom(yearAfter, before, dayAfter) : undefined;
}

/** Month first when a day beyond the twelfth stands second, and none stands first. */
export function guessDays(cells: readonly string[]): DayOrder {
  const pairs = cells.flatMap((cell) => {
    const [, first, separator, second] = YEAR_FIRST.test(cell) ? [] : (NUMBERS.exec(cell) ?? []);
    return first && second && separator !== '.' ? [[Number(first), Number(second)] as const] : [];
  });
  return pairs.some(([, second]) => second > 12) && !pairs.some(([first]) => first > 12)
    ? 'mdy'
    : 'dmy';
}

const CLOCK =
  /(?<![\d.,/])(\d{1,2})\s*(?:[:h.]\s*(\d{2}))(?::\d{2})?\s*(?:h|uhr)?\s*([ap])?\.?\s*m?/i;
const HOUR = /^(\d{1,2})\s*(?:h|uhr)?\s*(?:([ap])\.?\s*m\.?)?$/i;
/** A time of day out of a cell: `10`, `10.30`, `10h30`, `9:00 AM`; empty without one. */
export function timeIn(text: string): string | undefined {
  const rest = text
    .replace(YEAR_FIRST, ' ')
    .replace(NUMBERS, ' ')
    .replace(/(\d)T(?=\d)/, ' ')
    .replace(/^T/, ' ')
    .trim();
  if (rest === '') return '';
  const found = CLOCK.exec(rest);
  const alone = found ? null : HOUR.exec(rest);
  const [hours, minutes, half] = found
    ? [found[1], found[2], found[3]]
    : [alone?.[1], '00', alone?.[2]];
  if (hours === undefined) return undefined;
  const twelve = Number(hours) % 12;
  const hour = half ? (half.toLowerCase() === 'p' ? twelve + 12 : twelve) : Number(hours);
  return hour < 24 && Number(minutes) < 60
    ? `${String(hour).padStart(2, '0')}:${minutes}`
    : undefined;
}

/** An amount in cents: `1.234,50`, `1,234.50`, `€ 98`. Three figures behind a separator are thousands; empty is null. */
export function centsIn(text: string): number | null | undefined {
  const bare = text
    .replace(/[^\d.,'’-]/g, '')
    .replace(/['’]/g, '')
    .replace(/[.,-]+$/, '');
  if (bare === '') return text.trim() === '' || /^[-–—\s€$£]+$/.test(text) ? null : undefined;
  if (!/^-?\d[\d.,]*$/.test(bare)) return undefined;
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const separator = bare[last] ?? '';
  const behind = last < 0 ? '' : bare.slice(last + 1);
  const isOnly = last >= 0 && bare.indexOf(separator) === last;
  const other = separator === ',' ? '.' : ',';
  const isDecimal = isOnly && (behind.length !== 3 || bare.includes(other));
  const whole = (isDecimal ? bare.slice(0, last) : bare).replace(/[.,]/g, '');
  const value = Number(`${whole}.${isDecimal ? behind : '0'}`);
  return Number.isFinite(value) && value >= 0 ? Math.round(value * 100) : undefined;
}

/** A number of people; empty is none. */
export const countIn = (text: string): number | undefined => {
  const digits = /^\s*(\d{1,4})(?:[.,]0+)?\s*(?:x|pax|pers\.?|\p{L}+)?\s*$/iu.exec(text)?.[1];
  if (text.trim() === '' || /^[-–—]$/.test(text.trim())) return 0;
  return digits === undefined ? undefined : Number(digits);
};

type Kind = 'ADULT' | 'YOUTH' | 'CHILD' | 'INFANT' | 'SENIOR';
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['CHILD', /^(?:child|kid|nin|menor|kind|nen|infants? \()/],
  ['INFANT', /^(?:bab|bebe|infant|saugl|nadon|kleinkind|toddler)/],
  ['YOUTH', /^(?:youth|teen|joven|jove|jugend|student|estudiant)/],
  ['SENIOR', /^(?:senior|jubil|mayor|gent gran|rentner|pension)/],
  ['ADULT', /^(?:adult|erwachsen|person|pax|guest|gast|gaste|participant|teilnehm|huesped|hoste)/],
];
/** Numbers of people by kind: `4`, or `2 Adults, 1 Child`. */
export function peopleIn(text: string): Partial<Record<Kind, number>> | undefined {
  const alone = countIn(text);
  if (alone !== undefined) return alone === 0 ? {} : { ADULT: alone };
  const people: Partial<Record<Kind, number>> = {};
  for (const [, number, word = ''] of plain(text).matchAll(
    /(\d{1,4})\s*(?:x\s*)?([a-z][a-z ]*)/g,
  )) {
    const kind = KINDS.find(([, pattern]) => pattern.test(word.trim()))?.[0];
    if (!kind) return undefined;
    people[kind] = (people[kind] ?? 0) + Number(number);
  }
  return Object.keys(people).length > 0 ? people : undefined;
}

/** A language by code or name in any of ours; null when it is another one, or none. */
export function languageIn(text: string): Language | null {
  const word = plain(text).trim();
  const code = word.slice(0, 2);
  if (/^[a-z]{2}(?:[-_].*)?$/.test(word) && isLanguage(code)) return code;
  return (
    LANGUAGES.find((language) =>
      LANGUAGES.some((reader) => {
        const name = new Intl.DisplayNames([LOCALES[reader]], { type: 'language' }).of(language);
        return name !== undefined && plain(name) === word;
      }),
    ) ?? null
  );
}

const CANCELLED = /cancel|anul|storn|void|declin|expired|rebooked/i;
export const isCancelled = (text: string) => CANCELLED.test(text);
const PAID = /^(?:paid|fully paid|paid in full|yes|si|sí|ja|bezahlt|pagad[oa]?|pagat|completed?)$/i;
/** What was paid of a total: an amount, or a word for all of it; other words are nothing. */
export function paidIn(text: string, totalCents: number | null): number | null | undefined {
  if (PAID.test(text.trim())) return totalCents;
  return /\d/.test(text) ? centsIn(text) : null;
}

/** Minutes: `150`, `2h30`, `2:30`, `2,5 h`, `3 hours`. */
export function minutesIn(text: string): number | undefined {
  const word = plain(text).trim();
  const clock = /^(\d{1,2})\s*(?::|h|std\.?|hours?|horas?|hores?|stunden?)\s*(\d{1,2})/.exec(word);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)/.exec(word) ?? [];
  if (number === '') return undefined;
  const value = Number(number.replace(',', '.'));
  if (/^(?:h|hour|hora|hore|std|stund)/.test(unit)) return Math.round(value * 60);
  if (/^(?:d|dia|day|tag|di)/.test(unit)) return Math.round(value * 480);
  return unit === '' && value <= 12 ? Math.round(value * 60) : Math.round(value);
}

/** A day of every year: `1.5.`, `01/05`, `05-01`, `1 May`. */
export function seasonDayIn(text: string, order: DayOrder): string | undefined {
  const trimmed = text.trim();
  if (/^\d{2}-\d{2}$/.test(trimmed)) return trimmed;
  const withYear =
    dayIn(trimmed, order) ??
    dayIn(`${trimmed.replace(/[./]$/, '')}/2028`, order) ??
    dayIn(`${trimmed} 2028`, order);
  return withYear?.slice(5);
}

const WEEKDAYS = inAll((locale) =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2027, 0, 4 + day)),
    ),
  ),
);
/** Weekdays: `1,3,5`, `Mo Mi Fr`, `daily`; 1 is Monday. */
export function weekdaysIn(text: string): number[] | undefined {
  const words = plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (words.length === 0 || /^(?:daily|every|cada|tod|taglich|alle|diari)/.test(words.join(' ')))
    return [1, 2, 3, 4, 5, 6, 7];
  const days = words.map((word) =>
    /^[1-7]$/.test(word)
      ? Number(word)
      : (WEEKDAYS.map((names) => names.findIndex((name) => name.startsWith(word))).find(
          (at) => at >= 0,
        ) ?? -1) + 1,
  );
  return days.every((day) => day > 0) ? [...new Set(days)].sort() : undefined;
}
