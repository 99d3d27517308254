import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { paymentParts, paymentSessions } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { logFailure } from '#core/http/logs/log.ts';
import type { Subject } from '#money/ledger/entries.ts';
import { type SessionRow, sessionsOf, subjectOf } from '#money/payments/parts.ts';
import type { Providers } from '#money/payments/refunds.ts';
import { payableRead } from '../due.ts';
import type { Links } from './payment-mails.ts';
import { handleState } from './provider-events.ts';

/**
 * Whether a session is for another amount than the one that is due, of any of its parts. That of a hold that ran out stays: paid, it takes places
 * that are free.
 */
async function isOutdated(db: Database, { parts }: SessionRow, now: Date): Promise<boolean> {
  const reader = new Reader(db);
  const due = await Promise.all(
    parts.map((part) => reader.run(payableRead(db, subjectOf(part), now))),
  );
  return parts.some(({ cents }, n) => {
    const payable = due[n];
    return payable !== undefined && !payable.isOver && payable.linkCents !== cents;
  });
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
  const isTheirs = isOneOf(
    paymentParts.subjectId,
    subjects.map(({ id }) => id),
  );
  const theirs = db.select({ id: paymentParts.sessionId }).from(paymentParts).where(isTheirs);
  const open = await sessionsOf(
    db,
    and(eq(paymentSessions.status, 'open'), inArray(paymentSessions.id, theirs)),
  );
  await eachRow('outdated payment', open, async (session) => {
    if (await isOutdated(db, session, now)) await followUp(db, providers, session, now, links);
  });
}
