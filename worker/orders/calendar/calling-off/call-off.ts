import { and, eq, exists, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { CallOffTerms } from '#contract/bookings/calling-off/calling-off.ts';
import type { DepartureStart } from '#contract/bookings/firm-calendar.ts';
import type { Database } from '#core/db/client.ts';
import { bookings, departures, partners, requestEvents } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { ApiError } from '#core/http/problem.ts';
import { type Mail, queueMailIf } from '#core/mail/outbox.ts';
import { PAID_TO_PARTNER } from '#money/ledger/owed.sql.ts';
import { notifyResellers } from '#orders/bookings/notify-reseller.ts';
import { storeDeparture } from '#orders/bookings/places.sql.ts';
import type { By } from '#orders/bookings/write.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { writeExceptionIf } from '../plan-change.ts';

const LIVE = ['CONFIRMED', 'PENDING'] as const;
/** When bookings change between their reading and the batch. */
const TRIES = 5;

const isStart = ({ optionId, date, time }: DepartureStart) =>
  and(
    eq(departures.optionId, optionId),
    eq(departures.localDate, date),
    eq(departures.localTime, time),
  );

/** Guests of a departure who are to choose. */
export const guestsOf = (db: Database, start: DepartureStart) =>
  db
    .select({
      id: bookings.id,
      version: bookings.version,
      reference: bookings.reference,
      contactName: bookings.contactName,
      contactEmail: bookings.contactEmail,
      language: bookings.language,
      places: bookings.places,
      isPaidToPartner: PAID_TO_PARTNER.booking.as('isPaidToPartner'),
      partner: partners.name,
    })
    .from(bookings)
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .leftJoin(partners, eq(partners.id, bookings.partnerId))
    .where(and(isStart(start), inArray(bookings.status, [...LIVE]), isNull(bookings.deletedAt)));
export type Guest = Awaited<ReturnType<typeof guestsOf>>[number];

/** The departure has these guests and no others, each as they were read. */
function areAsRead(start: DepartureStart, guests: readonly Guest[]): SQL {
  const live = sql`FROM ${bookings} JOIN departures AS d ON d.id = ${bookings.departureId} WHERE d.option_id = ${start.optionId} AND d.local_date = ${start.date} AND d.local_time = ${start.time}
    AND ${bookings.status} IN ('CONFIRMED', 'PENDING') AND ${bookings.deletedAt} IS NULL`;
  const known = JSON.stringify(guests.map(({ id, version }) => `${id} ${version}`));
  return sql`((SELECT count(*) ${live}) = ${guests.length} AND (SELECT count(*) ${live} AND ${bookings.id} || ' ' || ${bookings.version} IN (SELECT value FROM json_each(${known}))) = ${guests.length})`;
}

/** Asks the guests who are booked at this moment: their bookings remember it, whatever an earlier call-off came to, and holds end. */
function askGuests(
  db: Database,
  isThisCall: SQL,
  start: DepartureStart,
  { actor, now }: Pick<By, 'actor' | 'now'>,
) {
  const stamp = now.toISOString();
  const id = sql<number>`(SELECT ${departures.id} FROM ${departures} WHERE ${isStart(start)})`;
  const isAsked = and(
    eq(bookings.departureId, id),
    inArray(bookings.status, [...LIVE]),
    isNull(bookings.deletedAt),
    isThisCall,
  );
  const set = { version: NEXT_VERSION, updatedAt: stamp };
  return [
    insertRows(
      db,
      requestEvents,
      {
        requestId: bookings.id,
        kind: 'booking',
        type: 'edit',
        fromStatus: bookings.status,
        toStatus: bookings.status,
        actor,
        data: { calledOff: true },
        createdAt: stamp,
      },
      sql`FROM ${bookings} WHERE ${isAsked}`,
    ),
    db
      .update(bookings)
      .set({
        ...set,
        ...{ choiceAskedAt: stamp, choice: null, choiceToldAt: null, calledOffDepartureId: id },
      })
      .where(isAsked),
    notifyResellers(db, isAsked, now),
    db
      .update(bookings)
      .set({ ...set, expiresAt: stamp })
      .where(
        and(
          eq(bookings.departureId, id),
          eq(bookings.status, 'ON_HOLD'),
          gt(bookings.expiresAt, stamp),
          isThisCall,
        ),
      ),
  ];
}

const NO_TERMS: CallOffTerms = {
  reasons: {},
  offeredDate: null,
  answerBy: null,
  ifSilent: 'refund',
};

type CallOff = {
  start: DepartureStart;
  plan: Plan | undefined;
  reason: string;
  terms?: CallOffTerms;
  /** Of each guest who is asked; undefined when they cannot be reached. */
  mailTo: (guest: Guest) => Promise<Mail | undefined>;
  alongside?: (guests: readonly Guest[], isThisCall: SQL) => BatchItem<'sqlite'>[];
};

/**
 * Closes the departure, asks its guests and enqueues their mails: one batch, which a second call leaves without effect. It is written only if the
 * guests are those that were read, so that all who are asked get their mail; a booking that changes meanwhile has them read again. The guests and the mails,
 * or undefined when it was called off before.
 */
export async function closeAndAsk(
  db: Database,
  { start, plan, reason, terms = NO_TERMS, mailTo, alongside }: CallOff,
  { actor, now }: By,
) {
  const stamp = now.toISOString();
  const isOff = (when: SQL | undefined) =>
    exists(
      db
        .select({ id: departures.id })
        .from(departures)
        .where(and(isStart(start), when)),
    );
  const isThisCall = isOff(eq(departures.calledOffAt, stamp));
  for (let n = 0; n < TRIES; n += 1) {
    const guests = await guestsOf(db, start);
    const mails = (await Promise.all(guests.map(mailTo))).filter((mail) => mail !== undefined);
    const planned =
      plan &&
      departuresBetween(plan, start.date, start.date).find(({ time }) => time === start.time);
    const stored = plan && planned ? [storeDeparture(db, plan, planned, now)] : [];
    const { reasons, offeredDate, answerBy, ifSilent } = terms;
    const statements = [
      ...stored,
      db
        .update(departures)
        .set({
          calledOffAt: stamp,
          calledOffReason: reason || null,
          calledOffReasons: Object.keys(reasons).length > 0 ? reasons : null,
          ...{ offeredDate, answerBy, ifSilent },
        })
        .where(and(isStart(start), isNull(departures.calledOffAt), areAsRead(start, guests)))
        .returning({ id: departures.id }),
      writeExceptionIf(db, start, { kind: 'closed' }, isOff(isNotNull(departures.calledOffAt))),
      ...askGuests(db, isThisCall, start, { actor, now }),
      ...mails.map((mail) => queueMailIf(db, mail, isThisCall)),
      ...(alongside?.(guests, isThisCall) ?? []),
    ];
    const results = (await db.batch(batchOf(statements))) as unknown[][];
    if ((results[stored.length]?.length ?? 0) > 0) return { guests, mails };
    const [row] = await db
      .select({ at: departures.calledOffAt })
      .from(departures)
      .where(isStart(start));
    if (row?.at) return undefined;
  }
  throw new ApiError(409, 'problem.bookings_keep_changing', {
    code: 'changed',
  });
}
