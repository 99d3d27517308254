import type { CalendarOption } from '#contract/bookings/firm-calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { dayInWords } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import {
  type MailTemplate,
  SAMPLE_CONTACT,
  SAMPLE_REFERENCE,
  sampleDay,
} from '#core/mail/template.ts';

export type CalledOffInMail = {
  id: string;
  reference: string;
  date: string;
  time: string;
  contact: { name: string | null; email: string };
  language: Language;
  trip: CalendarOption['trip'];
  /** In the firm's words, in whichever language it wrote. */
  reason: string;
  /** The page of the booking, where the guest chooses. */
  manageUrl: string;
};

/** Tells a guest that the departure does not take place, and asks for another date or the money. */
export function calledOffMail(site: MailSite, booking: CalledOffInMail): Mail {
  const { language, reference, contact, reason, manageUrl } = booking;
  const text = mailText(site, language);
  const trip = localize(booking.trip, 'name', language);
  const rows = [
    { label: text('mail.label.trip'), value: trip },
    {
      label: text('mail.label.date'),
      value: [dayInWords(booking.date, language), booking.time].filter(Boolean).join(' · '),
    },
    { label: text('mail.label.reference'), value: reference },
  ];
  return {
    kind: 'trip.called_off',
    to: contact.email,
    language,
    subject: text('mail.trip_called_off.subject', { reference, trip }),
    relatedKind: 'booking',
    relatedId: booking.id,
    ...mailBodies({
      site,
      language,
      isForGuest: true,
      heading: text('mail.trip_called_off.heading'),
      paragraphs: [
        contact.name ? text('mail.greeting', { name: contact.name }) : text('mail.greeting_nobody'),
        text('mail.trip_called_off.text'),
        text('mail.trip_called_off.choice'),
      ],
      quote: reason ? { label: text('mail.trip_called_off.reason'), text: reason } : undefined,
      sections: [{ rows }],
      button: { text: text('mail.trip_called_off.button'), url: manageUrl },
      footer: text('mail.footer.reply'),
    }),
  };
}

const SAMPLE_TRIP: CalendarOption['trip'] = {
  name: 'Calas del sur en catamarán',
  translations: {
    name: {
      en: 'South coast coves by catamaran',
      de: 'Buchten der Südküste im Katamaran',
      ca: 'Cales del sud amb catamarà',
    },
  },
};

export const calledOffTemplates: readonly MailTemplate[] = [
  {
    kind: 'trip.called_off',
    reader: 'guest',
    make: (site, { language, origin, text, to }) => [
      calledOffMail(site, {
        ...{
          id: 'sample',
          reference: SAMPLE_REFERENCE,
          date: sampleDay(),
          time: '10:00',
          language,
          trip: SAMPLE_TRIP,
        },
        contact: { ...SAMPLE_CONTACT, email: to },
        reason: text('mail.sample.called_off'),
        manageUrl: `${origin}/${language}/order/${SAMPLE_REFERENCE}?token=EXAMPLE`,
      }),
    ],
  },
];
