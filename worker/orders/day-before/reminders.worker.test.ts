import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/calendar.ts';
import type { OrderAnswer } from '#contract/orders/orders.ts';
import { bookings, departures, orders, outbox, settings, trips } from '#core/db/schema.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { anAdmin } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { bindings, getJson } from '../../test/client.ts';
import {
  act,
  anOption,
  asGuests,
  booked,
  CONTACT,
  DAY,
  made,
  type Option,
  postJson,
  startOn,
} from '../../test/orders/guest-bookings.ts';
import { PICKUPS, QUESTIONS } from '../../test/orders/some-questions.ts';
import { aQuote, aTransferTable, SUMMER_DAY } from '../../test/orders/transfer-table.ts';
import { areAsRead } from './due.reads.ts';
import { remindOfTomorrow } from './remind-of-tomorrow.ts';

beforeAll(async () => {
  await aTransferTable();
  await db
    .update(settings)
    .set({ value: { siteName: 'Marès', email: 'firm@example.com', phone: '+34971000000' } })
    .where(eq(settings.key, 'site'));
});
asGuests();
const admin = await anAdmin();

const SENDING = { ...bindings, MAIL_DRIVER: 'http', MAIL_ENDPOINT: 'https://mail.example/send' };
const at = (day: string, time: string) => new Date(instantOfWall(day, time));
const remind = (day = DAY, time = '17:00', env = SENDING) =>
  remindOfTomorrow(db, at(addDays(day, -1), time), env);
const mails = (orderId: string) =>
  db
    .select({ to: outbox.toAddress, subject: outbox.subject, text: outbox.body, html: outbox.html })
    .from(outbox)
    .where(and(eq(outbox.kind, 'order.reminder'), eq(outbox.relatedId, orderId)));
const rowOf = async (reference: string) => {
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error(`${reference} is not stored.`);
  return row;
};
const mailsTo = async (reference: string) => mails((await rowOf(reference)).orderId ?? '');
const aTrip = async (option: Option, more: object = {}, day = DAY) => ({
  kind: 'trip',
  optionId: option.optionId,
  departureId: await startOn(option, day),
  units: [{ unitId: option.adult, quantity: 2 }],
  ...more,
});
async function ordered(items: object[], language = 'en') {
  const consent = { privacyAccepted: true, termsAccepted: true };
  const response = await postJson('/api/orders', { items, contact: CONTACT, language, ...consent });
  expect(response.status, await response.clone().text()).toBe(201);
  const { items: made, ...answer } = (await response.json()) as OrderAnswer;
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.reference, answer.reference));
  return { id: row?.id ?? '', references: made.map(({ reference }) => reference) };
}

