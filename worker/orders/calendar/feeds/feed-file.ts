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
type Feed = {
  name: string;
  origin: string;
  language: Language;
  now: Date;
  departures: readonly FeedDeparture[];
  journeys: readonly FeedJourney[];
};

const MINUTE_MS = 60_000;
const dateProperty = (name: string, date: string) =>
  `${name};VALUE=DATE:${date.replaceAll('-', '')}`;

function departureEvent(one: FeedDeparture, { origin, language, now }: Feed): string[] {
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
  return [
    'BEGIN:VEVENT',
    `UID:departure-${one.id}@${hostOf(origin)}`,
    `DTSTAMP:${digits(now)}`,
    ...times,
    `SUMMARY:${escapeText(`${trip} · ${guests}`)}`,
    ...(one.meetingPoint ? [`LOCATION:${escapeText(one.meetingPoint)}`] : []),
    ...(one.guide
      ? [
          `DESCRIPTION:${escapeText(translate(language, 'admin-area', 'departure.guided_by', { name: one.guide }))}`,
        ]
      : []),
    `STATUS:${one.calledOffAt ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

function journeyEvent(one: FeedJourney, { origin, language, now }: Feed): string[] {
  const ends = [
    localize({ name: one.fromName, translations: one.fromTexts }, 'name', language),
    localize({ name: one.toName, translations: one.toTexts }, 'name', language),
  ];
  const [from = '', to = ''] = one.leg === 'outbound' ? ends : ends.reverse();
  const people = translate(language, 'admin-area', 'feeds.people', {
    people: one.adults + one.childAges.length,
  });
  return [
    'BEGIN:VEVENT',
    `UID:${bare(`transfer-${one.id}-${one.leg}`)}@${hostOf(origin)}`,
    `DTSTAMP:${digits(now)}`,
    timeProperty('DTSTART', one.startsAt),
    timeProperty('DTEND', one.endsAt),
    `SUMMARY:${escapeText(`${translate(language, 'admin-area', 'transfers.route', { from, to })} · ${people}`)}`,
    `DESCRIPTION:${escapeText([one.guest, one.flight, one.reference].filter(Boolean).join(' · '))}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
}

/** Events, with the hints by which calendar programs name it and refresh it every hour. */
export function feedFile(feed: Feed): string {
  const hints = [
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(feed.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
  return calendarFile(
    { siteName: feed.name, subject: 'Calendar', language: feed.language, hints },
    [
      ...feed.departures.flatMap((one) => departureEvent(one, feed)),
      ...feed.journeys.flatMap((one) => journeyEvent(one, feed)),
    ],
  );
}
