import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { resources, transferLegs, transferRequests, transferVehicles } from '#core/db/schema.ts';
import { peakOfOthers, SERVICE } from '#orders/resources/needs.sql.ts';

// A van is bound by the statement that writes it to the journey, never by a read before it.

export type Leg = 'outbound' | 'return';
export const LEGS: readonly Leg[] = ['outbound', 'return'];

/** The journeys of a request as the spans `d` in which they keep a van busy. */
export const spansOf = (requestId: string, leg?: Leg): SQL =>
  sql`(SELECT NULL AS id, request_id, leg, busy_from AS starts_at, busy_to AS ends_at FROM ${transferLegs} WHERE request_id = ${requestId}${leg ? sql` AND leg = ${leg}` : sql``}) AS d`;

/** The journey `j` is `d`. */
export const ITSELF = sql`j.request_id = d.request_id AND j.leg = d.leg`;
/** Whether `r` is free for the journey `d`. */
export const isFreeFor = (now: Date): SQL<number> =>
  sql<number>`(1 + ${peakOfOthers(now, { journey: ITSELF })} <= ${SERVICE})`;

/** Ids of the vans that the vehicle class of a request draws on. */
export const VANS = sql`SELECT van.value FROM ${transferRequests} AS q JOIN ${transferVehicles} AS v ON v.code = q.vehicle_code AND v.deleted_at IS NULL, json_each(v.resource_ids) AS van`;

const boundVan = (requestId: string, leg: Leg) =>
  sql`(SELECT resource_id FROM ${transferLegs} WHERE request_id = ${requestId} AND leg = ${leg})`;

/** A van of the class that is free for a journey: the one that is bound if it is, else the first. Null when all are taken. */
const freeVan = (requestId: string, leg: Leg, now: Date): SQL<number | null> =>
  sql`(SELECT r.id FROM ${spansOf(requestId, leg)}, ${resources} AS r
    WHERE (r.id IN (${VANS} WHERE q.id = ${requestId}) OR r.id = ${boundVan(requestId, leg)}) AND ${isFreeFor(now)}
    ORDER BY r.id IS NOT ${boundVan(requestId, leg)}, r.id LIMIT 1)`;

type Bound = {
  requestId: string;
  /** `unbound`: journeys that have no van; `bound`: those that have one, after a change of time. */
  which: 'unbound' | 'bound';
  when: SQL;
  now: Date;
};

/** Binds a free van to each journey, one after the other; a journey for which none is free has none. */
export const bindVans = (db: Database, { requestId, which, when, now }: Bound) =>
  LEGS.map((leg) =>
    db
      .update(transferLegs)
      .set({ resourceId: freeVan(requestId, leg, now) })
      .where(
        and(
          eq(transferLegs.requestId, requestId),
          eq(transferLegs.leg, leg),
          which === 'unbound'
            ? isNull(transferLegs.resourceId)
            : sql`${transferLegs.resourceId} IS NOT NULL`,
          when,
        ),
      ),
  );

/** Whether every journey of a request has a van. */
export const hasAllVans = (requestId: string): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${transferLegs} WHERE request_id = ${requestId} AND resource_id IS NULL)`;

/** Whether a van that the desk chose is free for a journey. */
export const isVanFree = (requestId: string, leg: Leg, resourceId: number, now: Date): SQL =>
  sql`EXISTS (SELECT 1 FROM ${spansOf(requestId, leg)}, ${resources} AS r WHERE r.id = ${resourceId} AND ${isFreeFor(now)})`;
