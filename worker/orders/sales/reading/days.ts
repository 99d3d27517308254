import { addDays, isCalendarDay } from '#contract/calendar.ts';
import type { DateOrder, ReadDay } from '#contract/sales/reading.ts';
import {
  ENGLISH_MONTHS,
  MONTH_NUMBERS,
  SHORT_WEEKDAY_NUMBERS,
  WEEKDAY_NUMBERS,
} from './day-words.ts';
import { anyOf, blanked, fold } from './fold.ts';

type Asked = { today: string; order?: DateOrder | null | undefined };
/** `days`: what it may mean; more than one has to be asked. */
type Mention = {
  at: number;
  end: number;
  days: string[];
  range?: { from: string; to: string } | undefined;
  isRelative?: boolean;
  weekday?: number;
};
type Rule = {
  pattern: RegExp;
  /** Undefined: it is no day, and other rules may read it. */
  read: (match: RegExpMatchArray, asked: Asked) => Omit<Mention, 'at' | 'end'> | undefined;
};

const ENGLISH_MONTH = `(${anyOf(ENGLISH_MONTHS)})\\b\\.?`;
const MONTH = `(${anyOf(MONTH_NUMBERS.keys())})\\b\\.?`;
const WEEKDAY = anyOf(WEEKDAY_NUMBERS.keys());
const YEAR = `(?:\\s*(?:,|de|del|of)?\\s*(20\\d\\d)\\b)?`;
const ORDINAL = '(?:st|nd|rd|th|\\.|º|o)?';
const AND = '(?:und|oder|and|or|y|e|i|o|u)';
const TO = '(?:-|bis|al|a|to|till|until|hasta|fins)';
const ARTICLE = '(?:el |al |the |den |dem |zum |am |dia )?';

const two = (number: number | string) => String(number).padStart(2, '0');
const dayOf = (year: number | string, month: number | string, day: number | string) => {
  const text = `${year}-${two(month)}-${two(day)}`;
  return isCalendarDay(text) ? text : undefined;
};
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
const unique = (days: readonly (string | undefined)[]) => [
  ...new Set(days.flatMap((day) => day ?? [])),
];

/** The next such day from today on; 29 February may be years ahead. */
function coming(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  const tries = [0, 1, 2, 3, 4].map((later) => dayOf(year + later, month, day));
  return tries.find((one) => one !== undefined && one >= today);
}
const dated = (year: string | undefined, month: number, day: number, today: string) =>
  year ? dayOf(year.length === 2 ? `20${year}` : year, month, day) : coming(month, day, today);

/** `12/07/2027`: by the order that is known, else whatever it may mean. */
function numeric(first: string, second: string, year: string | undefined, mark: string, by: Asked) {
  const [one, other] = [Number(first), Number(second)];
  const order = by.order ?? (mark === '.' ? 'dmy' : null);
  const dayFirst = dated(year, other, one, by.today);
  const monthFirst = dated(year, one, other, by.today);
  if (order) return unique([order === 'dmy' ? dayFirst : monthFirst]);
  return unique([dayFirst, monthFirst]);
}
const found = (days: string[], more: Omit<Mention, 'at' | 'end' | 'days'> = {}) =>
  days.length > 0 ? { days, ...more } : undefined;

const monthOf = (word: string | undefined) => MONTH_NUMBERS.get(word ?? '') ?? 0;
const nextWeekday = (weekday: number, today: string) =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7);
const spanOf = (from: string | undefined, to: string | undefined) =>
  from && to && from <= to ? { days: [from], range: { from, to } } : undefined;

/** The day with that number, a number of months later. */
function dayInMonth(today: string, later: number, written: string | undefined) {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1 + later, 1)).toISOString();
  return dayOf(at.slice(0, 4), at.slice(5, 7), Number(written));
}

/** After a number that is no day. */
const COUNTED =
  'personas|persones|people|personen|pers|adult|erw|kind|nin|nen|eur|€|%|anos|anys|jahre|places|plazas|platze|pax';
const NEXT_WEEKDAY =
  'next|nachsten?|nachster|nachste|proximo|proxima|proper|propera|que viene|que ve|vinent';

