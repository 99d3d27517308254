import { expect, test } from 'vitest';
import { busySpans } from './busy-spans.ts';
import { BudgetSpent } from './recurrence.ts';
import { namedZone, UTC } from './zone.ts';

const ISLAND = namedZone('Europe/Madrid') ?? UTC;
const WINDOW = { from: Date.UTC(2027, 0, 1), to: Date.UTC(2028, 0, 1) };

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];

function busy(text: string) {
  const read = busySpans(text, ISLAND, WINDOW);
  return (read?.spans ?? []).map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((at) => new Date(at).toISOString().slice(0, 16)).join(' '),
  );
}
const busyIn = (...lines: string[]) => busy(calendar(...event(...lines)));
const unreadIn = (text: string) => busySpans(text, ISLAND, WINDOW)?.unread;

test('times are UTC, of a named zone, or of the island', () => {
  expect(busyIn('DTSTART:20270612T080000Z', 'DTEND:20270612T100000Z')).toEqual([
    '2027-06-12T08:00 2027-06-12T10:00',
  ]);
  expect(
    busyIn(
      'DTSTART;TZID=America/New_York:20270612T080000',
      'DTEND;TZID=America/New_York:20270612T090000',
    ),
  ).toEqual(['2027-06-12T12:00 2027-06-12T13:00']);
  expect(
    busyIn('DTSTART;TZID="/example.org/Olson_1/Europe/London":20270112T080000', 'DURATION:PT1H30M'),
  ).toEqual(['2027-01-12T08:00 2027-01-12T09:30']);
  expect(busyIn('DTSTART:20270612T080000', 'DURATION:P1D')).toEqual([
    '2027-06-12T06:00 2027-06-13T06:00',
  ]);
  expect(busyIn('DTSTART;TZID=No/Where:20270112T080000', 'DURATION:PT1H')).toEqual([
    '2027-01-12T07:00 2027-01-12T08:00',
  ]);
});

test('start and end may be of different zones, and fall on the night of a changed clock', () => {
  expect(
    busyIn(
      'DTSTART;TZID=Europe/Madrid:20270612T100000',
      'DTEND;TZID=Europe/London:20270612T100000',
    ),
  ).toEqual(['2027-06-12T08:00 2027-06-12T09:00']);
  expect(
    busyIn(
      'DTSTART;TZID=Europe/Madrid:20270328T023000',
      'DTEND;TZID=Europe/Madrid:20270328T040000',
    ),
  ).toEqual(['2027-03-28T01:30 2027-03-28T02:00']);
});

test('of an hour that is there twice the first one counts', () => {
  expect(
    busyIn(
      'DTSTART;TZID=Europe/Madrid:20271031T023000',
      'DTEND;TZID=Europe/Madrid:20271031T030000',
    ),
  ).toEqual(['2027-10-31T00:30 2027-10-31T02:00']);
});

test('a zone with a name of Windows is as the calendar defines it', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
    ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ];
  const at = (day: string) =>
    busy(
      calendar(
        ...zone,
        ...event(`DTSTART;TZID=W. Europe Standard Time:${day}T100000`, 'DURATION:PT1H'),
      ),
    );
  expect(at('20270327')).toEqual(['2027-03-27T09:00 2027-03-27T10:00']);
  expect(at('20270328')).toEqual(['2027-03-28T08:00 2027-03-28T09:00']);
  expect(at('20271101')).toEqual(['2027-11-01T09:00 2027-11-01T10:00']);
});

test('whole days are those of the island; without an end it is one', () => {
  expect(busyIn('DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270614')).toEqual([
    '2027-06-11T22:00 2027-06-13T22:00',
  ]);
  expect(busyIn('DTSTART;VALUE=DATE:20270112')).toEqual(['2027-01-11T23:00 2027-01-12T23:00']);
});

