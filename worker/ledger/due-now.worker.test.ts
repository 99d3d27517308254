import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dueWhenBooking, PAYMENT_RULES } from '#contract/money/payments.ts';
import { tripOptions } from '#db/schema.ts';
import { aBookableOption } from '../test/bookable.ts';
import { aTripType, db } from '../test/builders.ts';
import { bookingTerms, dueNow } from './due-now.sql.ts';

beforeAll(async () => {
  await aTripType({ id: 1 });
});

const DEPOSITS = [
  { depositPercent: 30, depositCents: null },
  { depositPercent: 33, depositCents: null },
  { depositPercent: null, depositCents: 20 },
  { depositPercent: null, depositCents: 4000 },
  { depositPercent: 0, depositCents: null },
  { depositPercent: null, depositCents: null },
];
const TOTALS = [0, 49, 50, 149, 150, 151, 2505, 10_000];

test('what is due when booking is the same in a statement as in a quote, to the cent', async () => {
  const { optionId } = await aBookableOption();
  for (const payment of PAYMENT_RULES)
    for (const deposit of DEPOSITS) {
      await db
        .update(tripOptions)
        .set({ payment, ...deposit })
        .where(eq(tripOptions.id, optionId));
      const columns = TOTALS.map((cents) => dueNow(bookingTerms(optionId), sql.raw(String(cents))));
      const rows = await Promise.all(columns.map((due) => db.get<{ due: number }>(sql`SELECT ${due} AS due`)));
      expect(rows.map((row) => row?.due)).toEqual(TOTALS.map((cents) => dueWhenBooking({ payment, ...deposit }, cents)));
    }
});
