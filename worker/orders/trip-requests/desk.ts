import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { BookingContact } from '#contract/bookings/bookings.ts';
import { bookingUrl } from '#core/auth/manage-link.ts';
import { trips, tripUnits } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import type { App } from '#env';
import type { Booking } from '#orders/bookings/booking.reads.ts';
import { mailStatements } from '#orders/bookings/mails/booking-mails.ts';
import type { TripMailEvent } from '#orders/bookings/mails/trip-mail-parts.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import type { Alongside } from '#orders/bookings/write.ts';
import { type Departure, departureById, departuresOn } from '#orders/departures/departures.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import type { Plan } from '#orders/departures/plan.ts';

/** How often a change is retried whose plan was changed while it ran. */
const TRIES = 4;

export async function again<T>(attempt: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const done = await attempt();
    if (done !== undefined) return done;
  }
  throw new BookingRefused('changed', 'problem.booking_changed');
}

export const actorOf = (c: Context<App>) =>
  c.var.apiKeyId === undefined ? `user:${c.var.user.id}` : `key:${c.var.apiKeyId}`;

export const sentContact = ({
  name,
  email,
  phone,
}: {
  name: string;
  email?: string | null;
  phone: string | null;
}): BookingContact => ({
  fullName: name,
  emailAddress: email || null,
  phoneNumber: phone,
});

async function planOn(c: Context<App>, optionId: number, day: string): Promise<Plan | undefined> {
  return (await c.var.reader.run(plansOf(c.var.db, { optionId }, { from: day, to: day })))[0];
}

export async function planAt(
  c: Context<App>,
  optionId: number,
  departureId: string,
): Promise<{ plan: Plan; departure: Departure }> {
  const plan = await planOn(c, optionId, departureId.slice(0, 10));
  const departure = plan && departureById(plan, departureId);
  if (!plan || !departure) throw new BookingRefused('closed', 'problem.no_such_departure');
  return { plan, departure };
}

/** The booking's departure as it is planned now; without one when it, or its option, is no longer sold. */
export async function departureNow(c: Context<App>, { optionId, localDate, localTime }: Booking) {
  const plan = await planOn(c, optionId, localDate);
  return {
    plan,
    departure: plan && departuresOn(plan, localDate).find(({ time }) => time === localTime),
  };
}

/** The units of an option, also of one that is no longer sold. */
export const unitsOf = (c: Context<App>, optionId: number) =>
  c.var.db
    .select({ id: tripUnits.id, paxCount: tripUnits.paxCount })
    .from(tripUnits)
    .where(eq(tripUnits.optionId, optionId));

type DeskChange = {
  action: 'create' | 'edit' | 'move' | 'split' | 'no-show';
  /** Why the price is another one. */
  reason?: string | undefined;
  /** What the guest is mails, if anything. */
  event?: TripMailEvent | undefined;
  plan?: Plan | undefined;
  now: Date;
};

/** Where a guest's mails come from: the data, the secret and the origin of links. */
type MailSource = Pick<App['Variables'], 'db' | 'reader'> & { secret: string; origin: string };

/** The mails of a change to its guest; undefined when the trip is gone. */
export async function writeMails(
  { db, reader, secret, origin }: MailSource,
  event: TripMailEvent,
  { option, units }: Plan,
  now: Date,
): Promise<Alongside | undefined> {
  const [site, [trip]] = await Promise.all([
    reader.run(mailSite(db)),
    db
      .select({
        name: trips.name,
        meetingPoint: trips.meetingPoint,
        meetingLatitude: trips.meetingLatitude,
        meetingLongitude: trips.meetingLongitude,
        bring: trips.bring,
        guideLanguages: trips.guideLanguages,
        translations: trips.translations,
      })
      .from(trips)
      .where(eq(trips.id, option.tripId)),
  ]);
  const urlOf = async ({ language, ...named }: Parameters<Alongside>[1]) =>
    bookingUrl(secret, origin, language, named);
  return (
    trip &&
    mailStatements(db, {
      ...{ event, site, around: { trip, option, units }, now },
      more: async (after) => ({ manageUrl: await urlOf(after), by: 'firm' }),
    })
  );
}

async function mailsOf(c: Context<App>, event: TripMailEvent, plan: Plan, now: Date) {
  const secret = await signingSecret(c.var.db, c.env.QUOTE_SECRET);
  const { db, reader } = c.var;
  return writeMails({ db, reader, secret, origin: siteOrigin(c.env, c.req.url) }, event, plan, now);
}

/** The mail to the guest of a hold that a change leaves paid, and thereby confirmed. */
export const confirmedMail = async (c: Context<App>, plan: Plan, now: Date): Promise<Alongside> =>
  (await mailsOf(c, plan.option.instantConfirmation ? 'confirmed' : 'received', plan, now)) ??
  (() => []);

/** What is written with every change: its audit log entry and, if wanted, the mail to the guest. */
export async function logAndMail(
  c: Context<App>,
  { action, reason, event, plan, now }: DeskChange,
): Promise<Alongside> {
  const { db, user, apiKeyId } = c.var;
  const entry = {
    ...{ userId: user.id, apiKeyId, entity: 'trip-requests' as const },
    action: action === 'create' ? ('create' as const) : ('edit' as const),
    detail: { deed: action, ...(reason !== undefined && { price: reason }) },
  };
  const mails = event && plan ? await mailsOf(c, event, plan, now) : undefined;
  return async (isDone, after) => [
    auditEntryIf(db, { ...entry, entityId: after.id }, isDone),
    ...(mails && after.contactEmail ? await mails(isDone, after) : []),
  ];
}
