import { sql } from 'drizzle-orm';
import { Reader } from '#core/db/reader.ts';
import {
  bookings,
  tripExceptions,
  tripOptions,
  tripPrices,
  tripPriceVersions,
  tripSchedules,
  tripUnits,
} from '#core/db/schema.ts';
import { book } from '#orders/bookings/book.ts';
import type { NewBooking } from '#orders/bookings/placing.ts';
import { departureById, departuresBetween } from '#orders/departures/departures.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import { aTrip, db } from '../builders.ts';

const UNITS = [
  { type: 'ADULT', name: 'Adults', minAge: 13, paxCount: 1, cents: 5000 },
  { type: 'CHILD', name: 'Children', maxAge: 12, paxCount: 1, needsAdult: true, cents: 2500 },
  { type: 'FAMILY', name: 'Families', paxCount: 4, cents: 15_000 },
  { type: 'INFANT', name: 'Babies', maxAge: 2, paxCount: 0, needsAdult: true, cents: 0 },
] as const;

type More = {
  option?: Partial<typeof tripOptions.$inferInsert>;
  schedule?: Partial<typeof tripSchedules.$inferInsert>;
  tripId?: number;
};

/** A trip's option that can be booked: daily at ten, twenty places, four kinds of units. */
export async function aBookableOption({ option = {}, schedule = {}, tripId }: More = {}) {
  const trip = tripId ?? (await aTrip()).id;
  const values = {
    tripId: trip,
    name: 'Morning',
    durationMinutes: 180,
    capacity: 20,
    instantConfirmation: true,
    ...option,
  };
  const [made] = await db.insert(tripOptions).values(values).returning();
  const optionId = made?.id ?? 0;
  await db.insert(tripSchedules).values({ optionId, times: ['10:00'], ...schedule });
  const units = await db
    .insert(tripUnits)
    .values(
      UNITS.map(({ cents: _cents, ...unit }, sortOrder) => ({ optionId, sortOrder, ...unit })),
    )
    .returning({ id: tripUnits.id });
  const [version] = await db
    .insert(tripPriceVersions)
    .values({ optionId })
    .returning({ id: tripPriceVersions.id });
  const versionId = version?.id ?? 0;
  await db
    .insert(tripPrices)
    .values(
      units.map(({ id }, n) => ({ versionId, optionId, unitId: id, cents: UNITS[n]?.cents ?? 0 })),
    );
  const [adult = 0, child = 0, family = 0, infant = 0] = units.map(({ id }) => id);
  return { tripId: trip, optionId, adult, child, family, infant };
}

export const planOf = async (optionId: number, from = '2020-01-01', to = '2040-01-01') => {
  const [plan] = await new Reader(db).run(plansOf(db, { optionId }, { from, to }));
  if (!plan) throw new Error(`Option ${optionId} is not there.`);
  return plan;
};

export const PARTY = { language: 'en', source: 'site', actor: 'guest' } as const;

/** Books on a day like an interface does: reads the plan and tries again when it was changed meanwhile. */
export async function tryToBook(
  optionId: number,
  date: string,
  unitIds: readonly number[],
  now: Date,
  more: Partial<NewBooking> = {},
) {
  for (;;) {
    const plan = await planOf(optionId, date, date);
    const [departure] = departuresBetween(plan, date, date);
    if (!departure) throw new Error(`Nothing starts on ${date}.`);
    const input = { ...PARTY, units: unitIds.map((unitId) => ({ unitId })), ...more };
    const booking = await book(db, { plan, departure }, input, { now, secret: 'secret' });
    if (booking) return booking;
  }
}

export const departureOf = async (optionId: number, id: string) => {
  const plan = await planOf(optionId);
  const departure = departureById(plan, id);
  if (!departure) throw new Error(`${id} is no departure.`);
  return { plan, departure };
};

/** Places that are taken on a day at that moment, counted from the bookings alone. */
export async function takenOn(optionId: number, date: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ places: sql<number>`coalesce(sum(${bookings.places}), 0)` })
    .from(bookings)
    .where(
      sql`${bookings.optionId} = ${optionId} AND ${bookings.localDate} = ${date} AND (${bookings.status} IN ('CONFIRMED', 'PENDING', 'REDEEMED') OR (${bookings.status} = 'ON_HOLD' AND ${bookings.expiresAt} > ${now.toISOString()}))`,
    );
  return row?.places ?? 0;
}

/** A change of a day by the firm. */
export const setException = (values: typeof tripExceptions.$inferInsert) =>
  db
    .insert(tripExceptions)
    .values(values)
    .onConflictDoUpdate({
      target: [tripExceptions.optionId, tripExceptions.localDate, tripExceptions.localTime],
      set: { kind: values.kind, capacity: values.capacity ?? null, deletedAt: null },
    });
