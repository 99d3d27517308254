import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { ReopenAnswer } from '#contract/bookings/calling-off/calling-off.ts';
import type { DepartureStart } from '#contract/bookings/firm-calendar.ts';
import { actorOf } from '#core/auth/actor.ts';
import { bookingUrl } from '#core/auth/manage-link.ts';
import type { Database } from '#core/db/client.ts';
import { bookings, departures, requestEvents } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError } from '#core/http/problem.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import type { App } from '#env';
import { findBookings } from '#orders/bookings/booking.reads.ts';
import { bookingInMail } from '#orders/bookings/mails/booking-mails.ts';
import { tripMails } from '#orders/bookings/mails/trip-mails.ts';
import { notifyResellers } from '#orders/bookings/notify-reseller.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { hasResources } from '#orders/resources/needs.sql.ts';
import { aroundOf } from '../around-bookings.reads.ts';
import { auditOf } from '../named-departure.ts';
import { isScheduled, planChange } from '../plan-change.ts';
import { answeredOf } from './called-off.reads.ts';

/** More than any departure has. */
const MOST_GUESTS = 1000;

type CalledOffRow = { id: number; calledOffAt: string; capacity: number | null };
type Named = DepartureStart & { plan: Plan | undefined; row: CalledOffRow };

/** Guests who were asked and have not chosen: they travel as they booked. */
const isWaiting = (id: number) =>
  and(
    eq(bookings.departureId, id),
    inArray(bookings.status, ['CONFIRMED', 'PENDING']),
    isNull(bookings.choice),
    isNull(bookings.deletedAt),
  );

/** Statements that make their bookings ordinary ones again, with an entry in their history. */
function takeBack(db: Database, isStillOff: SQL, id: number, actor: string, now: Date) {
  const stamp = now.toISOString();
  const isConcerned = and(isWaiting(id), isStillOff);
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
        data: { reopened: true },
        createdAt: stamp,
      },
      sql`FROM ${bookings} WHERE ${isConcerned}`,
    ),
    notifyResellers(db, isConcerned, now),
    db
      .update(bookings)
      .set({
        ...{ choiceAskedAt: null, choiceToldAt: null, calledOffDepartureId: null },
        ...{ version: NEXT_VERSION, updatedAt: stamp },
      })
      .where(isConcerned),
  ];
}

async function demandFree(db: Database, id: number, isFree: SQL): Promise<void> {
  const [state] = await db
    .select({ isFree: sql<number>`${isFree}`.as('isFree') })
    .from(departures)
    .where(eq(departures.id, id));
  if (state?.isFree === 0) throw new ApiError(409, 'problem.resources_taken', { code: 'sold_out' });
}

/**
 * Puts a departure that was called off back on sale, and tells the guests who have not chosen that it takes place: one batch. With `dryRun` it only
 * says whom that concerns.
 */
export async function reopen(
  c: Context<App>,
  { plan, row, ...named }: Named,
  { notify, dryRun }: { notify: boolean; dryRun: boolean },
): Promise<Omit<ReopenAnswer, 'departure'>> {
  const { db, reader } = c.var;
  const start: DepartureStart = { optionId: named.optionId, date: named.date, time: named.time };
  const [guests, answered, around, site, secret] = await Promise.all([
    findBookings(db, isWaiting(row.id), MOST_GUESTS),
    answeredOf(db, row.id),
    plan && aroundOf(db, plan),
    reader.run(mailSite(db)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const concerned = guests.map(({ id, reference, contactName, places }) => ({
    id,
    reference,
    contactName,
    places,
  }));
  if (dryRun) return { concerned, answered, told: 0, unreachable: [] };
  const now = new Date();
  // What it uses may have been sold for another departure meanwhile.
  const isFree = hasResources({ id: row.id }, now, { except: [], groups: [] });
  const origin = siteOrigin(c.env, c.req.url);
  const isStillOff = exists(
    db
      .select({ id: departures.id })
      .from(departures)
      .where(and(eq(departures.id, row.id), eq(departures.calledOffAt, row.calledOffAt), isFree)),
  );
  const mails = await Promise.all(
    guests.map(async (booking) => {
      if (!notify || !around || !booking.contactEmail) return [];
      const after = { ...booking, version: booking.version + 1 };
      const manageUrl = await bookingUrl(secret, origin, booking.language, booking);
      return tripMails(
        booking.status === 'CONFIRMED' ? 'confirmed' : 'received',
        site,
        bookingInMail(after, around),
        {
          manageUrl,
          by: 'firm',
        },
      );
    }),
  );
  const own =
    plan &&
    planChange(db, plan, start, {
      kind: 'open',
      ...(!isScheduled(plan, start) && row.capacity !== null && { capacity: row.capacity }),
    });
  const audit = {
    ...auditOf(c, start),
    action: 'reopen',
    detail: { guests: guests.length, notify },
  } as const;
  await demandFree(db, row.id, isFree);
  await db.batch(
    batchOf([
      ...takeBack(db, isStillOff, row.id, actorOf(c), now),
      ...mails.flat().map((mail) => queueMailIf(db, mail, isStillOff)),
      auditEntryIf(db, audit, isStillOff),
      ...(own ?? []),
      db
        .update(departures)
        .set({
          ...{ calledOffAt: null, calledOffReason: null, calledOffReasons: null },
          ...{ offeredDate: null, answerBy: null, ifSilent: null },
        })
        .where(and(eq(departures.id, row.id), isStillOff)),
    ]),
  );
  await demandFree(db, row.id, isFree);
  const unreachable = concerned.filter((_, n) => mails[n]?.length === 0);
  return { concerned, answered, told: concerned.length - unreachable.length, unreachable };
}
