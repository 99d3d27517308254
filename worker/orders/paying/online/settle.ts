import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookings, paymentSessions } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { moneyStatements } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import type { SessionRow } from '#money/payments/elsewhere/session-of-payment.ts';
import { type Booking, findBooking, statusAt } from '#orders/bookings/booking.reads.ts';
import { revive } from '#orders/bookings/changes/revive.ts';
import { changeBooking, coveredBy } from '#orders/bookings/write.ts';
import { isUnsettled, type Links, tellOf, tellOfConfirmed } from './tell.ts';

const ACTOR = 'system';
/** Tries when others change the booking at the same moment. */
const TRIES = 5;

/**
 * Confirms the booking that was paid for, if it is a hold, or an ended one whose places are free, and all is paid that is due when booking. What
 * was paid for a hold that costs more by now stays with it as long as it runs. Returns the booking when its places are gone. Whoever settles first
 * decides: a payment that was given up on does not confirm the booking after all.
 */
async function takePlace(
  db: Database,
  session: SessionRow,
  now: Date,
  links: Links,
): Promise<Booking | undefined> {
  const by = { actor: ACTOR, now };
  for (let n = 0; n < TRIES; n += 1) {
    const booking = await findBooking(db, session.subjectId);
    if (!booking) return undefined;
    const status = statusAt(booking, now);
    if (status !== 'EXPIRED' && status !== 'ON_HOLD') return undefined;
    const confirmed = await tellOfConfirmed(db, session, booking, now, links);
    const when = and(isUnsettled(session), coveredBy(booking)) ?? isUnsettled(session);
    if (status === 'EXPIRED')
      return (await revive(db, booking, { when, by, beside: confirmed })) ? undefined : booking;
    if (await changeBooking(db, booking, {}, by, { when, confirmed })) return undefined;
    const [row] = await db
      .select({ version: bookings.version })
      .from(bookings)
      .where(eq(bookings.id, booking.id));
    if (row?.version === booking.version) return undefined;
  }
  throw new Error('The booking keeps changing.');
}

/**
 * Does what follows from a payment, once: the booking is confirmed, or what is too much becomes due back and the guest is told. May be repeated and
 * interrupted at any place; the cron job repeats it.
 */
export async function settle(
  db: Database,
  session: SessionRow,
  now: Date,
  links: Links = {},
): Promise<void> {
  const lost =
    session.subjectKind === 'booking' ? await takePlace(db, session, now, links) : undefined;
  const told = lost && (await tellOf(db, session, lost.reference, 'cancelled', now, links));
  const subject = { kind: session.subjectKind, id: session.subjectId };
  const mails = lost && told ? await told(isUnsettled(session), { ...lost, refund: 'FULL' }) : [];
  moneyMoves(subject);
  await db.batch(
    batchOf([
      ...mails,
      db
        .update(paymentSessions)
        .set({ settledAt: now.toISOString() })
        .where(and(eq(paymentSessions.id, session.id), isNull(paymentSessions.settledAt))),
      ...moneyStatements(db, subject, { actor: ACTOR, now }),
    ]),
  );
}

/** Settles what an interruption left behind. */
export async function settleRest(db: Database, now: Date, links: Links): Promise<void> {
  const rest = await db
    .select()
    .from(paymentSessions)
    .where(and(eq(paymentSessions.status, 'paid'), isNull(paymentSessions.settledAt)))
    .orderBy(sql`random()`)
    .limit(50);
  await eachRow('settle', rest, (session) => settle(db, session, now, links));
}
