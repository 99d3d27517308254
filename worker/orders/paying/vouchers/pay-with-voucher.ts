import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { isOfferOpen } from '#contract/orders/offers.ts';
import type { Database } from '#core/db/client.ts';
import { ReadAfter, readsAfter } from '#core/db/read-after.ts';
import { type Reader, read } from '#core/db/reader.ts';
import { bookings, giftVoucherEntries, ledgerEntries } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';
import { ApiError } from '#core/http/problem.ts';
import { type By, refundStatements, type Subject } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { sumOf } from '#money/ledger/owed.sql.ts';
import { receiptStatement } from '#money/receipts/receipt-statement.ts';
import { balanceOf, hasEntry } from '#money/vouchers/balance.sql.ts';
import { usableVoucher, voucherRead } from '#money/vouchers/find-voucher.ts';
import { endOfCode } from '#money/vouchers/voucher-code.ts';
import { type Booking, bookingsRead, statusAt } from '#orders/bookings/booking.reads.ts';
import {
  type Alongside,
  changeBooking,
  coveredBy,
  type By as WriteBy,
} from '#orders/bookings/write.ts';

const TRIES = 4;
const nothingOwed = () => new ApiError(409, 'problem.nothing_owed', { code: 'nothing_owed' });

/** Whether an entry was written, and what is owed then. */
const outcomeRead = (db: Database, { kind, id }: Subject, key: string) =>
  read(
    [
      db
        .select({ id: giftVoucherEntries.id })
        .from(giftVoucherEntries)
        .where(eq(giftVoucherEntries.key, key)),
      db.select({ owed: sumOf(kind, id).as('owed') }).from(sql`(SELECT 1)`),
    ],
    ([entry], [sum]) => ({ isPaid: entry !== undefined, owed: sum?.owed ?? 0 }),
  );

type More = {
  /** Statements that run with the payment, such as its entry in the log. */
  alongside?: (isPaid: SQL) => BatchItem<'sqlite'>[];
  /** The mails of a hold that the payment confirms, made when the balance of the gift voucher is known. */
  mails?: () => Promise<(balanceCents: number) => MailsOfHold>;
};
/** `cents`: what they say that the gift voucher pays; undefined where they name no money. */
export type MailsOfHold = { mails: Alongside; cents: number | undefined };

/** What the gift voucher gives, the same in the ledger, and its receipt. The amount is decided when they run. */
function paymentStatements(
  db: Database,
  { kind, id }: Subject,
  voucher: { id: number; code: string },
  { key, owed, when, by }: { key: string; owed: SQL; when: SQL; by: By },
): BatchItem<'sqlite'>[] {
  const amount = sql`min(${balanceOf(voucher.id)}, ${owed})`;
  const at = by.now.toISOString();
  const entry = {
    voucherId: voucher.id,
    kind: 'use' as const,
    subjectKind: kind,
    subjectId: id,
    actor: by.actor,
    at,
    key,
  };
  return [
    insertIf(
      db,
      giftVoucherEntries,
      { ...entry, cents: sql<number>`-${amount}` },
      sql`${amount} > 0 AND ${when}`,
    ),
    insertIf(
      db,
      ledgerEntries,
      {
        subjectKind: kind,
        subjectId: id,
        kind: 'payment',
        method: 'voucher',
        cents: giftVoucherEntries.cents,
        actor: by.actor,
        at,
        reference: endOfCode(voucher.code),
        key,
      },
      eq(giftVoucherEntries.key, key),
      giftVoucherEntries,
    ),
    receiptStatement(db, key, by),
  ];
}

/** Pays for a hold what its mails say, and confirms it in the same batch when what is due now is thereby paid. */
async function payForHold(
  db: Database,
  booking: Booking,
  voucher: { id: number; code: string },
  key: string,
  by: WriteBy,
  alongside: More['alongside'],
  announced: MailsOfHold | undefined,
): Promise<void> {
  const subject = { kind: 'booking' as const, id: booking.id };
  const isAsRead = hasRow(
    bookings,
    and(eq(bookings.id, booking.id), eq(bookings.version, booking.version), takesPlaces(by.now)),
  );
  const owed = sql`(${booking.totalCents} + ${sumOf('booking', booking.id)})`;
  const isAsAnnounced =
    announced?.cents === undefined
      ? sql`true`
      : sql`min(${balanceOf(voucher.id)}, ${owed}) = ${announced.cents}`;
  const when = sql`(${isAsRead} AND ${isAsAnnounced})`;
  await changeBooking(db, booking, {}, by, {
    before: [
      ...paymentStatements(db, subject, voucher, { key, owed, when, by }),
      ...(alongside?.(hasEntry(key)) ?? []),
    ],
    when: and(hasEntry(key), coveredBy(booking)),
    confirmed: announced?.mails,
  });
}

/**
 * Pays what is owed with a gift voucher, as far as its balance goes. Amount and balance are decided by the statement that writes: of two
 * tabs one pays, the other is answered why it did not.
 */
export async function payWithVoucher(
  { db, reader }: { db: Database; reader: Reader },
  subject: Subject,
  typed: string,
  by: By & Pick<WriteBy, 'after'>,
  { alongside, mails }: More = {},
): Promise<void> {
  for (let n = 0; n < TRIES; n += 1) {
    const key = `voucher:${crypto.randomUUID()}`;
    const [named, [booking], confirmed] = await Promise.all([
      reader.run(voucherRead(db, typed)),
      subject.kind === 'booking'
        ? reader.run(bookingsRead(db, eq(bookings.id, subject.id), 1))
        : [undefined],
      subject.kind === 'booking' ? mails?.() : undefined,
    ]);
    const voucher = usableVoucher(named, by.now);
    const status = booking && statusAt(booking, by.now);
    // What awaits the company's answer, or the guest's to an offer, is not paid yet.
    if (
      status === 'PENDING' ||
      (status === 'ON_HOLD' && booking?.contactName === null) ||
      (booking && isOfferOpen(booking.offer))
    )
      throw nothingOwed();
    const outcome = new ReadAfter(outcomeRead(db, subject, key));
    const after = by.after ? readsAfter(by.after, outcome) : outcome;
    if (booking && status === 'ON_HOLD')
      await payForHold(
        db,
        booking,
        voucher,
        key,
        { ...by, after },
        alongside,
        confirmed?.(voucher.balance),
      );
    else {
      const owed = sumOf(subject.kind, subject.id);
      const statements = paymentStatements(db, subject, voucher, {
        key,
        owed,
        when: sql`true`,
        by,
      });
      moneyMoves(subject);
      after.take(
        await db.batch(
          batchOf([
            ...statements,
            ...(alongside?.(hasEntry(key)) ?? []),
            ...refundStatements(db, subject, by),
            ...after.statements,
          ]),
        ),
      );
    }
    const { isPaid, owed } = outcome.result?.value ?? { isPaid: false, owed: 0 };
    if (isPaid) return;
    if (status !== 'ON_HOLD' && owed <= 0) throw nothingOwed();
    if (booking && status === 'ON_HOLD' && booking.totalCents + owed <= 0) throw nothingOwed();
  }
  throw new ApiError(409, 'problem.booking_changed', { code: 'changed' });
}
