import { and, eq, inArray, ne } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fitsTogether, type OracleStart } from '#cli/torture/stress/fits-together.ts';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import { bookings } from '#core/db/schema.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { type Admin, anAdmin } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson, postJson } from '../../test/client.ts';
import { aBookableOption, planOf } from '../../test/orders/bookable.ts';
import { aReseller } from '../../test/orders/reseller.ts';
import { aResource, dayAhead, use } from '../../test/orders/shared-resources.ts';

// Site, desk and resellers at once on boats and kayaks that departures share, against an oracle that counts minute by minute.

type Option = Awaited<ReturnType<typeof aBookableOption>>;
type Sold = OracleStart & { option: Option; time: string; capacity: number; isPrivate?: boolean };
type Try = { start: Sold; day: string; size: number };

let admin: Admin;
let ask: Awaited<ReturnType<typeof aReseller>>;
beforeAll(async () => {
  await aTripType({ id: 1 });
  admin = await anAdmin();
  ask = await aReseller();
});

const HOUR = 60;
const anOption = async (
  time: string,
  hours: number,
  option: Parameters<typeof aBookableOption>[0] = {},
) =>
  aBookableOption({
    tripId: (await aTrip({ showBookingOptions: true })).id,
    schedule: { times: time ? [time] : [], ...option.schedule },
    option: { durationMinutes: hours * HOUR, capacity: 12, ...option.option },
  });

const idOn = async ({ option, time }: Sold, day: string) =>
  departuresBetween(await planOf(option.optionId, day, day), day, day).find(
    (one) => one.time === time,
  )?.id ?? '';

let address = 0;
async function onSite({ start, day, size }: Try, id: string): Promise<boolean> {
  address += 1;
  const { tripId, optionId, adult } = start.option;
  const answer = await postJson(
    `/api/trips/${tripId}/bookings`,
    {
      ...{ optionId, departureId: id, units: [{ unitId: adult, quantity: size }], language: 'en' },
      contact: { name: `Ada ${address}`, email: `ada${address}@example.com` },
      ...{ privacyAccepted: true, termsAccepted: true },
    },
    { 'CF-Connecting-IP': `10.${day.slice(8)}.${address >> 8}.${address % 256}` },
  );
  if (answer.status !== 201 && answer.status !== 409)
    expect.unreachable(`${answer.status} ${await answer.text()}`);
  return answer.status === 201;
}
async function atDesk({ start, size }: Try, id: string): Promise<boolean> {
  const { optionId, adult } = start.option;
  const answer = await admin('/bookings', 'POST', {
    ...{ optionId, departureId: id, units: [{ unitId: adult, quantity: size }] },
    ...{ contact: { name: 'Ada', email: 'ada@example.com' }, language: 'de', source: 'phone' },
  });
  if (answer.status !== 201 && answer.status !== 409)
    expect.unreachable(`${answer.status} ${await answer.text()}`);
  return answer.status === 201;
}
async function overOcto({ start, size }: Try, id: string): Promise<boolean> {
  const { tripId, optionId, adult } = start.option;
  const answer = await ask('POST', '/bookings', {
    ...{ productId: String(tripId), optionId: String(optionId), availabilityId: id },
    unitItems: Array(size).fill({ unitId: String(adult) }),
  });
  if (answer.status !== 200) expect(answer.body).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' });
  return answer.status === 200;
}
const CHANNELS = [onSite, atDesk, overOcto];

/** Parties of a day by start, as the table of bookings has them. */
async function partiesOn(day: string, starts: readonly Sold[], now = new Date()) {
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.localDate, day),
        inArray(
          bookings.optionId,
          starts.map(({ option }) => option.optionId),
        ),
        ne(bookings.status, 'CANCELLED'),
      ),
    );
  return starts.map((start) => ({
    ...start,
    parties: rows
      .filter(
        ({ optionId, localTime, status, expiresAt }) =>
          optionId === start.option.optionId &&
          localTime === start.time &&
          (status !== 'ON_HOLD' || (expiresAt ?? '') > now.toISOString()),
      )
      .map(({ people }) => people ?? 0),
  }));
}
type Booked = Awaited<ReturnType<typeof partiesOn>>;

const seatsFit = ({ isPrivate, capacity, parties }: Booked[number]) =>
  (isPrivate ? parties.length <= 1 : true) &&
  parties.reduce((sum, size) => sum + size, 0) <= capacity;
const holds = (quantity: number, booked: Booked) =>
  booked.every(seatsFit) && fitsTogether(quantity, booked);
const plus = (booked: Booked, { start, size }: Pick<Try, 'start' | 'size'>) =>
  booked.map((one) =>
    one.option === start.option && one.time === start.time
      ? { ...one, parties: [...one.parties, size] }
      : one,
  );

