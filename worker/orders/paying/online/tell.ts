import { eq, sql } from 'drizzle-orm';
import { bookingUrl } from '#core/auth/manage-link.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { tripOptions } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import type { SessionRow } from '#money/payments/elsewhere/session-of-payment.ts';
import type { Booking } from '#orders/bookings/booking.reads.ts';
import { heldBooking } from '#orders/bookings/guest/guest-booking.reads.ts';
import { mailsBeside } from '#orders/bookings/mails/booking-mails.ts';
import type { Beside, Written } from '#orders/bookings/write.ts';

type Told = Pick<SessionRow, 'returnUrl'> & { isVoucher?: boolean };
/** The secret of the installation that signs guests' links; undefined: the stored one. */
export type Links = { secret?: string | undefined };

/**
 * The mails that belong to a payment: the booking is confirmed, or its places are gone and the money goes back. Written with what they tell of. None
 * for a booking that its payment does not concern any more.
 */
export async function tellOf(
  db: Database,
  session: Told,
  reference: string,
  event: 'confirmed' | 'received' | 'cancelled',
  now: Date,
  { secret }: Links,
): Promise<Beside> {
  const reader = new Reader(db);
  const [held, site, key] = await Promise.all([
    reader.run(heldBooking(db, reference)),
    reader.run(mailSite(db)),
    signingSecret(db, secret),
  ]);
  if (!held) return () => [];
  const { origin } = new URL(session.returnUrl);
  const more = async (after: Written) => ({
    manageUrl: await bookingUrl(key, origin, after.language, after),
    isInstant: true,
    isLate: event === 'cancelled',
    // A gift voucher pays in the batch of its mail: what it pays is not known yet.
    ...(session.isVoucher && { paidCents: undefined }),
  });
  const around = { trip: held.trip, option: held.option, units: held.units };
  return mailsBeside(db, { event, site, around, more, now });
}

/** The mails of a hold that a payment confirms: as a booking, or on request as one that the firm confirms. */
export async function tellOfConfirmed(
  db: Database,
  session: Told,
  { reference, optionId }: Pick<Booking, 'reference' | 'optionId'>,
  now: Date,
  links: Links,
): Promise<Beside> {
  const isInstant = await isConfirmedAtOnce(db, optionId);
  const tell = await tellOf(
    db,
    session,
    reference,
    isInstant ? 'confirmed' : 'received',
    now,
    links,
  );
  return (isDone, after) => tell(isDone, { ...after, status: isInstant ? 'CONFIRMED' : 'PENDING' });
}

const isConfirmedAtOnce = async (db: Database, optionId: number) =>
  (
    await db
      .select({ isInstant: tripOptions.instantConfirmation })
      .from(tripOptions)
      .where(eq(tripOptions.id, optionId))
  )[0]?.isInstant ?? false;

/** Holds as long as the payment has not been settled. */
export const isUnsettled = ({ id }: SessionRow) =>
  sql`EXISTS (SELECT 1 FROM payment_sessions WHERE id = ${id} AND settled_at IS NULL)`;
