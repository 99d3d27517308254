import { type Component, propertyOf, textOf } from './content-lines.ts';
import { type Budget, daysOf, ruleIn } from './recurrence.ts';
import { DAY_SECONDS, utcOf, type Wall, wallIn, wallOfUtc } from './wall.ts';

const DAY_MS = DAY_SECONDS * 1000;

/** The instant of a wall clock time, in milliseconds. */
export type Zone = (wall: Wall) => number;

export const UTC: Zone = utcOf;

const formats = new Map<string, Intl.DateTimeFormat | undefined>();
function formatOf(name: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(name))
    try {
      const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
      const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
      formats.set(
        name,
        new Intl.DateTimeFormat('en-US', {
          timeZone: name,
          hourCycle: 'h23',
          ...parts,
          ...clock,
        }),
      );
    } catch {
      formats.set(name, undefined);
    }
  return formats.get(name);
}

/** Milliseconds that the clocks of a zone are ahead of UTC. */
function aheadAt(format: Intl.DateTimeFormat, instant: number): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** A zone of the IANA database; undefined when the runtime does not know it. */
export function namedZone(name: string): Zone | undefined {
  const format = formatOf(name);
  if (!format) return undefined;
  return (wall) => {
    const asUtc = utcOf(wall);
    const [before, after] = [asUtc - DAY_MS, asUtc + DAY_MS].map((at) => aheadAt(format, at));
    const isAt = (ahead = 0) => aheadAt(format, asUtc - ahead) === ahead;
    // Of a repeated time the first one; a time that is skipped is as much later (RFC 5545, 3.3.5).
    return asUtc - (!isAt(before) && isAt(after) ? (after ?? 0) : (before ?? 0));
  };
}

const OFFSET = /^([+-])(\d\d)(\d\d)(\d\d)?$/;
function offsetIn(text: string): number | undefined {
  const found = OFFSET.exec(text);
  if (!found) return undefined;
  const [, sign, hours, minutes, seconds = '0'] = found;
  const all = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return (sign === '-' ? -all : all) * 1000;
}

type Change = { at: number; ahead: number; before: number };

/** When a zone changes its clocks, by its own definition (`STANDARD` and `DAYLIGHT`), in wall clock time before the change. */
function changesOf(
  { components }: Component,
  span: { from: number; to: number },
  budget: Budget,
): Change[] {
  return components.flatMap((observance) => {
    const start = wallIn(textOf(observance, 'DTSTART'));
    const ahead = offsetIn(textOf(observance, 'TZOFFSETTO'));
    const before = offsetIn(textOf(observance, 'TZOFFSETFROM'));
    if (!start || ahead === undefined || before === undefined) return [];
    const rule = ruleIn(textOf(observance, 'RRULE'));
    const end = rule?.until && wallIn(rule.until)?.day;
    const last = end ? Math.min(span.to, end) : span.to;
    const days = rule
      ? [...daysOf(rule, start.day, { from: span.from, to: last }, budget)]
      : [start.day];
    const dates = observance.properties
      .filter(({ name }) => name === 'RDATE')
      .flatMap(({ value }) => value.split(',').map((one) => wallIn(one)?.day ?? Number.NaN));
    return [...days, ...dates]
      .filter((day) => !Number.isNaN(day))
      .map((day) => ({ at: utcOf({ day, seconds: start.seconds }), ahead, before }));
  });
}

function definedZone(
  definition: Component,
  span: { from: number; to: number },
  budget: Budget,
): Zone | undefined {
  const changes = changesOf(definition, span, budget).toSorted((a, b) => a.at - b.at);
  const [first] = changes;
  if (!first) return undefined;
  return (wall) => {
    const asUtc = utcOf(wall);
    const last = changes.findLast(({ at }) => at <= asUtc);
    return asUtc - (last ? last.ahead : first.before);
  };
}

/** `/citadel.org/20190418_1/Europe/Madrid` is Europe/Madrid. */
const plainName = (name: string) =>
  namedZone(name) ? name : (/[A-Z][\w+-]*\/[A-Z][\w+-]*$/i.exec(name)?.[0] ?? name);

/** A year before what is asked for, so that the change that holds at its start is known. */
const YEAR_DAYS = 400;

/**
 * The zones of a calendar by their `TZID`: of the IANA database, also as `X-LIC-LOCATION`, or as the calendar defines them, which is how Outlook
 * gives its names of Windows. Other names, and times without one, are of `own`.
 */
export function zonesOf(
  calendar: Component,
  own: Zone,
  { from, to }: { from: number; to: number },
  budget: Budget,
): (tzid: string | undefined) => Zone {
  const known = new Map<string, Zone>();
  const definitions = calendar.components.filter(({ name }) => name === 'VTIMEZONE');
  const make = (tzid: string): Zone => {
    const named = namedZone(plainName(tzid));
    if (named) return named;
    const definition = definitions.find((one) => textOf(one, 'TZID') === tzid);
    if (!definition) return own;
    const place = propertyOf(definition, 'X-LIC-LOCATION')?.value.trim();
    const placed = place ? namedZone(plainName(place)) : undefined;
    return placed ?? definedZone(definition, { from: from - YEAR_DAYS, to }, budget) ?? own;
  };
  return (tzid) => {
    if (!tzid) return own;
    const zone = known.get(tzid) ?? make(tzid);
    known.set(tzid, zone);
    return zone;
  };
}

/** The day in a zone at an instant, by trying its neighbours. */
export function dayIn(zone: Zone, instant: number): number {
  const { day } = wallOfUtc(instant);
  const isSince = (one: number) => zone({ day: one, seconds: 0 }) <= instant;
  return isSince(day + 1) ? day + 1 : isSince(day) ? day : day - 1;
}
