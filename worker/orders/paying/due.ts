import { eq, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import {
  dueWhenBooking,
  LEAST_ONLINE_CENTS,
  NO_PAYMENT,
  type PaymentTerms,
} from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { transferRequests, trips } from '#core/db/schema.ts';
import { isPaidByPartner } from '#core/db/statements/attribution.ts';
import { translate } from '#core/locales/strings.ts';
import type { Subject } from '#money/ledger/entries.ts';
import { sumOf } from '#money/ledger/owed.sql.ts';
import { findBooking, statusAt } from '#orders/bookings/booking.reads.ts';

/** What can be paid for a booking or a transfer at this moment. */
export type Payable = PaymentTerms & {
  subject: Subject;
  reference: string;
  title: string;
  language: Language;
  email: string | null;
  /** Still owed, of a hold what it would cost. */
  openCents: number;
  paidCents: number;
  /** What the rule asks for now; 0 when nothing is. */
  dueNowCents: number;
  /** What a link to pay leads to: what is due now, else all that is owed; 0 when nothing can be paid online. */
  linkCents: number;
  kind: 'deposit' | 'payment';
  isHold: boolean;
  /** A hold that ran out. */
  isOver: boolean;
  /** The guest pays a reseller, or a partner that owes us the rest. */
  isPaidElsewhere: boolean;
};

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

const sums = async (db: Database, { kind, id }: Subject) => {
  const [row] = await db
    .select({
      balance: sql<number>`${sumOf(kind, id)}`.as('balance'),
      paid: sql<number>`-${sumOf(kind, id, sql`'payment', 'deposit', 'refund'`)}`.as('paid'),
    })
    .from(sql`(SELECT 1)`);
  return { balance: row?.balance ?? 0, paid: row?.paid ?? 0 };
};

/** Cents that came in and did not go back. */
export const paidOf = async (db: Database, subject: Subject) => (await sums(db, subject)).paid;

async function payableBooking(db: Database, id: string, now: Date): Promise<Payable | undefined> {
  const booking = await findBooking(db, id);
  if (!booking) return undefined;
  const subject = { kind: 'booking' as const, id };
  const [[trip], { balance, paid }, isPartners] = await Promise.all([
    db
      .select({
        name: trips.name,
        translations: trips.translations,
      })
      .from(trips)
      .where(eq(trips.id, booking.tripId)),
    sums(db, subject),
    isPaidByPartner(db, { id: booking.partnerId }),
  ]);
  const status = statusAt(booking, now);
  const isHold = status === 'ON_HOLD';
  // Guests of a reseller, or of a partner on net terms, pay them; what awaits the firm's answer is not owed yet.
  const isPaidElsewhere = booking.resellerKeyId !== null || isPartners;
  const isAsked = !isPaidElsewhere && status !== 'PENDING';
  const openCents = isHold ? booking.totalCents + balance : Math.max(0, balance);
  return {
    ...{
      subject,
      reference: booking.reference,
      title: trip ? localize(trip, 'name', booking.language) : '',
      language: booking.language,
      email: booking.contactEmail,
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
}

async function payableTransfer(db: Database, id: string): Promise<Payable | undefined> {
  const [request] = await db.select().from(transferRequests).where(eq(transferRequests.id, id));
  if (!request) return undefined;
  const subject = { kind: 'transfer' as const, id };
  const [{ balance, paid }, isPartners] = await Promise.all([
    sums(db, subject),
    isPaidByPartner(db, { id: request.partnerId }),
  ]);
  const openCents = Math.max(0, balance);
  return {
    ...{
      subject,
      reference: request.reference,
      title: translate(request.language, 'admin', 'pay.transfer_title'),
      language: request.language,
      email: request.contactEmail,
      isHold: false,
      isOver: false,
    },
    ...{ openCents, paidCents: paid, isPaidElsewhere: isPartners },
    ...amounts(isPartners ? NO_PAYMENT : request.terms, {
      totalCents: request.totalCents,
      openCents,
      paidCents: paid,
    }),
  };
}

export const payableOf = (db: Database, { kind, id }: Subject, now: Date) =>
  kind === 'booking' ? payableBooking(db, id, now) : payableTransfer(db, id);
