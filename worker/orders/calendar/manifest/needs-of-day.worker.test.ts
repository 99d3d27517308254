import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { DayPickups, Manifest } from '#contract/bookings/firm-calendar.ts';
import { addDays } from '#contract/calendar.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';
import { departures, trips } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { db } from '../../../test/builders.ts';
import {
  anOption,
  asGuests,
  booked,
  DAY,
  made,
  type Option,
} from '../../../test/orders/guest-bookings.ts';
import { PICKUPS, QUESTIONS } from '../../../test/orders/some-questions.ts';

asGuests();
const admin = await anAdmin();
let option: Option;
const AT_ONCE = [
  { questionId: 'level', value: 'Profi' },
  { questionId: 'swims', ticket: 0, value: 'yes' },
  { questionId: 'swims', ticket: 1, value: 'no' },
];
const named = (name: string, more: object = {}) =>
  made(option, {
    ...{ ...booked, answers: AT_ONCE, notes: name },
    contact: { name, email: `${name.toLowerCase()}@example.com`, phone: '+34600111222' },
    ...more,
  });
const at = () => `/departures/${option.optionId}/${DAY}/10:00`;

beforeAll(async () => {
  option = await anOption({ option: { questions: QUESTIONS, pickups: PICKUPS } });
  await db
    .update(trips)
    .set({
      ...{ meetingPoint: 'Port de Fornells', meetingLatitude: 40.05, meetingLongitude: 4.13 },
      bring: ['Toalla'],
      translations: { name: { de: 'Segeltag' }, bring: { de: ['Handtuch'] } },
    })
    .where(eq(trips.id, option.tripId));
  await named('Ada');
  await named('Bob', { pickup: { pointId: 'mao', hotel: 'Hotel Capri' } });
  await named('Cim', { pickup: { pointId: 'ciutadella', hotel: '' } });
  await named('Dan', { pickup: { pointId: 'mao', hotel: 'Apartaments Blau' } });
  await db
    .update(departures)
    .set({ weatherNote: { de: 'Es wird windig.' } })
    .where(eq(departures.optionId, option.optionId));
});

test('manifest and spreadsheet are in driving order: by pick-up, then those who come to the meeting point', async () => {
  const { bookings } = await jsonOf<Manifest>(admin(at()));
  expect(bookings.map(({ contact, pickup }) => [contact.name, pickup?.time])).toEqual([
    ['Cim', '08:30'],
    ['Dan', '09:15'],
    ['Bob', '09:15'],
    ['Ada', undefined],
  ]);
  const csv = await (await admin(`${at()}/manifest.csv?lang=en`)).text();
  const [, ...lines] = csv.trim().split('\r\n');
  const order = lines.map((line) =>
    bookings.findIndex(({ reference }) => line.includes(reference)),
  );
  expect(order).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('a guest reads in a chat how the firm is found: where they are picked up, or the meeting point with its map', async () => {
  const { bookings } = await jsonOf<Manifest>(admin(at()));
  const textOf = (name: string) =>
    bookings.find(({ contact }) => contact.name === name)?.whatsapp?.text ?? '';
  for (const part of [
    ...['Guten Tag Bob', 'Segeltag', '10:00', '09:15, Mahón', 'Hotel Capri', 'query=39.88,4.26'],
    ...['Handtuch', 'Es wird windig.', '/de/order/'],
  ])
    expect(textOf('Bob')).toContain(part);
  expect(textOf('Bob')).not.toContain('Fornells');
  expect(textOf('Ada')).toContain('Treffpunkt: Port de Fornells');
  expect(textOf('Ada')).toContain('destination=40.05,4.13');
  const one = bookings[0];
  expect(one?.whatsapp?.url).toMatch(/^https:\/\/wa\.me\/34600111222\?text=/);
  const order = await jsonOf<OrderDetail>(admin(`/orders/${one?.reference}`));
  expect(order.whatsapp?.text).toContain('08:30, Ciutadella');
});

test('the day’s sheet has the pick-ups of all departures by time, without those that are called off', async () => {
  const other = await anOption({ option: { pickups: PICKUPS }, schedule: { times: ['10:30'] } });
  const off = await anOption({ option: { pickups: PICKUPS } });
  await made(other, { ...booked, pickup: { pointId: 'ciutadella' } });
  await made(off, { ...booked, pickup: { pointId: 'mao' } });
  await db
    .update(departures)
    .set({ calledOffAt: '2026-01-01T00:00:00.000Z' })
    .where(eq(departures.optionId, off.optionId));
  const { pickups } = await jsonOf<DayPickups>(admin(`/calendar/pickups?date=${DAY}`));
  expect(pickups.map(({ pickup, start, people }) => [pickup.time, start, people])).toEqual([
    ['08:30', '10:00', 2],
    ['09:00', '10:30', 2],
    ['09:15', '10:00', 2],
    ['09:15', '10:00', 2],
  ]);
  const next = addDays(DAY, 1);
  expect((await jsonOf<DayPickups>(admin(`/calendar/pickups?date=${next}`))).pickups).toEqual([]);
});

test('the firm corrects answers and the pick-up, and what is no answer is refused at its field', async () => {
  const { booking } = await named('Eva', { pickup: { pointId: 'mao', hotel: 'Hotel Capri' } });
  const path = `/bookings/${booking.reference}`;
  const read = () => jsonOf<TripRequestDetail>(admin(`/trip-requests/${booking.reference}`));
  const before = await read();
  expect(before).toMatchObject({ pickup: { id: 'mao' }, questions: { length: QUESTIONS.length } });
  const [first] = before.tickets;
  const answers = [
    { questionId: 'diet', value: 'vegan' },
    { questionId: 'size', ticket: first?.uuid, value: '41' },
    { questionId: 'swims', ticket: first?.uuid, value: '' },
  ];
  const { version } = before;
  const saved = await jsonOf<TripRequestDetail>(
    admin(path, 'PUT', { version, answers, pickup: { pointId: 'ciutadella', hotel: 'Casa' } }),
  );
  const values = saved.answers.map(({ questionId, value }) => `${questionId} ${value}`);
  expect(values.toSorted()).toEqual(['diet vegan', 'level Experto', 'size 41', 'swims no']);
  expect(saved.pickup).toMatchObject({ id: 'ciutadella', hotel: 'Casa' });
  const wrong = { version: saved.version, answers: [{ questionId: 'level', value: 'Master' }] };
  const refused = await admin(path, 'PUT', wrong);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'answer.level' }] });
  const meeting = { version: saved.version, pickup: null };
  expect(await jsonOf<TripRequestDetail>(admin(path, 'PUT', meeting))).toMatchObject({
    ...{ pickup: null, answers: { length: 4 } },
  });
});
