import ICAL from 'ical.js';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import { instantOf } from '#contract/menorca-time.ts';
import { type TransferInCalendar, transferCalendar } from './calendar-file.ts';

const NOW = new Date('2026-11-21T09:30:00Z');
const zoneOfProcess = process.env.TZ;
afterEach(() => {
  process.env.TZ = zoneOfProcess;
});

/** The instant of an island time, written out in the tests where it matters. */
const at = (date: string, time: string) => (instantOf({ date, time }) as Date).toISOString();
const later = (iso: string, minutes: number) =>
  new Date(Date.parse(iso) + minutes * 60_000).toISOString();

const booking = (change: Partial<TransferInCalendar> = {}): TransferInCalendar => ({
  reference: 'K7M2PQ4R',
  status: 'confirmed',
  version: 3,
  from: {
    name: 'Aeropuerto de Menorca',
    meetingPoint: 'Vestíbulo de llegadas',
    translations: {
      name: {
        de: 'Flughafen Menorca',
        ca: 'Aeroport de Menorca',
        en: 'Menorca Airport',
        es: 'Aeropuerto de Menorca',
      },
      meetingPoint: { de: 'Ankunftshalle, am Ausgang' },
    },
  },
  to: { name: 'Ciutadella', translations: {} },
  legs: [
    {
      leg: 'outbound',
      startsAt: at('2027-06-12', '14:30'),
      endsAt: later(at('2027-06-12', '14:30'), 40),
      flight: 'VY 3726',
    },
  ],
  vehicle: { name: 'Minibús', translations: { name: { de: 'Kleinbus' } } },
  ...change,
});
const write = (change: Partial<TransferInCalendar> = {}, language: Language = 'de') =>
  transferCalendar(booking(change), {
    language,
    siteName: 'Marès',
    url: 'https://mares.example/de/order/K7M2PQ4R?token=abc-_1',
    uid: 'K7M2PQ4R',
    now: NOW,
  });

/** Events as an independent library parses them, with the file's own time zone. */
function readEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => ({
    component,
    event: new ICAL.Event(component),
    value: (name: string) => component.getFirstPropertyValue(name),
  }));
  return events.map(({ component, event, value }) => ({
    component,
    uid: event.uid,
    summary: event.summary,
    location: event.location,
    description: event.description,
    start: new Date(event.startDate.toUnixTime() * 1000).toISOString(),
    end: new Date(event.endDate.toUnixTime() * 1000).toISOString(),
    status: value('status'),
    sequence: value('sequence'),
  }));
}
const journey = (startsAt: string, endsAt: string) =>
  write({ legs: [{ leg: 'outbound', startsAt, endsAt }] });

test.each([
  ['winter', '2027-01-15T13:30:00.000Z', '2027-01-15T14:10:00.000Z'],
  ['summer', '2027-07-15T12:30:00.000Z', '2027-07-15T13:10:00.000Z'],
  ['March 2027, before the change', '2027-03-28T00:20:00.000Z', '2027-03-28T00:50:00.000Z'],
  ['March 2027, over the change', '2027-03-28T00:40:00.000Z', '2027-03-28T01:20:00.000Z'],
  ['March 2027, after the change', '2027-03-28T01:00:00.000Z', '2027-03-28T01:40:00.000Z'],
  ['March 2026, after the change', '2026-03-29T01:30:00.000Z', '2026-03-29T02:10:00.000Z'],
  ['October 2026, before the change', '2026-10-24T23:20:00.000Z', '2026-10-24T23:50:00.000Z'],
  [
    'October 2026, the repeated hour, first pass',
    '2026-10-25T00:10:00.000Z',
    '2026-10-25T00:50:00.000Z',
  ],
  [
    'October 2026, from the first pass into the second',
    '2026-10-25T00:40:00.000Z',
    '2026-10-25T01:20:00.000Z',
  ],
  ['October 2026, after the change', '2026-10-25T02:30:00.000Z', '2026-10-25T03:10:00.000Z'],
  [
    'October 2027, the repeated hour, second pass',
    '2027-10-31T01:10:00.000Z',
    '2027-10-31T01:40:00.000Z',
  ],
  [
    'October 2027, the repeated hour, first pass',
    '2027-10-31T00:30:00.000Z',
    '2027-10-31T00:55:00.000Z',
  ],
  [
    'October 2027, over the whole repeated hour',
    '2027-10-30T23:50:00.000Z',
    '2027-10-31T02:05:00.000Z',
  ],
  ['October 2027, after the change', '2027-10-31T02:00:00.000Z', '2027-10-31T02:40:00.000Z'],
])(
  '%s: the entry begins and ends at the right instant, whatever the zone of the machine',
  (_name, start, end) => {
    for (const zone of ['UTC', 'America/Los_Angeles', 'Europe/Madrid', 'Pacific/Auckland']) {
      process.env.TZ = zone;
      const [event] = readEvents(journey(start, end));
      expect([zone, event?.start, event?.end]).toEqual([zone, start, end]);
    }
  },
);

