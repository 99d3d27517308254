import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Today } from '#contract/admin/today.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { bookings, bookingUnits, contactMessages } from '#core/db/schema.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { aTripRequest } from '../../test/orders/trip-requests.ts';

await aTripType();
const admin = await anAdmin();
const NOW = new Date();
const TOMORROW = addDays(menorcaToday(NOW), 1);
const today = () => jsonOf<Today>(admin('/dashboard/today'));

test('tickets of today and tomorrow are counted with those that were checked in, without holds and cancelled bookings', async () => {
  const { optionId, adult } = await aBookableOption();
  const book = (date: string, units: number) =>
    tryToBook(
      optionId,
      date,
      Array.from({ length: units }, () => adult),
      NOW,
    );
  const booked = await confirm(db, await book(TOMORROW, 3), true, { actor: 'test', now: NOW });
  const gone = await confirm(db, await book(TOMORROW, 2), true, { actor: 'test', now: NOW });
  await book(TOMORROW, 1);
  await confirm(db, await book(addDays(TOMORROW, 1), 1), true, { actor: 'test', now: NOW });
  await db.update(bookings).set({ status: 'CANCELLED' }).where(eq(bookings.id, gone.id));
  await db
    .update(bookingUnits)
    .set({ redeemedAt: NOW.toISOString() })
    .where(eq(bookingUnits.ticketCode, booked.units[0]?.ticketCode ?? ''));
  await db
    .update(bookingUnits)
    .set({ noShowAt: NOW.toISOString() })
    .where(eq(bookingUnits.ticketCode, booked.units[1]?.ticketCode ?? ''));
  expect((await today()).boarding).toEqual([
    { optionId, date: TOMORROW, time: '10:00', tickets: 3, boarded: 1, absent: 1 },
  ]);
});

test('orders that wait for an answer and new messages are counted', async () => {
  const before = (await today()).counts;
  const { tripId } = await aBookableOption();
  await aTripRequest(tripId);
  const text = { name: 'Joan', message: 'Hello', source: 'site', language: 'en' } as const;
  await db.insert(contactMessages).values([
    { ...text, digest: 'one', status: 'new' },
    { ...text, digest: 'two', status: 'spam' },
  ]);
  expect((await today()).counts).toEqual({
    ...before,
    answer: before.answer + 1,
    messages: before.messages + 1,
  });
});
