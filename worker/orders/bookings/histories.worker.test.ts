import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { bookings, departures } from '#core/db/schema.ts';
import { aTripType, db } from '../../test/builders.ts';
import {
  aBookableOption,
  departureOf,
  setException,
  takenOn,
  tryToBook,
} from '../../test/orders/bookable.ts';
import { type Booking, findBooking } from './booking.reads.ts';
import { changeTo } from './changes/change.ts';
import { cancel, confirm, extend } from './changes/states.ts';
import { BookingRefused } from './refused.ts';
import { expireHolds } from './write.ts';

// Random histories of several people at once. Whatever happens, no departure ever has more places taken than it had, or than its capacity.

const DAYS = ['2027-06-12', '2027-06-13'] as const;
const START = new Date('2027-06-01T08:00:00Z').getTime();
const RUNS = 15;

beforeAll(async () => {
  await aTripType({ id: 1 });
});

const day = fc.nat({ max: 1 });
const size = fc.integer({ min: 1, max: 4 });
const which = fc.nat({ max: 9 });
type Step =
  | { kind: 'book'; day: number; size: number }
  | { kind: 'confirm' | 'cancel' | 'extend'; which: number }
  | { kind: 'move'; which: number; day: number; size: number }
  | { kind: 'capacity'; day: number; capacity: number };
const action: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('book' as const), day, size }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('confirm' as const, 'cancel' as const, 'extend' as const),
      which,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), which, day, size }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('capacity' as const),
      day,
      capacity: fc.integer({ min: 0, max: 10 }),
    }),
  },
);
/** Steps at the same time, and the minutes before them. */
const history = fc.array(
  fc.record({
    minutes: fc.constantFrom(0, 1, 7, 21),
    actions: fc.array(action, { minLength: 1, maxLength: 6 }),
  }),
  {
    minLength: 3,
    maxLength: 8,
  },
);

type World = Awaited<ReturnType<typeof aBookableOption>> & { made: Booking[] };

async function run(world: World, one: Step, now: Date): Promise<void> {
  const { optionId, adult, made } = world;
  const by = { actor: 'guest', now };
  if (one.kind === 'capacity') {
    await setException({
      optionId,
      localDate: DAYS[one.day] ?? DAYS[0],
      kind: 'changed',
      capacity: one.capacity,
    });
    return;
  }
  if (one.kind === 'book') {
    made.push(
      await tryToBook(optionId, DAYS[one.day] ?? DAYS[0], Array(one.size).fill(adult), now),
    );
    return;
  }
  const known = made[one.which % Math.max(1, made.length)];
  const booking = known && (await findBooking(db, known.id));
  if (!booking) return;
  if (one.kind === 'move') {
    const target = await departureOf(optionId, `${DAYS[one.day]}T10:00:00+02:00`);
    await changeTo(db, booking, { ...target, units: Array(one.size).fill({ unitId: adult }) }, by);
  } else if (one.kind === 'confirm') await confirm(db, booking, true, by);
  else if (one.kind === 'cancel') await cancel(db, booking, null, by);
  else await extend(db, booking, 30, by);
}

const isRefusal = (result: PromiseSettledResult<void>) =>
  result.status === 'fulfilled' || result.reason instanceof BookingRefused;

test('no history of holds, bookings, moves, cancellations and capacities sells a place twice', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const world: World = { ...(await aBookableOption({ option: { capacity: 8 } })), made: [] };
      const capacity = [8, 8];
      let now = START;
      for (const { minutes, actions } of steps) {
        now += minutes * 60_000;
        const at = new Date(now);
        if (minutes > 0) await expireHolds(db, at);
        const before = await Promise.all(DAYS.map((date) => takenOn(world.optionId, date, at)));
        const results = await Promise.allSettled(actions.map((one) => run(world, one, at)));
        expect(results.filter((result) => !isRefusal(result))).toEqual([]);
        const after = await Promise.all(DAYS.map((date) => takenOn(world.optionId, date, at)));
        for (const index of [0, 1]) {
          const set = actions.flatMap((one) =>
            one.kind === 'capacity' && one.day === index ? [one.capacity] : [],
          );
          expect(after[index]).toBeLessThanOrEqual(
            Math.max(before[index] ?? 0, capacity[index] ?? 0, ...set),
          );
          // Which of several at the same time came last is not known; the next step reads it.
          if (set.length > 0) capacity[index] = Math.max(...set);
        }
        const wrong = await db
          .select({ id: departures.id })
          .from(departures)
          .where(
            and(
              eq(departures.optionId, world.optionId),
              sql`${departures.taken} <> (SELECT coalesce(sum(${bookings.places}), 0) FROM ${bookings} WHERE ${bookings.departureId} = ${departures.id} AND ${bookings.status} IN ('CONFIRMED', 'PENDING', 'REDEEMED'))`,
            ),
          );
        expect(wrong).toEqual([]);
      }
    }),
    { numRuns: RUNS },
  );
});
