import type { Language } from '#contract/languages/language.ts';
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

export type DelayedInMail = {
  kind: 'booking' | 'transfer_request';
  id: string;
  reference: string;
  name: string | null;
  email: string;
  language: Language;
  /** The trip, or the places of the journey. */
  title: string;
  date: string;
  /** As agreed: of the pick-up, else of the start. */
  time: string;
};

/** Says how much later a departure or a pick-up is, or with 0 minutes that it is on time after all. */
export function delayMail(
  site: MailSite,
  { kind, id, reference, name, email, language, title, date, time }: DelayedInMail,
  { minutes, after }: { minutes: number; after: string },
): Mail {
  const text = mailText(site, language);
  const isOnTime = minutes === 0;
  const rows = [
    { label: text('mail.label.date'), value: dayInWords(date, language) },
    { label: text('mail.delay.agreed'), value: time },
    ...(isOnTime ? [] : [{ label: text('mail.delay.now'), value: after }]),
    { label: text('mail.label.reference'), value: reference },
  ];
  return {
    kind: kind === 'booking' ? 'trip.delayed' : 'transfer.delayed',
    to: email,
    language,
    subject: isOnTime
      ? text('mail.delay.on_time_subject', { title })
      : text('mail.delay.subject', { title, time: after }),
    relatedKind: kind,
    relatedId: id,
    ...mailBodies({
      site,
      language,
      isForGuest: true,
      heading: isOnTime ? text('mail.delay.on_time_heading') : text('mail.delay.heading'),
      paragraphs: [
        name ? text('mail.greeting', { name }) : text('mail.greeting_nobody'),
        isOnTime
          ? text('mail.delay.on_time', { title, time })
          : text('mail.delay.text', { title, minutes, time: after }),
      ],
      sections: [{ rows }],
      footer: text('mail.footer.reply'),
    }),
  };
}

const SAMPLE_MINUTES = 20;
const template = (kind: 'trip.delayed' | 'transfer.delayed'): MailTemplate => ({
  kind,
  reader: 'guest',
  make: (site, { language, to }) => [
    delayMail(
      site,
      {
        kind: kind === 'trip.delayed' ? 'booking' : 'transfer_request',
        ...{ id: 'sample', reference: SAMPLE_REFERENCE, language, date: sampleDay() },
        ...{ name: SAMPLE_CONTACT.name, email: to, time: '10:00' },
        title: kind === 'trip.delayed' ? 'Es Grau' : 'Maó – Ciutadella',
      },
      { minutes: SAMPLE_MINUTES, after: '10:20' },
    ),
  ],
});
export const delayTemplates = [template('trip.delayed'), template('transfer.delayed')] as const;
