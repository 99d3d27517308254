import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { PayLink } from '#contract/money/payments.ts';
import type { Database } from '#db/client.ts';
import { paymentSessions } from '#db/schema.ts';
import { logFailure } from '#http/log.ts';
import { ApiError } from '#http/problem.ts';
import type { Payable } from './due.ts';
import type { PaymentProvider } from './provider.ts';

const MINUTE_MS = 60_000;
/** Stripe accepts no less than half an hour. */
export const SESSION_MINUTES = 31;
/** A session that is about to end is of no use to a guest. */
const REST_MINUTES = 10;

/**
 * The provider's page for an amount. The same amount is offered under the same session, so that two tabs lead to one payment. Throws 503 when the
 * provider does not answer; the booking stays as it is.
 */
export async function startPayment(
  db: Database,
  provider: PaymentProvider,
  { subject, language, email, title, reference, kind }: Payable,
  cents: number,
  { now, origin }: { now: Date; origin: string },
): Promise<PayLink> {
  const [open] = await db
    .select()
    .from(paymentSessions)
    .where(
      and(
        ...[eq(paymentSessions.subjectKind, subject.kind), eq(paymentSessions.subjectId, subject.id)],
        ...[eq(paymentSessions.provider, provider.name), eq(paymentSessions.status, 'open'), eq(paymentSessions.cents, cents)],
        gt(paymentSessions.expiresAt, new Date(now.getTime() + REST_MINUTES * MINUTE_MS).toISOString()),
        isNotNull(paymentSessions.url),
      ),
    )
    .orderBy(desc(paymentSessions.createdAt))
    .limit(1);
  if (open?.url) return { url: open.url, cents, currency: 'EUR' };
  const id = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + SESSION_MINUTES * MINUTE_MS).toISOString();
  const returnUrl = `${origin}/api/payments/return/${id}`;
  const row = { id, returnUrl, provider: provider.name, subjectKind: subject.kind, subjectId: subject.id, kind, cents, expiresAt };
  await db.insert(paymentSessions).values({ ...row, createdAt: now.toISOString() });
  try {
    const made = await provider.createSession({
      ...{ sessionId: id, cents, currency: 'EUR', language, email, expiresAt },
      description: `${title} · ${reference}`,
      returnUrl,
    });
    await db
      .update(paymentSessions)
      .set({ status: 'open', providerReference: made.reference, url: made.url })
      .where(eq(paymentSessions.id, id));
    return { url: made.url, cents, currency: 'EUR' };
  } catch (error) {
    logFailure('payment session', error, { provider: provider.name });
    await db.update(paymentSessions).set({ status: 'failed' }).where(eq(paymentSessions.id, id));
    throw new ApiError(503, 'The payment provider does not answer. The booking is kept; please try again later.', {
      code: 'payment_unavailable',
      headers: { 'Retry-After': '60' },
    });
  }
}
