import type { Language } from '#contract/language.ts';
import type { MoneySubject } from '#contract/money/ledger.ts';
import { money } from '#mail/format.ts';
import { type MailSite, mailText } from '#mail/mail-site.ts';
import { mailBodies } from '#mail/message.ts';
import type { Mail } from '#mail/outbox.ts';
import { type MailTemplate, SAMPLE_CONTACT, SAMPLE_REFERENCE } from '#mail/template.ts';
import { translate } from '#text/strings.ts';

type PayLinkMail = {
  kind: MoneySubject;
  id: string;
  reference: string;
  language: Language;
  email: string;
  name: string | null;
  /** Of the trip, or what a transfer is called. */
  title: string;
  cents: number;
  url: string;
};

const MAIL_RELATIONS = { booking: 'booking', transfer: 'transfer_request' } as const satisfies Record<MoneySubject, string>;

/** Tells a guest what is due, with the link to pay it. */
export function payLinkMail(site: MailSite, { kind, id, reference, language, email, name, title, cents, url }: PayLinkMail): Mail {
  const text = mailText(site, language);
  const amount = money(cents, language);
  return {
    kind: 'payment.link',
    to: email,
    language,
    subject: text('mail.pay_link.subject', { title, reference }),
    relatedKind: MAIL_RELATIONS[kind],
    relatedId: id,
    ...mailBodies({
      site,
      language,
      isForGuest: true,
      heading: text('mail.pay_link.heading'),
      paragraphs: [
        name ? text('mail.greeting', { name }) : text('mail.greeting_nobody'),
        text('mail.pay_link.text', { amount, title, reference }),
      ],
      button: { text: text('mail.pay_link.button', { amount }), url },
      notes: [text('mail.pay_link.note')],
      footer: text('mail.footer.reply'),
    }),
  };
}

export const paymentTemplates: readonly MailTemplate[] = [
  {
    kind: 'payment.link',
    reader: 'guest',
    make: (site, { language, origin, to }) => [
      payLinkMail(site, {
        ...{ kind: 'transfer', id: 'sample', reference: SAMPLE_REFERENCE, language, email: to, name: SAMPLE_CONTACT.name },
        ...{ title: translate(language, 'admin', 'pay.transfer_title'), cents: 4950 },
        url: `${origin}/api/transfers/requests/${SAMPLE_REFERENCE}/pay?token=EXAMPLE`,
      }),
    ],
  },
];
