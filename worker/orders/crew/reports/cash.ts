import { eq } from 'drizzle-orm';
import { ledgerEntries } from '#core/db/schema.ts';
import type { Subject } from '#money/ledger/entries.ts';
import { handKey, payByHand, undoPayment } from '#money/payments/by-hand.ts';
import { ALREADY, type Arrived, type Crew, DONE, type Effect, refused, settle } from './report.ts';

/** Enters cash that a guest paid on the spot: under the report's id, so that it is entered once. */
export const takeCash = (
  { db, member }: Crew,
  subject: Subject,
  { id, cents, doneAt, now }: Arrived,
): Promise<Effect> =>
  settle(async () => {
    if (cents === undefined) return refused('problem.invalid_fields');
    const entry = { method: 'cash' as const, currency: 'EUR' as const, reference: null };
    await payByHand(
      db,
      subject,
      { ...entry, cents, key: id },
      { actor: member, now, at: doneAt },
      () => [],
    );
    return { outcome: 'done', data: { cents, key: handKey(subject, id) } };
  });

/** Takes such an entry back. */
export async function undoCash(
  { db, member }: Crew,
  subject: Subject,
  reportId: string,
  now: Date,
): Promise<Effect> {
  const key = handKey(subject, reportId);
  const [entry] = await db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.key, key));
  if (!entry) return ALREADY;
  const isUndone = await undoPayment(db, subject, entry.id, { actor: member, now }, () => []);
  return isUndone ? DONE : refused('problem.payment_stays');
}
