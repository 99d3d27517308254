import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { KnownGuest } from '#contract/orders/known-guests.ts';
import { auditLog, bookings, trips } from '#core/db/schema.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { send } from '../../test/client.ts';
import { aBookableOption, planOf } from '../../test/orders/bookable.ts';

const DAY = addDays(menorcaToday(new Date()), 20);
let admin: Admin;
let sail: Awaited<ReturnType<typeof aBookableOption>>;

async function byHand(contact: object, { day = DAY, source = 'phone', language = 'es' } = {}) {
  const [departure] = departuresBetween(await planOf(sail.optionId, day, day), day, day);
  const response = await admin('/orders', 'POST', {
    items: [
      {
        ...{ kind: 'trip', optionId: sail.optionId, departureId: departure?.id },
        units: [{ unitId: sail.adult, quantity: 1 }],
      },
    ],
    ...{ contact, language, source },
  });
  expect(response.status, await response.clone().text()).toBe(201);
}
const ANNA = { name: 'Anna Vidal', email: 'anna@example.com', phone: '+34600111222' };
beforeAll(async () => {
  await aTripType({ id: 1 });
  admin = await anAdmin();
  sail = await aBookableOption({ option: { capacity: null } });
  await byHand(ANNA);
  await byHand({ ...ANNA, email: 'ANNA@example.com' }, { day: addDays(DAY, 2), language: 'de' });
  await byHand({ name: 'José Pérez', phone: '+34600111333' });
  await byHand({ name: 'Of a reseller', phone: '+34600111444' }, { source: 'reseller' });
  await byHand({});
});

const suggested = (q: string) =>
  jsonOf<KnownGuest[]>(admin(`/orders/guests?${new URLSearchParams({ q })}`));
const names = async (q: string) => (await suggested(q)).map(({ name }) => name);

test('orders of one address are one guest, as they ordered last, with the latest day', async () => {
  expect(await suggested('vid')).toEqual([
    { ...ANNA, email: 'ANNA@example.com', language: 'de', lastDay: addDays(DAY, 2) },
  ]);
});

test.each([
  ['anna@ex', ['Anna Vidal']],
  ['600111', ['José Pérez', 'Anna Vidal']],
  ['0034 600 111 333', ['José Pérez']],
  ['perez jos', ['José Pérez']],
  ['an', []],
  ['', []],
  ['%%%', []],
])('“%s” finds guests by name, address and number, without accents', async (q, found) => {
  expect(await names(q)).toEqual(found);
});

test('words of the trip find none of its guests, and guests of resellers are not suggested', async () => {
  const [trip] = await db.select({ name: trips.name }).from(trips);
  expect(trip?.name.length).toBeGreaterThan(2);
  expect(await names(trip?.name ?? '')).toEqual([]);
  expect(await names('reseller')).toEqual([]);
});

test('spam, the trash and guests whose data were erased are not suggested', async () => {
  await byHand({ name: 'Zoe Spam', email: 'zoe@example.com' });
  expect(await names('zoe')).toEqual(['Zoe Spam']);
  const isZoe = eq(bookings.contactName, 'Zoe Spam');
  await db.update(bookings).set({ deletedAt: new Date().toISOString() }).where(isZoe);
  expect(await names('zoe')).toEqual([]);
  await db
    .update(bookings)
    .set({ deletedAt: null, status: 'CANCELLED', endedAs: 'spam' })
    .where(isZoe);
  expect(await names('zoe')).toEqual([]);
});

test('only the administration reads them, and looking leaves nothing in the log', async () => {
  const before = await db.$count(auditLog);
  expect((await send('/api/admin/orders/guests?q=anna')).status).toBe(401);
  expect(await names('anna')).toEqual(['Anna Vidal']);
  expect(await db.$count(auditLog)).toBe(before);
});
