import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { OptionTexts } from '#contract/bookings/plans.ts';
import type { ResourceClash } from '#contract/bookings/resources.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import { pickTranslations } from '#core/db/columns.ts';
import { Reader } from '#core/db/reader.ts';
import {
  bookings,
  departures,
  resources,
  tripOptions,
  tripOptionUses,
  trips,
} from '#core/db/schema.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';
import { departuresBetween, stateOf } from '#orders/departures/departures.ts';
import { placesOf } from '#orders/departures/places.ts';
import { plansOf, takenKey, takenPlaces } from '#orders/departures/plan.reads.ts';
import { needOf, peakOfOthers, SERVICE } from '#orders/resources/needs.sql.ts';

/** Clashes of one answer; what is solved makes room for the next. */
const MOST = 100;
/** Where other starts are looked for, around the day. */
const DAYS_AROUND = 7;
const STARTS = 3;

// The names that the fragments of `needs.sql.ts` rely on.
const d = alias(departures, 'd');
const own = alias(tripOptionUses, 'own');
const r = alias(resources, 'r');

/** Departures ahead that need more of a resource than is in service, next to what other departures need at once. */
const clashing = (db: Database, now: Date) => {
  const need = needOf('own', 'd', now);
  const others = peakOfOthers(now);
  return db
    .select({
      departureId: d.id,
      optionId: d.optionId,
      date: d.localDate,
      time: d.localTime,
      trip: {
        name: trips.name,
        translations: pickTranslations<OptionTexts>(trips.translations, ['name']),
      },
      option: {
        name: tripOptions.name,
        translations: pickTranslations<OptionTexts>(tripOptions.translations, ['name']),
      },
      resource: { id: r.id, name: r.name, kind: r.kind },
      need: need.as('need'),
      others: others.as('others'),
      inService: SERVICE.as('inService'),
      quantity: sql<number>`iif(r.is_active, r.quantity, 0)`.as('quantity'),
    })
    .from(d)
    .innerJoin(own, eq(own.optionId, d.optionId))
    .innerJoin(r, eq(r.id, own.resourceId))
    .innerJoin(tripOptions, eq(tripOptions.id, d.optionId))
    .innerJoin(trips, eq(trips.id, tripOptions.tripId))
    .where(
      and(
        gte(d.localDate, menorcaToday(now)),
        isNull(d.calledOffAt),
        sql`${need} > 0`,
        sql`${need} + ${others} > ${SERVICE}`,
      ),
    )
    .orderBy(asc(d.startsAt), asc(d.id), asc(r.id))
    .limit(MOST);
};
type Row = Awaited<ReturnType<typeof clashing>>[number];

/** The nearest starts of the option that have room for the people of a departure. */
async function otherStarts(db: Database, { optionId, date, time }: Row, people: number, now: Date) {
  const reader = new Reader(db);
  const today = menorcaToday(now);
  const first = addDays(date, -DAYS_AROUND);
  const days = { from: first < today ? today : first, to: addDays(date, DAYS_AROUND) };
  const [[plan], taken] = await Promise.all([
    reader.run(plansOf(db, { optionId }, days)),
    reader.run(takenPlaces(db, { optionId }, days, now)),
  ]);
  const adult = plan?.units.find(({ paxCount }) => paxCount === 1);
  if (!plan) return [];
  const distance = (one: { date: string }) => Math.abs(Date.parse(one.date) - Date.parse(date));
  return departuresBetween(plan, days.from, days.to)
    .filter((one) => {
      if (one.date === date && one.time === time) return false;
      const places = adult ? placesOf(plan, one, [{ unitId: adult.id, quantity: people }]) : people;
      const sold = taken.get(takenKey(optionId, one)) ?? 0;
      return stateOf(one, sold, now.getTime(), places).isAvailable;
    })
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, STARTS)
    .map((one) => ({ date: one.date, time: one.time }));
}

/** Departures that cannot have what they use, whom that touches, and what would solve it. */
export async function resourceClashes(db: Database, now: Date): Promise<ResourceClash[]> {
  const rows = await clashing(db, now);
  if (rows.length === 0) return [];
  const touched = await db
    .select({
      id: bookings.id,
      departureId: bookings.departureId,
      reference: bookings.reference,
      contactName: bookings.contactName,
      people: sql<number>`coalesce(${bookings.people}, ${bookings.places})`.as('people'),
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.departureId, [...new Set(rows.map((row) => row.departureId))]),
        or(takesPlaces(now)),
      ),
    );
  const byDeparture = Map.groupBy(touched, ({ departureId }) => departureId);
  return Promise.all(
    rows.map(async ({ departureId, quantity, others, ...row }): Promise<ResourceClash> => {
      const guests = byDeparture.get(departureId) ?? [];
      const people = guests.reduce((sum, one) => sum + one.people, 0);
      const missing = row.need + others - row.inService;
      return {
        ...row,
        others,
        missing,
        // A boat that is away on that day is not one too few.
        reason: row.inService === 0 ? (quantity === 0 ? 'inactive' : 'out_of_service') : 'too_few',
        bookings: guests.map(({ departureId: _departure, ...booking }) => booking),
        otherStarts: await otherStarts(db, { ...row, departureId, quantity, others }, people, now),
      };
    }),
  );
}
