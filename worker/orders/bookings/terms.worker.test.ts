import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import type { Terms } from '#contract/money/terms.ts';
import {
  bookings,
  departures,
  outbox,
  receipts,
  settings,
  transferRequests,
  tripOptions,
} from '#core/db/schema.ts';
import { anAdmin } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { getJson } from '../../test/client.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import {
  act,
  anOption,
  asGuests,
  booked,
  DAY,
  made,
  type Option,
  seen,
  startOn,
} from '../../test/orders/guest-bookings.ts';
import { aReseller } from '../../test/orders/reseller.ts';
import { aSoldBooking, aSoldTransfer } from '../../test/orders/sold.ts';
import { transferRules } from '../../test/orders/transfer-rules.ts';
import { aTransferRequest, aTransferTable } from '../../test/orders/transfer-table.ts';

// Terms are those that a booking or a transfer was made under, whatever the firm sets afterwards.

let admin: Awaited<ReturnType<typeof anAdmin>>;
asGuests();
beforeAll(async () => {
  admin = await anAdmin();
});

const DAYS = (days: number) => days * 24 * 60;
const setOption = ({ optionId }: Option, set: Partial<typeof tripOptions.$inferInsert>) =>
  db.update(tripOptions).set(set).where(eq(tripOptions.id, optionId));
