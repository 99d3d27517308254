import { type Component, calendarsIn, type Property, propertyOf, textOf } from './content-lines.ts';
import { Budget, daysOf, type Rule, ruleIn } from './recurrence.ts';
import { DAY_SECONDS, durationIn, type Wall, wallIn } from './wall.ts';
import { dayIn, UTC, type Zone, zonesOf } from './zone.ts';

/** In milliseconds. */
export type BusySpan = { startsAt: number; endsAt: number };
/** `unread`: events with a rule or a time that is not read; of those with a time the first occurrence counts. */
export type Busy = { spans: BusySpan[]; unread: number };

const STEPS = 400_000;
/** What it takes to find out an instant in a zone, in steps of a rule. */
const STEPS_OF_TIME = 20;
const DAY_MS = DAY_SECONDS * 1000;
/** Years have four digits where they are stored. */
const LATEST = Date.UTC(2100, 0, 1);

type Zones = (tzid: string | undefined) => Zone;
type Moment = { wall: Wall; zone: Zone };

function momentsIn({ value, parameters }: Property, zones: Zones): Moment[] | undefined {
  const zone = zones(parameters.get('TZID'));
  const moments = value.split(',').map((text) => {
    const wall = wallIn(text.split('/')[0] ?? '');
    return wall && { wall, zone: wall.isUtc ? UTC : wall.seconds === null ? zones('') : zone };
  });
  return moments.every((one) => one !== undefined) ? moments : undefined;
}

/** Keys of an occurrence: a list of exceptions names it by its instant or its day. */
const keyOf = ({ wall, zone }: Moment) =>
  wall.seconds === null ? `day ${wall.day}` : `at ${zone(wall)}`;

type Event = {
  component: Component;
  start: Moment;
  /** From the wall clock time of the start to that of the end, in seconds; exact where start and end are of different zones. */
  length: number;
  isExact: boolean;
  isCancelled: boolean;
  isFree: boolean;
  uid: string;
  sequence: number;
};

function eventIn(component: Component, zones: Zones): Event | undefined {
  const own = propertyOf(component, 'DTSTART');
  const [start] = (own && momentsIn(own, zones)) ?? [];
  if (!start) return undefined;
  const last = propertyOf(component, 'DTEND');
  const [end] = (last && momentsIn(last, zones)) ?? [];
  const duration = propertyOf(component, 'DURATION');
  const isWhole = start.wall.seconds === null;
  const isCancelled = textOf(component, 'STATUS').toUpperCase() === 'CANCELLED';
  const isExact = end !== undefined && !isWhole && end.zone !== start.zone;
  const wallLength = end
    ? (end.wall.day - start.wall.day) * DAY_SECONDS +
      (end.wall.seconds ?? 0) -
      (start.wall.seconds ?? 0)
    : (duration && durationIn(duration.value)) || (isWhole ? DAY_SECONDS : 0);
  const exactLength = isExact ? (end.zone(end.wall) - start.zone(start.wall)) / 1000 : wallLength;
  return {
    ...{ component, start, isExact },
    length: isWhole ? Math.max(exactLength, DAY_SECONDS) : Math.max(exactLength, 0),
    isCancelled,
    isFree: isCancelled || textOf(component, 'TRANSP').toUpperCase() === 'TRANSPARENT',
    uid: textOf(component, 'UID'),
    sequence: Number(textOf(component, 'SEQUENCE')) || 0,
  };
}

function spanAt({ length, isExact, start }: Event, wall: Wall): BusySpan {
  const startsAt = start.zone(wall);
  if (isExact) return { startsAt, endsAt: startsAt + length * 1000 };
  const seconds = (wall.seconds ?? 0) + length;
  const day = wall.day + Math.floor(seconds / DAY_SECONDS);
  return { startsAt, endsAt: start.zone({ day, seconds: seconds % DAY_SECONDS }) };
}

/** Until when a rule holds: an instant, or a day of the event's own. */
function isWithin({ until }: Rule, { zone }: Moment): (wall: Wall) => boolean {
  const end = until === undefined ? undefined : wallIn(until);
  if (!end) return () => true;
  if (end.seconds === null) return ({ day }) => day <= end.day;
  const last = (end.isUtc ? UTC : zone)(end);
  return (wall) => (wall.seconds === null ? wall.day <= dayIn(zone, last) : zone(wall) <= last);
}

type Window = { from: number; to: number };

