import { sql } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import type { TransferClash } from '#contract/transfers/admin/vans.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import {
  resources,
  transferLegs,
  transferPlaces,
  transferRequests,
  transferVehicles,
} from '#core/db/schema.ts';
import { SERVICE } from '#orders/resources/needs.sql.ts';
import { legChoices } from './choices.reads.ts';
import { isFreeFor, type Leg } from './vans.sql.ts';

/** Clashes of one answer; what is solved makes room for the next. */
const MOST = 100;

type Row = Pick<TransferClash, 'reference' | 'date' | 'time' | 'contactName'> & {
  requestId: string;
  leg: Leg;
  fromName: string;
  toName: string;
  vanId: number | null;
  vanName: string;
  plate: string;
  inService: number;
};

/** Confirmed journeys ahead without a van, though their vehicle class has some, or with one that is not there or needed twice. */
const clashing = (db: Database, now: Date) =>
  db.all<Row>(sql`SELECT request.id AS requestId, request.reference AS reference, d.leg AS leg, d.date AS date, d.time AS time, request.contact_name AS contactName,
      start.name AS fromName, finish.name AS toName, r.id AS vanId, coalesce(r.name, '') AS vanName, coalesce(r.plate, '') AS plate, iif(r.id IS NULL, 0, ${SERVICE}) AS inService
    FROM (SELECT NULL AS id, request_id, leg, busy_from AS starts_at, busy_to AS ends_at, resource_id, local_date AS date, local_time AS time FROM ${transferLegs} WHERE local_date >= ${menorcaToday(now)}) AS d
      JOIN ${transferRequests} AS request ON request.id = d.request_id
      JOIN ${transferPlaces} AS start ON start.id = iif(d.leg = 'outbound', request.from_place_id, request.to_place_id)
      JOIN ${transferPlaces} AS finish ON finish.id = iif(d.leg = 'outbound', request.to_place_id, request.from_place_id)
      LEFT JOIN ${transferVehicles} AS vehicle ON vehicle.code = request.vehicle_code
      LEFT JOIN ${resources} AS r ON r.id = d.resource_id
    WHERE request.status IN ('confirmed', 'driver_assigned') AND request.deleted_at IS NULL
      AND ((r.id IS NULL AND json_array_length(coalesce(vehicle.resource_ids, '[]')) > 0) OR (r.id IS NOT NULL AND NOT ${isFreeFor(now)}))
    ORDER BY d.starts_at, request.id LIMIT ${MOST}`);

/** With the vans that are free and would solve it. */
export async function transferClashes(db: Database, now: Date): Promise<TransferClash[]> {
  const rows = await clashing(db, now);
  const reader = new Reader(db);
  return Promise.all(
    rows.map(async ({ requestId, fromName, toName, vanId, vanName, plate, inService, ...row }) => {
      const choices = await reader.run(legChoices(db, requestId, now));
      const vans = choices.find(({ leg }) => leg === row.leg)?.vans ?? [];
      return {
        ...row,
        ...{ from: fromName, to: toName },
        van: vanId === null ? null : { id: vanId, name: vanName, plate },
        reason: vanId === null ? 'no_van' : inService === 0 ? 'out_of_service' : 'too_few',
        freeVans: vans
          .filter(({ id, isFree }) => isFree && id !== vanId)
          .map(({ id, name, plate: own }) => ({ id, name, plate: own })),
      } satisfies TransferClash;
    }),
  );
}
