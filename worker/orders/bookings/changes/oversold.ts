import { and, between, gt, inArray, isNull } from 'drizzle-orm';
import type { Oversold } from '#contract/bookings/plans.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { bookings, departures } from '#core/db/schema.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';

/** Of what was booked, days ahead that are compared with the plan. */
const DAYS_AHEAD = 800;

/** Departures of an option from today on that have more bookings than places under its plan, with whom that touches, latest bookings first. */
export async function oversoldDepartures(
  db: Database,
  optionId: number,
  now: Date,
): Promise<Oversold[]> {
  const from = menorcaToday(now);
  const days = { from, to: addDays(from, DAYS_AHEAD) };
  const reader = new Reader(db);
  const [[plan], rows] = await Promise.all([
    reader.run(plansOf(db, { optionId }, days, 'edited')),
    db
      .select()
      .from(departures)
      .where(
        and(
          inArray(departures.optionId, [optionId]),
          between(departures.localDate, from, days.to),
          gt(departures.taken, 0),
          // Its guests choose another date or the money.
          isNull(departures.calledOffAt),
        ),
      ),
  ]);
  const planned = new Map(
    plan
      ? departuresBetween(plan, days.from, days.to).map((one) => [`${one.date} ${one.time}`, one])
      : [],
  );
  const over = rows.flatMap((row) => {
    const departure = planned.get(`${row.localDate} ${row.localTime}`);
    const isOff = !departure || departure.isClosed;
    if (!isOff && (departure.capacity === null || row.taken <= departure.capacity)) return [];
    return [{ row, capacity: isOff ? null : departure.capacity }];
  });
  const touched = await db
    .select({
      id: bookings.id,
      departureId: bookings.departureId,
      reference: bookings.reference,
      contactName: bookings.contactName,
      places: bookings.places,
      createdAt: bookings.createdAt,
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, ['CONFIRMED', 'PENDING', 'REDEEMED']),
        inArray(
          bookings.departureId,
          over.slice(0, 80).map(({ row }) => row.id),
        ),
      ),
    );
  const byDeparture = Map.groupBy(touched, ({ departureId }) => departureId);
  return over.map(({ row, capacity }) => ({
    date: row.localDate,
    time: row.localTime,
    capacity,
    taken: row.taken,
    bookings: (byDeparture.get(row.id) ?? [])
      .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
      .map(({ departureId: _departure, createdAt: _created, ...booking }) => booking),
  }));
}
