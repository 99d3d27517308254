import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { menorcaToday } from '#contract/calendar.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { Database } from '#core/db/client.ts';
import { bookings, giftVoucherEntries, giftVouchers, ledgerEntries } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';
import { ApiError } from '#core/http/problem.ts';
import { type By, refundStatements, type Subject } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { sumOf } from '#money/ledger/owed.sql.ts';
import { receiptStatement } from '#money/receipts/receipt-statement.ts';
import { balanceOf, hasEntry, isVoid } from '#money/vouchers/balance.sql.ts';
import { endOfCode, readVoucherCode } from '#money/vouchers/voucher-code.ts';
import { type Booking, findBooking, statusAt } from '#orders/bookings/booking.reads.ts';
import { type Alongside, changeBooking, coveredBy } from '#orders/bookings/write.ts';

const TRIES = 4;
type VoucherRefusal = Extract<FieldErrorCode, `voucher_${string}`>;

const refusal = (code: VoucherRefusal, status: 409 | 422 = 422) =>
  new ApiError(status, FIELD_MESSAGES[code], {
    code,
    errors: [{ path: 'code', code, message: FIELD_MESSAGES[code] }],
  });
const nothingOwed = () => new ApiError(409, 'problem.nothing_owed', { code: 'nothing_owed' });

/** The gift voucher that was typed, if money is left on it. */
async function usableVoucher(db: Database, typed: string, now: Date) {
  const code = readVoucherCode(typed);
  const { id, endsOn, deletedAt } = giftVouchers;
  const [voucher] = code
    ? await db
        .select({
          id,
          endsOn,
          deletedAt,
          code: giftVouchers.code,
          ...{
            balance: balanceOf(sql`gift_vouchers.id`).as('balance'),
            isVoid: isVoid.as('isVoid'),
          },
        })
        .from(giftVouchers)
        .where(eq(giftVouchers.code, code))
    : [];
  if (!voucher || voucher.deletedAt !== null) throw refusal('voucher_unknown');
  if (voucher.endsOn !== null && voucher.endsOn < menorcaToday(now)) throw refusal('voucher_over');
  if (voucher.isVoid || voucher.balance <= 0) throw refusal('voucher_empty', 409);
  return voucher;
}

type More = {
  /** Statements that run with the payment, such as its entry in the log. */
  alongside?: (isPaid: SQL) => BatchItem<'sqlite'>[];
  /** The mails of a hold that the payment confirms. */
  mails?: (booking: Booking) => Promise<Alongside>;
};

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

/** Pays for a hold, and confirms it in the same batch when what is due now is thereby paid. */
async function payForHold(
  db: Database,
  booking: Booking,
  voucher: { id: number; code: string },
  key: string,
  by: By,
  { alongside, mails }: More,
): Promise<void> {
  const subject = { kind: 'booking' as const, id: booking.id };
  const isAsRead = hasRow(
    bookings,
    and(eq(bookings.id, booking.id), eq(bookings.version, booking.version), takesPlaces(by.now)),
  );
  const owed = sql`(${booking.totalCents} + ${sumOf('booking', booking.id)})`;
  await changeBooking(db, booking, {}, by, {
    before: [
      ...paymentStatements(db, subject, voucher, { key, owed, when: isAsRead, by }),
      ...(alongside?.(hasEntry(key)) ?? []),
    ],
    when: and(hasEntry(key), coveredBy(booking)),
    confirmed: await mails?.(booking),
  });
}

/**
 * Pays what is owed with a gift voucher, as far as its balance goes. Amount and balance are decided by the statement that writes: of two
 * tabs one pays, the other is answered why it did not.
 */
export async function payWithVoucher(
  db: Database,
  subject: Subject,
  typed: string,
  by: By,
  more: More = {},
): Promise<void> {
  for (let n = 0; n < TRIES; n += 1) {
    const voucher = await usableVoucher(db, typed, by.now);
    const key = `voucher:${crypto.randomUUID()}`;
    const booking = subject.kind === 'booking' ? await findBooking(db, subject.id) : undefined;
    const status = booking && statusAt(booking, by.now);
    // What awaits the company's answer is not paid yet.
    if (status === 'PENDING' || (status === 'ON_HOLD' && booking?.contactName === null))
      throw nothingOwed();
    if (booking && status === 'ON_HOLD') await payForHold(db, booking, voucher, key, by, more);
    else {
      const owed = sumOf(subject.kind, subject.id);
      const statements = paymentStatements(db, subject, voucher, {
        key,
        owed,
        when: sql`true`,
        by,
      });
      moneyMoves(subject);
      await db.batch(
        batchOf([
          ...statements,
          ...(more.alongside?.(hasEntry(key)) ?? []),
          ...refundStatements(db, subject, by),
        ]),
      );
    }
    const [paid] = await db
      .select({ id: giftVoucherEntries.id })
      .from(giftVoucherEntries)
      .where(eq(giftVoucherEntries.key, key));
    if (paid) return;
    const [{ owed } = { owed: 0 }] = await db
      .select({ owed: sumOf(subject.kind, subject.id).as('owed') })
      .from(sql`(SELECT 1)`);
    if (status !== 'ON_HOLD' && owed <= 0) throw nothingOwed();
    if (booking && status === 'ON_HOLD' && booking.totalCents + owed <= 0) throw nothingOwed();
  }
  throw new ApiError(409, 'problem.booking_changed', { code: 'changed' });
}
