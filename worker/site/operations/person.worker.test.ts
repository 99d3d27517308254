import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { FoundPerson, PersonData } from '#contract/mail/inbox.ts';
import { bookings, contactMessages, outbox, subscribers } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { aTripRequest } from '../../test/orders/trip-requests.ts';

const admin = await anAdmin();
const trip = await aTrip({
  tripTypeId: (await aTripType()).id,
  name: 'Paseo',
  meetingPoint: 'En el muelle',
});
const aRequest = (more: Parameters<typeof aTripRequest>[1] = {}) => aTripRequest(trip.id, more);

test('people are found by name, part of an address, number and reference; guests without an address are exported and erased by theirs', async () => {
  const id = await aRequest({
    contactEmail: null,
    contactName: 'Núria Pons',
    contactPhone: '+34611222333',
  });
  const other = await aRequest({ contactEmail: 'nuria.p@example.com', contactName: 'Núria Pons' });
  const [phoneOnly] = await db.select().from(bookings).where(eq(bookings.id, id));
  const find = async (q: string) =>
    (await jsonOf<{ people: FoundPerson[] }>(admin('/person/find', 'POST', { q }))).people;
  const reference = phoneOnly?.reference ?? '';
  const found = (await find('nuria pons')).map(({ email }) => email);
  expect(new Set(found)).toEqual(new Set([null, 'nuria.p@example.com']));
  for (const q of ['611 222 333', '+34 611-222-333', reference.toLowerCase()])
    expect(await find(q), q).toMatchObject([
      { email: null, phone: '+34611222333', references: [reference], records: 1 },
    ]);
  expect(await find('nuria.p@')).toMatchObject([{ email: 'nuria.p@example.com' }]);
  expect(await find('nobody at all')).toEqual([]);
  expect((await admin('/person/find', 'POST', { q: ' ' })).status).toBe(422);
  for (const person of [{ phone: '611 222 333' }, { reference }])
    expect(await jsonOf(admin('/person/export', 'POST', person))).toMatchObject({
      bookings: [{ reference }],
    });
  expect(await jsonOf(admin('/person/erase', 'POST', { phone: '+34 611 222 333' }))).toMatchObject({
    bookings: 1,
  });
  const names = (await db.select().from(bookings)).filter((row) => [id, other].includes(row.id));
  expect(new Set(names.map(({ contactName }) => contactName))).toEqual(
    new Set([null, 'Núria Pons']),
  );
});

test('one person is exported and erased by address over all tables; figures stay', async () => {
  const id = await aRequest({
    contactEmail: 'Ada@Example.com',
    contactName: 'Ada',
    notes: 'Secret words',
  });
  await db.insert(subscribers).values({ email: 'ada@example.com', language: 'en' });
  await db.insert(contactMessages).values({
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Secret words',
    source: 'site',
    language: 'en',
    digest: 'e',
  });
  await admin(`/trip-requests/${id}/state`, 'POST', { to: 'confirmed', version: 1, isFree: true });
  await admin(`/trip-requests/${id}`, 'PUT', { note: 'Secret words', version: 2 });
  const data = await jsonOf<PersonData>(
    admin('/person/export', 'POST', { email: ' ADA@example.com' }),
  );
  expect(
    [data.bookings, data.messages, data.subscriptions, data.mails].map(({ length }) => length),
  ).toEqual([1, 1, 1, 1]);
  expect(data.events).toMatchObject([
    { toStatus: 'PENDING' },
    { type: 'state' },
    { type: 'note', note: 'Secret words' },
  ]);
  expect(data.upcoming).toMatchObject([{ kind: 'booking', date: '2027-06-12' }]);
  expect(data.account).toBeNull();
  expect(JSON.stringify(data)).not.toContain('hash-');
  const erased = await jsonOf(admin('/person/erase', 'POST', { email: 'ada@example.com' }));
  expect(erased).toEqual({
    transfers: 0,
    bookings: 1,
    items: { voucher: 0 },
    giftVouchers: 0,
    reviews: 0,
    messages: 1,
    subscriptions: 1,
    waiting: 0,
    mails: 1,
  });
  const left = await Promise.all([
    db.select().from(bookings),
    db.select().from(outbox),
    db.select().from(contactMessages),
    db.select().from(subscribers),
  ]);
  expect(JSON.stringify(left).toLowerCase()).not.toContain('ada@example.com');
  expect(JSON.stringify(left)).not.toContain('Secret words');
  expect(await jsonOf(admin(`/trip-requests/${id}`))).toMatchObject({
    status: 'confirmed',
    adults: 2,
    contact: { name: null, email: null },
  });
});