const RULES: readonly Rule[] = [
  {
    pattern: /(?<!\d)(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/,
    read: ([, year = '', month = '', day = '']) => found(unique([dayOf(year, month, day)])),
  },
  {
    pattern: /(?<![\d/.-])(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(20\d\d|\d\d)(?!\d|[./-]\d)/,
    read: ([, first = '', mark = '', second = '', year], by) =>
      found(numeric(first, second, year, mark, by)),
  },
  // 12 al 14 de julio, 12.-14. Juli
  {
    pattern: new RegExp(
      `(?<![\\d.,:/-])(\\d{1,2})${ORDINAL}\\s*${TO}\\s*${ARTICLE}(\\d{1,2})${ORDINAL}\\s*(?:de |d'|of )?${MONTH}${YEAR}`,
    ),
    read: ([, first, second, month, year], { today }) => {
      const from = dated(year, monthOf(month), Number(first), today);
      return spanOf(from, from && dayOf(from.slice(0, 4), monthOf(month), Number(second)));
    },
  },
  // 12 o 13 de julio
  {
    pattern: new RegExp(
      `(?<![\\d.,:/-])(\\d{1,2})${ORDINAL}\\s*${AND}\\s*${ARTICLE}(\\d{1,2})${ORDINAL}\\s*(?:de |d'|of )?${MONTH}${YEAR}`,
    ),
    read: ([, first, second, month, year], { today }) =>
      found(unique([first, second].map((day) => dated(year, monthOf(month), Number(day), today)))),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,:/-])(\\d{1,2})${ORDINAL}[\\s-]*(?:de |d'|of )?${MONTH}[\\s-]*${YEAR}`,
    ),
    read: ([, day, month, year], { today }) =>
      found(unique([dated(year, monthOf(month), Number(day), today)])),
  },
  {
    pattern: new RegExp(
      `\\b${ENGLISH_MONTH}\\s*(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]|\\s*(?:uhr|h\\b))${YEAR}`,
    ),
    read: ([, month, day, year], { today }) =>
      found(unique([dated(year, monthOf(month), Number(day), today)])),
  },
  {
    pattern:
      /(?<![\d.,:/-])(\d{1,2})(\/|\.)(\d{1,2})(?:(?<=\.\d{1,2})\.(?!\d)|(?<=\/\d{1,2})(?![\d/]))(?! ?(?:day|dia|tag|hour|hora|h\b|stern))/,
    read: ([text, first = '', mark = '', second = ''], by) =>
      text === '24/7' ? undefined : found(numeric(first, second, undefined, mark, by)),
  },
  {
    pattern: /\b(?:am|vom|bis|zum|den|el|dia) (\d{1,2})\.(\d{1,2})\b(?! ?uhr|[.:]\d)/,
    read: ([, day = '', month = ''], by) => found(numeric(day, month, undefined, '.', by)),
  },
  {
    pattern: /\b(?:pasado manana|dema passat|passat dema|ubermorgen|(?:the )?day after tomorrow)\b/,
    read: (_match, { today }) => ({ days: [addDays(today, 2)], isRelative: true }),
  },
  {
    // «por la mañana» and «am Morgen» are hours, «mañana por la mañana» is both.
    pattern:
      /\b(?:tomorrow|dema(?! passat)|(?<!\b(?:la|esta|de|al|am|jeden|guten|en|heute|[a-z]+tag|mittwoch) )(?:manana|morgen))\b/,
    read: (_match, { today }) => ({ days: [addDays(today, 1)], isRelative: true }),
  },
  {
    pattern: /\b(?:hoy|avui|heute|today|tonight|esta noche|esta tarde|aquesta tarda)\b/,
    read: (_match, { today }) => ({ days: [today], isRelative: true }),
  },
  {
    pattern:
      /\b(?:(?:this|the|am|el|este|proximo|aquest|next) )*(?:weekend|wochenende|fin de semana|finde|cap de setmana)\b/,
    read: (_match, { today }) => {
      const from = nextWeekday(6, today);
      return { days: [from], range: { from, to: addDays(from, 1) }, isRelative: true };
    },
  },
  {
    pattern:
      /\b(?:next week|nachste(?:r|n)? woche|kommende(?:r|n)? woche|(?:la )?semana que viene|(?:la )?proxima semana|(?:la )?setmana que ve|(?:la )?setmana vinent)\b/,
    read: (_match, { today }) => {
      const from = nextWeekday(1, addDays(today, 1));
      return { days: [from], range: { from, to: addDays(from, 6) }, isRelative: true };
    },
  },
  {
    pattern: /\b(?:in|en|d'aqui a|dentro de|within) (\d{1,2}) (?:days|dias|tagen|dies)\b/,
    read: ([, days], { today }) => ({ days: [addDays(today, Number(days))], isRelative: true }),
  },
  // jueves 17, Freitag, den 18.
  {
    pattern: new RegExp(
      `\\b(${WEEKDAY}),? (?:el |the |den |dia |dem |am )?(\\d{1,2})(?:\\.|st|nd|rd|th)?(?!\\d|[.,:/]\\d| ?(?:uhr|h\\b|${COUNTED}))`,
    ),
    read: ([, word = '', written], { today }) => {
      const months = Array.from({ length: 14 }, (_, later) => dayInMonth(today, later, written));
      const fitting = months.find(
        (one) => one && one >= today && weekdayOf(one) === WEEKDAY_NUMBERS.get(word),
      );
      return fitting ? { days: [fitting], isRelative: true } : undefined;
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:(${NEXT_WEEKDAY}) )?(${WEEKDAY})(?:(?:vor|nach)?mittags?|abends?|morgens?|morgen|fruh)?(?: (${NEXT_WEEKDAY}|de la semana que viene))?\\b`,
    ),
    read: ([, before, word = '', after], { today }) => {
      const weekday = WEEKDAY_NUMBERS.get(word) ?? 1;
      const first = nextWeekday(weekday, today);
      const next = addDays(first, 7);
      const isNext = Boolean(before ?? after);
      // «Next Friday», said in the same week, may be this or the next one; so may «Friday» on a Friday.
      const isOpen = first === today ? !isNext : isNext && weekdayOf(first) > weekdayOf(today);
      const days = isOpen ? [first, next] : [first === today ? next : first];
      return { days, isRelative: true, weekday };
    },
  },
  {
    pattern: new RegExp(
      `\\b(?:el dia|el|del dia|dia|am|on the|the|den) (\\d{1,2})(?:\\.|st|nd|rd|th)?(?!\\d|[.,:/]\\d| ?(?:uhr|h\\b|of\\b|de\\b|d'|${COUNTED}))`,
    ),
    read: ([, written], { today }) => {
      const months = [0, 1, 2].map((later) => dayInMonth(today, later, written));
      const next = months.find((one) => one !== undefined && one >= today);
      return next ? { days: [next], isRelative: true } : undefined;
    },
  },
];

/** All mentions of a day, each part of the text read once. */
function mentions(text: string, asked: Asked): { found: Mention[]; rest: string } {
  const all: Mention[] = [];
  let rest = text;
  for (const { pattern, read } of RULES)
    for (const match of [...rest.matchAll(new RegExp(pattern, 'g'))]) {
      const mention = read(match, asked);
      if (!mention) continue;
      all.push({ at: match.index, end: match.index + match[0].length, ...mention });
      rest = blanked(rest, match.index, match[0].length);
    }
  return { found: all.toSorted((one, other) => one.at - other.at), rest };
}

const SHORT = new RegExp(`\\b(${anyOf(SHORT_WEEKDAY_NUMBERS.keys())})\\.?,? {0,2}$`);

/** A weekday that stands next to a date decides between its meanings, or contradicts it. */
function checked(mention: Mention, text: string, all: readonly Mention[], today: string): Mention {
  if (mention.weekday || mention.range || mention.isRelative) return mention;
  const near = all.find(({ at, weekday }) => weekday && Math.abs(at - mention.at) < 24);
  const short = SHORT.exec(text.slice(Math.max(0, mention.at - 8), mention.at))?.[1];
  const weekday = near?.weekday ?? SHORT_WEEKDAY_NUMBERS.get(short ?? '');
  if (!weekday) return mention;
  const fitting = mention.days.filter((day) => weekdayOf(day) === weekday);
  if (fitting.length > 0) return { ...mention, days: fitting };
  const later = mention.days.filter((day) => day >= today);
  return { ...mention, days: unique([...later, nextWeekday(weekday, later[0] ?? today)]) };
}

/** One date may settle in which order the others are written. */
function settledOrder(all: readonly Mention[], text: string): DateOrder | undefined {
  const orders = all.flatMap(({ at }) => {
    const [, first, second] = /^(\d{1,2})[/-](\d{1,2})/.exec(text.slice(at)) ?? [];
    if (Number(first) > 12) return 'dmy' as const;
    return Number(second) > 12 ? ('mdy' as const) : [];
  });
  return new Set(orders).size === 1 ? orders[0] : undefined;
}

/** The days of a text, in folded spelling, and the text without them. A day that may be another one, or stands next to another one, is not `certain`. */
export function readDays(folded: string, asked: Asked): { day: ReadDay; rest: string } {
  const first = mentions(folded, asked);
  const order = asked.order ?? settledOrder(first.found, folded);
  const { found: all, rest } = order ? mentions(folded, { ...asked, order }) : first;
  const dates = all.filter(
    ({ at, weekday }) =>
      !weekday || !all.some((one) => !one.weekday && Math.abs(one.at - at) < 24 && !one.range),
  );
  const meant = dates.map((one) => checked(one, folded, all, asked.today));
  const range = meant.find((one) => one.range)?.range;
  const separate = new Map(meant.map((one) => [one.days.join(), one.days]));
  const options = unique(meant.flatMap(({ days }) => days)).slice(0, 6);
  const ranged = stayIn(meant, folded);
  const only = separate.size === 1 && options.length === 1 && !range && !ranged;
  return {
    day: {
      certain: only ? (options[0] ?? null) : null,
      options,
      range: ranged ?? range ?? null,
      isRelative: meant.some(({ isRelative }) => isRelative),
    },
    rest,
  };
}

/** «vom 3. Juli bis 8. Juli», «entre el 10 y el 14»: two dates that are the ends of a stay. */
function stayIn(all: readonly Mention[], text: string) {
  const [one, other] = all;
  if (all.length !== 2 || !one || !other || one.range || other.range) return undefined;
  const [from, to] = [one.days, other.days].map(([day, more]) => (more ? undefined : day));
  const between = text.slice(one.end, other.at);
  const isStay =
    /^[ ,]*(?:-|bis|al?|to|until|till|hasta|fins)\b/.test(between) ||
    (/\b(?:entre|between|zwischen)\b[^.?!]*$/.test(text.slice(0, one.at)) &&
      /^ ?(?:y|i|and|und)\b/.test(between));
  return isStay && from && to && from < to ? { from, to } : undefined;
}

/** A date that is the whole content of a field. */
export function readDate(text: string, asked: Asked): string[] {
  const { day } = readDays(fold(text), asked);
  return day.isRelative || day.range ? [] : day.options;
}
