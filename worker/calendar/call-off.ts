import { and, eq, exists, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { bookingUrl } from '#bookings/manage-link.ts';
import { storeDeparture } from '#bookings/places.sql.ts';
import type { CalendarOption, CallOffAnswer, DepartureStart } from '#contract/bookings/firm-calendar.ts';
import { auditEntryIf } from '#db/audit.ts';
import { batchOf } from '#db/batch-of.ts';
import type { Database } from '#db/client.ts';
import { bookings, departures, requestEvents } from '#db/schema.ts';
import { signingSecret } from '#db/signing-secret.ts';
import { departuresBetween } from '#departures/departures.ts';
import type { Plan } from '#departures/plan.ts';
import type { App } from '#env';
import { siteOrigin } from '#http/origin.ts';
import { mailSite } from '#mail/mail-site.ts';
import { queueMailIf } from '#mail/outbox.ts';
import { calledOffMail } from './called-off.mails.ts';
import { actorOf, auditOf } from './named-departure.ts';
import { writeException } from './plan-deed.ts';

type Named = DepartureStart & { option: CalendarOption; plan: Plan | undefined };
type Guest = Pick<typeof bookings.$inferSelect, 'id' | 'reference' | 'contactName' | 'contactEmail' | 'language' | 'places'>;

const LIVE = ['CONFIRMED', 'PENDING'] as const;

const isStart = ({ optionId, date, time }: DepartureStart) =>
  and(eq(departures.optionId, optionId), eq(departures.localDate, date), eq(departures.localTime, time));

/** Guests of a departure who are to choose. */
const guestsOf = (db: Database, start: DepartureStart) =>
  db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      contactName: bookings.contactName,
      contactEmail: bookings.contactEmail,
      language: bookings.language,
      places: bookings.places,
    })
    .from(bookings)
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .where(and(isStart(start), inArray(bookings.status, [...LIVE]), isNull(bookings.deletedAt)));

/** Asks the guests who are booked at this moment: their bookings remember it, and holds end. */
function askGuests(db: Database, isThisCall: SQL, start: DepartureStart, actor: string, stamp: string) {
  const id = sql`(SELECT ${departures.id} FROM ${departures} WHERE ${isStart(start)})`;
  const isAsked = and(eq(bookings.departureId, id), inArray(bookings.status, [...LIVE]), isNull(bookings.deletedAt), isThisCall);
  const set = { version: sql`version + 1`, updatedAt: stamp };
  return [
    db.insert(requestEvents).select(
      // In the order of the table's columns: id, request, kind, type, states, actor, note, data, creation.
      sql`SELECT NULL, ${bookings.id}, 'booking', 'edit', ${bookings.status}, ${bookings.status}, ${actor}, NULL, '{"calledOff":true}', ${stamp} FROM ${bookings} WHERE ${isAsked}`,
    ),
    db
      .update(bookings)
      .set({ ...set, choiceAskedAt: stamp })
      .where(isAsked),
    db
      .update(bookings)
      .set({ ...set, expiresAt: stamp })
      .where(and(eq(bookings.departureId, id), eq(bookings.status, 'ON_HOLD'), gt(bookings.expiresAt, stamp), isThisCall)),
  ];
}

/** Closes the departure, asks its guests and enqueues their mails: one batch, which a second call leaves without effect. */
export async function callOff(
  c: Context<App>,
  { option, plan, ...named }: Named,
  { reason, notify }: { reason: string; notify: boolean },
): Promise<Omit<CallOffAnswer, 'departure'>> {
  const { db, reader } = c.var;
  const start: DepartureStart = { optionId: named.optionId, date: named.date, time: named.time };
  const now = new Date();
  const stamp = now.toISOString();
  const [site, secret, guests] = await Promise.all([reader.run(mailSite(db)), signingSecret(db, c.env.QUOTE_SECRET), guestsOf(db, start)]);
  const origin = siteOrigin(c.env, c.req.url);
  const isThisCall = exists(
    db
      .select({ id: departures.id })
      .from(departures)
      .where(and(isStart(start), eq(departures.calledOffAt, stamp))),
  );
  const mailTo = async ({ id, reference, contactName: name, contactEmail: email, language }: Guest) =>
    email
      ? calledOffMail(site, {
          ...{ id, reference, language, reason, date: start.date, time: start.time, trip: option.trip, contact: { name, email } },
          manageUrl: await bookingUrl(secret, origin, language, { id, reference }),
        })
      : undefined;
  const mails = notify ? (await Promise.all(guests.map(mailTo))).filter((mail) => mail !== undefined) : [];
  const planned = plan && departuresBetween(plan, start.date, start.date).find(({ time }) => time === start.time);
  const statements = [
    ...(plan && planned ? [storeDeparture(db, plan, planned, now)] : []),
    db
      .update(departures)
      .set({ calledOffAt: stamp, calledOffReason: reason || null })
      .where(and(isStart(start), isNull(departures.calledOffAt)))
      .returning({ id: departures.id }),
    writeException(db, start, { kind: 'closed' }),
    ...askGuests(db, isThisCall, start, actorOf(c), stamp),
    ...mails.map((mail) => queueMailIf(db, mail, isThisCall)),
    auditEntryIf(db, { ...auditOf(c, start), action: 'call-off', detail: { guests: guests.length, notify } }, isThisCall),
  ];
  const results = (await db.batch(batchOf(statements))) as unknown[][];
  const isFirst = (results[plan && planned ? 1 : 0]?.length ?? 0) > 0;
  const unreachable = guests.filter(({ contactEmail }) => !notify || !contactEmail);
  return {
    told: isFirst ? mails.length : 0,
    unreachable: unreachable.map(({ id, reference, contactName, places }) => ({ id, reference, contactName, places })),
  };
}
