import { type SQL, sql } from 'drizzle-orm';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import type { Database } from '#core/db/client.ts';
import {
  bookings,
  giftVoucherEntries,
  ledgerEntries,
  paymentSessions,
  refunds,
  transferLines,
  transferRequests,
} from '#core/db/schema.ts';
import { isAnnulled } from './annulled.sql.ts';
import { isMoved } from './moved.ts';
import {
  isOpenRefund,
  isUnsettled,
  isUntouched,
  overpaid,
  promisedTooMuch,
} from './overpaid.sql.ts';
import { moneyKinds, OWED, sumOf } from './owed.sql.ts';
import { isReceipted } from './receipted.sql.ts';

const countOf = (db: Database, from: SQL) =>
  db.get<{ n: number }>(sql`SELECT count(*) AS n FROM ${from}`).then((row) => row?.n ?? 0);

/** Subjects whose entries differ from what their row owes. */
function wrongBalances(db: Database, kind: LedgerSubject) {
  const { table, total, fee } = OWED[kind];
  const owed = sumOf(kind, sql`${table.id}`, sql`'due', 'correction'`);
  return countOf(
    db,
    sql`${table} WHERE ${owed} <> ${total} OR ${sumOf(kind, sql`${table.id}`, sql`'fee'`)} <> ${fee}`,
  );
}

/**
 * Subjects whose open refunds are not what is overpaid now: more is promised than that, or what was paid too much is on no refund. A hold whose time
 * is over counts once it is noted as such.
 */
function wrongRefunds(db: Database, kind: LedgerSubject) {
  const { table } = OWED[kind];
  const id = sql`subject.id`;
  const isPromised = sql`EXISTS (SELECT 1 FROM ${refunds} WHERE ${isOpenRefund(kind, id)} AND ${isUntouched}) AND ${promisedTooMuch(kind, id)} > 0`;
  const isForgotten = sql`${overpaid(kind, id)} > 0 AND subject.status <> 'ON_HOLD' AND NOT ${isUnsettled(kind, id)}`;
  return countOf(db, sql`${table} AS subject WHERE (${isPromised}) OR (${isForgotten})`);
}

/** Gift vouchers to which money went back after they were voided. */
const FILLED_VOIDS = sql`(SELECT 1 FROM gift_voucher_entries GROUP BY voucher_id HAVING max(kind = 'void') AND sum(cents) > 0)`;

/** Movements of money that have a receipt, since there are receipts: not those that others received, and none of the demo. */
const RECEIPTED = sql`kind IN ('deposit', 'payment', 'refund') AND ${isReceipted(sql`method`)} AND id >= (SELECT min(entry_id) FROM receipts)
  AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.id = subject_id AND b.is_demo) AND NOT EXISTS (SELECT 1 FROM transfer_requests t WHERE t.id = subject_id AND t.is_demo)`;

/** Subjects whose receipts do not come to the money that was received less what was paid back. */
const WRONG_RECEIPTS = sql`(SELECT 1 FROM (
    SELECT subject_kind AS kind, subject_id AS id, total_cents AS cents FROM receipts AS r WHERE NOT ${isAnnulled('r')}
    UNION ALL SELECT subject_kind, subject_id, cents FROM ledger_entries WHERE ${RECEIPTED}
  ) GROUP BY kind, id HAVING sum(cents) <> 0)`;
/** Money that left a booking and did not arrive at the other one, whose id the key has, in the same way and amount. */
const WRONG_MOVES = sql`(SELECT 1 FROM ledger_entries WHERE ${isMoved(sql`key`)}
  GROUP BY substr(key, 1, 42), method, session_id HAVING sum(cents) <> 0)`;
/** Payments that are not divided among what they pay for, or are settled while a part is not. */
const WRONG_PARTS = sql`(SELECT 1 FROM payment_sessions AS session LEFT JOIN payment_parts AS part ON part.session_id = session.id
  GROUP BY session.id HAVING coalesce(sum(part.cents), 0) <> session.cents OR (session.settled_at IS NULL) <> max(part.settled_at IS NULL))`;
/** Gift vouchers that were paid on the site and not issued for that amount, once. */
const WRONG_ISSUES = sql`voucher_items AS item WHERE item.status = 'issued' AND item.cents <> coalesce((SELECT sum(cents) FROM gift_voucher_entries AS entry WHERE entry.voucher_id = item.voucher_id AND entry.kind = 'issue'), 0)`;
const RECEIPT_GAPS = sql`(SELECT 1 FROM receipts GROUP BY series, book, year HAVING count(*) <> max(number))`;

