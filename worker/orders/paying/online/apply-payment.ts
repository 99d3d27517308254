import { and, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { bookings, paymentParts, paymentSessions } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { moneyStatements } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import {
  isPart,
  type PartRow,
  type SessionRow,
  sessionsOf,
  subjectOf,
} from '#money/payments/parts.ts';
import { type Booking, findBooking, statusAt } from '#orders/bookings/booking.reads.ts';
import { revive } from '#orders/bookings/changes/revive.ts';
import { changeBooking, coveredBy } from '#orders/bookings/write.ts';
import { kindOfSubject } from '#orders/items/item-kind.ts';
import { settleOrder } from './confirmed-order.ts';
import {
  confirmationMails,
  isForSeveralTrips,
  type Links,
  type PaidAround,
  paidAround,
  paymentMails,
} from './payment-mails.ts';

const ACTOR = 'system';
/** Tries when others change the booking at the same moment. */
const TRIES = 5;

/** Holds as long as the part has not been settled. */
const isUnsettled = (part: PartRow) =>
  hasRow(paymentParts, and(isPart(part), isNull(paymentParts.settledAt)));

/**
 * Confirms the booking that was paid for, if it is a hold, or an ended one whose places are free, and all is paid that is due when booking. What
 * was paid for a hold that costs more by now stays with it as long as it runs. Returns the booking when its places are gone. The first to apply it
 * decides: a payment that was given up on does not confirm the booking after all.
 */
async function takePlace(
  db: Database,
  session: SessionRow,
  part: PartRow,
  now: Date,
  links: Links,
): Promise<Booking | undefined> {
  const by = { actor: ACTOR, now };
  for (let n = 0; n < TRIES; n += 1) {
    const booking = await findBooking(db, part.subjectId);
    if (!booking) return undefined;
    const status = statusAt(booking, now);
    if (status !== 'EXPIRED' && status !== 'ON_HOLD') return undefined;
    const around = await paidAround(new Reader(db), db, booking.reference, links);
    const confirmed = confirmationMails(db, session, around, now);
    const when = and(isUnsettled(part), coveredBy(booking)) ?? isUnsettled(part);
    if (status === 'EXPIRED')
      return (await revive(db, booking, { when, by, alongside: confirmed })) ? undefined : booking;
    if (await changeBooking(db, booking, {}, by, { when, confirmed })) return undefined;
    const [row] = await db
      .select({ version: bookings.version })
      .from(bookings)
      .where(eq(bookings.id, booking.id));
    if (row?.version === booking.version) return undefined;
  }
  throw new Error('The booking keeps changing.');
}

/** What the kind of an item does when it is paid, such as issuing a gift voucher. */
async function followsFrom(
  db: Database,
  { returnUrl }: SessionRow,
  part: PartRow,
  now: Date,
  { secret }: Links,
): Promise<readonly BatchItem<'sqlite'>[]> {
  const { paid } = kindOfSubject(part.subjectKind);
  if (!paid) return [];
  return paid.settled(db, part, {
    ...{ isUnsettled: isUnsettled(part), now, origin: new URL(returnUrl).origin },
    secret: await signingSecret(db, secret),
  });
}

async function applyPart(
  db: Database,
  session: SessionRow,
  part: PartRow,
  now: Date,
  links: Links,
): Promise<void> {
  const lost =
    part.subjectKind === 'booking' ? await takePlace(db, session, part, now, links) : undefined;
  const cancelledMails =
    lost &&
    paymentMails(
      db,
      session,
      await paidAround(new Reader(db), db, lost.reference, links),
      'cancelled',
      now,
    );
  const mails =
    lost && cancelledMails
      ? await cancelledMails(isUnsettled(part), { ...lost, refund: 'FULL' })
      : [];
  const followed = await followsFrom(db, session, part, now, links);
  moneyMoves(subjectOf(part));
  await db.batch(batchOf([...mails, ...followed, ...settled(db, session, part, now)]));
}

/**
 * Does what follows from a payment, once for each of its parts, whatever becomes of the others: the booking is confirmed, or what is too much
 * becomes due back and the guest is notified. May be repeated and interrupted at any place; the cron job repeats it.
 */
export async function applyPayment(
  db: Database,
  session: SessionRow,
  now: Date,
  links: Links = {},
): Promise<void> {
  const open = session.parts.filter(({ settledAt }) => settledAt === null);
  const failures: unknown[] = [];
  for (const part of open)
    await applyPart(db, session, part, now, links).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  if (isForSeveralTrips(session)) await settleOrder(db, session, now, links);
}

/** Closes a part, with the last one the payment, and derives what is owed and due back with it. */
const settled = (db: Database, session: SessionRow, part: PartRow, now: Date, when?: SQL) => {
  const settledAt = now.toISOString();
  const ofSession = and(eq(paymentParts.sessionId, part.sessionId), isNull(paymentParts.settledAt));
  return [
    db
      .update(paymentParts)
      .set({ settledAt })
      .where(and(isPart(part), isNull(paymentParts.settledAt), when)),
    // One for several trips is settled with the mail about all of them.
    ...(isForSeveralTrips(session)
      ? []
      : [
          db
            .update(paymentSessions)
            .set({ settledAt })
            .where(
              and(
                eq(paymentSessions.id, part.sessionId),
                isNull(paymentSessions.settledAt),
                notExists(
                  db.select({ id: paymentParts.sessionId }).from(paymentParts).where(ofSession),
                ),
              ),
            ),
        ]),
    ...moneyStatements(db, subjectOf(part), { actor: ACTOR, now }),
  ];
};

/**
 * The same of a part in one batch with `record`, which writes the payment: for a hold that runs and is paid by it, and for what needs no place.
 * False when that was not so, or changed meanwhile; then the payment may be recorded, and `applyPayment` decides.
 */
export async function applyAtOnce(
  db: Database,
  session: SessionRow,
  part: PartRow,
  record: BatchItem<'sqlite'>[],
  around: PaidAround,
  now: Date,
  links: Links,
): Promise<boolean> {
  const { held } = around;
  const status = held && statusAt(held.booking, now);
  if (status === 'EXPIRED') return false;
  if (!held || status !== 'ON_HOLD') {
    const followed = await followsFrom(db, session, part, now, links);
    moneyMoves(subjectOf(part));
    await db.batch(batchOf([...record, ...followed, ...settled(db, session, part, now)]));
    return true;
  }
  const { booking, guestPaidCents } = held;
  const paidCents = guestPaidCents === undefined ? undefined : guestPaidCents + part.cents;
  const tell = confirmationMails(db, session, around, now, { paidCents });
  const changed = await changeBooking(
    db,
    booking,
    {},
    { actor: ACTOR, now },
    {
      before: record,
      when: and(isUnsettled(part), coveredBy(booking)),
      confirmed: (isDone, after) => tell(sql`(${isDone} AND ${isUnsettled(part)})`, after),
      end: (isDone) => settled(db, session, part, now, isDone),
    },
  );
  return changed !== undefined;
}

/** Settles what an interruption left behind. */
export async function applyRemaining(db: Database, now: Date, links: Links): Promise<void> {
  const isRest = and(eq(paymentSessions.status, 'paid'), isNull(paymentSessions.settledAt));
  const rest = await sessionsOf(db, isRest).orderBy(sql`random()`).limit(50);
  await eachRow('settle', rest, (session) => applyPayment(db, session, now, links));
}
