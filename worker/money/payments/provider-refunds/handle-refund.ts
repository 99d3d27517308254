import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { refunds } from '#core/db/schema.ts';
import type { ProviderRefund } from '../providers/provider.ts';
import { finishRefund } from '../refunds.ts';
import { partId, recordProviderRefund } from './record-refund.ts';
import { reverseRefund } from './reverse-refund.ts';
import type { Outcome } from './session-of-payment.ts';
import { sessionOfPayment } from './session-of-payment.ts';

/** A refund from the dashboard has parts when its payment is that of several items. */
const partsOf = (db: Database, id: string) =>
  db
    .select()
    .from(refunds)
    .where(
      or(eq(refunds.id, id), sql`substr(${refunds.id}, 1, ${id.length + 1}) = ${partId(id, '')}`),
    );

async function failed(db: Database, refund: typeof refunds.$inferSelect, now: Date): Promise<void> {
  if (refund.status === 'done') return reverseRefund(db, refund, now);
  await db
    .update(refunds)
    .set({ status: 'failed' })
    .where(and(eq(refunds.id, refund.id), inArray(refunds.status, ['due', 'sent'])));
}

/** What a provider says of a refund: ours, or one that was made in its dashboard. So is one that was given up on here and went through after all. */
export async function handleRefund(
  db: Database,
  provider: PaymentProviderName,
  reported: ProviderRefund,
  now: Date,
): Promise<Outcome> {
  const id = reported.refundId ?? `${provider}:${reported.reference}`;
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  if (reported.status === 'sent') return 'ignored';
  if (reported.status === 'failed') {
    if (!refund) return 'ignored';
    for (const part of await partsOf(db, id)) await failed(db, part, now);
    return 'done';
  }
  if (refund) {
    // One that the firm pays by hand is not the provider's any more.
    if (refund.status !== 'by_hand')
      await finishRefund(
        db,
        { ...refund, providerReference: reported.reference },
        { actor: 'system', now },
      );
    return 'done';
  }
  const session = await sessionOfPayment(db, provider, reported);
  if (typeof session === 'string') return session;
  await recordProviderRefund(
    db,
    session,
    { id, reference: reported.reference, cents: reported.cents },
    now,
  );
  return 'done';
}
