import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#contract/admin/admin.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { bookings, partners, transferLegs, transferRequests } from '#core/db/schema.ts';
import { cancel, confirm } from '#orders/bookings/changes/states.ts';
import { aTripType, db } from '../../test/builders.ts';
import { ORIGIN, send } from '../../test/client.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { aPartner } from '../../test/orders/partners.ts';
import { admin, confirmed, openTransferOffice } from '../../test/orders/transfer-office.ts';

const today = menorcaToday(new Date());
const by = { actor: 'user:1', now: new Date() };
const monthsAgo = (count: number): string =>
  count === 0 ? today.slice(0, 7) : addDays(`${monthsAgo(count - 1)}-01`, -1).slice(0, 7);

beforeAll(async () => {
  await openTransferOffice();
  await aTripType({ id: 1 });
});

/** A confirmed booking (100 €) of a partner in a month. */
async function aBooking(partnerId: number, month: string) {
  const option = await aBookableOption();
  const hold = await tryToBook(
    option.optionId,
    addDays(today, 60),
    [option.adult, option.adult],
    new Date(),
    {
      sentBy: { id: partnerId },
    },
  );
  const booking = await confirm(db, hold, true, by);
  await db
    .update(bookings)
    .set({ localDate: `${month}-28` })
    .where(eq(bookings.id, booking.id));
  return booking;
}
const post = (path: string, body?: object) =>
  send(`/api/admin/partners/${path}`, {
    method: 'POST',
    headers: { ...admin.headers, Origin: ORIGIN, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
const tasks = async (id: number) => {
  const dashboard = (await (await send('/api/admin/dashboard', admin)).json()) as Dashboard;
  return dashboard.partners.find((one) => one.id === id);
};

test('bookings of the demo are no task', async () => {
  const { id } = await aPartner();
  const { id: bookingId } = await aBooking(id, monthsAgo(1));
  await db.update(bookings).set({ isDemo: true }).where(eq(bookings.id, bookingId));
  expect(await tasks(id)).toBeUndefined();
});

test('months that are over are to be issued, then paid; the month that runs, and what earns nothing, is not', async () => {
  const { id, name } = await aPartner();
  expect(await tasks(id)).toBeUndefined();
  await aBooking(id, monthsAgo(0));
  const nothing = await aBooking(id, monthsAgo(3));
  await cancel(db, nothing, null, by, { set: { feeCents: 0 } });
  expect(await tasks(id)).toBeUndefined();
  for (const month of [monthsAgo(2), monthsAgo(2), monthsAgo(1)]) await aBooking(id, month);
  expect(await tasks(id)).toEqual({ id, name, toIssue: 2, toPay: 0 });
  expect((await post(`${id}/statements/${monthsAgo(2)}`)).status).toBe(201);
  expect(await tasks(id)).toMatchObject({ toIssue: 1, toPay: 1 });
  expect((await post(`${id}/statements/${monthsAgo(1)}`)).status).toBe(201);
  for (const month of [monthsAgo(2), monthsAgo(1)])
    await post(`${id}/statements/${month}/paid`, { method: 'transfer' });
  expect(await tasks(id)).toBeUndefined();
});

test('a change of a month that was stated waits for the next one, and is no task before it is over', async () => {
  const { id } = await aPartner();
  const booking = await aBooking(id, monthsAgo(1));
  await post(`${id}/statements/${monthsAgo(1)}`);
  await post(`${id}/statements/${monthsAgo(1)}/paid`, { method: 'cash' });
  await cancel(db, booking, null, by, { set: { feeCents: 0 } });
  await aBooking(id, monthsAgo(1));
  expect(await tasks(id)).toBeUndefined();
});

test('a transfer counts by its last journey; a partner in the trash is not named', async () => {
  const { id } = await aPartner();
  const { id: requestId } = await confirmed();
  await db
    .update(transferRequests)
    .set({ partnerId: id, commissionBp: 1000 })
    .where(eq(transferRequests.id, requestId));
  await db
    .update(transferLegs)
    .set({ localDate: `${monthsAgo(1)}-15` })
    .where(eq(transferLegs.requestId, requestId));
  await aBooking(id, monthsAgo(1));
  expect(await tasks(id)).toMatchObject({ toIssue: 1, toPay: 0 });
  await db.update(partners).set({ deletedAt: today }).where(eq(partners.id, id));
  expect(await tasks(id)).toBeUndefined();
});
