import { and, asc, between, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { CalendarFeed } from '#contract/bookings/firm-calendar.ts';
import type { OptionTexts } from '#contract/bookings/plans.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import {
  calendarFeeds,
  departures,
  drivers,
  guides,
  transferLegs,
  transferPlaces,
  transferRequests,
  tripOptions,
  trips,
} from '#core/db/schema.ts';

export const feedList = (db: Database, condition?: SQL) =>
  read(
    [
      db
        .select({
          feed: calendarFeeds,
          guide: aliased(guides.name, 'guide'),
          driver: aliased(drivers.name, 'driver'),
        })
        .from(calendarFeeds)
        .leftJoin(guides, eq(guides.id, calendarFeeds.guideId))
        .leftJoin(drivers, eq(drivers.id, calendarFeeds.driverId))
        .where(condition)
        .orderBy(desc(calendarFeeds.id)),
    ],
    (rows) =>
      rows.map(
        ({
          feed: { id, name, guideId, driverId, lastUsedAt, revokedAt, createdAt },
          guide,
          driver,
        }): CalendarFeed => ({
          ...{ id, name, lastUsedAt, revokedAt, createdAt },
          guide: guideId !== null && guide !== null ? { id: guideId, name: guide } : null,
          driver: driverId !== null && driver !== null ? { id: driverId, name: driver } : null,
        }),
      ),
  );

type Days = { from: string; to: string };

/** Departures that somebody has booked; of a guide, those that the guide leads. */
export const departuresInFeed = (db: Database, { from, to }: Days, guideId: number | null) =>
  read(
    [
      db
        .select({
          id: departures.id,
          startsAt: departures.startsAt,
          time: departures.localTime,
          date: departures.localDate,
          taken: departures.taken,
          calledOffAt: departures.calledOffAt,
          optionName: aliased(tripOptions.name, 'optionName'),
          optionTexts: aliased(tripOptions.translations, 'optionTexts'),
          durationMinutes: tripOptions.durationMinutes,
          meetingPoint: trips.meetingPoint,
          tripName: aliased(trips.name, 'tripName'),
          tripTexts: pickTranslations<OptionTexts>(trips.translations, ['name']).as('tripTexts'),
          guide: aliased(guides.name, 'guide'),
        })
        .from(departures)
        .innerJoin(tripOptions, eq(tripOptions.id, departures.optionId))
        .innerJoin(trips, eq(trips.id, tripOptions.tripId))
        .leftJoin(guides, eq(guides.id, departures.guideId))
        .where(
          and(
            between(departures.localDate, from, to),
            guideId === null ? gt(departures.taken, 0) : eq(departures.guideId, guideId),
          ),
        )
        .orderBy(asc(departures.localDate), asc(departures.localTime)),
    ],
    (rows) => rows,
  );

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');

/** Journeys that take place; of a driver, those that the driver drives. */
export const journeysInFeed = (db: Database, { from, to }: Days, driverId: number | null) =>
  read(
    [
      db
        .select({
          id: transferRequests.id,
          reference: transferRequests.reference,
          status: transferRequests.status,
          guest: transferRequests.contactName,
          adults: transferRequests.adults,
          childAges: transferRequests.childAges,
          leg: transferLegs.leg,
          date: transferLegs.localDate,
          startsAt: transferLegs.startsAt,
          endsAt: transferLegs.endsAt,
          flight: transferLegs.flight,
          fromName: aliased(fromPlace.name, 'fromName'),
          fromTexts: aliased(fromPlace.translations, 'fromTexts'),
          toName: aliased(toPlace.name, 'toName'),
          toTexts: aliased(toPlace.translations, 'toTexts'),
        })
        .from(transferLegs)
        .innerJoin(transferRequests, eq(transferRequests.id, transferLegs.requestId))
        .innerJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
        .innerJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
        .where(
          and(
            between(transferLegs.localDate, from, to),
            driverId === null ? undefined : eq(transferLegs.driverId, driverId),
            inArray(transferRequests.status, ['confirmed', 'driver_assigned', 'completed']),
            isNull(transferRequests.deletedAt),
          ),
        )
        .orderBy(asc(transferLegs.startsAt)),
    ],
    (rows) => rows,
  );
