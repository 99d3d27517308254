import type { DateOrder, ReadDay } from '#contract/sales/reading.ts';
import {
  type Asked,
  dayInMonth,
  type Mention,
  nextWeekday,
  unique,
  weekdayOf,
} from './day-dates.ts';
import { DAY_RULES } from './day-rules.ts';
import { GERMAN_SHORT, SHORT_WEEKDAY_NUMBERS } from './day-words.ts';
import { anyOf, blanked, fold } from './fold.ts';
import { readLanguage } from './language.ts';

/** All mentions of a day, each part of the text read once. */
function mentions(text: string, asked: Asked): { found: Mention[]; rest: string } {
  const all: Mention[] = [];
  let rest = text;
  for (const { pattern, read } of DAY_RULES)
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
  // «Can you do 7/8» is no Thursday.
  const isName = !GERMAN_SHORT.has(short ?? '') || [null, 'de'].includes(readLanguage(text));
  const weekday = near?.weekday ?? (isName ? SHORT_WEEKDAY_NUMBERS.get(short ?? '') : undefined);
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

/** «Ubermorgen oder Samstag»: the weekday is another day, not the name of the same. */
const OR = /^,? ?(?:o|oder|or|u|or else|sino|si no)\b/;

/** The days of a text, in folded spelling, and the text without them. A day that may be another one, or stands next to another one, is not `certain`. */
export function readDays(folded: string, asked: Asked): { day: ReadDay; rest: string } {
  const first = mentions(folded, asked);
  const order = asked.order ?? settledOrder(first.found, folded);
  const { found: all, rest } = order ? mentions(folded, { ...asked, order }) : first;
  const dates = all.filter(
    ({ at, weekday }) =>
      !weekday ||
      !all.some(
        (one) =>
          !one.weekday &&
          Math.abs(one.at - at) < 24 &&
          !one.range &&
          !OR.test(folded.slice(Math.min(one.end, at), at)),
      ),
  );
  const meant = dates
    .map((one) => checked(one, folded, all, asked.today))
    .map((one, at, list) => (one.isBare ? inItsMonth(one, list[at - 1]) : one));
  const range = meant.find((one) => one.range)?.range;
  const separate = new Map(meant.map((one) => [one.days.join(), one.days]));
  const options = unique(meant.flatMap(({ days }) => days)).slice(0, 6);
  const ranged = stayIn(meant, folded, asked.today);
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

/** «From 5 July to the 12th»: of the month that was named before. */
function inItsMonth(mention: Mention, before: Mention | undefined): Mention {
  const from = before?.range?.to ?? (before?.days.length === 1 ? before.days[0] : undefined);
  const [day] = mention.days;
  if (!from || !day || day >= from) return mention;
  const months = [0, 1].map((later) => dayInMonth(from, later, day.slice(8)));
  return { ...mention, days: unique([months.find((one) => one !== undefined && one >= from)]) };
}

/** «Until the 20th»: the end of a stay, not a day. */
const UNTIL = /\b(?:until|till|bis(?: zum)?|hasta(?: el)?|fins(?: al?| el)?)(?: dia| the)? $/;

const ARRIVAL =
  /\b(?:arriv\w+|llega\w*|arrib\w+|ankommen|kommen|land(?:en|ing)?|anreise)\b[^.?!]{0,30}$/;
const DEPARTURE =
  /\b(?:leav\w+|depart\w*|(?:nos )?vamos|marcha\w*|marxe\w*|abreise\w*|fliegen|fahren|fl(?:y|ying|ight)|going home|volvemos|tornam|partim)\b/;

/** «vom 3. Juli bis 8. Juli», «entre el 10 y el 14»: two dates that are the ends of a stay. */
function stayIn(all: readonly Mention[], text: string, today: string) {
  const [one, other] = all;
  if (one && !other && !one.range && UNTIL.test(text.slice(0, one.at))) {
    const [to] = one.days;
    return to && one.days.length === 1 && to > today ? { from: today, to } : undefined;
  }
  if (all.length !== 2 || !one || !other || one.range || other.range) return undefined;
  const [from, to] = [one.days, other.days].map(([day, more]) => (more ? undefined : day));
  const between = text.slice(one.end, other.at);
  const isStay =
    /^[ ,]*(?:-|bis|al?|to|until|till|hasta|fins)\b/.test(between) ||
    (/\b(?:entre|between|zwischen)\b[^.?!]*$/.test(text.slice(0, one.at)) &&
      /^ ?(?:y|i|and|und)\b/.test(between));
  const isVisit = ARRIVAL.test(text.slice(0, one.at)) && DEPARTURE.test(between);
  return (isStay || isVisit) && from && to && from < to ? { from, to } : undefined;
}

/** A date that is the whole content of a field. */
export function readDate(text: string, asked: Asked): string[] {
  const { day } = readDays(fold(text), asked);
  return day.isRelative || day.range ? [] : day.options;
}
