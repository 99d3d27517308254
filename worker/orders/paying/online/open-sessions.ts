import { and, eq } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { paymentSessions } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { logFailure } from '#core/http/logs/log.ts';
import type { Subject } from '#money/ledger/entries.ts';
import type { SessionRow } from '#money/payments/provider-refunds/session-of-payment.ts';
import type { Providers } from '#money/payments/refunds.ts';
import { payableOf } from '../due.ts';
import type { Links } from './payment-mails.ts';
import { handleState } from './provider-events.ts';

/** Whether a session is for another amount than the one that is due. Of a hold that ran out it stays: paid, it takes places that are free. */
async function isOutdated(
  db: Database,
  { subjectKind: kind, subjectId: id, cents }: SessionRow,
  now: Date,
): Promise<boolean> {
  const payable = await payableOf(db, { kind, id }, now);
  return payable !== undefined && !payable.isOver && payable.linkCents !== cents;
}

/** Asks the provider what became of an open session; one for another amount than the one that is due ends before. */
export async function followUp(
  db: Database,
  providers: Providers,
  session: SessionRow,
  now: Date,
  links: Links,
): Promise<void> {
  const provider = providers[session.provider];
  const { providerReference } = session;
  if (!provider || providerReference === null) return;
  try {
    if (await isOutdated(db, session, now)) await provider.endSession(providerReference);
    await handleState(db, session, await provider.askSession(providerReference), now, links);
  } catch (error) {
    logFailure('payment', error, { session: session.id });
  }
}

/** Ends the open sessions of these bookings and transfers that are for another amount than the one that is due. */
export async function endOutdated(
  db: Database,
  providers: Providers,
  subjects: readonly Subject[],
  now: Date,
  links: Links,
): Promise<void> {
  const open = await db
    .select()
    .from(paymentSessions)
    .where(
      and(
        eq(paymentSessions.status, 'open'),
        isOneOf(
          paymentSessions.subjectId,
          subjects.map(({ id }) => id),
        ),
      ),
    );
  await eachRow('outdated payment', open, async (session) => {
    if (await isOutdated(db, session, now)) await followUp(db, providers, session, now, links);
  });
}
