import { and, desc, eq, exists, gt, inArray, notExists, or } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import type { PaidSubject, PayLink } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { paymentParts, paymentSessions } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { logFailure } from '#core/http/logs/log.ts';
import { ApiError } from '#core/http/problem.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { isForParts, type Part } from '#money/payments/parts.ts';
import { SESSION_MINUTES } from '#money/payments/pays-first.ts';
import { type PaymentProvider, ProviderRefused } from '#money/payments/providers/provider.ts';

const MINUTE_MS = 60_000;
/** A session that is about to end is of no use to a guest. */
const REST_MINUTES = 10;
/** So long another tab may be at the provider with the same session. */
const BEGINNING_MS = 30_000;

/** For whom a page is opened, and what it says. */
export type Payer = {
  subject: { kind: PaidSubject; id: string };
  reference: string;
  title: string;
  language: Language;
  email: string | null;
};

/**
 * The provider's page for an amount, the sum of the parts. The same parts are offered under the same session, so that two tabs lead to one payment:
 * of two at the same moment the second asks the provider for the first one's session, under the same key. Throws 503 when the provider does not
 * answer, 422 when it refuses; what is paid for stays as it is.
 */
export async function startPayment(
  db: Database,
  provider: PaymentProvider,
  { subject, language, email, title, reference }: Payer,
  parts: readonly Part[],
  { now, origin }: { now: Date; origin: string },
): Promise<PayLink> {
  // Sessions for another amount end afterwards.
  for (const part of parts) moneyMoves(part.subject);
  const cents = parts.reduce((sum, part) => sum + part.cents, 0);
  const kind: Part['kind'] = parts.some((part) => part.kind === 'payment') ? 'payment' : 'deposit';
  const id = crypto.randomUUID();
  const inMs = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const usable = () =>
    db
      .select()
      .from(paymentSessions)
      .where(
        and(
          ...[eq(paymentSessions.provider, provider.name), eq(paymentSessions.cents, cents)],
          isForParts(parts),
          or(
            and(
              eq(paymentSessions.status, 'open'),
              gt(paymentSessions.expiresAt, inMs(REST_MINUTES * MINUTE_MS)),
            ),
            and(
              eq(paymentSessions.status, 'new'),
              gt(paymentSessions.createdAt, inMs(-BEGINNING_MS)),
            ),
          ),
        ),
      );
  const row = {
    ...{
      id,
      returnUrl: `${origin}/api/payments/return/${id}?key=${crypto.randomUUID()}`,
      provider: provider.name,
      kind,
      cents,
    },
    ...{ subjectKind: subject.kind, subjectId: subject.id },
    ...{ expiresAt: inMs(SESSION_MINUTES * MINUTE_MS), createdAt: inMs(0) },
  };
  const isMade = exists(
    db.select({ id: paymentSessions.id }).from(paymentSessions).where(eq(paymentSessions.id, id)),
  );
  const results = await db.batch(
    batchOf([
      insertIf(db, paymentSessions, row, notExists(usable())),
      ...parts.map(({ subject: { kind: subjectKind, id: subjectId }, ...part }) =>
        insertIf(
          db,
          paymentParts,
          { ...part, sessionId: id, subjectKind, subjectId },
          isMade,
        ).onConflictDoNothing(),
      ),
      usable().orderBy(desc(paymentSessions.createdAt)).limit(1),
    ]),
  );
  const [session] = results.at(-1) as (typeof paymentSessions.$inferSelect)[];
  if (!session) throw new Error('The payment session is gone.');
  if (session.url) return { url: session.url, cents, currency: 'EUR' };
  const isIt = eq(paymentSessions.id, session.id);
  try {
    const made = await provider.createSession({
      ...{
        sessionId: session.id,
        cents,
        currency: 'EUR',
        language,
        email,
        expiresAt: session.expiresAt,
      },
      description: `${title} · ${reference}`,
      returnUrl: session.returnUrl,
    });
    await db.batch(
      batchOf([
        ...(made.statements ?? []),
        db
          .update(paymentSessions)
          .set({ status: 'open', providerReference: made.reference, url: made.url })
          .where(and(isIt, inArray(paymentSessions.status, ['new', 'failed']))),
      ]),
    );
    return { url: made.url, cents, currency: 'EUR' };
  } catch (error) {
    logFailure('payment session', error, { provider: provider.name });
    // What is refused for good is over, and is not tried again by itself.
    const isRefused = error instanceof ProviderRefused;
    const [, [other]] = await db.batch([
      db
        .update(paymentSessions)
        .set({ status: isRefused ? 'expired' : 'failed' })
        .where(and(isIt, eq(paymentSessions.status, 'new'))),
      db.select({ url: paymentSessions.url }).from(paymentSessions).where(isIt),
    ]);
    if (other?.url) return { url: other.url, cents, currency: 'EUR' };
    if (isRefused) throw new ApiError(422, 'problem.payment_refused', { code: 'payment_refused' });
    throw new ApiError(503, 'problem.provider_away_guest', {
      code: 'payment_unavailable',
      headers: { 'Retry-After': '60' },
    });
  }
}
