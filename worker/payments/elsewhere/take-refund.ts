import { and, eq, inArray } from 'drizzle-orm';
import type { PaymentProviderName } from '#contract/money/payments.ts';
import type { Database } from '#db/client.ts';
import { refunds } from '#db/schema.ts';
import type { ProviderRefund } from '#payments/provider.ts';
import type { Outcome } from '#payments/receive.ts';
import { finishRefund } from '#payments/refunds.ts';
import { moneyGone } from './money-gone.ts';
import { reverseRefund } from './reverse-refund.ts';
import { sessionOfPayment } from './session-of-payment.ts';

/** What a provider says of a refund: ours, or one that was made in its dashboard. */
export async function takeRefund(db: Database, provider: PaymentProviderName, told: ProviderRefund, now: Date): Promise<Outcome> {
  const id = told.refundId ?? `${provider}:${told.reference}`;
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  if (told.status === 'sent') return 'ignored';
  if (told.status === 'failed') {
    if (!refund) return 'ignored';
    if (refund.status === 'done') await reverseRefund(db, refund, now);
    else
      await db
        .update(refunds)
        .set({ status: 'failed' })
        .where(and(eq(refunds.id, id), inArray(refunds.status, ['due', 'sent'])));
    return 'done';
  }
  if (refund) {
    // One that the firm pays by hand is not the provider's any more.
    if (refund.status !== 'by_hand') await finishRefund(db, { ...refund, providerReference: told.reference }, { actor: 'system', now });
    return 'done';
  }
  if (told.refundId !== null) return 'ignored';
  const session = await sessionOfPayment(db, provider, told);
  if (typeof session === 'string') return session;
  await moneyGone(db, session, { id, reference: told.reference, cents: told.cents }, now);
  return 'done';
}
