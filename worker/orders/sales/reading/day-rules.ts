import { addDays } from '#contract/calendar.ts';
import {
  coming,
  dated,
  dayInMonth,
  dayOf,
  found,
  monthOf,
  nextWeekday,
  numeric,
  type Rule,
  spanOf,
  unique,
  weekdayOf,
} from './day-dates.ts';
import {
  ENGLISH_MONTHS,
  MONTH_NUMBERS,
  SHORT_WEEKDAY_NUMBERS,
  WEEKDAY_NUMBERS,
} from './day-words.ts';
import { anyOf } from './fold.ts';
import { DISTANCE_RULES } from './relative-days.ts';

const ENGLISH_MONTH = `(${anyOf(ENGLISH_MONTHS)})\\b\\.?`;
const MONTH = `(${anyOf(MONTH_NUMBERS.keys())})\\b\\.?`;
const WEEKDAY = anyOf(WEEKDAY_NUMBERS.keys());
const YEAR = `(?:\\s*(?:,|de|del|of)?\\s*(20\\d\\d)\\b)?`;
const ORDINAL = '(?:st|nd|rd|th|\\.|º|o)?';
const AND = '(?:und|oder|and|or|y|e|i|o|u)';
const TO = '(?:-|bis|al|a|to|till|until|hasta|fins)';
const ARTICLE = '(?:el |al |the |den |dem |zum |am |dia )?';

/** After a number that is no day. */
const COUNTED =
  'personas|persones|people|personen|pers|adult|erw|kind|nin|nen|eur|€|%|anos|anys|jahre|places|plazas|platze|pax|ppl|people|[ap]\\.?m\\b';
const NEXT_WEEKDAY =
  'next|nachsten?|nachster|nachste|proximo|proxima|proper|propera|que viene|que ve|vinent';

