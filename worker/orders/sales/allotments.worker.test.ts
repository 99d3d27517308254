import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { PartnerClosing } from '#contract/sales/sales.ts';
import { apiKeys } from '#core/db/schema.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { aBookableOption, planOf, tryToBook } from '../../test/orders/bookable.ts';
import { aPartner } from '../../test/orders/partners.ts';
import { aReseller } from '../../test/orders/reseller.ts';

let admin: Admin;
const DAY = addDays(menorcaToday(new Date()), 20);
const NOW = new Date();

beforeAll(async () => {
  await aTripType({ id: 1 });
  admin = await anAdmin();
});

/** An option of ten places, of which a partner may sell four. */
async function allotted() {
  const { optionId, adult } = await aBookableOption({ option: { capacity: 10 } });
  const partner = await aPartner();
  await jsonOf(
    admin(`/sales/allotments/${partner.id}`, 'PUT', { allotments: [{ optionId, places: 4 }] }),
  );
  const sell = (count: number, partnerId: number | null = partner.id) =>
    tryToBook(
      optionId,
      DAY,
      Array.from({ length: count }, () => adult),
      NOW,
      { sentBy: { id: partnerId } },
    ).then(
      () => count,
      (error: unknown) => {
        if (error instanceof BookingRefused && error.reason === 'sold_out') return 0;
        throw error;
      },
    );
  const closings = async () =>
    (await jsonOf<{ items: PartnerClosing[] }>(admin('/sales/closings'))).items.filter(
      (one) => one.optionId === optionId && one.date === DAY,
    );
  return { optionId, partner, sell, closings };
}

test('an option that is none is refused at its field, and what stood stays', async () => {
  const { optionId, partner } = await allotted();
  const path = `/sales/allotments/${partner.id}`;
  const allotments = [
    { optionId, places: 5 },
    { optionId: 99_999, places: 1 },
  ];
  const refused = await admin(path, 'PUT', { allotments });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'allotments.1.optionId' }] });
  expect(await jsonOf(admin(path))).toEqual({ allotments: [{ optionId, places: 4 }] });
  const closing = { partnerId: partner.id, optionId: 99_999, date: DAY, time: '10:00' };
  const noted = await admin('/sales/closings', 'POST', { ...closing, isClosed: true });
  expect(noted.status).toBe(422);
  expect(await noted.json()).toMatchObject({ errors: [{ path: 'optionId' }] });
});

test('of ten places a partner sells four, however many it tries at once, and others the rest', async () => {
  const { sell } = await allotted();
  const tries = await Promise.all(Array.from({ length: 8 }, () => sell(1)));
  expect(tries.reduce((sum, one) => sum + one, 0)).toBe(4);
  expect(await sell(6, null)).toBe(6);
});

test('what a partner can sell no more is on the list until it is closed there, and again when places are back', async () => {
  const { optionId, partner, sell, closings } = await allotted();
  expect(await closings()).toEqual([]);
  await sell(4);
  const [open] = await closings();
  expect(open).toMatchObject({ partnerId: partner.id, optionId, left: 0, isClosed: false });
  const note = (isClosed: boolean) =>
    jsonOf(
      admin('/sales/closings', 'POST', {
        ...{ partnerId: partner.id, optionId, date: DAY, time: '10:00', isClosed },
      }),
    );
  await note(true);
  expect(await closings()).toEqual([]);
  await jsonOf(
    admin(`/sales/allotments/${partner.id}`, 'PUT', { allotments: [{ optionId, places: 6 }] }),
  );
  expect(await closings()).toMatchObject([{ left: 2, isClosed: true }]);
  await note(false);
  expect(await closings()).toEqual([]);
});

test('a reseller sees the places of its allotment alone, less what it has sold, and the whole departure once it has none', async () => {
  const { optionId, tripId, adult } = await aBookableOption({
    tripId: (await aTrip({ showBookingOptions: true })).id,
    option: { capacity: 10 },
  });
  const { id: partnerId } = await aPartner();
  const ask = await aReseller();
  const [newest] = await db.select().from(apiKeys).orderBy(desc(apiKeys.id)).limit(1);
  await db
    .update(apiKeys)
    .set({ partnerId })
    .where(eq(apiKeys.id, newest?.id ?? 0));
  const allot = (allotments: object[]) =>
    jsonOf(admin(`/sales/allotments/${partnerId}`, 'PUT', { allotments }));
  await allot([{ optionId, places: 4 }]);
  const asked = { productId: String(tripId), optionId: String(optionId) };
  type Seen = { vacancies: number; status: string; available: boolean };
  const seen = async () => {
    const days = { ...asked, localDateStart: DAY, localDateEnd: DAY };
    const [[start], [day]] = (
      await Promise.all(
        ['/availability', '/availability/calendar'].map((path) => ask('POST', path, days)),
      )
    ).map(({ body }) => body as Seen[]) as [Seen[], Seen[]];
    expect(day).toMatchObject({ vacancies: start?.vacancies, available: start?.available });
    return start;
  };
  expect(await seen()).toMatchObject({ vacancies: 4, available: true });
  await tryToBook(optionId, DAY, [adult, adult, adult], NOW, {
    sentBy: { id: partnerId },
  });
  expect(await seen()).toMatchObject({ vacancies: 1, available: true });
  await tryToBook(optionId, DAY, [adult], NOW, { sentBy: { id: partnerId } });
  expect(await seen()).toMatchObject({ vacancies: 0, status: 'SOLD_OUT', available: false });
  await allot([]);
  expect(await seen()).toMatchObject({ vacancies: 6, available: true });
});

test('a sale of the desk beyond the allotment of its partner says that it is that', async () => {
  const { optionId, partner } = await allotted();
  const plan = await planOf(optionId, DAY, DAY);
  const [start] = departuresBetween(plan, DAY, DAY);
  const unitId = plan.units[0]?.id;
  const order = (quantity: number, partnerId: number | null) =>
    admin('/orders', 'POST', {
      items: [{ kind: 'trip', optionId, departureId: start?.id, units: [{ unitId, quantity }] }],
      ...{ language: 'en', source: 'phone', partnerId, contact: { name: 'Ada' } },
    });
  const refused = await order(5, partner.id);
  expect([refused.status, await jsonOf(refused)]).toMatchObject([
    409,
    { code: 'allotment', item: 0, detail: expect.stringContaining('partner') },
  ]);
  expect((await order(5, null)).status).toBe(201);
});
