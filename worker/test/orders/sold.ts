import type { BookingStatus } from '#contract/bookings/bookings.ts';
import type { LedgerKind, MoneySubject } from '#contract/money/ledger.ts';
import * as schema from '#core/db/schema.ts';
import { db } from '../builders.ts';

// Bookings and transfers as they stand in the database after the fact, with the entries that are given.

export type Entries = readonly (readonly [kind: LedgerKind, cents: number, at?: string])[];
type Common = {
  entries?: Entries;
  demo?: boolean;
  createdAt?: string;
  source?: string;
  language?: 'es' | 'en' | 'de' | 'ca';
  partnerId?: number;
};

let count = 0;
const name = () => {
  count += 1;
  return `sold-${count}`;
};

const enter = async (
  subjectKind: MoneySubject,
  subjectId: string,
  entries: Entries,
  at: string,
) => {
  if (entries.length === 0) return;
  await db.insert(schema.ledgerEntries).values(
    entries.map(([kind, cents, when], n) => ({
      ...{
        subjectKind,
        subjectId,
        kind,
        cents,
        actor: 'test',
        at: when ?? at,
        key: `${subjectId}:${n}`,
      },
      ...(['deposit', 'payment', 'refund'].includes(kind) && { method: 'cash' as const }),
    })),
  );
};

export async function aDeparture(
  optionId: number,
  localDate: string,
  capacity: number | null = 20,
) {
  const values = {
    optionId,
    localDate,
    localTime: '10:00',
    startsAt: `${localDate}T08:00:00.000Z`,
    capacity,
    scheduleVersion: 0,
  };
  const [row] = await db
    .insert(schema.departures)
    .values(values)
    .onConflictDoUpdate({
      target: [
        schema.departures.optionId,
        schema.departures.localDate,
        schema.departures.localTime,
      ],
      set: { capacity },
    })
    .returning();
  return row?.id ?? 0;
}

type Sold = Common & {
  status?: BookingStatus;
  places?: number;
  totalCents?: number;
  unitId?: number;
};
export async function aSoldBooking(
  {
    tripId,
    optionId,
    departureId,
    date,
  }: { tripId: number; optionId: number; departureId: number; date: string },
  {
    entries = [],
    demo = false,
    status = 'REDEEMED',
    places = 2,
    totalCents = 0,
    unitId,
    createdAt = `${date}T08:00:00.000Z`,
    ...more
  }: Sold = {},
) {
  const id = name();
  await db.insert(schema.bookings).values({
    ...{
      id,
      uuid: id,
      reference: id,
      status,
      tripId,
      optionId,
      departureId,
      localDate: date,
      localTime: '10:00',
      places,
      totalCents,
    },
    ...{ manageTokenHash: 'none', language: 'en', source: 'site', isDemo: demo, createdAt },
    ...(more as object),
  });
  if (unitId !== undefined)
    await db
      .insert(schema.bookingUnits)
      .values({ uuid: id, bookingId: id, unitId, position: 0, ticketCode: id });
  await enter('booking', id, entries, createdAt);
  return id;
}

type Driven = Common & {
  status?: 'completed' | 'confirmed' | 'cancelled_customer';
  from?: number;
  to?: number;
  dates: readonly string[];
  adults?: number;
};
/** With places 1, an airport, and 2, a town. */
export async function aSoldTransfer({
  entries = [],
  demo = false,
  status = 'completed',
  from = 1,
  to = 2,
  dates,
  adults = 2,
  ...more
}: Driven) {
  const id = name();
  const createdAt = more.createdAt ?? `${dates[0]}T08:00:00.000Z`;
  await db.insert(schema.transferRequests).values({
    ...{
      id,
      reference: id,
      manageTokenHash: 'none',
      status,
      fromPlaceId: from,
      toPlaceId: to,
      vehicleCode: 'standard',
      adults,
      childAges: [4],
    },
    ...{
      luggage: { large: 0, cabin: 0, bulky: 0 },
      totalCents: 0,
      priceVersion: 1,
      language: 'en',
      privacyEdition: '1',
    },
    ...{ privacyAcceptedAt: createdAt, isDemo: demo, createdAt, ...(more as object) },
  });
  for (const [n, localDate] of dates.entries())
    await db.insert(schema.transferLegs).values({
      ...{ requestId: id, leg: n === 0 ? 'outbound' : 'return', localDate, localTime: '10:00' },
      ...{ startsAt: `${localDate}T08:00:00.000Z`, endsAt: `${localDate}T09:00:00.000Z` },
    });
  await db
    .insert(schema.transferLines)
    .values({ requestId: id, position: 0, code: 'outbound', quantity: 1, cents: 0 });
  await enter('transfer', id, entries, createdAt);
  return id;
}
