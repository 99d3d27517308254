import { localize } from '#contract/languages/translation.ts';
import type { MailKey } from '#core/locales/strings.ts';
import { shortDay } from '#core/mail/format.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { firmItemMail } from '#orders/items/item-mail.ts';
import { billOf } from './booking-facts.ts';
import { type RequestInMail, related, summary } from './trip-mail-parts.ts';

const FIRM_SUBJECTS = {
  received: 'mail.trip_firm.new',
  booked: 'mail.trip_firm.booked',
  changed: 'mail.trip_firm.changed',
  cancelled: 'mail.trip_firm.cancelled',
  late: 'mail.trip_firm.late',
  asked: 'mail.trip_firm.asked',
} as const satisfies Record<string, MailKey>;

const KINDS = {
  received: 'trip.firm.received',
  booked: 'trip.firm.received',
  changed: 'trip.firm.changed',
  cancelled: 'trip.firm.cancelled',
  late: 'trip.firm.cancelled',
  asked: 'trip.firm.asked',
} as const;

/** To the company, in the site's default language. */
export const firmMail = (
  event: keyof typeof FIRM_SUBJECTS,
  site: MailSite,
  request: RequestInMail,
): Mail[] =>
  firmItemMail(site, (language, text) => ({
    ...{ kind: KINDS[event], about: related(request), guest: request, words: request.message },
    subject: text(FIRM_SUBJECTS[event], {
      reference: request.reference,
      trip: localize(request.trip, 'name', language),
      date: [shortDay(request.date, language), request.booked?.time].filter(Boolean).join(' '),
    }),
    sections: [
      summary(request, language, text, false),
      ...(request.booked ? billOf(request.booked, language, text) : []),
    ],
  }));
