import { addDays } from '#contract/calendar.ts';
import { nextWeekday, type Rule, weekdayOf } from './day-dates.ts';
import { SHORT_WEEKDAY_NUMBERS, WEEKDAY_NUMBERS } from './day-words.ts';
import { anyOf } from './fold.ts';
import { NUMBER, numberOf } from './number-words.ts';

const WEEKDAY = anyOf(WEEKDAY_NUMBERS.keys());
const ENGLISH_SHORT = 'mon|tues?|wed|thurs?|thu|fri|sat|sun';

/** The weekday that comes, and weeks after it. */
const later = (word: string | undefined, weeks: number, today: string) => {
  const weekday = WEEKDAY_NUMBERS.get(word ?? '') ?? SHORT_WEEKDAY_NUMBERS.get(word ?? '') ?? 1;
  const first = nextWeekday(weekday, today);
  return { days: [addDays(first, 7 * weeks)], isRelative: true };
};

/** A week is «eight days» to many, two are fifteen: both are asked. */
function inDays(count: number, today: string) {
  const counts = count === 8 || count === 15 ? [count - 1, count] : [count];
  return { days: counts.map((days) => addDays(today, days)), isRelative: true };
}

/** Days that are named by their distance; before the rules that read a weekday or «today» alone. */
export const DISTANCE_RULES: readonly Rule[] = [
  // Freitag in einer Woche, viernes en ocho, Saturday week
  {
    pattern: new RegExp(
      `\\b(${WEEKDAY})(?: (?:in (?:einer|1) woche|in (?:acht|8) tagen)| en (?:ocho|vuit)(?: dias| dies)?| week)\\b`,
    ),
    read: ([, word], { today }) => later(word, 1, today),
  },
  {
    pattern: new RegExp(`\\b(${ENGLISH_SHORT}) week\\b`),
    read: ([, word], { today }) => later(word, 1, today),
  },
  {
    pattern: new RegExp(
      `\\b(${WEEKDAY})(?: in (?:zwei|2) wochen| in (?:vierzehn|14) tagen| en (?:quince|quinze)(?: dias| dies)?| fortnight)\\b`,
    ),
    read: ([, word], { today }) => later(word, 2, today),
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:a |one )?week (?:on|from|after|this) |(?:in )?einer woche (?:am|den) |ubernachste[nrs]? )(${WEEKDAY}|${ENGLISH_SHORT})\\b`,
    ),
    read: ([, word], { today }) => later(word, 1, today),
  },
  // divendres no, l'altre; not this Friday but the next
  {
    pattern: new RegExp(
      `\\b(${WEEKDAY}) no,? (?:sino )?(?:el otro|el siguiente|el proximo|l'altre|el seguent)\\b`,
    ),
    read: ([, word], { today }) => later(word, 1, today),
  },
  {
    pattern: new RegExp(
      `\\b(?:not this|nicht diesen|nicht kommenden) (${WEEKDAY}),? (?:but |sondern )?(?:the |den )?(?:next|following|nachsten|darauf)(?: one)?\\b`,
    ),
    read: ([, word], { today }) =>
      weekdayOf(today) === WEEKDAY_NUMBERS.get(word ?? '') ? undefined : later(word, 1, today),
  },
  // divendres de l'altra setmana, Freitag nächster Woche: of the week after this one, Monday first
  {
    pattern: new RegExp(
      `\\b(${WEEKDAY}),? (?:de (?:la otra semana|l'altra setmana)|(?:in )?der (?:nachsten|kommenden) woche|(?:nachste|kommende)r? woche|next week|de la (?:semana que viene|proxima semana|setmana que ve|setmana vinent)|(?:of )?the week after)\\b`,
    ),
    read: ([, word], { today }) => {
      const monday = addDays(today, 8 - weekdayOf(today));
      const weekday = WEEKDAY_NUMBERS.get(word ?? '') ?? 1;
      return { days: [addDays(monday, weekday - 1)], isRelative: true };
    },
  },
  // heute in 14 Tagen, de hoy en ocho días, d'aquí a dues setmanes
  {
    pattern: new RegExp(
      `\\b(?:heute |(?:de )?hoy |(?:d'|de )?avui )?(?:in|en|d'aqui a|dentro de|within) (${NUMBER})(?: (?:days|dias|tagen|dies)|(?<=hoy en ocho|avui en vuit|hoy en quince|avui en quinze))\\b`,
    ),
    read: ([, count = ''], { today }) => inDays(numberOf(count), today),
  },
  {
    pattern: new RegExp(
      `\\b(?:heute |(?:de )?hoy |(?:d'|de )?avui )?(?:in|en|d'aqui a|dentro de|within) (${NUMBER}) (?:weeks?|semanas?|wochen?|setman(?:a|es))\\b(?! (?:am|on|el))`,
    ),
    read: ([, count = ''], { today }) => inDays(7 * numberOf(count), today),
  },
];