test('on the afternoon before a guest reads the hour, place, map, what to bring, the pick-up, the weather and what is open, once, in their language', async () => {
  const option = await anOption({ option: { questions: QUESTIONS, pickups: PICKUPS } });
  await db
    .update(trips)
    .set({
      meetingPoint: 'Port de Fornells',
      ...{ meetingLatitude: 40.05, meetingLongitude: 4.13, bring: ['Toalla'] },
      translations: {
        name: { de: 'Segeltag' },
        meetingPoint: { de: 'Hafen von Fornells' },
        bring: { de: ['Handtuch'] },
      },
    })
    .where(eq(trips.id, option.tripId));
  const { booking } = await made(option, {
    ...booked,
    answers: [
      { questionId: 'level', value: 'Profi' },
      { questionId: 'swims', ticket: 0, value: 'yes' },
      { questionId: 'swims', ticket: 1, value: 'yes' },
    ],
    pickup: { pointId: 'mao', hotel: 'Hotel Capri' },
  });
  await db
    .update(departures)
    .set({ weatherNote: { es: 'Habrá viento.', de: 'Es wird windig.' } })
    .where(eq(departures.optionId, option.optionId));
  for (const time of ['16:59', '17:00', '17:05', '20:59']) await remind(DAY, time);
  const [mail, ...others] = await mailsTo(booking.reference);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: CONTACT.email,
    subject: `Morgen: Segeltag (${booking.reference})`,
  });
  for (const part of [
    ...['10:00', 'Hafen von Fornells', 'destination=40.05,4.13', 'Handtuch', 'Es wird windig.'],
    ...['09:15, Mahón', 'Hotel Capri', 'query=39.88,4.26', '+34 971 000 000'],
    ...['• Ernährung', '• Número de pie', '• Firma', `#needs-${booking.reference}`],
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.text).not.toContain('Niveau');
  expect(mail?.text).not.toContain('Deseos');
  const url = new URL(mail?.text.match(/http\S+order\S+#needs/)?.[0] ?? '');
  expect(url.pathname).toBe(`/de/order/${booking.reference}`);
  const order = `/api/orders/${booking.reference}?token=${url.searchParams.get('token')}`;
  expect(await getJson(order)).toMatchObject({ reference: booking.reference });
  expect((await rowOf(booking.reference)).remindedAt).toBe(
    at(addDays(DAY, -1), '17:00').toISOString(),
  );
});

test.each([
  ['winter to summer', '2027-03-28', '2027-03-27T16:00:00.000Z'],
  ['summer to winter', '2027-10-31', '2027-10-30T15:00:00.000Z'],
  ['midsummer', '2027-07-01', '2027-06-30T15:00:00.000Z'],
])('the hour is that of the island, from %s', async (_name, day, instant) => {
  const { references } = await ordered([await aTrip(await anOption(), {}, day)]);
  const [reference = ''] = references;
  await remindOfTomorrow(db, new Date(Date.parse(instant) - 60_000), SENDING);
  expect(await mailsTo(reference)).toEqual([]);
  await remindOfTomorrow(db, new Date(instant), SENDING);
  const [mail] = await mailsTo(reference);
  expect(mail?.text).toContain('at 10:00');
});

test('two trips of an order on one day are one mail, and those of two days are two', async () => {
  const day = addDays(DAY, 2);
  const [early, late] = [await anOption(), await anOption({ schedule: { times: ['16:00'] } })];
  const { id, references } = await ordered([
    await aTrip(late, {}, day),
    await aTrip(early, {}, day),
    await aTrip(early, {}, addDays(day, 1)),
  ]);
  await remind(day);
  const [mail, ...others] = await mails(id);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Your day tomorrow/);
  expect(mail?.text.indexOf('at 10:00')).toBeLessThan(mail?.text.indexOf('at 16:00') ?? 0);
  for (const [at, reference] of references.entries())
    expect(mail?.text.includes(reference)).toBe(at < 2);
  await remind(addDays(day, 1));
  expect(await mails(id)).toHaveLength(2);
});

test('a journey is in the mail of its own day, with its trip where both are on one day', async () => {
  const { quoteToken } = await aQuote();
  const day = SUMMER_DAY;
  const { id } = await ordered([
    { kind: 'transfer', quoteToken, vehicle: 'standard' },
    await aTrip(await anOption(), {}, day),
  ]);
  await db.run(sql`UPDATE transfer_requests SET status = 'confirmed' WHERE order_id = ${id}`);
  await remind(day);
  const [mail, ...others] = await mails(id);
  expect(others).toEqual([]);
  for (const part of ['at 10:00', 'at 14:30', 'Aeropuerto', 'VY 3726'])
    expect(mail?.text).toContain(part);
});

test('a journey that the firm has not confirmed is in no reminder', async () => {
  const { quoteToken } = await aQuote();
  const { id } = await ordered([{ kind: 'transfer', quoteToken, vehicle: 'standard' }]);
  await remind(SUMMER_DAY);
  expect(await mails(id)).toEqual([]);
});

