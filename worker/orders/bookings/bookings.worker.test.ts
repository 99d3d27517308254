import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { departures, requestEvents, tripPrices } from '#core/db/schema.ts';
import { aTripType, db } from '../../test/builders.ts';
import {
  aBookableOption,
  departureOf,
  planOf,
  setException,
  takenOn,
  tryToBook,
} from '../../test/orders/bookable.ts';
import { book } from './book.ts';
import { findBooking } from './booking.reads.ts';
import { changeTo } from './changes/change.ts';
import { oversoldDepartures } from './changes/oversold.ts';
import { cancel, confirm, extend } from './changes/states.ts';
import { endingOf } from './ending.ts';
import { redeem, redeemUnits } from './redeem.ts';
import { expireHolds } from './write.ts';

const DAY = '2027-06-12';
const START = `${DAY}T10:00:00+02:00`;
const now = new Date('2027-06-01T08:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const by = (minutes = 0) => ({ actor: 'guest', now: later(minutes) });
type Option = Awaited<ReturnType<typeof aBookableOption>>;

beforeAll(async () => {
  await aTripType({ id: 1 });
});

const refusal = async (call: Promise<unknown>) =>
  (
    await call.then(
      () => undefined,
      (error: { reason?: string }) => error,
    )
  )?.reason;

test('300 parallel tries of mixed units for 20 places take exactly 20', async () => {
  const option = await aBookableOption({ option: { minUnits: 1 } });
  const mixes = [
    [option.adult],
    [option.adult, option.child],
    [option.family],
    [option.adult, option.infant],
  ] as const;
  const results = await Promise.allSettled(
    Array.from({ length: 300 }, (_, n) =>
      tryToBook(option.optionId, DAY, mixes[n % mixes.length] ?? [], now),
    ),
  );
  const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(await takenOn(option.optionId, DAY, now)).toBe(20);
  expect(new Set(refused.map(({ reason }) => reason.reason))).toEqual(new Set(['sold_out']));
});

test('a hold past its end takes no places, and is refused when it is confirmed', async () => {
  const { optionId, adult } = await aBookableOption({ option: { capacity: 2 } });
  const first = await tryToBook(optionId, DAY, [adult, adult], now);
  expect(await refusal(tryToBook(optionId, DAY, [adult], later(19)))).toBe('sold_out');
  const second = await tryToBook(optionId, DAY, [adult, adult], later(20));
  expect(await refusal(confirm(db, first, true, by(21)))).toBe('expired');
  await expireHolds(db, later(21));
  expect([
    (await findBooking(db, first.id))?.status,
    (await findBooking(db, second.id))?.status,
  ]).toEqual(['EXPIRED', 'ON_HOLD']);
});

test('the same uuid is the same booking, and another reseller cannot name it', async () => {
  const { optionId, adult } = await aBookableOption();
  const uuid = crypto.randomUUID();
  const mine = { uuid, source: 'reseller' as const, resellerKeyId: 1 };
  const tries = await Promise.all(
    Array.from({ length: 5 }, () => tryToBook(optionId, DAY, [adult], now, mine)),
  );
  expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
  expect(await takenOn(optionId, DAY, now)).toBe(1);
  expect(await refusal(tryToBook(optionId, DAY, [adult], now, { ...mine, resellerKeyId: 2 }))).toBe(
    'uuid_taken',
  );
});

test('units must be those of the option, within its limits, and children with an adult', async () => {
  const { optionId, adult, child } = await aBookableOption({ option: { maxUnits: 3 } });
  const tryWith = (units: number[]) => refusal(tryToBook(optionId, DAY, units, now));
  expect(
    await Promise.all([
      tryWith([]),
      tryWith([child]),
      tryWith([adult, adult, adult, adult]),
      tryWith([999]),
    ]),
  ).toEqual(Array(4).fill('units'));
});

async function aBooking(option: Option, units = [option.adult, option.adult]) {
  return confirm(db, await tryToBook(option.optionId, DAY, units, now), true, by());
}

test('a booking moves only to a day with room, keeps its places until then, and its price follows', async () => {
  const option = await aBookableOption({ option: { capacity: 3 } });
  const booking = await aBooking(option);
  await tryToBook(option.optionId, '2027-06-13', [option.adult, option.adult], now);
  const full = await departureOf(option.optionId, '2027-06-13T10:00:00+02:00');
  expect(await refusal(changeTo(db, booking, full, by()))).toBe('sold_out');
  expect(await takenOn(option.optionId, DAY, now)).toBe(2);
  const free = await departureOf(option.optionId, '2027-06-14T10:00:00+02:00');
  const moved = await changeTo(db, booking, free, by());
  expect(moved).toMatchObject({
    localDate: '2027-06-14',
    places: 2,
    totalCents: 10_000,
    reference: booking.reference,
  });
  expect(moved?.units.map(({ ticketCode }) => ticketCode)).toEqual(
    booking.units.map(({ ticketCode }) => ticketCode),
  );
  expect([
    await takenOn(option.optionId, DAY, now),
    await takenOn(option.optionId, '2027-06-14', now),
  ]).toEqual([0, 2]);
});

test('more units need room; price and lines are those of the moment and then stay', async () => {
  const option = await aBookableOption({ option: { capacity: 3 } });
  const booking = await aBooking(option);
  const here = await departureOf(option.optionId, START);
  const three = await changeTo(
    db,
    booking,
    { ...here, units: [...booking.units, { unitId: option.child }] },
    by(),
  );
  expect(three).toMatchObject({ places: 3, totalCents: 12_500 });
  if (!three) throw new Error('It was not changed.');
  expect(
    await refusal(
      changeTo(db, three, { ...here, units: [...three.units, { unitId: option.adult }] }, by()),
    ),
  ).toBe('sold_out');
  await db.update(tripPrices).set({ cents: 9900 }).where(eq(tripPrices.unitId, option.adult));
  const named = await changeTo(
    db,
    three,
    { ...(await departureOf(option.optionId, START)), contact: { fullName: 'Ana Pons' } },
    by(),
  );
  expect(named).toMatchObject({ totalCents: 12_500, contactName: 'Ana Pons' });
});

test('a change that was read before another one is not written', async () => {
  const option = await aBookableOption();
  const booking = await aBooking(option);
  const here = await departureOf(option.optionId, START);
  const changes = await Promise.all(
    [1, 2, 3].map((n) => changeTo(db, booking, { ...here, notes: `note ${n}` }, by())),
  );
  expect(changes.filter(Boolean)).toHaveLength(1);
});

test('cancelling frees the places once, and is free until the cut-off', async () => {
  const option = await aBookableOption();
  const booking = await aBooking(option);
  const confirmed = await confirm(db, booking, true, by());
  expect(endingOf(confirmed, new Date('2027-06-10T08:00:00Z'))).toEqual({
    free: 'in_time',
    feeCents: 0,
    refund: 'FULL',
  });
  const late = new Date('2027-06-10T08:00:01Z');
  expect(endingOf(confirmed, late)).toEqual({
    free: null,
    feeCents: confirmed.totalCents,
    refund: 'NONE',
  });
  expect(endingOf(booking, new Date('2027-06-10T08:00:01Z'))).toBeDefined();
  const ended = await cancel(db, confirmed, 'ill', by());
  expect(ended).toMatchObject({
    status: 'CANCELLED',
    cancellationReason: 'ill',
    refund: 'FULL',
    expiresAt: null,
  });
  expect(await cancel(db, ended, 'again', by())).toEqual(ended);
  expect(await refusal(confirm(db, ended, true, by()))).toBe('state');
  expect(await takenOn(option.optionId, DAY, now)).toBe(0);
});

test('a hold is extended, never shortened, and not for ever', async () => {
  const option = await aBookableOption();
  const hold = await tryToBook(option.optionId, DAY, [option.adult], now);
  const longer = await extend(db, hold, 31, by());
  expect(longer.expiresAt).toBe(later(31).toISOString());
  expect((await extend(db, longer, 5, by())).expiresAt).toBe(later(31).toISOString());
  const again = await findBooking(db, hold.id);
  if (again) expect((await extend(db, again, 999, by())).expiresAt).toBe(later(120).toISOString());
});

test('everybody is checked in once', async () => {
  const option = await aBookableOption();
  const booking = await aBooking(option);
  const [one] = booking.units.map(({ uuid }) => uuid);
  const scan = { uuid: one ?? '', bookingId: booking.id, at: now };
  const doors = await Promise.all([1, 2, 3].map(() => redeemUnits(db, [scan], by())));
  expect(doors.flat()).toEqual([one]);
  expect(await redeem(db, booking, by())).toHaveLength(1);
  expect((await findBooking(db, booking.id))?.status).toBe('REDEEMED');
});

test('a capacity lowered beneath what is sold names whom it touches; nothing more is sold', async () => {
  const option = await aBookableOption();
  const booking = await aBooking(option);
  await aBooking(option);
  await setException({ optionId: option.optionId, localDate: DAY, kind: 'changed', capacity: 3 });
  const [over, ...others] = await oversoldDepartures(db, option.optionId, now);
  expect(others).toEqual([]);
  expect(over).toMatchObject({ date: DAY, time: '10:00', capacity: 3, taken: 4 });
  expect(over?.bookings.map(({ reference }) => reference)).toContain(booking.reference);
  expect(await refusal(tryToBook(option.optionId, DAY, [option.adult], now))).toBe('sold_out');
  const fewer = await changeTo(
    db,
    booking,
    { ...(await departureOf(option.optionId, START)), units: booking.units.slice(1) },
    by(),
  );
  expect(fewer?.places).toBe(1);
});

test('a booking for a plan that was changed after it was read is not written', async () => {
  const option = await aBookableOption({ option: { capacity: 5 } });
  const stale = await departureOf(option.optionId, START);
  await setException({ optionId: option.optionId, localDate: DAY, kind: 'changed', capacity: 1 });
  const input = {
    units: [{ unitId: option.adult }, { unitId: option.adult }],
    language: 'en',
    source: 'site',
    actor: 'guest',
  } as const;
  expect(await book(db, stale, input, { now, secret: 'secret' })).toBeUndefined();
  expect(await refusal(tryToBook(option.optionId, DAY, [option.adult, option.adult], now))).toBe(
    'sold_out',
  );
  expect((await planOf(option.optionId)).option.scheduleVersion).not.toBe(
    stale.plan.option.scheduleVersion,
  );
});

test('a private hire takes the whole departure', async () => {
  const option = await aBookableOption({ option: { pricingPer: 'BOOKING', capacity: 8 } });
  expect((await tryToBook(option.optionId, DAY, [option.adult, option.adult], now)).places).toBe(8);
  expect(await refusal(tryToBook(option.optionId, DAY, [option.adult], now))).toBe('sold_out');
});

test('each state has its event, and the counters are those of the bookings', async () => {
  const option = await aBookableOption();
  const booking = await aBooking(option);
  await cancel(db, booking, null, by(1));
  await aBooking(option);
  const events = await db
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.requestId, booking.id))
    .orderBy(requestEvents.id);
  expect(events.map(({ fromStatus, toStatus }) => [fromStatus, toStatus])).toEqual([
    [null, 'ON_HOLD'],
    ['ON_HOLD', 'CONFIRMED'],
    ['CONFIRMED', 'CANCELLED'],
  ]);
  const [row] = await db.select().from(departures).where(eq(departures.optionId, option.optionId));
  expect(row).toMatchObject({
    taken: 2,
    capacity: 20,
    localTime: '10:00',
    startsAt: '2027-06-12T08:00:00.000Z',
  });
});