/** Tries all at once, then holds what came of them against the oracle. */
async function race(quantity: number, starts: readonly Sold[], tries: readonly Try[]) {
  const ids = new Map<string, string>();
  for (const { start, day } of tries)
    ids.set(`${start.option.optionId} ${start.time} ${day}`, await idOn(start, day));
  const won = await Promise.all(
    tries.map((one, n) =>
      CHANNELS[n % 3]?.(
        one,
        ids.get(`${one.start.option.optionId} ${one.start.time} ${one.day}`) ?? '',
      ),
    ),
  );
  for (const day of new Set(tries.map((one) => one.day))) {
    const booked = await partiesOn(day, starts);
    const own = tries.flatMap((one, n) => (one.day === day ? [{ ...one, isWon: won[n] }] : []));
    expect(holds(quantity, booked), `${day}: ${JSON.stringify(booked)}`).toBe(true);
    expect(booked.flatMap(({ parties }) => parties)).toHaveLength(
      own.filter(({ isWon }) => isWon).length,
    );
    for (const one of own)
      if (!one.isWon)
        expect(holds(quantity, plus(booked, one)), `${day} refused ${one.size}`).toBe(false);
    await seenOnSite(quantity, starts, day, booked);
  }
}

/** The site shows a start as open if, and only if, one more person fits. */
async function seenOnSite(quantity: number, starts: readonly Sold[], day: string, booked: Booked) {
  for (const start of starts) {
    const { tripId, optionId } = start.option;
    const month = await getJson<TripAvailability>(
      `/api/trips/${tripId}/availability?from=${day}&to=${day}`,
    );
    const shown = month.options
      .find(({ id }) => id === optionId)
      ?.departures.find(({ time }) => time === start.time);
    const size = 1;
    expect(shown?.isAvailable, `${day} ${start.time} ${JSON.stringify(shown)}`).toBe(
      holds(quantity, plus(booked, { start, size })),
    );
  }
}

const one = (parties: readonly number[]) => Math.min(1, parties.length);

test('a morning sail and a private hire on one boat: 300 at once over site, desk and resellers, never both', async () => {
  const boat = await aResource();
  const sail: Sold = {
    ...{ option: await anOption('10:00', 3), time: '10:00', capacity: 12 },
    ...{ from: 10 * HOUR, to: 13 * HOUR, turnaround: 30, need: one },
  };
  const hire: Sold = {
    option: await anOption('12:00', 4, { option: { pricingPer: 'BOOKING' } }),
    ...{ time: '12:00', capacity: 12, isPrivate: true },
    ...{ from: 12 * HOUR, to: 16 * HOUR, turnaround: 30, need: one },
  };
  for (const { option } of [sail, hire]) await use(option.optionId, boat);
  const tries = Array.from({ length: 300 }, (_, n): Try => {
    const isHire = (n * 7) % 10 < (n % 10) - 2;
    return {
      start: isHire ? hire : sail,
      day: dayAhead(n % 10),
      size: 1 + ((n * 13) % 5),
    };
  });
  await race(1, [sail, hire], tries);
}, 180_000);

test('starts from 10 to 12, from 14 to 16 and from 9 to 17 on two boats', async () => {
  const boat = await aResource({ quantity: 2, turnaroundMinutes: 0 });
  const spans = [
    ['10:00', 10, 12],
    ['14:00', 14, 16],
    ['09:00', 9, 17],
  ] as const;
  const starts: Sold[] = [];
  for (const [time, from, to] of [...spans, ['11:30', 11.5, 13] as const])
    starts.push({
      ...{ option: await anOption(time, to - from), time, capacity: 12 },
      ...{ from: from * HOUR, to: to * HOUR, turnaround: 0, need: one },
    });
  for (const { option } of starts) await use(option.optionId, boat);
  const tries = Array.from(
    { length: 120 },
    (_, n): Try => ({
      start: starts[(n * 5 + (n >> 3)) % starts.length] as Sold,
      day: dayAhead(n % 6),
      size: 1 + (n % 3),
    }),
  );
  await race(2, starts, tries);
}, 120_000);

test('eight kayaks for two people each, for mixed groups of two options', async () => {
  const kayaks = await aResource({ kind: 'equipment', quantity: 8, turnaroundMinutes: 15 });
  const pairs = (parties: readonly number[]) =>
    parties.reduce((sum, size) => sum + Math.ceil(size / 2), 0);
  const starts: Sold[] = [
    {
      ...{ option: await anOption('10:00', 2), time: '10:00', capacity: 12 },
      ...{ from: 10 * HOUR, to: 12 * HOUR, turnaround: 15, need: pairs },
    },
    {
      ...{ option: await anOption('11:00', 2), time: '11:00', capacity: 12 },
      ...{ from: 11 * HOUR, to: 13 * HOUR, turnaround: 15, need: pairs },
    },
  ];
  for (const { option } of starts) await use(option.optionId, kayaks, { per: 'booking', size: 2 });
  const tries = Array.from(
    { length: 90 },
    (_, n): Try => ({
      start: starts[n % 2] as Sold,
      day: dayAhead(n % 5),
      size: 1 + ((n * 11) % 5),
    }),
  );
  await race(8, starts, tries);
}, 120_000);
