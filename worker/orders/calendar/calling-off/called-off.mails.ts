import type { CallOffTerms } from '#contract/bookings/calling-off/calling-off.ts';
import type { CalendarOption } from '#contract/bookings/firm-calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { dayInWords, momentInWords } from '#core/mail/format.ts';
import { type MailSite, type MailText, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import {
  type MailTemplate,
  SAMPLE_CONTACT,
  SAMPLE_REFERENCE,
  sampleDay,
} from '#core/mail/template.ts';

export type CalledOffBooking = {
  id: string;
  reference: string;
  date: string;
  time: string;
  contact: { name: string | null };
  language: Language;
  trip: CalendarOption['trip'];
  /** In the firm's words. */
  reason: string;
  terms: Omit<CallOffTerms, 'reasons'>;
  /** Who was paid; null: the firm itself. */
  partner: string | null;
  /** The page of the booking, where the guest chooses. */
  manageUrl: string;
};

/** The reason in the guest's language, or in the one in which the firm wrote it. */
export const reasonIn = (
  { reasons, reason }: { reasons: CallOffTerms['reasons'] | null; reason: string | null },
  language: Language,
): string => reasons?.[language] || reason || Object.values(reasons ?? {}).find(Boolean) || '';

/** What the guest can choose, until when, and what happens without an answer. */
function choicesOf(
  { language, terms: { offeredDate, answerBy, ifSilent }, partner }: CalledOffBooking,
  text: MailText,
): string[] {
  const day = offeredDate === null ? '' : dayInWords(offeredDate, language);
  const choice =
    partner === null
      ? text(offeredDate === null ? 'mail.trip_called_off.choice' : 'mail.trip_called_off.or')
      : text('mail.trip_called_off.choice_partner', {
          partner: partner || text('mail.trip_called_off.seller'),
        });
  return [
    ...(offeredDate === null ? [] : [text('mail.trip_called_off.offer', { day })]),
    choice,
    ...(answerBy === null
      ? []
      : [
          text(
            ifSilent === 'move'
              ? 'mail.trip_called_off.silent_move'
              : partner === null
                ? 'mail.trip_called_off.silent_refund'
                : 'mail.trip_called_off.silent_partner',
            { moment: momentInWords(answerBy, language), day },
          ),
        ]),
  ];
}

const greetingOf = ({ contact }: CalledOffBooking, text: MailText) =>
  contact.name ? text('mail.greeting', { name: contact.name }) : text('mail.greeting_nobody');

/** Tells a guest that the departure does not take place, and asks for another date or the money. */
export function calledOffMail(site: MailSite, booking: CalledOffBooking, to: string): Mail {
  const { language, reference, reason, manageUrl } = booking;
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
    to,
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
        greetingOf(booking, text),
        text('mail.trip_called_off.text'),
        ...choicesOf(booking, text),
      ],
      quote: reason ? { label: text('mail.trip_called_off.reason'), text: reason } : undefined,
      sections: [{ rows }],
      button: { text: text('mail.trip_called_off.button'), url: manageUrl },
      footer: text('mail.footer.reply'),
    }),
  };
}

/** The same for a chat with a guest whom no mail reaches. */
export function calledOffMessage(site: MailSite, booking: CalledOffBooking): string {
  const { language, reason, date, time, reference, manageUrl } = booking;
  const text = mailText(site, language);
  const when = [dayInWords(date, language), time].filter(Boolean).join(', ');
  return [
    greetingOf(booking, text),
    [
      text('mail.trip_called_off.text'),
      `${localize(booking.trip, 'name', language)}, ${when} (${reference})`,
    ].join('\n'),
    reason,
    choicesOf(booking, text).join(' '),
    manageUrl,
    site.siteName,
  ]
    .filter(Boolean)
    .join('\n\n');
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
      calledOffMail(
        site,
        {
          ...{
            id: 'sample',
            reference: SAMPLE_REFERENCE,
            date: sampleDay(),
            time: '10:00',
            language,
            trip: SAMPLE_TRIP,
          },
          contact: SAMPLE_CONTACT,
          reason: text('mail.sample.called_off'),
          terms: {
            offeredDate: sampleDay(),
            answerBy: `${sampleDay()}T18:00:00.000Z`,
            ifSilent: 'refund',
          },
          partner: null,
          manageUrl: `${origin}/${language}/order/${SAMPLE_REFERENCE}?token=EXAMPLE`,
        },
        to,
      ),
    ],
  },
];