/** What names a day, the most exact first. */
export const DAY_RULES: readonly Rule[] = [
  // 17. oder 18.08.27, 17.-19.8., 17/18.08., 17 y 18/7
  {
    pattern: new RegExp(
      `(?<![\\d.,:/-])(\\d{1,2})\\.?\\s*(${AND}\\b|${TO}|/(?=\\d{1,2}\\.))\\s*${ARTICLE}(\\d{1,2})([./])(\\d{1,2})(?:\\4(20\\d\\d|\\d\\d))?(?!\\d|:| ?(?:uhr|h\\b))`,
    ),
    read: ([, first = '', link = '', second = '', mark = '', month = '', year], by) => {
      const [from, to] = [first, second].map((day) => numeric(day, month, year, mark, by));
      if (from?.length === 1 && to?.length === 1 && new RegExp(`^${TO}$`).test(link))
        return spanOf(from[0], to[0]);
      return found(unique([...(from ?? []), ...(to ?? [])]));
    },
  },
  {
    pattern: /(?<!\d)(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/,
    read: ([, year = '', month = '', day = '']) => found(unique([dayOf(year, month, day)])),
  },
  {
    pattern: /(?<![\d/.-])(\d{1,2}) ?([./-]) ?(\d{1,2}) ?\2 ?(20\d\d|\d\d)(?!\d|[./-]\d)/,
    read: ([, first = '', mark = '', second = '', year], by) =>
      found(numeric(first, second, year, mark, by)),
  },
  // 12 al 14 de julio, 12.-14. Juli, entre el 12 y el 14 de julio
  {
    pattern: new RegExp(
      `(?<![\\d.,:/-])(?:(?:(?<=\\b(?:entre|between|zwischen) (?:el |the |dem |den )?)(\\d{1,2})${ORDINAL}\\s*${AND})|(\\d{1,2})${ORDINAL}\\s*${TO})\\s*${ARTICLE}(\\d{1,2})${ORDINAL}\\s*(?:de |d'|of )?${MONTH}${YEAR}`,
    ),
    read: ([, between, first, second, month, year], { today }) => {
      const from = dated(year, monthOf(month), Number(between ?? first), today);
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
  // semana del 12 de julio, Woche ab dem 12. Juli
  {
    pattern: new RegExp(
      `\\b(?:semana|setmana|week|woche)(?: (?:del?|of|vom|von|ab|from|beginning|commencing|starting))? ${ARTICLE}(\\d{1,2})${ORDINAL}\\s*(?:de |d'|of )?${MONTH}${YEAR}`,
    ),
    read: ([, day, month, year], { today }) => {
      const from = dated(year, monthOf(month), Number(day), today);
      return spanOf(from, from && addDays(from, 6));
    },
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
      `\\b${ENGLISH_MONTH}\\s*(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[:.]\\d|\\s*(?:uhr|h\\b))${YEAR}`,
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
  ...DISTANCE_RULES,
  {
    pattern: /\b(?:pasado manana|dema passat|passat dema|ubermorgen|(?:the )?day after tomorrow)\b/,
    read: (_match, { today }) => ({ days: [addDays(today, 2)], isRelative: true }),
  },
  {
    // «por la mañana» and «am Morgen» are hours, «mañana por la mañana» is both.
    pattern:
      /\b(?:tomorrow|tmrw|tmw|dema(?! passat)|(?<!\b(?:la|esta|de|al|am|jeden|guten|en|heute|[a-z]+tag|mittwoch) )(?:manana|morgen))\b/,
    read: (_match, { today }) => ({ days: [addDays(today, 1)], isRelative: true }),
  },
  {
    pattern: /\b(?:hoy|avui|heute|today|tonight|esta noche|esta tarde|aquesta tarda)\b/,
    read: (_match, { today }) => ({ days: [today], isRelative: true }),
  },
  // el finde del 19, Wochenende vom 19.
  {
    pattern: new RegExp(
      `\\b(?:weekend|wochenende|fin de semana|finde|cap de setmana)(?: (?:del?|of|vom|am|ab))? ${ARTICLE}(\\d{1,2})${ORDINAL}(?!\\d|[.,:/]\\d| ?(?:uhr|h\\b|${COUNTED}))(?:\\s*(?:de |d'|of )?${MONTH})?`,
    ),
    read: ([, day, month], { today }) => {
      const near = month
        ? [coming(monthOf(month), Number(day), today)]
        : [0, 1, 2].map((later) => dayInMonth(today, later, day));
      const first = near.find((one) => one !== undefined && one >= today);
      const from = first && addDays(first, weekdayOf(first) === 7 ? -1 : 0);
      return from && weekdayOf(from) === 6 ? spanOf(from, addDays(from, 1)) : undefined;
    },
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
  // on the 16th or 17th; «on the 16th and 2 kids» is one day
  {
    pattern: new RegExp(
      `\\b(?:the|el|els|los|den|am|dia|del) (\\d{1,2})(?:st|nd|rd|th|\\.)?,? (?:or|oder|o|u) ${ARTICLE}(\\d{1,2})(?:st|nd|rd|th|\\.)?(?!\\d|[.,:/]\\d| ?(?:uhr|h\\b|of\\b|de\\b|d'|${COUNTED}))`,
    ),
    read: ([, ...numbers], { today }) => {
      const days = numbers.map((written) =>
        [0, 1, 2]
          .map((later) => dayInMonth(today, later, written))
          .find((one) => one && one >= today),
      );
      return found(unique(days), { isRelative: true });
    },
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
  // am So
  {
    pattern: /\b(?:am|diesen|kommenden) (mo|di|mi|do|fr|sa|so)\b(?=\s*(?:[?!,.;]|$| [a-z]))/,
    read: ([, word = ''], { today }) => {
      const weekday = SHORT_WEEKDAY_NUMBERS.get(word) ?? 1;
      const first = nextWeekday(weekday, today);
      return {
        days: first === today ? [first, addDays(first, 7)] : [first],
        isRelative: true,
        weekday,
      };
    },
  },
  // Wed 16th, Sa 19.
  {
    pattern: new RegExp(
      `\\b(${anyOf(SHORT_WEEKDAY_NUMBERS.keys())})\\.?,? (?:the |el |den )?(\\d{1,2})(?:\\.(?!\\d)|st|nd|rd|th)(?!\\s*(?:uhr|h\\b))`,
    ),
    read: ([, word = '', written], { today }) => {
      const months = [0, 1, 2, 3].map((later) => dayInMonth(today, later, written));
      const next = months.find((one) => one !== undefined && one >= today);
      const isSame = next && weekdayOf(next) === SHORT_WEEKDAY_NUMBERS.get(word);
      return isSame ? { days: [next], isRelative: true } : undefined;
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
      return next ? { days: [next], isRelative: true, isBare: true } : undefined;
    },
  },
];
