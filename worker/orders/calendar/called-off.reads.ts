import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CalledOff } from '#contract/bookings/firm-calendar.ts';
import type { OptionTexts } from '#contract/bookings/plans.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { bookings, departures, outbox, tripOptions, trips } from '#core/db/schema.ts';

/** The mail about it was written for the guest, and did not fail. */
const IS_MAILED =
  sql<boolean>`EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.relatedKind} = 'booking' AND ${outbox.relatedId} = ${bookings.id}
  AND ${outbox.kind} = 'trip.called_off' AND ${outbox.status} <> 'failed')`.mapWith(Boolean);

/** Departures from a day on that were called off, with the guests who have chosen neither a date nor the money. */
export const calledOffFrom = (db: Database, from: string) =>
  read(
    [
      db
        .select({
          departure: departures,
          optionName: aliased(tripOptions.name, 'optionName'),
          optionTexts: aliased(tripOptions.translations, 'optionTexts'),
          tripId: tripOptions.tripId,
          tripName: aliased(trips.name, 'tripName'),
          tripTexts: pickTranslations<OptionTexts>(trips.translations, ['name']).as('tripTexts'),
        })
        .from(departures)
        .innerJoin(tripOptions, eq(tripOptions.id, departures.optionId))
        .innerJoin(trips, eq(trips.id, tripOptions.tripId))
        .where(and(gte(departures.localDate, from), isNotNull(departures.calledOffAt)))
        .orderBy(asc(departures.localDate), asc(departures.localTime)),
      db
        .select({
          departureId: bookings.departureId,
          id: bookings.id,
          reference: bookings.reference,
          name: bookings.contactName,
          email: bookings.contactEmail,
          phone: bookings.contactPhone,
          language: bookings.language,
          places: bookings.places,
          askedAt: bookings.choiceAskedAt,
          toldAt: bookings.choiceToldAt,
          isMailed: IS_MAILED.as('isMailed'),
        })
        .from(bookings)
        .innerJoin(departures, eq(departures.id, bookings.departureId))
        .where(
          and(
            gte(departures.localDate, from),
            isNotNull(departures.calledOffAt),
            inArray(bookings.status, ['CONFIRMED', 'PENDING']),
            isNull(bookings.choice),
            isNull(bookings.deletedAt),
          ),
        )
        .orderBy(asc(bookings.createdAt)),
    ],
    (rows, guests): CalledOff[] => {
      const waiting = Map.groupBy(guests, ({ departureId }) => departureId);
      return rows.map(({ departure, optionName, optionTexts, tripId, tripName, tripTexts }) => ({
        ...{ optionId: departure.optionId, date: departure.localDate, time: departure.localTime },
        option: {
          ...{ id: departure.optionId, tripId, name: optionName, translations: optionTexts },
          trip: { name: tripName, translations: tripTexts },
        },
        calledOffAt: String(departure.calledOffAt),
        reason: departure.calledOffReason,
        waiting: (waiting.get(departure.id) ?? []).map(
          ({ departureId: _departure, name, email, phone, askedAt, ...guest }) => ({
            ...guest,
            contact: { name, email, phone },
            askedAt: askedAt ?? String(departure.calledOffAt),
          }),
        ),
      }));
    },
  );
