import { sql } from 'drizzle-orm';
import type { CrewClash } from '#contract/bookings/resources.ts';
import { menorcaToday } from '#contract/calendar.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import {
  bookings,
  departures,
  drivers,
  guides,
  resources,
  transferLegs,
  transferPlaces,
  transferRequests,
  tripOptions,
  trips,
} from '#core/db/schema.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';
import { helpsWith } from '#orders/resources/helps-with.sql.ts';
import { SERVICE } from '#orders/resources/needs.sql.ts';
import { legChoices } from '#orders/transfers/vans/choices.reads.ts';

/** Clashes of one answer; what is solved makes room for the next. */
const MOST = 100;

type Person = CrewClash['person'];
type OnDeparture = Omit<Person, 'helps'> & {
  helps: number;
  departureId: number;
  optionId: number;
  date: string;
  time: string;
  trip: string;
  option: string;
  guests: string;
  free: string;
};
type OnJourney = Omit<Person, 'helps'> & {
  requestId: string;
  reference: string;
  leg: 'outbound' | 'return';
  date: string;
  time: string;
  contactName: string | null;
  people: number;
  fromName: string;
  toName: string;
};

const PEOPLE = sql`(SELECT 'guide' AS kind, id, name, resource_id FROM ${guides} WHERE resource_id IS NOT NULL
  UNION ALL SELECT 'driver', id, name, resource_id FROM ${drivers} WHERE resource_id IS NOT NULL)`;
const texts = (of: 't' | 'o') =>
  sql.raw(
    `json_object('name', ${of}.name, 'translations', json_object('name', json(${of}.translations -> '$.name')))`,
  );

/** Guides who could lead the departure `d`: neither off nor with another one then. */
const FREE_GUIDES = sql`(SELECT json_group_array(json_object('id', g.id, 'name', g.name)) FROM ${guides} AS g
  WHERE g.is_active AND g.deleted_at IS NULL AND g.id IS NOT d.guide_id
    AND NOT EXISTS (SELECT 1 FROM ${resources} AS r WHERE r.id = g.resource_id AND ${SERVICE} = 0)
    AND NOT EXISTS (SELECT 1 FROM ${departures} AS other WHERE other.guide_id = g.id AND other.called_off_at IS NULL AND other.starts_at < d.ends_at AND other.ends_at > d.starts_at))`;

const guestsOf = (now: Date) =>
  sql`(SELECT json_group_array(json_object('reference', ${bookings.reference}, 'contactName', ${bookings.contactName}, 'people', coalesce(${bookings.people}, ${bookings.places})))
    FROM ${bookings} WHERE ${bookings.departureId} = d.id AND ${takesPlaces(now)})`;

const onDepartures = (db: Database, now: Date) =>
  db.all<OnDeparture>(sql`SELECT p.kind AS kind, p.id AS id, p.name AS name, p.resource_id AS resourceId, NOT (p.kind = 'guide' AND p.id IS d.guide_id) AS helps,
      d.id AS departureId, d.option_id AS optionId, d.local_date AS date, d.local_time AS time, ${texts('t')} AS trip, ${texts('o')} AS option, ${guestsOf(now)} AS guests, ${FREE_GUIDES} AS free
    FROM ${departures} AS d JOIN ${tripOptions} AS o ON o.id = d.option_id JOIN ${trips} AS t ON t.id = o.trip_id
      JOIN ${PEOPLE} AS p ON (p.kind = 'guide' AND p.id = d.guide_id) OR ${helpsWith(sql`p.kind || ':' || p.id`, sql`'departure:' || d.id`)}
      JOIN ${resources} AS r ON r.id = p.resource_id
    WHERE d.local_date >= ${menorcaToday(now)} AND d.called_off_at IS NULL AND ${SERVICE} = 0
    ORDER BY d.starts_at, d.id, p.name LIMIT ${MOST}`);

const onJourneys = (db: Database, now: Date) =>
  db.all<OnJourney>(sql`SELECT 'driver' AS kind, p.id AS id, p.name AS name, p.resource_id AS resourceId, q.id AS requestId, q.reference AS reference, d.leg AS leg,
      d.date AS date, d.time AS time, q.contact_name AS contactName, q.adults + json_array_length(q.child_ages) AS people, start.name AS fromName, finish.name AS toName
    FROM (SELECT request_id, leg, driver_id, busy_from AS starts_at, busy_to AS ends_at, local_date AS date, local_time AS time FROM ${transferLegs} WHERE local_date >= ${menorcaToday(now)}) AS d
      JOIN ${transferRequests} AS q ON q.id = d.request_id
      JOIN ${transferPlaces} AS start ON start.id = iif(d.leg = 'outbound', q.from_place_id, q.to_place_id)
      JOIN ${transferPlaces} AS finish ON finish.id = iif(d.leg = 'outbound', q.to_place_id, q.from_place_id)
      JOIN ${drivers} AS p ON p.id = d.driver_id JOIN ${resources} AS r ON r.id = p.resource_id
    WHERE q.status IN ('confirmed', 'driver_assigned') AND q.deleted_at IS NULL AND ${SERVICE} = 0
    ORDER BY d.starts_at, q.id LIMIT ${MOST}`);

/** Departures and journeys ahead whose guide, helper or driver is off: the day off came after the assignment, or did not hinder it. */
export async function crewClashes(db: Database, now: Date): Promise<CrewClash[]> {
  const [led, driven] = await Promise.all([onDepartures(db, now), onJourneys(db, now)]);
  const reader = new Reader(db);
  const ofDepartures = led.map(
    ({ kind, id, name, resourceId, helps, trip, option, guests, free, ...start }): CrewClash => ({
      person: { kind, id, name, resourceId, helps: helps === 1 },
      ...{ date: start.date, time: start.time, journey: null },
      departure: { optionId: start.optionId, trip: JSON.parse(trip), option: JSON.parse(option) },
      guests: JSON.parse(guests),
      // A helper is no guide that leads: another one is a matter of the departure's screen.
      free: helps === 1 ? [] : JSON.parse(free),
    }),
  );
  const ofJourneys = await Promise.all(
    driven.map(async ({ kind, id, name, resourceId, requestId, ...row }): Promise<CrewClash> => {
      const choices = await reader.run(legChoices(db, requestId, now));
      const others = choices.find(({ leg }) => leg === row.leg)?.drivers ?? [];
      return {
        person: { kind, id, name, resourceId, helps: false },
        ...{ date: row.date, time: row.time, departure: null },
        journey: { reference: row.reference, leg: row.leg, from: row.fromName, to: row.toName },
        guests: [{ reference: row.reference, contactName: row.contactName, people: row.people }],
        free: others.filter(({ isFree }) => isFree).map((one) => ({ id: one.id, name: one.name })),
      };
    }),
  );
  const startOf = ({ date, time }: CrewClash) => `${date} ${time}`;
  return [...ofDepartures, ...ofJourneys].toSorted((one, other) =>
    startOf(one).localeCompare(startOf(other)),
  );
}
