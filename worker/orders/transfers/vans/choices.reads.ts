import { asc, eq, inArray, sql } from 'drizzle-orm';
import { OPEN_TRANSFER_STATES } from '#contract/orders/states.ts';
import type { Hindrance, LegChoices } from '#contract/transfers/admin/vans.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { drivers, resources, transferLegs, transferRequests, trips } from '#core/db/schema.ts';
import { journeysOf, needOf, SERVICE, sharing } from '#orders/resources/needs.sql.ts';
import { ITSELF, isFreeFor, type Leg, spansOf, VANS } from './vans.sql.ts';

type Of = { leg: Leg; id: number };
type Busy = Of & { reference: string; other: Leg; startsAt: string; endsAt: string };
type Sailing = Of & { trip: string; date: string; time: string };
type Driver = { id: number; name: string };

const named = <T>(name: string) => sql<T>`${sql.raw(name)}`.as(name);
const OF = { leg: named<Leg>('leg'), id: named<number>('id') };
const VAN = {
  ...OF,
  ...{ name: named<string>('name'), plate: named<string>('plate') },
  ...{ isFree: named<number>('isFree'), inService: named<number>('inService') },
};
const BUSY = {
  ...OF,
  ...{ reference: named<string>('reference'), other: named<Leg>('other') },
  ...{ startsAt: named<string>('startsAt'), endsAt: named<string>('endsAt') },
};
const SAILING = {
  ...OF,
  ...{ trip: named<string>('trip'), date: named<string>('date'), time: named<string>('time') },
};

const journey = ({ reference, other, startsAt, endsAt }: Busy): Hindrance => ({
  ...{ kind: 'journey', reference, leg: other, startsAt, endsAt },
});
const departure = ({ trip, date, time }: Sailing): Hindrance => ({
  ...{ kind: 'departure', trip, date, time },
});

/** Vans of the class of a request and all drivers, for each of its journeys, with what is in their way. */
export const legChoices = (db: Database, requestId: string, now: Date) => {
  const own = sql`${spansOf(requestId)}, ${resources} AS r`;
  const isVan = sql`(r.id IN (${VANS} WHERE q.id = ${requestId}) OR r.id = (SELECT resource_id FROM ${transferLegs} WHERE request_id = d.request_id AND leg = d.leg)) AND r.deleted_at IS NULL`;
  const start = sql`d.starts_at`;
  const end = sql`strftime('%Y-%m-%dT%H:%M:%fZ', d.ends_at, '+' || r.turnaround_minutes || ' minutes')`;
  const busy = sql`request.reference AS reference, j.leg AS other, j.starts_at AS startsAt, j.ends_at AS endsAt`;
  const isOpen = inArray(sql`request.status`, OPEN_TRANSFER_STATES);
  return read(
    [
      db
        .select({
          leg: transferLegs.leg,
          busyFrom: transferLegs.busyFrom,
          busyTo: transferLegs.busyTo,
        })
        .from(transferLegs)
        .where(eq(transferLegs.requestId, requestId))
        .orderBy(asc(transferLegs.startsAt)),
      db
        .select(VAN)
        .from(
          sql`(SELECT d.leg AS leg, r.id AS id, r.name AS name, r.plate AS plate, ${isFreeFor(now)} AS isFree, ${SERVICE} AS inService FROM ${own} WHERE ${isVan} ORDER BY r.name, r.id) AS van`,
        ),
      db
        .select(BUSY)
        .from(
          sql`(SELECT d.leg AS leg, r.id AS id, ${busy} FROM ${transferRequests} AS request, ${own}, ${journeysOf(start, end)} AND request.id = j.request_id AND NOT (${ITSELF}) AND ${isVan} ORDER BY j.starts_at) AS busy`,
        ),
      db
        .select(SAILING)
        .from(
          sql`(SELECT d.leg AS leg, r.id AS id, trip.name AS trip, o.local_date AS date, o.local_time AS time FROM ${trips} AS trip, ${own}, ${sharing(start, end)} AND trip.id = length.trip_id AND ${isVan} AND ${needOf('other', 'o', now)} > 0 ORDER BY o.starts_at) AS sailing`,
        ),
      db
        .select({ id: drivers.id, name: drivers.name })
        .from(drivers)
        .where(sql`${drivers.isActive} AND ${drivers.deletedAt} IS NULL`)
        .orderBy(asc(drivers.name)),
      db.select(BUSY).from(
        sql`(SELECT d.leg AS leg, j.driver_id AS id, ${busy} FROM ${spansOf(requestId)}, ${transferLegs} AS j JOIN ${transferRequests} AS request ON request.id = j.request_id
          WHERE j.driver_id IS NOT NULL AND j.starts_at > strftime('%Y-%m-%dT%H:%M:%fZ', d.starts_at, '-2 days') AND j.busy_from < d.ends_at AND j.busy_to > d.starts_at
            AND ${isOpen} AND request.deleted_at IS NULL AND NOT (${ITSELF}) ORDER BY j.starts_at) AS busy`,
      ),
      db
        .select(OF)
        .from(
          sql`(SELECT d.leg AS leg, p.id AS id FROM ${spansOf(requestId)}, ${drivers} AS p JOIN ${resources} AS r ON r.id = p.resource_id WHERE ${SERVICE} = 0) AS away`,
        ),
      db
        .select(SAILING)
        .from(
          sql`(SELECT d.leg AS leg, p.id AS id, trip.name AS trip, o.local_date AS date, o.local_time AS time FROM ${trips} AS trip, ${drivers} AS p, ${own}, ${sharing(start, end)} AND trip.id = length.trip_id AND r.id = p.resource_id AND ${needOf('other', 'o', now)} > 0 ORDER BY o.starts_at) AS sailing`,
        ),
    ],
    (legs, vans, journeys, sailings, people, drives, away, guided): LegChoices[] => {
      const of =
        <R extends Of>(leg: Leg, id: number) =>
        (one: R) =>
          one.leg === leg && one.id === id;
      return legs.map(({ leg, busyFrom, busyTo }) => ({
        ...{ leg, busyFrom, busyTo },
        vans: vans
          .filter((van) => van.leg === leg)
          .map(({ id, name, plate, isFree, inService }) => ({
            ...{ id, name, plate, isFree: isFree === 1 },
            hindrances: [
              ...(inService === 0 ? [{ kind: 'out_of_service' as const }] : []),
              ...journeys.filter(of(leg, id)).map(journey),
              ...sailings.filter(of(leg, id)).map(departure),
            ],
          })),
        drivers: people.map(({ id, name }: Driver) => {
          const hindrances = [
            ...(away.some(of(leg, id)) ? [{ kind: 'out_of_service' as const }] : []),
            ...drives.filter(of(leg, id)).map(journey),
            ...guided.filter(of(leg, id)).map(departure),
          ];
          return { id, name, isFree: hindrances.length === 0, hindrances };
        }),
      }));
    },
  );
};
