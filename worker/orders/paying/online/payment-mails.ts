import type { SQL } from 'drizzle-orm';
import { bookingUrl } from '#core/auth/manage-link.ts';
import type { Database } from '#core/db/client.ts';
import type { Reader } from '#core/db/reader.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { type MailSite, mailSite } from '#core/mail/mail-site.ts';
import type { SessionRow } from '#money/payments/parts.ts';
import { type HeldBooking, heldBooking } from '#orders/bookings/guest/guest-booking.reads.ts';
import { mailStatements } from '#orders/bookings/mails/booking-mails.ts';
import type { Alongside, Written } from '#orders/bookings/write.ts';

type PaidSession = Pick<SessionRow, 'returnUrl'> & { parts?: SessionRow['parts'] };
/** Its guest gets one mail about all that it confirms. */
export const isForSeveralTrips = ({ parts = [] }: Pick<PaidSession, 'parts'>) =>
  parts.filter(({ subjectKind }) => subjectKind === 'booking').length > 1;

/** The secret of the installation that signs guests' links; undefined: the stored one. */
export type Links = { secret?: string | undefined };

/** A booking that is paid for, as its mails need it; without one for a payment that concerns no booking. */
export type PaidAround = { held: HeldBooking | undefined; site: MailSite; key: string };

/** Read in one batch; `named` is the booking's reference or a condition of its row. */
export async function paidAround(
  reader: Reader,
  db: Database,
  named: string | SQL,
  { secret }: Links,
): Promise<PaidAround> {
  const [held, site, key] = await Promise.all([
    reader.run(heldBooking(db, named)),
    reader.run(mailSite(db)),
    signingSecret(db, secret),
  ]);
  return { held, site, key };
}

/**
 * The mails that belong to a payment: the booking is confirmed, or its places are gone and the money goes back. Written with what they tell of. None
 * for a booking that its payment does not concern any more. `paidCents`: what is paid with this payment, if it was not written before.
 */
export function paymentMails(
  db: Database,
  session: PaidSession,
  { held, site, key }: PaidAround,
  event: 'confirmed' | 'received' | 'cancelled',
  now: Date,
  paid: { paidCents?: number | undefined } = {},
): Alongside {
  if (!held) return () => [];
  const { origin } = new URL(session.returnUrl);
  const more = async (after: Written) => ({
    manageUrl: await bookingUrl(key, origin, after.language, after),
    isInstant: true,
    isLate: event === 'cancelled',
    isInOrderMail: event !== 'cancelled' && isForSeveralTrips(session),
    ...paid,
  });
  const around = { trip: held.trip, option: held.option, units: held.units };
  return mailStatements(db, { event, site, around, more, now });
}

/** The mails of a hold that a payment confirms: as a booking, or on request as one that the firm confirms. */
export function confirmationMails(
  db: Database,
  session: PaidSession,
  around: PaidAround,
  now: Date,
  paid: { paidCents?: number | undefined } = {},
): Alongside {
  const isInstant = around.held?.option.instantConfirmation ?? false;
  const tell = paymentMails(db, session, around, isInstant ? 'confirmed' : 'received', now, paid);
  return (isDone, after) => tell(isDone, { ...after, status: isInstant ? 'CONFIRMED' : 'PENDING' });
}
