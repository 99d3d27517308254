import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { localize } from '#contract/languages/translation.ts';
import type { LedgerSubject, MoneySubject } from '#contract/money/ledger.ts';
import {
  dueWhenBooking,
  LEAST_ONLINE_CENTS,
  NO_PAYMENT,
  type PaymentTerms,
} from '#contract/money/payments.ts';
import { isOfferOpen } from '#contract/orders/offers.ts';
import type { Database } from '#core/db/client.ts';
import { aliased } from '#core/db/columns.ts';
import { type Read, Reader, read } from '#core/db/reader.ts';
import { bookings, transferRequests, trips } from '#core/db/schema.ts';
import { translate } from '#core/locales/strings.ts';
import type { Subject } from '#money/ledger/entries.ts';
import { PAID_TO_PARTNER, sumOf } from '#money/ledger/owed.sql.ts';
import type { Part } from '#money/payments/parts.ts';
import { statusAt } from '#orders/bookings/booking.reads.ts';
import { isUndecided } from '#orders/bookings/ending.ts';
import { kindOfSubject } from '#orders/items/item-kind.ts';
import type { Payable } from '#orders/items/payable.ts';

/** The part of a payment that is paid of it. */
export const partOf = ({ subject, kind }: Payable, cents: number): Part => ({
  subject,
  kind,
  cents,
});

type Sums = { totalCents: number; openCents: number; paidCents: number; isHold?: boolean };

function amounts(
  { payment, depositPercent, depositCents }: PaymentTerms,
  { totalCents, openCents, paidCents, isHold }: Sums,
) {
  const terms = { payment, depositPercent, depositCents };
  const first = dueWhenBooking(terms, totalCents) - paidCents;
  const isFirst = first > 0;
  const isAsked = payment === 'deposit' || payment === 'all';
  const askedCents = isAsked
    ? isFirst
      ? Math.min(Math.max(first, LEAST_ONLINE_CENTS), openCents)
      : openCents
    : 0;
  const online = (cents: number) => (cents < LEAST_ONLINE_CENTS ? 0 : cents);
  return {
    ...terms,
    dueNowCents: online(askedCents),
    linkCents: online(askedCents || (isHold ? 0 : openCents)),
    kind: payment === 'deposit' && isFirst ? ('deposit' as const) : ('payment' as const),
  };
}

/** What the rule of transfers asks for now of one with this total and payments. */
export function transferAmounts(terms: PaymentTerms, totalCents: number, paidCents: number) {
  const openCents = Math.max(0, totalCents - paidCents);
  return { openCents, ...amounts(terms, { totalCents, openCents, paidCents }) };
}

/** Cents that came in and did not go back. */
export async function paidOf(db: Database, { kind, id }: Subject): Promise<number> {
  const [row] = await db
    .select({
      paid: sql<number>`-${sumOf(kind, id, sql`'payment', 'deposit', 'refund'`)}`.as('paid'),
    })
    .from(sql`(SELECT 1)`);
  return row?.paid ?? 0;
}

const sumsOf = (kind: MoneySubject, id: SQLiteColumn) => ({
  balance: sql<number>`${sumOf(kind, sql`${id}`)}`.as('balance'),
  paid: sql<number>`-${sumOf(kind, sql`${id}`, sql`'payment', 'deposit', 'refund'`)}`.as('paid'),
  isPaidToPartner: PAID_TO_PARTNER[kind].as('isPaidToPartner'),
});

export const payableBookings = (db: Database, isMeant: SQL, now: Date): Read<Payable[]> =>
  read(
    [
      db
        .select({
          booking: bookings,
          tripName: aliased(trips.name, 'tripName'),
          tripTexts: aliased(trips.translations, 'tripTexts'),
          ...sumsOf('booking', bookings.id),
        })
        .from(bookings)
        .leftJoin(trips, eq(trips.id, bookings.tripId))
        .where(and(isMeant, isNull(bookings.deletedAt))),
    ],
    (rows) =>
      rows.map((row): Payable => {
        const { booking, balance, paid, tripName, tripTexts } = row;
        const status = statusAt(booking, now);
        const isHold = status === 'ON_HOLD';
        // Guests of a reseller, or of a partner on net terms, pay them; what awaits the firm's answer, or the guest's, is not owed yet, nor is a
        // departure that was called off while its guest has not chosen.
        const isPaidElsewhere = row.isPaidToPartner;
        const isOpen = status === 'PENDING' || isOfferOpen(booking.offer) || isUndecided(booking);
        const isAsked = !isPaidElsewhere && !isOpen;
        const openCents = isHold ? booking.totalCents + balance : Math.max(0, balance);
        const trip = { name: tripName ?? '', translations: tripTexts ?? {} };
        return {
          ...{
            subject: { kind: 'booking', id: booking.id },
            reference: booking.reference,
            title: localize(trip, 'name', booking.language),
            language: booking.language,
            email: booking.contactEmail,
            start: `${booking.localDate} ${booking.localTime}`,
            isHold,
            isOver: status === 'EXPIRED',
          },
          ...{ openCents, paidCents: paid, isPaidElsewhere },
          ...amounts(isAsked ? booking.terms : NO_PAYMENT, {
            totalCents: booking.totalCents,
            openCents,
            paidCents: paid,
            isHold,
          }),
        };
      }),
  );

// Named in full: drizzle leaves out the table in queries of one table.
const FIRST_JOURNEY = sql<string>`coalesce((SELECT min(leg.local_date || ' ' || leg.local_time) FROM transfer_legs AS leg WHERE leg.request_id = transfer_requests.id), '')`;

export const payableTransfers = (db: Database, isMeant: SQL | undefined): Read<Payable[]> =>
  read(
    [
      db
        .select({
          request: transferRequests,
          start: FIRST_JOURNEY.as('start'),
          ...sumsOf('transfer', transferRequests.id),
        })
        .from(transferRequests)
        .where(isMeant),
    ],
    (rows) =>
      rows.map((row): Payable => {
        const { request, start, balance, paid, isPaidToPartner } = row;
        const openCents = Math.max(0, balance);
        return {
          ...{
            subject: { kind: 'transfer', id: request.id },
            reference: request.reference,
            title: translate(request.language, 'admin', 'pay.transfer_title'),
            language: request.language,
            email: request.contactEmail,
            start,
            isHold: false,
            isOver: false,
          },
          ...{ openCents, paidCents: paid, isPaidElsewhere: isPaidToPartner },
          ...amounts(isPaidToPartner ? NO_PAYMENT : request.terms, {
            totalCents: request.totalCents,
            openCents,
            paidCents: paid,
          }),
        };
      }),
  );

const first = <T>({ statements, shape }: Read<T[]>): Read<T | undefined> => ({
  statements,
  shape: (results) => shape(results)[0],
});

/** Of the item with this id, or reference. */
export const payableRead = (
  db: Database,
  { kind, ...named }: { kind: LedgerSubject } & ({ id: string } | { reference: string }),
  now: Date,
): Read<Payable | undefined> => first(kindOfSubject(kind).payables(db, named, now));

export const payableOf = (db: Database, { kind, id }: Subject, now: Date) =>
  new Reader(db).run(payableRead(db, { kind, id }, now));
