import { type SQL, sql } from 'drizzle-orm';
import type { BookingContact } from '#contract/bookings/bookings.ts';
import type { Database } from '#core/db/client.ts';
import { bookingUnits } from '#core/db/schema.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import { newReference } from '#core/http/reference.ts';
import type { Departure } from '#orders/departures/departures.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { centsOf } from '#orders/departures/prices.ts';

/** One unit as it is ordered; one that is there already is named by its uuid and keeps its ticket. */
export type UnitItem = {
  unitId: number;
  uuid?: string | undefined;
  ticketCode?: string | undefined;
  resellerReference?: string | null | undefined;
  contact?: BookingContact | undefined;
  redeemedAt?: string | null | undefined;
  noShowAt?: string | null | undefined;
  /** Years. */
  age?: number | null | undefined;
  /** The agreed price, of a unit that was booked before. */
  cents?: number | undefined;
};

/** Long enough that no one guesses a valid one. */
export const newTicketCode = () => `${newReference()}${newReference()}`;

/** Writes all units of a booking if the condition holds: one statement, however many there are. */
export function insertUnits(
  db: Database,
  bookingId: string,
  plan: Plan,
  start: Departure,
  items: readonly UnitItem[],
  condition: SQL,
) {
  const isPriced = plan.option.pricingPer === 'UNIT';
  const rows = items.map(
    ({
      unitId,
      uuid,
      ticketCode,
      resellerReference,
      contact,
      redeemedAt,
      noShowAt,
      age,
      cents,
    }) => ({
      uuid: uuid ?? crypto.randomUUID(),
      unitId,
      ticketCode: ticketCode ?? newTicketCode(),
      cents: cents ?? (isPriced ? centsOf(plan, unitId, start.date, start.time) : 0),
      resellerReference: resellerReference ?? null,
      contact: contact ?? {},
      redeemedAt: redeemedAt ?? null,
      noShowAt: noShowAt ?? null,
      age: age ?? null,
    }),
  );
  const units = jsonRows(rows);
  return insertRows(
    db,
    bookingUnits,
    {
      uuid: units.cell('uuid'),
      bookingId,
      unitId: units.cell('unitId'),
      position: units.position,
      ticketCode: units.cell('ticketCode'),
      cents: units.cell('cents'),
      resellerReference: units.cell('resellerReference'),
      contact: units.cell('contact'),
      redeemedAt: units.cell('redeemedAt'),
      noShowAt: units.cell('noShowAt'),
      age: units.cell('age'),
    },
    sql`${units.from} WHERE ${condition}`,
  );
}