/** The wall clock times at which an event starts within the window, without those that it leaves out. */
function startsOf(
  event: Event,
  rule: Rule | undefined,
  window: Window,
  zones: Zones,
  budget: Budget,
) {
  const { component, start, length } = event;
  const { seconds } = start.wall;
  const from = Math.floor(window.from / DAY_MS) - Math.ceil(length / DAY_SECONDS) - 1;
  const days = { from, to: Math.ceil(window.to / DAY_MS) + 1 };
  const all: Wall[] = [];
  if (rule) {
    const isMeant = isWithin(rule, start);
    for (const day of daysOf(rule, start.wall.day, days, budget)) {
      if (!isMeant({ day, seconds })) break;
      all.push({ day, seconds });
    }
  } else if (start.wall.day >= days.from && start.wall.day <= days.to) all.push(start.wall);
  const listed = (name: string) => {
    const moments = component.properties
      .filter((one) => one.name === name)
      .flatMap((one) => momentsIn(one, zones) ?? []);
    budget.take(moments.length * STEPS_OF_TIME);
    return moments;
  };
  // Of another zone than the event, it is read in that of the event.
  for (const more of listed('RDATE'))
    all.push(
      more.zone === start.zone || more.wall.seconds === null
        ? { day: more.wall.day, seconds: more.wall.seconds ?? seconds }
        : wallAt(start.zone, more.zone(more.wall)),
    );
  const without = new Set(listed('EXDATE').map(keyOf));
  return all.filter((wall) => !isNamed(without, { wall, zone: start.zone }));
}

const isNamed = (keys: ReadonlySet<string>, moment: Moment) =>
  keys.has(keyOf(moment)) || keys.has(`day ${moment.wall.day}`);

function wallAt(zone: Zone, instant: number): Wall {
  const day = dayIn(zone, instant);
  return { day, seconds: (instant - zone({ day, seconds: 0 })) / 1000 };
}

function spansOfCalendar(calendar: Component, own: Zone, window: Window, budget: Budget): Busy {
  const days = { from: Math.floor(window.from / DAY_MS), to: Math.ceil(window.to / DAY_MS) };
  const zones = zonesOf(calendar, own, days, budget);
  const isCancelled = textOf(calendar, 'METHOD').toUpperCase() === 'CANCEL';
  const components = isCancelled ? [] : calendar.components.filter(({ name }) => name === 'VEVENT');
  let unread = 0;
  const series = new Map<string, { main?: Event; changed: Event[] }>();
  for (const [at, component] of components.entries()) {
    const event = eventIn(component, zones);
    if (!event) {
      unread += 1;
      continue;
    }
    const uid = event.uid || `event ${at}`;
    const one = series.get(uid) ?? { changed: [] };
    if (propertyOf(component, 'RECURRENCE-ID')) one.changed.push(event);
    else if (!one.main || event.sequence >= one.main.sequence) one.main = event;
    series.set(uid, one);
  }
  const spans: BusySpan[] = [];
  const add = (event: Event, wall: Wall) => {
    const span = spanAt(event, wall);
    if (span.startsAt < window.to && span.endsAt > window.from && span.endsAt > span.startsAt)
      spans.push({ ...span, endsAt: Math.min(span.endsAt, LATEST) });
  };
  for (const { main, changed } of series.values()) {
    if (main?.isCancelled) continue;
    const replaced = new Set(
      changed.flatMap(({ component }) => {
        const property = propertyOf(component, 'RECURRENCE-ID');
        return (property && momentsIn(property, zones))?.map(keyOf) ?? [];
      }),
    );
    for (const event of changed) if (!event.isFree) add(event, event.start.wall);
    if (!main || main.isFree) continue;
    const text = textOf(main.component, 'RRULE');
    const rule = text ? ruleIn(text) : undefined;
    if (text && !rule) unread += 1;
    for (const wall of startsOf(main, rule, window, zones, budget)) {
      budget.take(STEPS_OF_TIME);
      if (!isNamed(replaced, { wall, zone: main.start.zone })) add(main, wall);
    }
  }
  return { spans, unread };
}

/** Spans in order; those that overlap or touch are one. */
function merged(spans: readonly BusySpan[]): BusySpan[] {
  const result: BusySpan[] = [];
  for (const span of spans.toSorted((a, b) => a.startsAt - b.startsAt)) {
    const last = result.at(-1);
    if (last && span.startsAt <= last.endsAt) last.endsAt = Math.max(last.endsAt, span.endsAt);
    else result.push({ ...span });
  }
  return result;
}

/**
 * When a calendar says that someone is busy, within a window. Events that are cancelled or marked as free do not count; whole days, and times
 * without a zone, are those of `own`. Undefined when the text is no complete calendar; throws `BudgetSpent` when its rules repeat too often.
 */
export function busySpans(text: string, own: Zone, window: Window): Busy | undefined {
  const calendars = calendarsIn(text);
  if (!calendars) return undefined;
  const budget = new Budget(STEPS);
  const all = calendars.map((calendar) => spansOfCalendar(calendar, own, window, budget));
  return {
    spans: merged(all.flatMap(({ spans }) => spans)),
    unread: all.reduce((sum, { unread }) => sum + unread, 0),
  };
}
