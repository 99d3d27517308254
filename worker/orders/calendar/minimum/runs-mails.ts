import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { bookingUrl } from '#core/auth/manage-link.ts';
import { bookings } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import type { Mail } from '#core/mail/outbox.ts';
import type { App } from '#env';
import { findBookings } from '#orders/bookings/booking.reads.ts';
import { bookingInMail } from '#orders/bookings/mails/booking-mails.ts';
import { tripMails } from '#orders/bookings/mails/trip-mails.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { aroundOf } from '../around-bookings.reads.ts';

/** More than any departure has. */
const MOST_GUESTS = 1000;

/** To each guest of a departure, that it takes place; one for a booking. */
export async function runsMails(
  c: Context<App>,
  departureId: number,
  plan: Plan,
): Promise<(Mail & { id: string })[]> {
  const { db, reader } = c.var;
  const isComing = and(
    eq(bookings.departureId, departureId),
    eq(bookings.status, 'CONFIRMED'),
    isNotNull(bookings.contactEmail),
    isNull(bookings.deletedAt),
  );
  const [guests, around, site, secret] = await Promise.all([
    findBookings(db, isComing, MOST_GUESTS),
    aroundOf(db, plan),
    reader.run(mailSite(db)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  if (!around) return [];
  const origin = siteOrigin(c.env, c.req.url);
  const mails = await Promise.all(
    guests.map(async (booking) => {
      const manageUrl = await bookingUrl(secret, origin, booking.language, booking);
      return tripMails('runs', site, bookingInMail(booking, around), {
        manageUrl,
        by: 'firm',
      }).map((mail) => ({ ...mail, id: `runs ${departureId} ${booking.id}` }));
    }),
  );
  return mails.flat();
}
