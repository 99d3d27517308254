import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BookingLine } from '#contract/bookings/bookings.ts';
import type { TripRequestDetail, TripStateInput } from '#contract/mail/inbox.ts';
import { refuse } from '#core/crud/check-input.ts';
import type { Database } from '#core/db/client.ts';
import { bookingUnits } from '#core/db/schema.ts';
import { agreedLines, pricedUnits } from '#orders/bookings/agreed-price.ts';

export type GivenPrice = {
  totalCents: number;
  lines: BookingLine[];
  units: { uuid: string; cents: number }[];
};

const isOpen = ({ lines, totalCents }: Pick<TripRequestDetail, 'lines' | 'totalCents'>) =>
  lines.length === 0 && totalCents === 0;

/**
 * The price with which the firm confirms a request that has none: a total, divided among the people, or nothing if it says so. Undefined where there
 * is nothing to price; a price that nothing would use is refused.
 */
export function givenPrice(
  request: TripRequestDetail,
  { to, totalCents, isFree = false }: Pick<TripStateInput, 'to' | 'totalCents' | 'isFree'>,
): GivenPrice | undefined {
  const isPriced = to === 'confirmed' && isOpen(request);
  if (!isPriced) {
    if (totalCents !== undefined) throw refuse('totalCents', 'invalid', 'problem.price_stands');
    if (isFree) throw refuse('isFree', 'invalid', 'problem.price_stands');
    return undefined;
  }
  if (totalCents === undefined && !isFree)
    throw refuse('totalCents', 'required', 'problem.price_needed');
  if (totalCents !== undefined && isFree)
    throw refuse('isFree', 'invalid', 'problem.price_or_free');
  return sharedPrice(request, totalCents ?? 0);
}

/** A total, divided in proportion to the people of each kind. */
export function sharedPrice(
  { units, tickets }: Pick<TripRequestDetail, 'units' | 'tickets'>,
  totalCents: number,
): GivenPrice {
  const lines = units.map(({ unitId, name, quantity }) => ({
    kind: 'unit' as const,
    id: unitId,
    name,
    quantity,
    cents: quantity,
  }));
  const agreed = agreedLines(lines, totalCents);
  return { totalCents, lines: agreed, units: pricedUnits(agreed, tickets) };
}

/** Writes each person's share. */
export const priceTickets = (db: Database, id: string, { units }: GivenPrice, isDone: SQL) =>
  db
    .update(bookingUnits)
    .set({
      cents: sql`(SELECT value ->> '$.cents' FROM json_each(${JSON.stringify(units.map(({ uuid, cents }) => ({ uuid, cents })))}) WHERE value ->> '$.uuid' = ${bookingUnits.uuid})`,
    })
    .where(and(eq(bookingUnits.bookingId, id), isDone));
