import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fitsTogether, type OracleStart } from '#cli/torture/stress/fits-together.ts';
import { bookings, departures } from '#core/db/schema.ts';
import { type Booking, findBooking } from '#orders/bookings/booking.reads.ts';
import { cancel, confirm } from '#orders/bookings/changes/states.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { aResource, dayAhead, use } from '../../test/orders/shared-resources.ts';

// Random histories on a boat and on kayaks: bookings, holds that run out, cancellations and call-offs. A booking is refused if, and only if, a
// count minute by minute says that it does not fit.

const STEPS = 70;
const MINUTE_MS = 60_000;

beforeAll(async () => {
  await aTripType({ id: 1 });
});

/** The same numbers on every run. */
function randoms(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Sold = OracleStart & { optionId: number; adult: number };
type World = { day: string; quantity: number; starts: Sold[] };

async function stateOf({ day, starts }: World, now: Date) {
  const rows = await db
    .select({
      optionId: bookings.optionId,
      people: bookings.people,
      calledOffAt: departures.calledOffAt,
    })
    .from(bookings)
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .where(
      sql`${bookings.localDate} = ${day} AND (${bookings.status} = 'CONFIRMED' OR (${bookings.status} = 'ON_HOLD' AND ${bookings.expiresAt} > ${now.toISOString()}))`,
    );
  const off = await db
    .select({ optionId: departures.optionId })
    .from(departures)
    .where(sql`${departures.localDate} = ${day} AND ${departures.calledOffAt} IS NOT NULL`);
  return starts.map((start) => {
    const own = rows.filter(({ optionId }) => optionId === start.optionId);
    return {
      ...start,
      isOff: off.some(({ optionId }) => optionId === start.optionId),
      parties: own
        .filter(({ calledOffAt }) => calledOffAt === null)
        .map(({ people }) => people ?? 0),
    };
  });
}

async function play(world: World, seed: number) {
  const random = randoms(seed);
  const { day, quantity, starts } = world;
  const open: Booking[] = [];
  let now = new Date();
  for (let step = 0; step < STEPS; step += 1) {
    now = new Date(now.getTime() + random(8) * MINUTE_MS);
    const before = await stateOf(world, now);
    const kind = random(10);
    const chosen = open[random(Math.max(1, open.length))];
    if (kind < 6) {
      const at = random(starts.length);
      const start = starts[at];
      if (!start || before[at]?.isOff) continue;
      const size = 1 + random(4);
      const after = before.map((one, n) =>
        n === at ? { ...one, parties: [...one.parties, size] } : one,
      );
      const fits =
        fitsTogether(quantity, after) &&
        (after[at]?.parties ?? []).reduce((sum, people) => sum + people, 0) <= 20;
      const units = Array<number>(size).fill(start.adult);
      const booking = await tryToBook(start.optionId, day, units, now, {
        holdMinutes: 5 + random(20),
        contact: { fullName: 'Ada' },
      }).catch((error: unknown) => {
        if (error instanceof BookingRefused) return undefined;
        throw error;
      });
      expect(
        booking !== undefined,
        `${seed}: step ${step}, ${JSON.stringify(before)} + ${at}`,
      ).toBe(fits);
      if (booking) open.push(booking);
    } else if (chosen && kind < 9) {
      const current = await findBooking(db, chosen.id);
      const by = { actor: 'guest', now };
      const isEnding = kind === 8;
      await (isEnding
        ? cancel(db, current ?? chosen, null, by)
        : confirm(db, current ?? chosen, true, by)
      ).catch((error: unknown) => {
        if (!(error instanceof BookingRefused)) throw error;
      });
    } else if (chosen && random(3) === 0) {
      await db
        .update(departures)
        .set({ calledOffAt: now.toISOString() })
        .where(eq(departures.id, chosen.departureId));
    }
    const state = await stateOf(world, now);
    expect(fitsTogether(quantity, state), `${seed}: step ${step}`).toBe(true);
  }
}

async function world(
  n: number,
  resource: Parameters<typeof aResource>[0],
  uses: Parameters<typeof use>[2],
  need: OracleStart['need'],
): Promise<World> {
  const id = await aResource(resource);
  const starts: Sold[] = [];
  for (const [time, from, to] of [
    ['10:00', 10, 13],
    ['12:00', 12, 16],
    ['13:30', 13.5, 15],
    ['17:00', 17, 18],
  ] as const) {
    const option = await aBookableOption({
      tripId: (await aTrip()).id,
      schedule: { times: [time] },
      option: { durationMinutes: (to - from) * 60 },
    });
    await use(option.optionId, id, uses);
    const span = { from: from * 60, to: to * 60, turnaround: 30 };
    starts.push({ optionId: option.optionId, adult: option.adult, ...span, need });
  }
  return { day: dayAhead(40 + n), quantity: resource?.quantity ?? 1, starts };
}

test.each([1, 2])(
  'histories on %i boats',
  async (quantity) => {
    const boats = await world(quantity, { quantity }, { per: 'departure' }, (parties) =>
      Math.min(1, parties.length),
    );
    await play(boats, 550 + quantity);
  },
  120_000,
);

test('histories on five kayaks for two', async () => {
  const kayaks = await world(3, { quantity: 5 }, { per: 'booking', size: 2 }, (parties) =>
    parties.reduce((sum, people) => sum + Math.ceil(people / 2), 0),
  );
  await play(kayaks, 553);
}, 120_000);

test('histories with three guides for four people each', async () => {
  const guides = await world(4, { quantity: 3 }, { per: 'people', size: 4 }, (parties) =>
    Math.ceil(parties.reduce((sum, people) => sum + people, 0) / 4),
  );
  await play(guides, 554);
}, 120_000);