test('no guest is reminded of what is no booking, does not take place, was booked late, or is the business of a reseller', async () => {
  const day = addDays(DAY, 5);
  const off = await anOption();
  const make = async (change: Partial<typeof bookings.$inferInsert> = {}, option?: Option) => {
    const { references } = await ordered([await aTrip(option ?? (await anOption()), {}, day)]);
    const reference = references[0] ?? '';
    if (Object.keys(change).length > 0)
      await db.update(bookings).set(change).where(eq(bookings.reference, reference));
    return reference;
  };
  const late = at(addDays(day, -1), '17:01').toISOString();
  const without = [
    await make({ isDemo: true }),
    await make({ status: 'CANCELLED' }),
    await make({ status: 'PENDING' }),
    await make({ status: 'REDEEMED' }),
    await make({ createdAt: late }),
    await make({ confirmedAt: late }),
    await make({ deletedAt: late }),
    await make({ resellerKeyId: 3 }),
    await make({ contactEmail: null }),
    await make({}, off),
  ];
  await db
    .update(departures)
    .set({ calledOffAt: late })
    .where(eq(departures.optionId, off.optionId));
  const one = await make();
  await remind(day);
  for (const [at, reference] of without.entries())
    expect([at, await mailsTo(reference)]).toEqual([at, []]);
  expect(await mailsTo(one)).toHaveLength(1);
});

test('a firm without mail has the letter in its outbox, and the booking says of no reminder', async () => {
  const day = addDays(DAY, 7);
  const { references } = await ordered([await aTrip(await anOption(), {}, day)]);
  const [reference = ''] = references;
  for (let n = 0; n < 2; n += 1) await remind(day, '17:00', bindings as typeof SENDING);
  expect(await mailsTo(reference)).toHaveLength(1);
  expect((await rowOf(reference)).remindedAt).toBe(null);
});

test('who moves to another day after the reminder is reminded of that day, too', async () => {
  const [day, next] = [addDays(DAY, 9), addDays(DAY, 12)];
  const option = await anOption();
  const mine = await made(option, booked, undefined);
  const move = async (to: string) =>
    expect((await act(mine, 'change', { departureId: await startOn(option, to) })).status).toBe(
      200,
    );
  await move(day);
  await remind(day);
  await move(next);
  await remind(next);
  const texts = (await mailsTo(mine.booking.reference)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
});

test('those who leave a booking with one of their own are reminded by its own mail', async () => {
  const day = addDays(DAY, 14);
  const option = await anOption();
  const { references } = await ordered([await aTrip(option, {}, day)]);
  const { id, version } = await rowOf(references[0] ?? '');
  const ticket = await db.get<{ uuid: string }>(
    sql`SELECT uuid FROM booking_units WHERE booking_id = ${id} LIMIT 1`,
  );
  const contact = { name: 'Bea', email: 'bea@example.com' };
  const body = { version, tickets: [ticket?.uuid], contact, notify: false };
  const split = await admin(`/bookings/${id}/split`, 'POST', body);
  expect(split.status, await split.clone().text()).toBe(200);
  await remind(day);
  expect((await mailsTo(references[0] ?? '')).map(({ to }) => to)).toEqual([CONTACT.email]);
  const [own] = await db.select().from(bookings).where(eq(bookings.contactEmail, contact.email));
  expect((await mailsTo(own?.reference ?? '')).map(({ to }) => to)).toEqual([contact.email]);
});

test('a mail is written only of bookings and journeys as they were read', async () => {
  const day = addDays(DAY, 16);
  const { references } = await ordered([await aTrip(await anOption(), {}, day)]);
  const { id, version, departureId } = await rowOf(references[0] ?? '');
  const isAsRead = async (of = version) =>
    (await db.get<{ is: number }>(sql`SELECT ${areAsRead(day, [{ id, version: of }], [])} AS "is"`))
      ?.is;
  expect(await isAsRead()).toBe(1);
  expect(await isAsRead(version + 1)).toBe(0);
  const isDeparture = eq(departures.id, departureId);
  await db
    .update(departures)
    .set({ calledOffAt: at(day, '08:00').toISOString() })
    .where(isDeparture);
  expect(await isAsRead()).toBe(0);
  await db.update(departures).set({ calledOffAt: null }).where(isDeparture);
  await db.update(bookings).set({ status: 'CANCELLED' }).where(eq(bookings.id, id));
  expect(await isAsRead()).toBe(0);
});
