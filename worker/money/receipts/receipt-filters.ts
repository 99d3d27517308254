import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { addDays } from '#contract/calendar.ts';
import { instantOf } from '#contract/menorca-time.ts';
import type { ReceiptQuery } from '#contract/money/receipts.schema.ts';
import { containsWords } from '#core/db/columns.ts';
import { receipts } from '#core/db/schema.ts';

/** The first instant of a day in Menorca; clocks never change at midnight there. */
const startOf = (date: string) => (instantOf({ date, time: '00:00' }) as Date).toISOString();

/** Issued on one of Menorca's days, both included. */
export const isBetween = (from: string, to: string): SQL | undefined =>
  and(gte(receipts.issuedAt, startOf(from)), lt(receipts.issuedAt, startOf(addDays(to, 1))));

const quarterOf = (year: number, quarter: string) => {
  const month = (Number(quarter) - 1) * 3 + 1;
  const first = (number: number) =>
    `${number > 12 ? year + 1 : year}-${String(number > 12 ? 1 : number).padStart(2, '0')}-01`;
  return isBetween(first(month), addDays(first(month + 3), -1));
};

const NUMBER = sql`iif(${receipts.book} = '', ${receipts.series}, ${receipts.book}) || '-' || ${receipts.year} || '-' || printf('%04d', ${receipts.number})`;

type Asked = Omit<v.InferOutput<typeof ReceiptQuery>, 'page' | 'pageSize'>;

export const isListed = ({ q, year, quarter, series, subject }: Asked): SQL | undefined =>
  and(
    subject ? eq(receipts.subjectId, subject) : undefined,
    series && eq(receipts.series, series),
    year === undefined ? undefined : eq(receipts.year, year),
    year !== undefined && quarter ? quarterOf(year, quarter) : undefined,
    q
      ? containsWords([NUMBER, receipts.reference, receipts.customer, receipts.lines], q)
      : undefined,
  );
