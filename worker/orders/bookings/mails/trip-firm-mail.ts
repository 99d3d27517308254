import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { MailKey } from '#core/locales/strings.ts';
import { shortDay } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { readablePhone } from '#core/values/phone-number.ts';
import { billOf } from './booking-facts.ts';
import { type RequestInMail, related, summary } from './trip-mail-parts.ts';

const FIRM_SUBJECTS = {
  received: 'mail.trip_firm.new',
  booked: 'mail.trip_firm.booked',
  changed: 'mail.trip_firm.changed',
  cancelled: 'mail.trip_firm.cancelled',
  late: 'mail.trip_firm.late',
} as const satisfies Record<string, MailKey>;

/** To the company, in the site's default language. */
export function firmMail(
  event: keyof typeof FIRM_SUBJECTS,
  site: MailSite,
  request: RequestInMail,
): Mail[] {
  if (!site.email) return [];
  const language = site.defaultLanguage;
  const text = mailText(site, language);
  const { contact, message, reference } = request;
  const subject = text(FIRM_SUBJECTS[event], {
    reference,
    trip: localize(request.trip, 'name', language),
    date: [shortDay(request.date, language), request.booked?.time].filter(Boolean).join(' '),
  });
  const people = [
    { label: text('mail.label.name'), value: contact.name ?? '' },
    { label: text('mail.label.phone'), value: contact.phone ? readablePhone(contact.phone) : '' },
    { label: text('mail.label.email'), value: contact.email ?? '' },
    { label: text('mail.label.language'), value: LANGUAGE_LABELS[request.language] },
  ];
  return [
    {
      kind:
        event === 'booked'
          ? 'trip.firm.received'
          : event === 'late'
            ? 'trip.firm.cancelled'
            : `trip.firm.${event}`,
      to: site.email,
      language,
      subject,
      replyTo: contact.email ?? undefined,
      ...related(request),
      ...mailBodies({
        site,
        language,
        heading: subject,
        paragraphs: [],
        quote: message ? { label: text('mail.label.guest_words'), text: message } : undefined,
        sections: [
          { title: text('mail.label.contact'), rows: people.filter(({ value }) => value) },
          summary(request, language, text, false),
          ...(request.booked ? billOf(request.booked, language, text) : []),
        ],
        footer: text('mail.firm.footer'),
      }),
    },
  ];
}
