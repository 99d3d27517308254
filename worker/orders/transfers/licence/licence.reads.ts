import { and, asc, between, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { islandClock } from '#contract/calendar.ts';
import type { LicenceRecord } from '#contract/transfers/admin/licence.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import {
  drivers,
  requestEvents,
  resources,
  transferLegs,
  transferPlaces,
  transferRequests,
} from '#core/db/schema.ts';

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');

/** The first confirmation; of one that has none in its history, what the guest agreed to, or the request. */
const CONTRACT = sql<string>`coalesce((SELECT min(${requestEvents.createdAt}) FROM ${requestEvents} WHERE ${requestEvents.requestId} = ${transferRequests.id} AND ${requestEvents.kind} = 'transfer'
    AND ${requestEvents.toStatus} IN ('confirmed', 'driver_assigned')), ${transferRequests.termsAcceptedAt}, ${transferRequests.createdAt})`;
/** As noted, else that of the van, else that of the driver. */
export const PLATE = sql<string>`coalesce(nullif(${transferLegs.plate}, ''), nullif(${resources.plate}, ''), ${drivers.plate}, '')`;

const clock = (instant: string) => islandClock(new Date(instant));

/** Journeys that were or will be driven, by their time. */
export const licenceRecords = (db: Database, condition: SQL | undefined) =>
  read(
    [
      db
        .select({
          reference: transferRequests.reference,
          leg: transferLegs.leg,
          plate: PLATE.as('plate'),
          driver: aliased(drivers.name, 'driver'),
          contractAt: CONTRACT.as('contractAt'),
          startsAt: sql<string>`coalesce(${transferLegs.startedAt}, ${transferLegs.startsAt})`.as(
            'startsAt',
          ),
          endsAt: sql<string>`coalesce(${transferLegs.endedAt}, ${transferLegs.endsAt})`.as(
            'endsAt',
          ),
          pickupAddress: transferLegs.pickupAddress,
          dropoffAddress: transferLegs.dropoffAddress,
          fromName: aliased(fromPlace.name, 'fromName'),
          toName: aliased(toPlace.name, 'toName'),
          reportedAt: transferLegs.reportedAt,
        })
        .from(transferLegs)
        .innerJoin(transferRequests, eq(transferRequests.id, transferLegs.requestId))
        .innerJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
        .innerJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
        .leftJoin(drivers, eq(drivers.id, transferLegs.driverId))
        .leftJoin(resources, eq(resources.id, transferLegs.resourceId))
        .where(
          and(
            isNull(transferRequests.deletedAt),
            sql`${transferRequests.status} IN ('confirmed', 'driver_assigned', 'completed', 'no_show')`,
            condition,
          ),
        )
        .orderBy(asc(transferLegs.startsAt), asc(transferRequests.reference)),
    ],
    (rows) =>
      rows.map(
        ({ fromName, toName, pickupAddress, dropoffAddress, driver, ...row }): LicenceRecord => {
          const [start, end] = row.leg === 'outbound' ? [fromName, toName] : [toName, fromName];
          const place = (name: string, address: string | null) =>
            [name, address].filter(Boolean).join(', ');
          return {
            ...row,
            driver: driver ?? '',
            ...{ contractAt: clock(row.contractAt), startsAt: clock(row.startsAt) },
            ...{ endsAt: clock(row.endsAt), from: place(start, pickupAddress) },
            to: place(end, dropoffAddress),
          };
        },
      ),
  );

/** Those of some days. */
export const ofDays = (from: string, to: string, reported: '' | 'yes' | 'no') =>
  and(
    between(transferLegs.localDate, from, to),
    reported === 'yes' ? isNotNull(transferLegs.reportedAt) : undefined,
    reported === 'no' ? isNull(transferLegs.reportedAt) : undefined,
  );
