import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { OptionTexts } from '#contract/bookings/plans.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { PartnerClosing } from '#contract/sales/sales.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import {
  bookings,
  partnerAllotments,
  partnerClosings,
  partners,
  tripOptions,
  trips,
} from '#core/db/schema.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';
import { departuresBetween, stateOf } from '#orders/departures/departures.ts';
import { plansOf, takenKey, takenPlaces } from '#orders/departures/plan.reads.ts';
import type { SaleRun } from './sale-run.ts';

const DAYS = 60;

const startKey = (partnerId: number, optionId: number, date: string, time: string) =>
  [partnerId, optionId, date, time].join(' ');

/**
 * Departures that a partner sells from its allotment and that have no place for it any more, or have one again after they were closed there by hand.
 */
export async function closingsToDo({ db, reader, now }: SaleRun): Promise<PartnerClosing[]> {
  const today = menorcaToday(now);
  const days = { from: today, to: addDays(today, DAYS) };
  const [allotted, closed, sold] = await Promise.all([
    db
      .select({
        partnerId: partnerAllotments.partnerId,
        optionId: partnerAllotments.optionId,
        places: partnerAllotments.places,
        partner: sql<string>`${partners.name}`.as('partner'),
        option: aliased(tripOptions.name, 'option'),
        optionTexts: aliased(tripOptions.translations, 'optionTexts'),
        trip: aliased(trips.name, 'trip'),
        tripTexts: pickTranslations<OptionTexts>(trips.translations, ['name']).as('tripTexts'),
      })
      .from(partnerAllotments)
      .innerJoin(partners, eq(partners.id, partnerAllotments.partnerId))
      .innerJoin(tripOptions, eq(tripOptions.id, partnerAllotments.optionId))
      .innerJoin(trips, eq(trips.id, tripOptions.tripId))
      .where(and(eq(partners.isActive, true), isNull(partners.deletedAt))),
    db.select().from(partnerClosings).where(gte(partnerClosings.localDate, today)),
    db
      .select({
        partnerId: bookings.partnerId,
        optionId: bookings.optionId,
        date: bookings.localDate,
        time: bookings.localTime,
        places: sql<number>`sum(${bookings.places})`.as('sold'),
      })
      .from(bookings)
      .innerJoin(
        partnerAllotments,
        and(
          eq(partnerAllotments.partnerId, bookings.partnerId),
          eq(partnerAllotments.optionId, bookings.optionId),
        ),
      )
      .where(and(gte(bookings.localDate, today), takesPlaces(now), isNull(bookings.deletedAt)))
      .groupBy(bookings.partnerId, bookings.optionId, bookings.localDate, bookings.localTime),
  ]);
  const named = allotted.map(({ option, optionTexts, trip, tripTexts, ...one }) => ({
    ...one,
    option: { name: option, translations: optionTexts },
    trip: { name: trip, translations: tripTexts },
  }));
  const soldAt = new Map(
    sold.map((one) => [startKey(one.partnerId ?? 0, one.optionId, one.date, one.time), one.places]),
  );
  const closedAt = new Set(
    closed.map((one) => startKey(one.partnerId, one.optionId, one.localDate, one.localTime)),
  );
  const options = [...new Set(allotted.map(({ optionId }) => optionId))];
  const states = new Map(
    await Promise.all(
      options.map(async (optionId) => {
        const [[plan], taken] = await Promise.all([
          reader.run(plansOf(db, { optionId }, days)),
          reader.run(takenPlaces(db, { optionId }, days, now)),
        ]);
        const starts = plan
          ? departuresBetween(plan, days.from, days.to).filter(
              ({ cutoffAt }) => cutoffAt > now.getTime(),
            )
          : [];
        return [
          optionId,
          starts.map((departure) => ({
            ...{ date: departure.date, time: departure.time },
            ...stateOf(departure, taken.get(takenKey(optionId, departure)) ?? 0, now.getTime()),
          })),
        ] as const;
      }),
    ),
  );
  return named
    .flatMap(({ places, ...one }) =>
      (states.get(one.optionId) ?? []).flatMap(
        ({ date, time, isAvailable, vacancies }): PartnerClosing[] => {
          const key = startKey(one.partnerId, one.optionId, date, time);
          const own = Math.max(0, places - (soldAt.get(key) ?? 0));
          const left = isAvailable ? Math.min(own, vacancies ?? own) : 0;
          const isClosed = closedAt.has(key);
          return (left === 0) === isClosed ? [] : [{ ...one, date, time, left, isClosed }];
        },
      ),
    )
    .toSorted((one, other) =>
      `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`),
    );
}
