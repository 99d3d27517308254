import { and, asc, eq, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import { bookingUrl } from '#core/auth/manage-link.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { bookings, departures } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { knownOrigin } from '#core/http/origin.ts';
import { type MailSite, mailSite } from '#core/mail/mail-site.ts';
import type { Bindings } from '#env';
import { IS_UNDECIDED } from '#money/ledger/undecided.sql.ts';
import { changeTo } from '#orders/bookings/changes/change.ts';
import { chooseRefund, revived } from '#orders/bookings/guest/choice.ts';
import { type HeldBooking, heldBooking } from '#orders/bookings/guest/guest-booking.reads.ts';
import { mailStatements } from '#orders/bookings/mails/booking-mails.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import { offeredStarts } from '#orders/departures/offered-day.ts';
import { IS_MAILED } from './called-off.reads.ts';

/** Guests that one run answers for. */
const GUESTS_A_RUN = 100;
/** A guest whom the firm notified after the deadline has a day to answer. */
const TIME_AFTER_MS = 86_400_000;
/** When the plan of the offered day is saved at the same moment. */
const TRIES = 3;

/** Guests who were notified, and whose deadline is over. Whom neither a mail nor the firm reached has none. */
const isDue = (now: Date): SQL | undefined => {
  const stamp = now.toISOString();
  const dayBefore = new Date(now.getTime() - TIME_AFTER_MS).toISOString();
  return and(
    IS_UNDECIDED,
    isNotNull(departures.calledOffAt),
    lte(departures.answerBy, stamp),
    or(
      IS_MAILED,
      lte(bookings.choiceToldAt, departures.answerBy),
      lte(bookings.choiceToldAt, dayBefore),
    ),
  );
};

type Context = { db: Database; site: MailSite; secret: string; origin: string; now: Date };

const by = (now: Date) => ({ actor: 'system', now });

/** What the mails about a booking say of its page and of what is paid. */
async function aroundOf({ origin, secret }: Context, held: HeldBooking) {
  const { booking, guestPaidCents: paidCents } = held;
  const manageUrl = await bookingUrl(secret, origin, booking.language, booking);
  return { around: held, more: { manageUrl, paidCents, by: 'firm' as const } };
}

/** Takes the guest to the day that was offered, at the same price; false where no start has room for them. */
async function moveToOffered(context: Context, held: HeldBooking, date: string): Promise<boolean> {
  const { db, site, now } = context;
  const { booking } = held;
  const { optionId, localTime: time, places } = booking;
  for (let n = 0; n < TRIES; n += 1) {
    const wanted = { optionId, date, time };
    const starts = await offeredStarts(db, new Reader(db), wanted, { places, now });
    for (const { plan, departure, isAvailable } of starts) {
      if (!isAvailable) continue;
      const alongside = mailStatements(db, {
        ...{ event: 'changed', site, now },
        ...(await aroundOf(context, held)),
      });
      const change = { plan, departure, keepsPrice: true, alongside, ...revived(booking) };
      try {
        if (await changeTo(db, booking, change, by(now))) return true;
      } catch (error) {
        if (!(error instanceof BookingRefused)) throw error;
      }
    }
    if (!starts.some(({ isAvailable }) => isAvailable)) return false;
  }
  return false;
}

/** The guest's silence is answered as the firm said: the day that was offered while it has room, else the money. A guest who answers first has answered. */
async function answerFor(context: Context, held: HeldBooking): Promise<void> {
  const { db, site, now } = context;
  const { offeredDate, ifSilent } = held.calledOff;
  if (ifSilent === 'move' && offeredDate !== null && !held.isPaidBack)
    if (await moveToOffered(context, held, offeredDate)) return;
  const alongside = mailStatements(db, {
    ...{ event: 'cancelled', site, now },
    ...(await aroundOf(context, held)),
  });
  try {
    await chooseRefund(db, held, by(now), alongside);
  } catch (error) {
    if (!(error instanceof BookingRefused)) throw error;
  }
}

/** Answers for the guests of called-off departures who were notified and have not answered by the deadline. */
export async function answerForSilent(db: Database, now: Date, env: Bindings): Promise<void> {
  const due = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .where(isDue(now))
    .orderBy(asc(bookings.createdAt))
    .limit(GUESTS_A_RUN);
  if (due.length === 0) return;
  const reader = new Reader(db);
  const [site, secret] = await Promise.all([
    reader.run(mailSite(db)),
    signingSecret(db, env.QUOTE_SECRET),
  ]);
  const context = { db, site, secret, origin: knownOrigin(env), now };
  await eachRow('guests who have not answered', due, async ({ reference }) => {
    const held = await reader.run(heldBooking(db, reference));
    if (held) await answerFor(context, held);
  });
}
