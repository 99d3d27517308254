import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { Read } from '#core/db/reader.ts';
import { translate } from '#core/locales/strings.ts';
import {
  bare,
  calendarFile,
  digits,
  escapeText,
  hostOf,
  timeProperty,
} from '#core/text/calendar-file.ts';
import type { departuresInFeed, journeysInFeed } from './feeds.reads.ts';

type Rows<F extends (...inputs: never[]) => Read<unknown>> =
  ReturnType<F> extends Read<infer T> ? T : never;
type FeedDeparture = Rows<typeof departuresInFeed>[number];
type FeedJourney = Rows<typeof journeysInFeed>[number];
/** An event before it has a version: its key, its day in Menorca, and its lines. */
export type FeedEvent = { key: string; date: string; lines: string[] };
/** `changedAt`: when the present text was first asked for. */
export type EventVersion = { sequence: number; changedAt: string };

type Contents = {
  language: Language;
  departures: readonly FeedDeparture[];
  journeys: readonly FeedJourney[];
};
type Heading = { name: string; origin: string; language: Language };

const MINUTE_MS = 60_000;
const dateProperty = (name: string, date: string) =>
  `${name};VALUE=DATE:${date.replaceAll('-', '')}`;

function departureEvent(one: FeedDeparture, language: Language): FeedEvent {
  const trip = localize({ name: one.tripName, translations: one.tripTexts }, 'name', language);
  const guests = translate(language, 'admin-area', 'feeds.people', { people: one.taken });
  const times =
    one.time === ''
      ? [dateProperty('DTSTART', one.date)]
      : [
          timeProperty('DTSTART', one.startsAt),
          timeProperty(
            'DTEND',
            new Date(Date.parse(one.startsAt) + one.durationMinutes * MINUTE_MS).toISOString(),
          ),
        ];
  const lines = [
    ...times,
    `SUMMARY:${escapeText(`${trip} · ${guests}`)}`,
    ...(one.meetingPoint ? [`LOCATION:${escapeText(one.meetingPoint)}`] : []),
    ...(one.guide
      ? [
          `DESCRIPTION:${escapeText(translate(language, 'admin-area', 'departure.guided_by', { name: one.guide }))}`,
        ]
      : []),
    `STATUS:${one.calledOffAt ? 'CANCELLED' : 'CONFIRMED'}`,
  ];
  return { key: `departure-${one.id}`, date: one.date, lines };
}

function journeyEvent(one: FeedJourney, language: Language): FeedEvent {
  const ends = [
    localize({ name: one.fromName, translations: one.fromTexts }, 'name', language),
    localize({ name: one.toName, translations: one.toTexts }, 'name', language),
  ];
  const [from = '', to = ''] = one.leg === 'outbound' ? ends : ends.reverse();
  const people = translate(language, 'admin-area', 'feeds.people', {
    people: one.adults + one.childAges.length,
  });
  const lines = [
    timeProperty('DTSTART', one.startsAt),
    timeProperty('DTEND', one.endsAt),
    `SUMMARY:${escapeText(`${translate(language, 'admin-area', 'transfers.route', { from, to })} · ${people}`)}`,
    `DESCRIPTION:${escapeText([one.guest, one.flight, one.reference].filter(Boolean).join(' · '))}`,
    'STATUS:CONFIRMED',
  ];
  return { key: `transfer-${one.id}-${one.leg}`, date: one.date, lines };
}

export const feedEvents = ({ departures, journeys, language }: Contents): FeedEvent[] => [
  ...departures.map((one) => departureEvent(one, language)),
  ...journeys.map((one) => journeyEvent(one, language)),
];

/** Nothing in it is of the moment at which it is asked for: what has not changed has the same bytes. */
function eventLines(
  { key, lines }: FeedEvent,
  { sequence, changedAt }: EventVersion,
  origin: string,
): string[] {
  const at = digits(new Date(changedAt));
  return [
    'BEGIN:VEVENT',
    `UID:${bare(key)}@${hostOf(origin)}`,
    `DTSTAMP:${at}`,
    `LAST-MODIFIED:${at}`,
    `SEQUENCE:${sequence}`,
    ...lines,
    'END:VEVENT',
  ];
}

/** Events with their versions, and the hints by which calendar programs name it and refresh it every hour. */
export function feedFile(
  { name, origin, language }: Heading,
  events: readonly FeedEvent[],
  versionOf: (key: string) => EventVersion,
): string {
  const hints = [
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
  return calendarFile(
    { siteName: name, subject: 'Calendar', language, hints },
    events.flatMap((event) => eventLines(event, versionOf(event.key), origin)),
  );
}