const setPayments = (value: object) =>
  db
    .insert(settings)
    .values({ key: 'payments', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
const rowOf = async ({ booking }: GuestBookingAnswer) =>
  (
    await db.select().from(bookings).where(eq(bookings.reference, booking.reference))
  )[0] as typeof bookings.$inferSelect;
const moneyOf = ({ booking, token }: GuestBookingAnswer) =>
  getJson<GuestMoney>(`/api/bookings/${booking.reference}/money?token=${token}`);
const termsOf = async (
  table: typeof bookings | typeof transferRequests,
  id: string,
): Promise<Terms | undefined> =>
  (await db.select({ terms: table.terms }).from(table).where(eq(table.id, id)))[0]?.terms;

test('a free cancellation stays free when the option asks for more notice, and one that costs stays so when it asks for less', async () => {
  const option = await anOption({ option: { cancellationMinutes: DAYS(30) } });
  const early = await made(option, booked);
  await setOption(option, { cancellationMinutes: DAYS(50) });
  const late = await made(option, { ...booked, notes: 'late' });
  await setOption(option, { cancellationMinutes: 0 });
  expect([(await seen(early)).feeCents, (await seen(late)).feeCents]).toEqual([0, 10_000]);
  expect(Date.parse((await seen(early)).freeUntil ?? '')).toBe(
    Date.parse(await startOn(option, DAY)) - DAYS(30) * 60_000,
  );
  expect((await act(late, 'cancel', { feeCents: 10_000 })).status).toBe(200);
  await setOption(option, { cancellationMinutes: DAYS(50) });
  expect((await act(early, 'cancel')).status).toBe(200);
  expect(await seen(early)).toMatchObject({ status: 'CANCELLED', refund: 'FULL' });
});

test('payment rule and deposit are those of the booking: guest’s money, the hold’s confirmation and the desk read them', async () => {
  const option = await anOption({ option: { payment: 'deposit', depositPercent: 30 } });
  const [hold, other] = [await made(option), await made(option)];
  await setOption(option, { payment: 'all', depositPercent: null });
  await act(hold, 'confirm', booked);
  expect(await moneyOf(hold)).toMatchObject({
    payment: 'deposit',
    depositPercent: 30,
    dueNowCents: 3000,
  });
  await setOption(option, { payment: 'none' });
  await act(other, 'confirm', booked);
  expect(await seen(other)).toMatchObject({ status: 'ON_HOLD' });
  const detail = (await (await admin(`/trip-requests/${hold.booking.reference}`)).json()) as {
    terms: Terms;
  };
  expect(detail.terms).toMatchObject({ payment: 'deposit', depositPercent: 30 });
});

test('the receipt states the VAT of the booking', async () => {
  await setPayments({ vat: { trips: { scheme: 'rate', bp: 1000 } } });
  const { booking } = await made(await anOption(), booked);
  await setPayments({ vat: { trips: { scheme: 'travel_agency' } } });
  await admin(`/bookings/${booking.uuid}/payments`, 'POST', {
    method: 'cash',
    cents: 1100,
    key: crypto.randomUUID(),
  });
  const [receipt] = await db
    .select()
    .from(receipts)
    .where(eq(receipts.reference, booking.reference));
  expect(receipt).toMatchObject({ vatCents: 100, lines: [{ scheme: 'rate', vatBp: 1000 }] });
  await setPayments({});
});

test('another day and more people keep the terms, another option brings its own, and says so before', async () => {
  const option = await anOption({ option: { cancellationMinutes: DAYS(3) } });
  const other = await aBookableOption({
    tripId: option.tripId,
    option: { cancellationMinutes: DAYS(5), payment: 'all' },
  });
  const guest = await made(option, booked);
  await setOption(option, { cancellationMinutes: DAYS(20), payment: 'all' });
  const bigger = {
    departureId: await startOn(option, addDays(DAY, 1)),
    units: [{ unitId: option.adult, quantity: 3 }],
  };
  expect(await (await act(guest, 'change', { ...bigger, dryRun: true })).json()).toMatchObject({
    terms: null,
  });
  await act(guest, 'change', bigger);
  expect((await rowOf(guest)).terms).toMatchObject({
    payment: 'none',
    cancellation: [{ minutesBefore: DAYS(3), feePercent: 0 }, {}],
  });
  const [mail] = (
    await db
      .select()
      .from(outbox)
      .where(eq(outbox.relatedId, (await rowOf(guest)).id))
  ).filter(({ kind }) => kind === 'trip.changed');
  expect(mail?.body).toContain(`${Number(addDays(DAY, -2).slice(8))}. `);

  const otherDay = {
    optionId: other.optionId,
    departureId: await startOn(other, DAY),
    units: [{ unitId: other.adult, quantity: 3 }],
  };
  const start = Date.parse(otherDay.departureId);
  expect(await (await act(guest, 'change', { ...otherDay, dryRun: true })).json()).toMatchObject({
    terms: { freeUntil: new Date(start - DAYS(5) * 60_000).toISOString(), payment: 'all' },
  });
  await act(guest, 'change', otherDay);
  expect((await rowOf(guest)).terms).toMatchObject({
    payment: 'all',
    cancellation: [{ minutesBefore: DAYS(5) }, {}],
  });
});

test('a departure that was called off costs a reseller nothing, after the limit too; a late cancellation otherwise needs force', async () => {
  const ask = await aReseller();
  const option = await anOption({ option: { cancellationMinutes: DAYS(90) } });
  const booking = async (day: string) => {
    const { body } = (await ask('POST', '/bookings', {
      ...{
        productId: String(option.tripId),
        optionId: String(option.optionId),
        availabilityId: await startOn(option, day),
      },
      unitItems: [{ unitId: String(option.adult) }],
    })) as { body: { uuid: string } };
    await ask('POST', `/bookings/${body.uuid}/confirm`, { contact: { fullName: 'Ada' } });
    return body.uuid;
  };
  const [uuid, moved, late] = [
    await booking(DAY),
    await booking(DAY),
    await booking(addDays(DAY, 2)),
  ];
  await db
    .update(departures)
    .set({ calledOffAt: new Date().toISOString() })
    .where(eq(departures.localDate, DAY));
  expect((await ask('GET', `/bookings/${uuid}`)).body).toMatchObject({ cancellable: true });
  expect((await ask('POST', `/bookings/${uuid}/cancel`, {})).body).toMatchObject({
    ...{ status: 'CANCELLED', cancellable: false, cancellation: { refund: 'FULL' } },
  });
  // Moved to another date it is a booking like any other.
  await db
    .update(bookings)
    .set({ choiceAskedAt: new Date().toISOString() })
    .where(eq(bookings.uuid, moved));
  await ask('PATCH', `/bookings/${moved}`, {
    availabilityId: await startOn(option, addDays(DAY, 3)),
  });
  for (const one of [moved, late]) {
    expect((await ask('GET', `/bookings/${one}`)).body).toMatchObject({ cancellable: false });
    expect((await ask('POST', `/bookings/${one}/cancel`, {})).status).toBe(400);
    expect((await ask('POST', `/bookings/${one}/cancel`, { force: true })).body).toMatchObject({
      cancellation: { refund: 'NONE' },
    });
  }
});

test('a transfer keeps fee tiers, payment rule and VAT', async () => {
  await db.delete(settings).where(eq(settings.key, 'site'));
  await aTransferTable({ cancellation: [{ hoursBefore: 48, feePercent: 0 }] });
  await setPayments({
    transfers: { payment: 'deposit', depositPercent: 20 },
    vat: { transfers: { bp: 800 } },
  });
  const request = await aTransferRequest();
  const before = await request.booking();
  const [rules] = await db.select().from(settings).where(eq(settings.key, 'transfer-rules'));
  await db
    .update(settings)
    .set({
      value: {
        ...(rules?.value as object),
        cancellation: [{ hoursBefore: 10_000, feePercent: 10 }],
      },
    })
    .where(eq(settings.key, 'transfer-rules'));
  await setPayments({ transfers: { payment: 'all' } });
  expect((await request.booking()).cancellation).toEqual(before.cancellation);
  await admin(`/transfers/${request.id}/state`, 'POST', { to: 'confirmed', version: 1 });
  const money = await getJson<GuestMoney>(request.pathOf('/money'));
  expect(money).toMatchObject({
    payment: 'deposit',
    depositPercent: 20,
    dueNowCents: Math.round(before.totalCents / 5),
  });
  await admin(`/transfers/${request.id}/payments`, 'POST', {
    method: 'cash',
    cents: 1080,
    key: crypto.randomUUID(),
  });
  const [receipt] = await db
    .select()
    .from(receipts)
    .where(eq(receipts.reference, request.reference));
  expect(receipt).toMatchObject({ vatCents: 80, lines: [{ vatBp: 800 }] });
  await setPayments({});
});

test('a row that is written without terms, as from a former version, has those in force', async () => {
  await setPayments({});
  const value = { ...transferRules, cancellation: [{ hoursBefore: 10_000, feePercent: 10 }] };
  await db
    .insert(settings)
    .values({ key: 'transfer-rules', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  const option = await aBookableOption({
    option: { cancellationMinutes: 90, payment: 'deposit', depositCents: 500 },
  });
  const [departure] = await db
    .insert(departures)
    .values({
      optionId: option.optionId,
      localDate: DAY,
      localTime: '10:00',
      startsAt: `${DAY}T08:00:00Z`,
      scheduleVersion: 0,
    })
    .returning();
  const id = await aSoldBooking({ ...option, departureId: departure?.id ?? 0, date: DAY });
  expect(await termsOf(bookings, id)).toEqual({
    ...{ payment: 'deposit', depositPercent: null, depositCents: 500 },
    cancellation: [
      { minutesBefore: 90, feePercent: 0 },
      { minutesBefore: 0, feePercent: 100 },
    ],
    vat: { scheme: 'rate', bp: 2100 },
  });
  expect(
    await termsOf(transferRequests, await aSoldTransfer({ dates: [menorcaToday(new Date())] })),
  ).toEqual({
    ...{ payment: 'none', depositPercent: null, depositCents: null },
    ...{
      cancellation: [{ minutesBefore: 600_000, feePercent: 10 }],
      vat: { scheme: 'rate', bp: 1000 },
    },
  });
});

test('the desk cancels at the fee of the booking’s own terms, or at the one it agrees on', async () => {
  const late = await anOption({ option: { cancellationMinutes: DAYS(90) } });
  const state = async (guest: GuestBookingAnswer, change: object) => {
    const path = `/trip-requests/${guest.booking.reference}`;
    const before = (await (await admin(path)).json()) as Record<string, unknown>;
    const answer = await admin(`${path}/state`, 'POST', { version: before.version, ...change });
    return { before, status: answer.status };
  };
  const cancelled = { to: 'cancelled_customer' };
  const whole = await made(late, booked);
  const { totalCents } = whole.booking;
  expect(await state(whole, { to: 'cancelled_operator', feeCents: 1 })).toMatchObject({
    before: { endingFeeCents: totalCents },
    status: 422,
  });
  expect((await state(whole, { ...cancelled, feeCents: totalCents + 1 })).status).toBe(422);
  expect((await state(whole, cancelled)).status).toBe(200);
  expect(await rowOf(whole)).toMatchObject({ refund: 'NONE', feeCents: null });
  expect(await moneyOf(whole)).toMatchObject({ balanceCents: totalCents });
  const part = await made(late, booked);
  expect((await state(part, { ...cancelled, feeCents: 500 })).status).toBe(200);
  expect(await rowOf(part)).toMatchObject({ refund: 'PARTIAL', feeCents: 500 });
  const early = await made(await anOption({ option: { cancellationMinutes: 0 } }), booked);
  expect(await state(early, cancelled)).toMatchObject({
    before: { endingFeeCents: 0 },
    status: 200,
  });
  expect(await rowOf(early)).toMatchObject({ refund: 'FULL', feeCents: null });
  const called = await made(late, booked);
  expect((await state(called, { to: 'cancelled_operator' })).status).toBe(200);
  expect(await rowOf(called)).toMatchObject({ refund: 'FULL', feeCents: null });
});