test('the requested wall time is in the file, with the zone and its rules', () => {
  const text = write();
  expect(text).toContain('DTSTART;TZID=Europe/Madrid:20270612T143000\r\n');
  expect(text).toContain('DTEND;TZID=Europe/Madrid:20270612T151000\r\n');
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Madrid\r\n');
});

test('there and back are two entries, the way back from the other end', () => {
  const back = at('2027-06-19', '09:00');
  const events = readEvents(
    write({
      legs: [
        ...booking().legs,
        { leg: 'return', startsAt: back, endsAt: later(back, 40), flight: null },
      ],
    }),
  );
  expect(events.map(({ uid, summary, location }) => [uid, summary, location])).toEqual([
    [
      'K7M2PQ4R-outbound@mares.example',
      'Transfer Flughafen Menorca → Ciutadella',
      'Flughafen Menorca',
    ],
    ['K7M2PQ4R-return@mares.example', 'Transfer Ciutadella → Flughafen Menorca', 'Ciutadella'],
  ]);
});

test('the description says in the guest’s language whom to meet where', () => {
  const driver = {
    name: 'Joan',
    phone: '+34 600 111 222',
    vehicle: 'Mercedes Vito',
    plate: '1234 BCD',
  };
  const [event] = readEvents(write({ legs: booking().legs.map((leg) => ({ ...leg, driver })) }));
  expect(event?.description.split('\n')).toEqual([
    'Referenz: K7M2PQ4R',
    'Treffpunkt: Ankunftshalle, am Ausgang',
    'Flug: VY 3726',
    'Fahrzeug: Kleinbus',
    'Fahrer: Joan · +34 600 111 222 · Mercedes Vito · 1234 BCD',
    'Ansehen oder ändern: https://mares.example/de/order/K7M2PQ4R?token=abc-_1',
  ]);
});

test.each([
  ['new', 'TENTATIVE'],
  ['confirmed', 'CONFIRMED'],
  ['driver_assigned', 'CONFIRMED'],
  ['cancelled_customer', 'CANCELLED'],
  ['cancelled_operator', 'CANCELLED'],
])('a request that is %s is %s; its version is the sequence', (status, expected) => {
  const [event] = readEvents(write({ status, version: 7 }));
  expect([event?.status, event?.sequence]).toEqual([expected, 7]);
});

test.each(LANGUAGES)('in %s a cancelled journey says so in its title', (language) => {
  const titles = {
    es: 'Cancelado: Traslado',
    en: 'Cancelled: Transfer',
    de: 'Storniert: Transfer',
    ca: 'Cancel·lat: Trasllat',
  };
  expect(readEvents(write({ status: 'cancelled_customer' }, language))[0]?.summary).toMatch(
    new RegExp(`^${titles[language]}`),
  );
});

test('no line is longer than 75 octets, and no character is cut', () => {
  const name = 'Camí de sa Font 🐎 '.repeat(12).trim();
  const text = write({ to: { name, translations: {} } });
  const encoder = new TextEncoder();
  for (const line of text.split('\r\n'))
    expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(readEvents(text)[0]?.summary).toBe(`Transfer Flughafen Menorca → ${name}`);
});

test.each([
  ['line feeds', 'Hotel\nBEGIN:VEVENT\nSUMMARY:evil\nEND:VEVENT'],
  ['carriage returns', 'Hotel\r\nATTENDEE:mailto:evil@example.com\rX'],
  ['separators of lines', 'Hotel\u2028END:VCALENDAR\u0085X\u2029'],
  ['commas, semicolons and backslashes', 'Hotel; "Sa Posta", 3 \\n \\, C:\\temp'],
  ['control characters', 'Hotel\u0000\u0007\u001b[31m'],
])('%s in a name stay text', (_name, name) => {
  const text = write({ from: { name, meetingPoint: name, translations: {} } }, 'en');
  const events = readEvents(text);
  expect(events).toHaveLength(1);
  const known = [
    'uid',
    'dtstamp',
    'sequence',
    'dtstart',
    'dtend',
    'summary',
    'location',
    'description',
    'url',
    'status',
    'transp',
  ];
  expect(events[0]?.component.getAllProperties().map((property) => property.name)).toEqual(known);
  const plain = name.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
  expect(events[0]?.location).toBe(plain);
});
