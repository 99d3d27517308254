import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { bookingUrl } from '#core/auth/manage-link.ts';
import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import { bookings } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import type { Mail } from '#core/mail/outbox.ts';
import type { Bindings } from '#env';
import { findBookings } from '#orders/bookings/booking.reads.ts';
import { bookingInMail } from '#orders/bookings/mails/booking-mails.ts';
import { tripMails } from '#orders/bookings/mails/trip-mails.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { aroundOf } from '../around-bookings.reads.ts';

/** More than any departure has. */
const MOST_GUESTS = 1000;

type From = {
  db: Database;
  reader: Reader;
  env: Bindings;
  origin: string;
  /** Only to guests who agreed that too few people might come. */
  isForDoubters?: boolean;
};

/** To each guest of a departure, that it takes place; one for a booking. */
export async function runsMails(
  { db, reader, env, origin, isForDoubters = false }: From,
  departureId: number,
  plan: Plan,
): Promise<(Mail & { id: string })[]> {
  const isComing = and(
    eq(bookings.departureId, departureId),
    eq(bookings.status, 'CONFIRMED'),
    isNotNull(bookings.contactEmail),
    isNull(bookings.deletedAt),
    isForDoubters ? sql`${bookings.terms} ->> '$.minimum.people' > 0` : undefined,
  );
  const [guests, around, site, secret] = await Promise.all([
    findBookings(db, isComing, MOST_GUESTS),
    aroundOf(db, plan),
    reader.run(mailSite(db)),
    signingSecret(db, env.QUOTE_SECRET),
  ]);
  if (!around) return [];
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
