import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type {
  GuestBooking,
  GuestBookingAnswer,
  GuestBookingCost,
} from '#contract/bookings/guest-bookings.ts';
import type { Problem } from '#contract/problem.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { bookings, departures, requestEvents } from '#core/db/schema.ts';
import { aTrip, db } from '../../../test/builders.ts';
import { send } from '../../../test/client.ts';
import { aBookableOption, setException } from '../../../test/orders/bookable.ts';
import {
  act,
  anOption,
  asGuests,
  booked,
  CONTACT,
  codeOf,
  DAY,
  made,
  NEXT,
  type Option,
  order,
  pathOf,
  postJson,
  seen,
  startOn,
} from '../../../test/orders/guest-bookings.ts';
import { someTerms } from '../../../test/orders/some-terms.ts';
import { findBookings } from '../booking.reads.ts';

asGuests();

const LONG_BEFORE = 60 * 24 * 90;

/** The free time of the option's bookings is over. */
const makeLate = ({ optionId }: Option) =>
  db
    .update(bookings)
    .set({ terms: someTerms({ cancellation: [{ minutesBefore: LONG_BEFORE, feePercent: 0 }] }) })
    .where(eq(bookings.optionId, optionId));

test('a hold takes places for a while, is held longer, and is confirmed with a contact', async () => {
  const option = await anOption();
  const hold = await made(option);
  expect(hold.booking).toMatchObject({
    status: 'ON_HOLD',
    totalCents: 10_000,
    date: DAY,
    time: '10:00',
    feeCents: 0,
    canChange: true,
  });
  expect(hold.manageUrl).toContain(`/de/order/${hold.booking.reference}?token=${hold.token}`);
  const missing = await act(hold, 'confirm');
  expect(((await missing.json()) as Problem).errors?.map(({ path }) => path).sort()).toEqual(
    expect.arrayContaining(['contact.name', 'privacyAccepted']),
  );
  expect((await act(hold, 'extend')).status).toBe(200);
  const confirmed = (await (await act(hold, 'confirm', booked)).json()) as GuestBooking;
  expect(confirmed).toMatchObject({
    status: 'CONFIRMED',
    expiresAt: null,
    contact: { name: 'Ada Vidal', email: 'ada@example.com' },
  });
  expect(confirmed.tickets.every(({ ticketCode }) => ticketCode.length === 16)).toBe(true);
  const [row] = await findBookings(db, eq(bookings.reference, hold.booking.reference), 1);
  expect([
    row?.privacyAcceptedAt === null,
    row?.manageTokenHash === (await hashToken(hold.token)),
  ]).toEqual([false, true]);
  expect((await act(hold, 'confirm', booked)).status).toBe(200);
});

test('with contact and consent it is booked at once, or asked for where the option is on request', async () => {
  expect((await made(await anOption(), booked)).booking.status).toBe('CONFIRMED');
  const asked = await made(await anOption({ option: { instantConfirmation: false } }), booked);
  expect(asked.booking.status).toBe('PENDING');
  const option = await anOption();
  expect((await postJson(pathOf(option), await order(option, { contact: CONTACT }))).status).toBe(
    422,
  );
});

test('a repeated form books once, other words under its key are refused', async () => {
  const option = await anOption();
  const same = await Promise.all(
    [1, 2, 3].map(() => made(option, booked, { 'Idempotency-Key': 'one' })),
  );
  expect(new Set(same.map(({ booking }) => booking.uuid)).size).toBe(1);
  const other = await postJson(pathOf(option), await order(option, { ...booked, notes: 'Other' }), {
    'Idempotency-Key': 'one',
  });
  expect(other.status).toBe(409);
  const clicks = await Promise.all([1, 2].map(() => made(option, booked)));
  expect(clicks[0]?.booking.uuid).toBe(clicks[1]?.booking.uuid);
  await act(clicks[0] as GuestBookingAnswer, 'cancel');
  expect((await made(option, booked)).booking.uuid).not.toBe(clicks[0]?.booking.uuid);
});

test('two guests of one network with the same browser hold places of their own', async () => {
  const option = await anOption();
  const [one, other] = await Promise.all([1, 2].map(() => made(option)));
  expect(one?.booking.uuid).not.toBe(other?.booking.uuid);
  expect(one?.token).not.toBe(other?.token);
  const repeated = await Promise.all(
    [1, 2].map(() => made(option, {}, { 'Idempotency-Key': 'a hold of one' })),
  );
  expect(new Set(repeated.map(({ booking }) => booking.uuid)).size).toBe(1);
});

