import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { refunds } from '#db/schema.ts';
import { overpaid, type Subject } from '#ledger/entries.ts';

/** Takes from the refunds that nobody has begun to pay what the guest has got back otherwise, so that nobody pays it twice. */
export async function trimRefunds(db: Database, { kind, id }: Subject): Promise<void> {
  const isUntouched = or(inArray(refunds.status, ['by_hand', 'failed']), and(eq(refunds.status, 'due'), eq(refunds.attempts, 0)));
  const rows = await db
    .select({ id: refunds.id, cents: refunds.cents, tooMuch: sql<number>`-${overpaid(kind, id)}`.as('too_much') })
    .from(refunds)
    .where(and(eq(refunds.subjectKind, kind), eq(refunds.subjectId, id), isUntouched))
    .orderBy(desc(refunds.createdAt));
  let left = rows[0]?.tooMuch ?? 0;
  for (const row of rows) {
    if (left <= 0) return;
    const isAsRead = and(eq(refunds.id, row.id), eq(refunds.cents, row.cents), isUntouched);
    if (row.cents <= left) await db.delete(refunds).where(isAsRead);
    else
      await db
        .update(refunds)
        .set({ cents: row.cents - left })
        .where(isAsRead);
    left -= row.cents;
  }
}
