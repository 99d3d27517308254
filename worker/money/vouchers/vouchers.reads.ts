import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type * as v from 'valibot';
import { menorcaToday } from '#contract/calendar.ts';
import type { VoucherQuery } from '#contract/money/vouchers.schema.ts';
import type {
  VoucherDetail,
  VoucherEntry,
  VoucherItem,
  VoucherList,
  VoucherState,
} from '#contract/money/vouchers.ts';
import type { Database } from '#core/db/client.ts';
import { containsWords } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { bookings, giftVoucherEntries, giftVouchers, transferRequests } from '#core/db/schema.ts';
import { balanceOf, isVoid } from './balance.sql.ts';

const balance = balanceOf(sql`gift_vouchers.id`);
/** Of the order in which it was sold on the site. */
const ORDER = sql<
  string | null
>`(SELECT orders.reference FROM voucher_items AS item JOIN orders ON orders.id = item.order_id WHERE item.voucher_id = gift_vouchers.id)`;
const columns = {
  voucher: giftVouchers,
  balanceCents: balance.as('balanceCents'),
  isVoid: isVoid.as('isVoid'),
  orderReference: ORDER.as('orderReference'),
};

type Row = {
  voucher: typeof giftVouchers.$inferSelect;
  balanceCents: number;
  isVoid: number;
  orderReference: string | null;
};

function stateOf({ voucher, balanceCents, isVoid: hasVoid }: Row, today: string): VoucherState {
  if (hasVoid) return 'void';
  if (balanceCents <= 0) return 'empty';
  return voucher.endsOn !== null && voucher.endsOn < today ? 'over' : 'open';
}

const itemOf = (row: Row, today: string): VoucherItem => ({
  ...{
    id: row.voucher.id,
    code: row.voucher.code,
    cents: row.voucher.cents,
    balanceCents: row.balanceCents,
  },
  ...{
    state: stateOf(row, today),
    recipient: row.voucher.recipient,
    endsOn: row.voucher.endsOn,
    createdAt: row.voucher.createdAt,
    orderReference: row.orderReference,
  },
});

export const isInState = (state: VoucherState, today: string): SQL => {
  const isOver = sql`coalesce(${giftVouchers.endsOn} < ${today}, 0)`;
  if (state === 'void') return isVoid;
  if (state === 'empty') return sql`${balance} <= 0 AND NOT ${isVoid}`;
  return sql`${balance} > 0 AND NOT ${isVoid} AND ${state === 'over' ? isOver : sql`NOT ${isOver}`}`;
};

export function voucherList(
  db: Database,
  { q, status, page, pageSize }: v.InferOutput<typeof VoucherQuery>,
  now: Date,
) {
  const today = menorcaToday(now);
  const searched = [
    giftVouchers.code,
    giftVouchers.recipient,
    giftVouchers.giver,
    giftVouchers.buyerEmail,
  ];
  const isMeant = and(
    isNull(giftVouchers.deletedAt),
    q ? containsWords(searched, q) : undefined,
    status ? isInState(status, today) : undefined,
  );
  return read(
    [
      db
        .select(columns)
        .from(giftVouchers)
        .where(isMeant)
        .orderBy(desc(giftVouchers.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      db.select({ total: count() }).from(giftVouchers).where(isMeant),
    ],
    (rows, totals): VoucherList => ({
      items: rows.map((row) => itemOf(row, today)),
      total: totals[0]?.total ?? 0,
      page,
      pageSize,
    }),
  );
}

const referenceOf = (table: 'bookings' | 'transfer_requests', column: SQLiteColumn) =>
  sql<
    string | null
  >`(SELECT ${column} FROM ${sql.identifier(table)} WHERE ${sql.identifier(table)}.id = ${giftVoucherEntries.subjectId})`;

export const voucherDetail = (db: Database, id: number | SQL, now: Date) =>
  read(
    [
      db.select(columns).from(giftVouchers).where(eq(giftVouchers.id, id)),
      db
        .select({
          entry: giftVoucherEntries,
          booking: referenceOf('bookings', bookings.reference).as('booking'),
          transfer: referenceOf('transfer_requests', transferRequests.reference).as('transfer'),
        })
        .from(giftVoucherEntries)
        .where(eq(giftVoucherEntries.voucherId, id))
        .orderBy(asc(giftVoucherEntries.id)),
    ],
    ([row], entries): VoucherDetail | undefined =>
      row && {
        ...itemOf(row, menorcaToday(now)),
        version: row.voucher.version,
        ...{
          giver: row.voucher.giver,
          message: row.voucher.message,
          buyerEmail: row.voucher.buyerEmail,
          language: row.voucher.language,
        },
        entries: entries.map(({ entry, booking, transfer }): VoucherEntry => {
          const { kind, cents, method, actor, at, subjectKind, subjectId } = entry;
          const subject =
            subjectKind && subjectId !== null
              ? { kind: subjectKind, id: subjectId, reference: booking ?? transfer }
              : null;
          return { kind, cents, method, subject, by: actor, at };
        }),
      },
  );
