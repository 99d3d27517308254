import type { DayPart, ReadTime } from '#contract/sales/reading.ts';
import { blanked } from './fold.ts';
import { NUMBER, numberOf } from './number-words.ts';

const PARTS: readonly (readonly [DayPart, RegExp])[] = [
  [
    'evening',
    /\b(?:abends?|evening|tonight|(?:de|por|esta) la noche|esta noche|al vespre|del vespre|de la nit|tagsende)\b/,
  ],
  [
    'afternoon',
    /(?:\b(?:afternoon|nachmittags?|(?:de|por|a|esta|en) la tardes?|esta tarde|(?:a|de) la tarda|aquesta tarda|horabaixa|capvespre)|nachmittags?)\b/,
  ],
  [
    'morning',
    /(?:\b(?:morning|morgens|am morgen|fruhmorgens|(?:por|de|en|a) la manana|al mati|del mati|de mati|a primera hora)|vormittags?|(?:samstag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|heute) morgen)\b/,
  ],
];

/** When a message was written, not when its guests come. */
const GREETING =
  /\b(?:gut(?:en|er) (?:abend|morgen|nachmittag)|good (?:evening|morning|afternoon)|buen[ao]s (?:tardes?|noches?)|bona (?:tarda|nit)|bones (?:tardes|nits)|bon (?:vespre|capvespre))\b|^\s*(?:morning|evening|afternoon|morgen|abend)\b(?=\s*[,!.])/g;

const two = (number: number) => String(number).padStart(2, '0');

/** An hour as it is meant: with `pm` and in the evening twelve later; a small one without either may be both. */
function clock(hour: number, minute: number, half: string | undefined, part: DayPart | null) {
  if (hour > 24 || minute > 59) return [];
  const at = (one: number) => `${two(one % 24)}:${two(minute)}`;
  if (half?.startsWith('p')) return [at(hour === 12 ? 12 : hour + 12)];
  if (half?.startsWith('a')) return [at(hour === 12 ? 0 : hour)];
  if (hour === 0 || hour >= 12) return [at(hour)];
  if (part === 'morning') return [at(hour)];
  return part ? [at(hour + 12)] : [at(hour), at(hour + 12)];
}

const HALF = '([ap])\\.?\\s?m\\b\\.?';
const AT =
  '(?:um|gegen|ab|at|around|a las?|sobre las?|a les?|cap a les?|salida|start|inicio|inici)';

/** Parts of an hour in words, and the minutes that they are from the hour that is named. */
const QUARTERS: readonly (readonly [RegExp, number])[] = (
  [
    ['\\bhalb (N)\\b', -30],
    ['\\bdreiviertel (N)\\b', -15],
    ['\\b(?:viertel vor|quarter to) (N)\\b', -15],
    ['\\b(?:viertel nach|quarter past) (N)\\b', 15],
    ['\\bhalf(?: past)? (N)\\b', 30],
    ["\\b(?:un|1) quart (?:de |d')(N)\\b", -45],
    ["\\b(?:dos|2) quarts (?:de |d')(N)\\b", -30],
    ["\\b(?:tres|3) quarts (?:de |d')(N)\\b", -15],
    ['\\b(N) (?:menos cuarto|menys (?:un )?quart)\\b', -15],
    ['\\b(?<!\\b(?:a las?|a les?|sobre las?) )(N) (?:y media|i mitja)\\b', 30],
  ] as const
).map(([pattern, minutes]) => [new RegExp(pattern.replace('N', NUMBER), 'g'), minutes] as const);

/** Hours of a folded text without its days. `isExact`: a field of its own, whose figures are of 24 hours. */
export function readTime(written: string, isExact = false): ReadTime {
  const folded = written.replace(GREETING, (words) => ' '.repeat(words.length));
  const part = PARTS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  const found: string[][] = [];
  let rest = folded;
  const take = (pattern: RegExp, read: (match: RegExpMatchArray) => string[]) => {
    for (const match of [...rest.matchAll(pattern)]) {
      const times = read(match);
      if (times.length === 0) continue;
      found.push(times);
      rest = blanked(rest, match.index, match[0].length);
    }
  };
  const exact = (times: string[]) => (isExact ? times.slice(0, 1) : times);
  take(
    new RegExp(`(?<![\\d.,:/-])(\\d{1,2})[:.](\\d{2})\\s*${HALF}`, 'g'),
    ([, hour, minute, half]) => clock(Number(hour), Number(minute), half, part),
  );
  take(new RegExp(`(?<![\\d.,:/-])(\\d{1,2})\\s*${HALF}`, 'g'), ([, hour, half]) =>
    clock(Number(hour), 0, half, part),
  );
  take(
    /(?<![\d.,:/€-])(\d{1,2})[:h](\d{2})(?::\d{2})?(?![\d])(?:\s*(?:uhr|hrs?|h)\b)?/g,
    (match) =>
      match[1]?.length === 2
        ? clock(Number(match[1]), Number(match[2]), undefined, part).slice(0, 1)
        : exact(clock(Number(match[1]), Number(match[2]), undefined, part)),
  );
  take(/(?<![\d.,:/-])(\d{1,2})\.(\d{2})\s*(?:uhr|hrs?|h)\b/g, ([, hour, minute]) =>
    exact(clock(Number(hour), Number(minute), undefined, part)),
  );
  take(new RegExp(`\\b${AT} (\\d{1,2})\\.(\\d{2})\\b`, 'g'), ([, hour, minute]) =>
    exact(clock(Number(hour), Number(minute), undefined, part)),
  );
  take(/\b(?:noon|midday)\b/g, () => ['12:00']);
  for (const [pattern, minutes] of QUARTERS)
    take(pattern, ([, hour = '']) => {
      const at = numberOf(hour) * 60 + minutes;
      return clock(Math.floor(at / 60), at % 60, undefined, part);
    });
  take(
    new RegExp(
      `\\b${AT} (${NUMBER})(?!\\d|(?!h(?:rs?)?\\b)[a-z])( y media| i mitja| y cuarto| i quart)?(?:\\s*(?:uhr|hrs?|h|horas?|hores)\\b)?(?!\\s*(?:people|personas|persones|adult|pax|plazas|places)|[\\d:.,/]\\d)`,
      'g',
    ),
    ([, hour = '', more]) => {
      const minute = more ? (/media|mitja/.test(more) ? 30 : 15) : 0;
      return clock(numberOf(hour), minute, undefined, part);
    },
  );
  take(/(?<![\d.,:/€-])(\d{1,2})\s?(?:uhr|hrs)\b/g, ([, hour]) =>
    exact(clock(Number(hour), 0, undefined, part)),
  );
  take(/(?<![\d.,:/€-])(1\d|2[0-3]|[789])\s?h\b/g, ([, hour]) =>
    exact(clock(Number(hour), 0, undefined, part)),
  );
  return { options: [...new Set(found.flat())].slice(0, 6), part };
}
