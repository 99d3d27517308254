import type { Language } from '#contract/languages/language.ts';
import type { MailKind } from '#contract/mail/mail-admin.ts';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import { type MailKey, translate } from '#core/locales/strings.ts';
import { money } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { type MailTemplate, SAMPLE_CONTACT, SAMPLE_REFERENCE } from '#core/mail/template.ts';
import { whenInWords } from '#orders/bookings/mails/booking-facts.ts';

/** Sent by the firm, before the day while something is open, or once the provider that was out of order works again. */
export type PayLinkEvent = 'link' | 'reminder' | 'later';
const TEXTS = {
  link: {
    kind: 'payment.link',
    subject: 'mail.pay_link.subject',
    heading: 'mail.pay_link.heading',
    text: 'mail.pay_link.text',
  },
  reminder: {
    kind: 'payment.reminder',
    subject: 'mail.pay_reminder.subject',
    heading: 'mail.pay_reminder.heading',
    text: 'mail.pay_reminder.text',
  },
  later: {
    kind: 'payment.later',
    subject: 'mail.pay_later.subject',
    heading: 'mail.pay_later.heading',
    text: 'mail.pay_later.text',
  },
} as const satisfies Record<
  PayLinkEvent,
  { kind: MailKind; subject: MailKey; heading: MailKey; text: MailKey }
>;

type PayLinkMail = {
  kind: LedgerSubject;
  id: string;
  reference: string;
  language: Language;
  email: string;
  name: string | null;
  /** Of the trip, or what a transfer is called. */
  title: string;
  cents: number;
  url: string;
  /** Start of the trip or the first journey, in a reminder; the time is empty for a whole day. */
  start?: { date: string; time: string };
};

const MAIL_RELATIONS = {
  booking: 'booking',
  transfer: 'transfer_request',
  voucher: 'voucher_item',
} as const satisfies Record<LedgerSubject, string>;

/** Tells a guest what is due, with the link to pay it. */
export function payLinkMail(
  site: MailSite,
  facts: PayLinkMail,
  event: PayLinkEvent = 'link',
): Mail {
  const { kind, id, reference, language, email, name, title, cents, url, start } = facts;
  const text = mailText(site, language);
  const amount = money(cents, language);
  const texts = TEXTS[event];
  return {
    kind: texts.kind,
    to: email,
    language,
    subject: text(texts.subject, { title, reference }),
    relatedKind: MAIL_RELATIONS[kind],
    relatedId: id,
    ...mailBodies({
      site,
      language,
      isForGuest: true,
      heading: text(texts.heading),
      paragraphs: [
        name ? text('mail.greeting', { name }) : text('mail.greeting_nobody'),
        text(texts.text, {
          amount,
          title,
          reference,
          date: start ? whenInWords(start.date, start.time, language, text) : '',
        }),
      ],
      button: { text: text('mail.pay_link.button', { amount }), url },
      notes: [text('mail.pay_link.note')],
      footer: text('mail.footer.reply'),
    }),
  };
}

const SAMPLE_START = { date: '2027-06-12', time: '10:00' };

const templateOf = (event: PayLinkEvent): MailTemplate => ({
  kind: TEXTS[event].kind,
  reader: 'guest',
  make: (site, { language, origin, to }) => [
    payLinkMail(
      site,
      {
        ...{
          kind: 'transfer',
          id: 'sample',
          reference: SAMPLE_REFERENCE,
          language,
          email: to,
          name: SAMPLE_CONTACT.name,
        },
        ...{
          title: translate(language, 'admin', 'pay.transfer_title'),
          cents: 4950,
          start: SAMPLE_START,
        },
        url: `${origin}/api/transfers/requests/${SAMPLE_REFERENCE}/pay?token=EXAMPLE`,
      },
      event,
    ),
  ],
});

export const paymentTemplates: readonly MailTemplate[] = [
  templateOf('link'),
  templateOf('reminder'),
  templateOf('later'),
];