test('two guests want the last places: one gets them', async () => {
  const option = await anOption({ option: { capacity: 2 } });
  const body = await order(option, booked);
  const answers = await Promise.all(
    ['a', 'b'].map((key) => postJson(pathOf(option), body, { 'Idempotency-Key': key })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409) as Response;
  expect(((await refused.json()) as Problem).code).toBe('sold_out');
});

test('what cannot be booked says why', async () => {
  const option = await anOption({ option: { minUnits: 2, maxUnits: 4 } });
  const tryWith = async (more: object) =>
    codeOf(await postJson(pathOf(option), await order(option, more)));
  expect(await tryWith({ units: [{ unitId: option.adult, quantity: 1 }] })).toEqual([422, 'units']);
  expect(await tryWith({ units: [{ unitId: option.adult, quantity: 5 }] })).toEqual([422, 'units']);
  expect(await tryWith({ units: [{ unitId: option.child, quantity: 2 }] })).toEqual([422, 'units']);
  expect(await tryWith({ units: [{ unitId: option.child, quantity: 2, ages: [40] }] })).toEqual([
    422,
    'units',
  ]);
  expect(await tryWith({ departureId: `${DAY}T11:00:00+02:00` })).toEqual([409, 'closed']);
  await setException({ optionId: option.optionId, localDate: DAY, kind: 'closed' });
  expect(await tryWith({})).toEqual([409, 'closed']);
  const hidden = await aTrip({ showBookingOptions: false });
  const ofHidden = await aBookableOption({ tripId: hidden.id });
  const answer = await postJson(pathOf(ofHidden), await order(ofHidden));
  expect([answer.status, (await answer.text()).includes('100')]).toEqual([409, false]);
  expect((await postJson('/api/trips/999999/bookings', await order(option))).status).toBe(404);
});

test('only the holder of the link sees the booking, and a link of a former secret works on', async () => {
  const one = await made(await anOption(), booked);
  const path = `/api/bookings/${one.booking.reference}`;
  for (const wrong of [
    path,
    `${path}?token=${one.token}x`,
    `/api/bookings/ABCDEFGH?token=${one.token}`,
  ])
    expect((await send(wrong)).status).toBe(404);
  for (const what of ['extend', 'confirm', 'change', 'cancel'])
    expect((await postJson(`${path}/${what}`, { token: 'wrong', ...booked })).status).toBe(404);
  const manageTokenHash = await hashToken('former');
  await db
    .update(bookings)
    .set({ manageTokenHash })
    .where(eq(bookings.reference, one.booking.reference));
  for (const token of ['former', one.token])
    expect((await send(`${path}?token=${token}`)).headers.get('Cache-Control')).toBe(
      'private, no-store',
    );
  expect((await send(`${path}?token=${manageTokenHash}`)).status).toBe(404);
});

test('a date moves to where there is room, for what it costs, and keeps the tickets', async () => {
  const option = await anOption({ option: { capacity: 3 } });
  const mine = await made(option, booked);
  const departureId = await startOn(option, NEXT);
  const cost = (await (
    await act(mine, 'change', {
      departureId,
      units: [{ unitId: option.adult, quantity: 3 }],
      dryRun: true,
    })
  ).json()) as GuestBookingCost;
  expect(cost).toMatchObject({ totalCents: 15_000, differenceCents: 5000 });
  expect((await seen(mine)).date).toBe(DAY);
  expect(await codeOf(await act(mine, 'change', { departureId, totalCents: 1 }))).toEqual([
    409,
    'changed',
  ]);
  const moved = (await (
    await act(mine, 'change', { departureId, totalCents: 10_000 })
  ).json()) as GuestBooking;
  expect(moved).toMatchObject({ date: NEXT, totalCents: 10_000, status: 'CONFIRMED' });
  expect(moved.tickets.map(({ ticketCode }) => ticketCode)).toEqual(
    mine.booking.tickets.map(({ ticketCode }) => ticketCode),
  );
  const others = await made(option, {
    units: [{ unitId: option.adult, quantity: 2 }],
    ...booked,
    notes: 'others',
    departureId: await startOn(option, DAY),
  });
  expect(
    await codeOf(await act(mine, 'change', { departureId: await startOn(option, DAY) })),
  ).toEqual([409, 'sold_out']);
  expect(
    await codeOf(
      await act(mine, 'change', { departureId: await startOn(option, DAY), dryRun: true }),
    ),
  ).toEqual([409, 'sold_out']);
  expect((await seen(others)).date).toBe(DAY);
});

test('one person less gives the difference back, and the rest keep their tickets', async () => {
  const option = await anOption();
  const mine = await made(option, { ...booked, units: [{ unitId: option.adult, quantity: 3 }] });
  const units = [{ unitId: option.adult, quantity: 2 }];
  const cost = (await (
    await act(mine, 'change', { units, dryRun: true })
  ).json()) as GuestBookingCost;
  expect(cost).toMatchObject({ differenceCents: -5000, feeCents: 0 });
  const less = (await (await act(mine, 'change', { units })).json()) as GuestBooking;
  expect(less).toMatchObject({ places: 2, totalCents: 10_000 });
  expect(less.tickets.map(({ ticketCode }) => ticketCode)).toEqual(
    mine.booking.tickets.slice(0, 2).map(({ ticketCode }) => ticketCode),
  );
  expect((await act(mine, 'change', { units: [] })).status).toBe(422);
});

test('cancelling is free until the option’s time, then costs the whole price, and is done once', async () => {
  const option = await anOption();
  const [free, late] = [
    await made(option, booked),
    await made(option, { ...booked, notes: 'late' }),
  ];
  const answers = await Promise.all([act(free, 'cancel'), act(free, 'cancel')]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await seen(free)).toMatchObject({
    status: 'CANCELLED',
    endedAs: 'guest',
    refund: 'FULL',
    canCancel: false,
  });
  await makeLate(option);
  expect(await seen(late)).toMatchObject({ feeCents: 10_000, canChange: false });
  expect(
    ((await (await act(late, 'cancel', { dryRun: true })).json()) as GuestBookingCost).feeCents,
  ).toBe(10_000);
  expect(
    await codeOf(await act(late, 'change', { units: [{ unitId: option.adult, quantity: 1 }] })),
  ).toEqual([409, 'late']);
  expect((await act(late, 'cancel')).status).toBe(409);
  expect((await act(late, 'cancel', { feeCents: 10_000 })).status).toBe(200);
  expect(await seen(late)).toMatchObject({ status: 'CANCELLED', refund: 'NONE' });
  const change = await act(free, 'change', { units: [{ unitId: option.adult, quantity: 1 }] });
  expect(await codeOf(change)).toEqual([409, 'state']);
  const [row] = await findBookings(db, eq(bookings.reference, free.booking.reference), 1);
  const events = await db
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.requestId, row?.id ?? ''));
  expect(events.map(({ toStatus, actor }) => `${toStatus} ${actor}`)).toEqual([
    'CONFIRMED guest',
    'CANCELLED guest',
  ]);
});