/** Places where lines, ledger, payments and refunds do not agree, by what is wrong; empty when all do. */
export async function ledgerDifferences(db: Database): Promise<Record<string, number>> {
  const linesOfBooking = sql`(SELECT coalesce(sum(value ->> '$.cents'), 0) FROM json_each(${bookings.lines}))`;
  const linesOfTransfer = sql`(SELECT coalesce(sum(${transferLines.cents}), 0) FROM ${transferLines} WHERE ${transferLines.requestId} = ${transferRequests.id})`;
  const received = sql`(SELECT coalesce(-sum(${ledgerEntries.cents}), 0) FROM ${ledgerEntries} WHERE ${ledgerEntries.sessionId} = ${paymentSessions.id} AND ${ledgerEntries.kind} IN ('deposit', 'payment') AND NOT ${isMoved(sql`${ledgerEntries.key}`)})`;
  const paidBack = sql`(SELECT coalesce(sum(${ledgerEntries.cents}), 0) FROM ${ledgerEntries} WHERE ${ledgerEntries.key} IN ('refund:' || ${refunds.id}, 'refund-reversed:' || ${refunds.id}, 'refund-again:' || ${refunds.id}))`;
  const sentBack = sql`(SELECT coalesce(sum(${refunds.cents}), 0) FROM ${refunds} WHERE ${refunds.sessionId} = ${paymentSessions.id} AND ${refunds.status} IN ('due', 'sent', 'done'))`;
  // What gift vouchers gave for a booking or transfer is what its ledger says of them.
  const ofVouchers = sql`SELECT 1 FROM (
      SELECT subject_kind, subject_id, cents FROM ${giftVoucherEntries} WHERE subject_id IS NOT NULL
      UNION ALL SELECT subject_kind, subject_id, -cents FROM ${ledgerEntries} WHERE method = 'voucher'
    ) GROUP BY subject_kind, subject_id HAVING sum(cents) <> 0`;
  const balances: Record<string, number> = {};
  for (const kind of moneyKinds()) {
    const { plural } = OWED[kind];
    balances[plural] = await wrongBalances(db, kind);
    balances[`refunds of ${plural}`] = await wrongRefunds(db, kind);
  }
  const found = {
    ...balances,
    'lines of bookings': await countOf(
      db,
      sql`${bookings} WHERE ${linesOfBooking} <> ${bookings.totalCents}`,
    ),
    'lines of transfers': await countOf(
      db,
      sql`${transferRequests} WHERE ${linesOfTransfer} <> ${transferRequests.totalCents}`,
    ),
    payments: await countOf(
      db,
      sql`${paymentSessions} WHERE ${received} <> iif(${paymentSessions.status} = 'paid', ${paymentSessions.cents}, 0)`,
    ),
    'parts of payments': await countOf(db, WRONG_PARTS),
    refunds: await countOf(
      db,
      sql`${refunds} WHERE ${paidBack} <> iif(${refunds.status} = 'done', ${refunds.cents}, 0)`,
    ),
    'gift vouchers': await countOf(db, sql`(${ofVouchers})`),
    'balances of gift vouchers': await countOf(
      db,
      sql`(SELECT 1 FROM ${giftVoucherEntries} GROUP BY ${giftVoucherEntries.voucherId} HAVING sum(${giftVoucherEntries.cents}) < 0)`,
    ),
    'issues of gift vouchers': await countOf(db, WRONG_ISSUES),
    'money on void gift vouchers': await countOf(db, FILLED_VOIDS),
    'moved money': await countOf(db, WRONG_MOVES),
    receipts: await countOf(db, WRONG_RECEIPTS),
    'gaps in receipt numbers': await countOf(db, RECEIPT_GAPS),
    'refunds above the payment': await countOf(
      db,
      sql`${paymentSessions} WHERE ${sentBack} > ${paymentSessions.cents}`,
    ),
  };
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0));
}

/** Fails, and names what differs, unless lines, ledger, payments and refunds agree. */
export async function demandAgreement(db: Database): Promise<void> {
  const found = Object.entries(await ledgerDifferences(db));
  if (found.length > 0)
    throw new Error(
      `The ledger differs: ${found.map(([name, count]) => `${name} ${count}`).join(', ')}`,
    );
}
