import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { OPEN_TRANSFER_STATES } from '#contract/orders/states.ts';
import type { AdminLeg, TransferConflict } from '#contract/transfers/admin/admin.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { delayOf } from '#core/db/delay.sql.ts';
import { read } from '#core/db/reader.ts';
import { drivers, resources, transferLegs, transferRequests } from '#core/db/schema.ts';

const otherLegs = alias(transferLegs, 'other_legs');
const otherRequests = alias(transferRequests, 'other_requests');

/** No journey on the island takes longer; without a limit each leg would be compared with all legs of its driver. */
const dayBefore = (instant: SQLiteColumn) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${instant}, '-1 day')`;

/** Legs of these requests with driver and conflicts, by request. */
export const legsOf = (db: Database, ids: readonly string[]) => {
  const named = sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const isOpenPair = and(
    sql`${transferLegs.requestId} IN ${named}`,
    inArray(transferRequests.status, OPEN_TRANSFER_STATES),
    inArray(otherRequests.status, OPEN_TRANSFER_STATES),
    // The plus prevents SQLite from starting with all open requests for a short list of ids.
    sql`+${transferRequests.deletedAt} IS NULL AND +${otherRequests.deletedAt} IS NULL`,
  );
  const pair = {
    requestId: transferLegs.requestId,
    leg: transferLegs.leg,
    otherReference: aliased(otherRequests.reference, 'otherReference'),
    otherLeg: aliased(otherLegs.leg, 'otherLeg'),
  };
  return read(
    [
      db
        .select({
          requestId: transferLegs.requestId,
          leg: transferLegs.leg,
          date: transferLegs.localDate,
          time: transferLegs.localTime,
          startsAt: transferLegs.startsAt,
          endsAt: transferLegs.endsAt,
          flight: transferLegs.flight,
          agreedTime: transferLegs.agreedTime,
          delayMinutes: delayOf(
            sql`'transfer:' || ${transferLegs.requestId} || ':' || ${transferLegs.leg}`,
          ).as('delayMinutes'),
          pickupAddress: transferLegs.pickupAddress,
          dropoffAddress: transferLegs.dropoffAddress,
          driverId: transferLegs.driverId,
          driverName: aliased(drivers.name, 'driverName'),
          driverPhone: aliased(drivers.phone, 'driverPhone'),
          driverVehicle: aliased(drivers.vehicle, 'driverVehicle'),
          driverPlate: aliased(drivers.plate, 'driverPlate'),
          vanId: aliased(resources.id, 'vanId'),
          vanName: aliased(resources.name, 'vanName'),
          vanPlate: aliased(resources.plate, 'vanPlate'),
        })
        .from(transferLegs)
        .leftJoin(drivers, eq(drivers.id, transferLegs.driverId))
        .leftJoin(resources, eq(resources.id, transferLegs.resourceId))
        .where(sql`${transferLegs.requestId} IN ${named}`)
        .orderBy(asc(transferLegs.startsAt)),
      db
        .select(pair)
        .from(transferLegs)
        .innerJoin(transferRequests, eq(transferRequests.id, transferLegs.requestId))
        .innerJoin(
          otherLegs,
          and(
            eq(otherLegs.driverId, transferLegs.driverId),
            sql`(${otherLegs.requestId} <> ${transferLegs.requestId} OR ${otherLegs.leg} <> ${transferLegs.leg})`,
            sql`${otherLegs.startsAt} BETWEEN ${dayBefore(transferLegs.startsAt)} AND ${transferLegs.endsAt}`,
            sql`(${otherLegs.startsAt} = ${transferLegs.startsAt} OR (${otherLegs.startsAt} < ${transferLegs.endsAt} AND ${otherLegs.endsAt} > ${transferLegs.startsAt}))`,
          ),
        )
        .innerJoin(otherRequests, eq(otherRequests.id, otherLegs.requestId))
        .where(isOpenPair),
      db
        .select(pair)
        .from(transferLegs)
        .innerJoin(transferRequests, eq(transferRequests.id, transferLegs.requestId))
        .innerJoin(
          otherLegs,
          and(
            eq(otherLegs.localDate, transferLegs.localDate),
            eq(otherLegs.localTime, transferLegs.localTime),
            ne(otherLegs.requestId, transferLegs.requestId),
          ),
        )
        .innerJoin(otherRequests, eq(otherRequests.id, otherLegs.requestId))
        .where(
          and(
            isOpenPair,
            or(
              sql`lower(${otherRequests.contactEmail}) = lower(${transferRequests.contactEmail})`,
              eq(otherRequests.contactPhone, transferRequests.contactPhone),
            ),
          ),
        ),
    ],
    (rows, sameDriver, sameGuest) => {
      const clashes = (
        kind: TransferConflict['kind'],
        pairs: typeof sameDriver,
        of: { requestId: string; leg: string },
      ) =>
        pairs
          .filter((one) => one.requestId === of.requestId && one.leg === of.leg)
          .map(
            (one): TransferConflict => ({ kind, reference: one.otherReference, leg: one.otherLeg }),
          );
      const legs = new Map<string, AdminLeg[]>();
      for (const {
        requestId,
        driverId,
        driverName,
        driverPhone,
        driverVehicle,
        driverPlate,
        vanId,
        vanName,
        vanPlate,
        ...leg
      } of rows) {
        const driver =
          driverId === null
            ? null
            : {
                id: driverId,
                name: driverName ?? '',
                phone: driverPhone ?? '',
                vehicle: driverVehicle ?? '',
                plate: driverPlate ?? '',
              };
        const van =
          vanId === null ? null : { id: vanId, name: vanName ?? '', plate: vanPlate ?? '' };
        const of = { requestId, leg: leg.leg };
        const conflicts = [
          ...clashes('driver', sameDriver, of),
          ...clashes('duplicate', sameGuest, of),
        ];
        legs.set(requestId, [...(legs.get(requestId) ?? []), { ...leg, driver, van, conflicts }]);
      }
      return legs;
    },
  );
};
