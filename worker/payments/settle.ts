import { and, eq, exists, isNull } from 'drizzle-orm';
import { findBooking, statusAt } from '#bookings/booking.reads.ts';
import { revive } from '#bookings/revive.ts';
import { changeBooking } from '#bookings/write.ts';
import { batchOf } from '#db/batch-of.ts';
import type { Database } from '#db/client.ts';
import { paymentSessions, tripOptions } from '#db/schema.ts';
import { moneyStatements } from '#ledger/entries.ts';

export type SessionRow = typeof paymentSessions.$inferSelect;
const ACTOR = 'system';
/** Tries when others change the booking at the same moment. */
const TRIES = 5;

const isInstant = async (db: Database, optionId: number) =>
  (await db.select({ isInstant: tripOptions.instantConfirmation }).from(tripOptions).where(eq(tripOptions.id, optionId)))[0]?.isInstant ??
  false;

/** Confirms the booking that was paid for, if it is a hold, or an ended one whose places are free. */
async function takePlace(db: Database, session: SessionRow, now: Date): Promise<void> {
  // Whoever settles first decides: a payment that was given up on is not used to confirm the booking after all.
  const when = exists(
    db
      .select({ id: paymentSessions.id })
      .from(paymentSessions)
      .where(and(eq(paymentSessions.id, session.id), isNull(paymentSessions.settledAt))),
  );
  const by = { actor: ACTOR, now };
  for (let n = 0; n < TRIES; n += 1) {
    const booking = await findBooking(db, session.subjectId);
    if (!booking) return;
    const status = statusAt(booking, now);
    if (status === 'EXPIRED') {
      await revive(db, booking, { when, by });
      return;
    }
    if (status !== 'ON_HOLD') return;
    const instant = await isInstant(db, booking.optionId);
    const set = { status: instant ? 'CONFIRMED' : 'PENDING', confirmedAt: instant ? now.toISOString() : null, expiresAt: null } as const;
    if (await changeBooking(db, booking, set, by, { when })) return;
  }
  throw new Error('The booking keeps changing.');
}

/**
 * Does what follows from a payment, once: the booking is confirmed, or what is too much becomes due back. May be repeated and interrupted at any
 * place; the cron job repeats it.
 */
export async function settle(db: Database, session: SessionRow, now: Date): Promise<void> {
  if (session.subjectKind === 'booking') await takePlace(db, session, now);
  const subject = { kind: session.subjectKind, id: session.subjectId };
  await db.batch(
    batchOf([
      db
        .update(paymentSessions)
        .set({ settledAt: now.toISOString() })
        .where(and(eq(paymentSessions.id, session.id), isNull(paymentSessions.settledAt))),
      ...moneyStatements(db, subject, { actor: ACTOR, now }),
    ]),
  );
}

/** Settles what an interruption left behind. */
export async function settleRest(db: Database, now: Date): Promise<void> {
  const rest = await db
    .select()
    .from(paymentSessions)
    .where(and(eq(paymentSessions.status, 'paid'), isNull(paymentSessions.settledAt)))
    .limit(50);
  for (const session of rest) await settle(db, session, now);
}
