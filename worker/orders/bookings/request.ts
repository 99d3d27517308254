import { type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { firstUnit, requestOption, requestOptions } from '#core/db/published/default-options.ts';
import { bookings, bookingUnits, departures, requestEvents } from '#core/db/schema.ts';
import type { agreedTo } from '#core/db/statements/agreement.ts';
import { attribution } from '#core/db/statements/attribution.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import type { SentWords } from '#core/http/protection/same-request.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { planVersion } from '#orders/departures/plan-version.ts';
import { contactColumns } from './contact.ts';
import { newTicketCode } from './unit-items.ts';

/** What a guest asks for: a day, and how many people. The firm answers it and names the price. */
export type TripRequest = {
  id: string;
  reference: string;
  tripId: number;
  date: string;
  adults: number;
  childAges: readonly number[];
  contact: { name: string; email?: string | undefined; phone?: string | undefined };
  message?: string | undefined;
  language: Language;
  /** The slug of the partner's link by which the guest came. */
  partner?: string | undefined;
  manageTokenHash: string;
  privacyEdition: string;
  agreement: ReturnType<typeof agreedTo>;
  sent: SentWords;
};

/**
 * Statements that write a pending booking on the trip's option for requests if the condition holds. That option has no limit, so that no places
 * are counted. `wasMade` tells whether the booking is there.
 */
export function requestStatements(
  db: Database,
  request: TripRequest,
  now: Date,
  isNew: SQL,
  wasMade: SQL,
): BatchItem<'sqlite'>[] {
  const { id, tripId, date, adults, childAges, contact, sent } = request;
  const stamp = now.toISOString();
  const option = requestOption(String(Number(tripId)));
  const optionId = sql<number>`${sql.raw(option)}`;
  const tickets = [...Array<null>(adults).fill(null), ...childAges].map((age) => ({
    uuid: crypto.randomUUID(),
    type: age === null ? 'ADULT' : 'CHILD',
    ticketCode: newTicketCode(),
    age,
  }));
  const units = jsonRows(tickets);
  const departure = sql<number>`(SELECT ${departures.id} FROM ${departures} WHERE ${departures.optionId} = ${optionId} AND ${departures.localDate} = ${date} AND ${departures.localTime} = '')`;
  const startsAt = new Date(instantOfWall(date, '')).toISOString();
  const start = {
    optionId,
    localDate: date,
    localTime: '',
    startsAt,
    scheduleVersion: planVersion(optionId),
    createdAt: stamp,
  };
  const unitId = (type: 'ADULT' | 'CHILD') => sql.raw(firstUnit(option, type));
  const row = {
    ...({
      id,
      uuid: id,
      reference: request.reference,
      idempotencyKey: sent.keyHash,
      digest: sent.digest,
      status: 'PENDING',
      tripId,
    } as const),
    ...{
      optionId,
      departureId: departure,
      localDate: date,
      places: tickets.length,
      people: tickets.length,
      totalCents: 0,
    },
    ...contactColumns({
      fullName: contact.name,
      emailAddress: contact.email ?? null,
      phoneNumber: contact.phone ?? null,
    }),
    ...({
      language: request.language,
      notes: request.message ?? null,
      source: 'site',
      manageTokenHash: request.manageTokenHash,
    } as const),
    ...attribution('booking', { slug: request.partner }),
    ...{
      privacyEdition: request.privacyEdition,
      privacyAcceptedAt: stamp,
      ...request.agreement,
      createdAt: stamp,
      updatedAt: stamp,
    },
  };
  return [
    ...requestOptions(String(Number(tripId))).map((statement) => db.run(sql.raw(statement))),
    insertIf(db, departures, start, isNew).onConflictDoNothing(),
    insertIf(db, bookings, row, isNew),
    insertRows(
      db,
      bookingUnits,
      {
        uuid: units.cell('uuid'),
        bookingId: id,
        unitId: sql<number>`iif(${units.cell('type')} = 'ADULT', ${unitId('ADULT')}, ${unitId('CHILD')})`,
        position: units.position,
        ticketCode: units.cell('ticketCode'),
        age: units.cell('age'),
      },
      sql`${units.from} WHERE ${wasMade}`,
    ),
    insertIf(
      db,
      requestEvents,
      { requestId: id, kind: 'booking', toStatus: 'PENDING', actor: 'guest', createdAt: stamp },
      wasMade,
    ),
  ];
}