test('an event repeats by the wall clock, without the days that it leaves out', () => {
  expect(
    busyIn(
      'DTSTART;TZID=Europe/Madrid:20270325T100000',
      'DTEND;TZID=Europe/Madrid:20270325T110000',
      'RRULE:FREQ=DAILY;UNTIL=20270330T080000Z',
      'EXDATE;TZID=Europe/Madrid:20270326T100000,20270329T100000',
      'RDATE;TZID=Europe/Madrid:20270405T100000',
    ),
  ).toEqual([
    '2027-03-25T09:00 2027-03-25T10:00',
    '2027-03-27T09:00 2027-03-27T10:00',
    '2027-03-28T08:00 2027-03-28T09:00',
    '2027-03-30T08:00 2027-03-30T09:00',
    '2027-04-05T08:00 2027-04-05T09:00',
  ]);
  expect(
    busyIn('DTSTART;VALUE=DATE:20260601', 'RRULE:FREQ=YEARLY', 'EXDATE;VALUE=DATE:20290601'),
  ).toEqual(['2027-05-31T22:00 2027-06-01T22:00']);
});

test('an occurrence that was moved or cancelled is not where it was', () => {
  const series = event(
    'DTSTART;TZID=Europe/Madrid:20270601T100000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=3',
  );
  const moved = event(
    'RECURRENCE-ID;TZID=Europe/Madrid:20270602T100000',
    'DTSTART;TZID=Europe/Madrid:20270605T100000',
    'DURATION:PT2H',
  );
  const cancelled = event(
    'RECURRENCE-ID:20270603T080000Z',
    'DTSTART;TZID=Europe/Madrid:20270603T100000',
    'DURATION:PT1H',
    'STATUS:CANCELLED',
  );
  expect(busy(calendar(...series, ...moved, ...cancelled))).toEqual([
    '2027-06-01T08:00 2027-06-01T09:00',
    '2027-06-05T08:00 2027-06-05T10:00',
  ]);
});

test('what is cancelled, free or over is not busy; of an event that is there twice the later counts', () => {
  const day = ['DTSTART;VALUE=DATE:20270612'];
  expect(busyIn(...day, 'STATUS:CANCELLED')).toEqual([]);
  expect(busyIn(...day, 'TRANSP:TRANSPARENT')).toEqual([]);
  expect(busyIn('DTSTART;VALUE=DATE:20260612')).toEqual([]);
  expect(busy(calendar('METHOD:CANCEL', ...event(...day)))).toEqual([]);
  const later = event('SEQUENCE:2', 'DTSTART;VALUE=DATE:20270712');
  expect(busy(calendar(...later, ...event('SEQUENCE:1', ...day)))).toEqual([
    '2027-07-11T22:00 2027-07-12T22:00',
  ]);
});

test('spans that overlap or touch are one', () => {
  const hour = (uid: string, from: number, to: number) => [
    ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:20270612T${from}0000Z`],
    ...[`DTEND:20270612T${to}0000Z`, 'END:VEVENT'],
  ];
  expect(busy(calendar(...hour('a', 10, 12), ...hour('b', 11, 13), ...hour('c', 13, 14)))).toEqual([
    '2027-06-12T10:00 2027-06-12T14:00',
  ]);
});

test('folded lines, alarms and quoted parameters are no hindrance', () => {
  const text = calendar(
    ...event(
      'SUMMARY;X-A="a:b;c":Long\r\n  text',
      'DTSTART:2027061\r\n 2T080000Z',
      ...['BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:PT5M', 'END:VALARM'],
      'DTEND:20270612T090000Z',
    ),
  );
  expect(busy(text)).toEqual(['2027-06-12T08:00 2027-06-12T09:00']);
});

test('an event that is not understood is counted, and blocks at most its first day', () => {
  const hourly = event('DTSTART:20270612T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY');
  expect(unreadIn(calendar(...hourly))).toBe(1);
  expect(busy(calendar(...hourly))).toEqual(['2027-06-12T08:00 2027-06-12T09:00']);
  expect(unreadIn(calendar(...event('DTSTART:20270231T080000Z')))).toBe(1);
});

test.each([
  '',
  '<html></html>',
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20270612T080000Z\r\n',
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\n',
])('«%s» is no complete calendar', (text) =>
  expect(busySpans(text, ISLAND, WINDOW)).toBeUndefined(),
);

test('a calendar whose events repeat without end is given up, in a moment', () => {
  const events = Array.from({ length: 300 }, (_, n) => [
    ...['BEGIN:VEVENT', `UID:${n}`, 'DTSTART:19900101T080000Z', 'DURATION:PT1H'],
    ...['RRULE:FREQ=DAILY', 'END:VEVENT'],
  ]).flat();
  expect(() => busySpans(calendar(...events), ISLAND, WINDOW)).toThrow(BudgetSpent);
});
