import type { ShortDeparture } from '#contract/bookings/minimum/minimum.ts';
import { localize } from '#contract/languages/translation.ts';
import { dayInWords, shortDay } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { type MailTemplate, sampleDay } from '#core/mail/template.ts';

/** Asks the firm what becomes of a departure with too few people; none without an address. */
export function minimumMail(site: MailSite, short: ShortDeparture, origin: string): Mail[] {
  if (!site.email) return [];
  const language = site.defaultLanguage;
  const text = mailText(site, language);
  const { date, time, people, booked } = short;
  const trip = localize(short.trip, 'name', language);
  const subject = text('mail.minimum.subject', {
    ...{ trip, date: [shortDay(date, language), time].filter(Boolean).join(' ') },
    ...{ booked: String(booked), people: String(people) },
  });
  const rows = [
    { label: text('mail.label.trip'), value: trip },
    { label: text('mail.label.option'), value: localize(short.option, 'name', language) },
    {
      label: text('mail.label.date'),
      value: [dayInWords(date, language), time].filter(Boolean).join(' · '),
    },
    {
      label: text('mail.minimum.people'),
      value: text('mail.minimum.of', { booked: String(booked), people: String(people) }),
    },
  ];
  return [
    {
      ...{ kind: 'trip.firm.minimum', to: site.email, language, subject },
      ...mailBodies({
        ...{ site, language, heading: subject, sections: [{ rows }] },
        paragraphs: [text('mail.minimum.text')],
        button: {
          text: text('mail.minimum.button'),
          url: `${origin}/admin/calendar?span=day&day=${date}`,
        },
        footer: text('mail.firm.footer'),
      }),
    },
  ];
}

export const minimumTemplates: readonly MailTemplate[] = [
  {
    kind: 'trip.firm.minimum',
    reader: 'firm',
    make: (site, { origin, to }) =>
      minimumMail(
        { ...site, email: to },
        {
          ...{ optionId: 1, date: sampleDay(), time: '10:00', people: 6, booked: 4 },
          trip: { name: 'Calas del sur en catamarán', translations: {} },
          option: { name: 'Salida de mañana', translations: {} },
        },
        origin,
      ),
  },
];
