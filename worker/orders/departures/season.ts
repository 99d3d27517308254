import { addDays } from '#contract/calendar.ts';
import type { Season } from '#contract/trips/season.ts';
import type { PlanSchedule } from './plan.ts';

/** A leap year, so that each day of every year is one of it. */
const FIRST = '2028-01-01';
const DAYS = 366;
/** Days; a shorter pause is no end of a season. */
const SHORTEST_GAP = 28;

const dayNumber = (monthDay: string) =>
  Math.round((Date.parse(`2028-${monthDay}`) - Date.parse(FIRST)) / 86_400_000);
const monthDay = (day: number) => addDays(FIRST, day).slice(5);

/** First and last day of the ranges of a schedule within a year. */
function rangesOf({ seasonFrom, seasonTo, validFrom, validTo }: PlanSchedule): [number, number][] {
  const [from, to] = [dayNumber(seasonFrom), dayNumber(seasonTo)];
  const ranges: [number, number][] =
    from <= to
      ? [[from, to]]
      : [
          [from, DAYS - 1],
          [0, to],
        ];
  if (!validFrom || !validTo || validFrom.slice(0, 4) !== validTo.slice(0, 4)) return ranges;
  const [first, last] = [dayNumber(validFrom.slice(5)), dayNumber(validTo.slice(5))];
  return ranges
    .map(([start, end]): [number, number] => [Math.max(start, first), Math.min(end, last)])
    .filter(([start, end]) => start <= end);
}

/** From the first to the last day of the year on which a trip runs by its schedules; null of one that runs in every month of the year, or never. */
export function seasonOf(schedules: readonly PlanSchedule[], today: string): Season | null {
  const ranges = schedules
    .filter(
      ({ validTo, weekdays }) => weekdays.length > 0 && (validTo === null || validTo >= today),
    )
    .flatMap(rangesOf)
    .sort(([one], [other]) => one - other);
  const [first] = ranges;
  if (!first) return null;
  // The season is what the longest gap leaves, the one over the new year among them.
  let end = first[1];
  const gaps: { from: number; to: number }[] = [];
  for (const [start, last] of ranges.slice(1)) {
    if (start > end + 1) gaps.push({ from: end + 1, to: start - 1 });
    end = Math.max(end, last);
  }
  gaps.push({ from: end + 1, to: first[0] + DAYS - 1 });
  const longest = gaps.reduce((one, other) =>
    other.to - other.from > one.to - one.from ? other : one,
  );
  if (longest.to - longest.from + 1 < SHORTEST_GAP) return null;
  return {
    from: monthDay((longest.to + 1) % DAYS),
    to: monthDay((longest.from - 1 + DAYS) % DAYS),
  };
}
