import { addDays } from '#contract/calendar.ts';
import { aTripType } from '../builders.ts';
import { bindings } from '../client.ts';
import { aBookableOption } from './bookable.ts';

// Two options with a departure a day; every further departure lies in the past, so that a month shows the same however many there are.

export const FEW = 1000;
export const MANY = 10_000;
export const FIRST_DAY = '2026-01-01';
/** Departures have five bookings of two people; those of the first departures have a name of their own. */
const BOOKINGS = 5;

const fill = (sql: string) => bindings.DB.prepare(sql).run();

export async function twoOptions() {
  await aTripType({ id: 1 });
  return [await aBookableOption(), await aBookableOption()] as const;
}

/** Departures with these numbers and their bookings; from `FEW` on they lie before the first day. */
export async function fillDepartures(
  options: Awaited<ReturnType<typeof twoOptions>>,
  from: number,
  to: number,
): Promise<void> {
  const [one, other] = options;
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
  const day = `date('${addDays(FIRST_DAY, FEW / 2)}', '-' || ((i + 1) / 2) || ' days')`;
  await fill(`INSERT INTO departures (id, option_id, local_date, local_time, starts_at, capacity, schedule_version)
    ${numbers} SELECT i, iif(i % 2, ${one.optionId}, ${other.optionId}), ${day}, '10:00', ${day} || 'T08:00:00.000Z', 20, 0 FROM n`);
  const booking = `departures.id || '-' || k.value`;
  await fill(`INSERT INTO bookings (id, uuid, reference, status, trip_id, option_id, departure_id, local_date, local_time, places, total_cents,
      contact_name, contact_email, language, source, manage_token_hash, created_at)
    SELECT ${booking}, 'uuid-' || ${booking}, 'REF-' || ${booking}, iif(k.value = 5, 'CANCELLED', iif(local_date < '2026-06-01', 'REDEEMED', 'CONFIRMED')),
      iif(departures.id % 2, ${one.tripId}, ${other.tripId}), option_id, departures.id, local_date, local_time, 2, 10000,
      iif(departures.id <= 5, 'Zafiro ', 'Guest ') || departures.id, 'guest' || departures.id || '@example.com', 'en', 'site', 'hash',
      local_date || 'T0' || k.value || ':00:00.000Z'
    FROM departures, json_each('${JSON.stringify(Array.from({ length: BOOKINGS }, (_, k) => k + 1))}') AS k WHERE departures.id BETWEEN ${from} AND ${to}`);
  await fill(`INSERT INTO booking_units (uuid, booking_id, unit_id, position, ticket_code, cents)
    SELECT bookings.id || '-' || k.value, bookings.id, iif(option_id = ${one.optionId}, ${one.adult}, ${other.adult}), k.value, bookings.id || '/' || k.value, 5000
    FROM bookings, json_each('[0, 1]') AS k WHERE departure_id BETWEEN ${from} AND ${to}`);
}