test('a request that is not confirmed costs nothing, and a hold past its end is over', async () => {
  const option = await anOption({
    option: { instantConfirmation: false, cancellationMinutes: 60 * 24 * 90 },
  });
  const asked = await made(option, booked);
  expect(await seen(asked)).toMatchObject({ feeCents: 0, canChange: true, canCancel: true });
  const hold = await made(option);
  await db
    .update(bookings)
    .set({ expiresAt: '2020-01-01T00:00:00.000Z' })
    .where(eq(bookings.reference, hold.booking.reference));
  expect(await seen(hold)).toMatchObject({ status: 'EXPIRED', canCancel: false });
  expect(await codeOf(await act(hold, 'confirm', booked))).toEqual([409, 'expired']);
});

test.each(['CONFIRMED', 'CANCELLED'] as const)(
  'of a departure that was called off (%s) the guest chooses a date or the money',
  async (status) => {
    const option = await anOption();
    const [moves, leaves] = [
      await made(option, booked),
      await made(option, { ...booked, notes: 'money' }),
    ];
    for (const { booking } of [moves, leaves]) {
      const set = {
        status,
        choiceAskedAt: new Date().toISOString(),
        ...(status === 'CANCELLED' && { endedAs: 'called_off' as const }),
      };
      await db.update(bookings).set(set).where(eq(bookings.reference, booking.reference));
    }
    await db
      .update(departures)
      .set({ calledOffAt: new Date().toISOString(), calledOffReason: 'Wind' })
      .where(eq(departures.optionId, option.optionId));
    expect(await seen(moves)).toMatchObject({
      calledOff: { reason: 'Wind', choice: null },
      canChange: true,
      feeCents: 0,
    });
    expect((await act(moves, 'change', { departureId: await startOn(option, NEXT) })).status).toBe(
      200,
    );
    expect(await seen(moves)).toMatchObject({
      date: NEXT,
      status: 'CONFIRMED',
      endedAs: null,
      calledOff: { choice: 'date' },
    });
    expect((await act(leaves, 'cancel')).status).toBe(200);
    expect(await seen(leaves)).toMatchObject({
      status: 'CANCELLED',
      endedAs: 'called_off',
      refund: 'FULL',
      calledOff: { choice: 'refund' },
    });
  },
);
