import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { DayPickup } from '#contract/bookings/firm-calendar.ts';
import type { BookedPickup } from '#contract/bookings/needs/pickups.ts';
import type { OptionTexts } from '#contract/bookings/plans.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { bookings, departures, tripOptions, trips } from '#core/db/schema.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { pickupTime } from '#orders/bookings/needs/pickup.ts';

/** When: of a day of hire, which has no start, the time is empty. */
export const pickedUp = (
  { localDate, localTime }: Pick<typeof bookings.$inferSelect, 'localDate' | 'localTime'>,
  pickup: BookedPickup,
) => ({
  ...pickup,
  time: localTime && pickupTime(instantOfWall(localDate, localTime), pickup).slice(11, 16),
});

/** Who is picked up for the departures of a day, by time and place. */
export const pickupsOn = (db: Database, day: string) =>
  read(
    [
      db
        .select({
          ...{ id: bookings.id, reference: bookings.reference, pickup: bookings.pickup },
          ...{ localDate: bookings.localDate, localTime: bookings.localTime },
          ...{ places: bookings.places, people: bookings.people, language: bookings.language },
          ...{ name: bookings.contactName, phone: bookings.contactPhone },
          ...{ optionId: bookings.optionId, tripId: bookings.tripId },
          optionName: aliased(tripOptions.name, 'optionName'),
          optionTexts: aliased(tripOptions.translations, 'optionTexts'),
          tripName: aliased(trips.name, 'tripName'),
          tripTexts: pickTranslations<OptionTexts>(trips.translations, ['name']).as('tripTexts'),
        })
        .from(departures)
        // Read after the day's departures, which a cross join makes sure of.
        .crossJoin(bookings)
        .innerJoin(tripOptions, eq(tripOptions.id, bookings.optionId))
        .innerJoin(trips, eq(trips.id, bookings.tripId))
        .where(
          and(
            ...[eq(departures.localDate, day), isNull(departures.calledOffAt)],
            eq(bookings.departureId, departures.id),
            inArray(bookings.status, ['CONFIRMED', 'PENDING', 'REDEEMED']),
            ...[isNotNull(bookings.pickup), isNull(bookings.deletedAt)],
          ),
        ),
    ],
    (rows): DayPickup[] =>
      rows
        .flatMap(({ pickup, ...row }) =>
          pickup
            ? [
                {
                  ...{ id: row.id, reference: row.reference, language: row.language },
                  ...{ pickup: pickedUp(row, pickup), people: row.people ?? row.places },
                  contact: { name: row.name, phone: row.phone },
                  option: {
                    ...{ id: row.optionId, tripId: row.tripId, name: row.optionName },
                    translations: row.optionTexts,
                    trip: { name: row.tripName, translations: row.tripTexts },
                  },
                  start: row.localTime,
                },
              ]
            : [],
        )
        .toSorted(
          ({ pickup: one }, { pickup: other }) =>
            one.time.localeCompare(other.time) ||
            one.name.localeCompare(other.name) ||
            one.hotel.localeCompare(other.hotel),
        ),
  );
