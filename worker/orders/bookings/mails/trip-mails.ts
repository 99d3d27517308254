import type { MailSite } from '#core/mail/mail-site.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { firmMail } from './trip-firm-mail.ts';
import { guestMail } from './trip-guest-mail.ts';
import type { MailMore, RequestInMail, TripMailEvent } from './trip-mail-parts.ts';

/** Mails to the guest in their language (when there is an address), and to the company in the site's default language. */
export function tripMails(
  event: TripMailEvent,
  site: MailSite,
  request: RequestInMail,
  more: MailMore,
): Mail[] {
  if (event === 'asked') return firmMail('asked', site, request);
  const written = event === 'cancelled' && more.isLate ? 'late' : event;
  const news =
    written === 'confirmed'
      ? more.isInstant && 'booked'
      : written !== 'declined' && written !== 'offered' && written !== 'runs' && written;
  return [
    ...(more.isInOrderMail ? [] : guestMail(event, site, request, more)),
    ...(news && more.by !== 'firm' ? firmMail(news, site, request) : []),
  ];
}
