import type { Language } from '#contract/languages/language.ts';
import { dayInWords, money } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { type MailTemplate, SAMPLE_CONTACT, sampleDay } from '#core/mail/template.ts';

export type VoucherInMail = {
  id: number;
  code: string;
  cents: number;
  recipient: string | null;
  giver: string | null;
  message: string | null;
  endsOn: string | null;
  language: Language;
  buyerEmail: string;
};

/** The gift voucher itself, for who bought it: to be printed or forwarded. `pdfUrl`: of one that was ordered on the site. */
export function voucherMail(
  site: MailSite,
  voucher: VoucherInMail,
  origin: string,
  pdfUrl?: string,
): Mail {
  const { language } = voucher;
  const text = mailText(site, language);
  const row = (label: string, value: string | null) => (value ? [{ label, value }] : []);
  return {
    kind: 'voucher.issued',
    to: voucher.buyerEmail,
    language,
    subject: text('mail.gift_voucher.subject', { amount: money(voucher.cents, language) }),
    relatedKind: 'gift_voucher',
    relatedId: String(voucher.id),
    ...mailBodies({
      site,
      language,
      isForGuest: true,
      heading: text('mail.gift_voucher.heading'),
      paragraphs: [text('mail.gift_voucher.text')],
      quote: voucher.message
        ? { label: text('mail.gift_voucher.message'), text: voucher.message }
        : undefined,
      sections: [
        {
          rows: [
            { label: text('mail.gift_voucher.code'), value: voucher.code },
            { label: text('mail.gift_voucher.amount'), value: money(voucher.cents, language) },
            ...row(text('mail.gift_voucher.recipient'), voucher.recipient),
            ...row(text('mail.gift_voucher.giver'), voucher.giver),
            ...row(
              text('mail.gift_voucher.until'),
              voucher.endsOn && dayInWords(voucher.endsOn, language),
            ),
          ],
        },
      ],
      ...(pdfUrl === undefined
        ? { button: { text: text('mail.gift_voucher.button'), url: `${origin}/${language}/trips` } }
        : {
            button: { text: text('mail.gift_voucher.pdf'), url: pdfUrl },
            link: { text: text('mail.gift_voucher.button'), url: `${origin}/${language}/trips` },
          }),
      footer: text('mail.footer.reply'),
    }),
  };
}

export const voucherTemplates: readonly MailTemplate[] = [
  {
    kind: 'voucher.issued',
    reader: 'guest',
    make: (site, { language, origin, text, to }) => [
      voucherMail(
        site,
        {
          ...{
            id: 0,
            code: 'K7QP-3MXA-9TRD-HW2E',
            cents: 10_000,
            recipient: SAMPLE_CONTACT.name,
            giver: null,
            endsOn: sampleDay(),
          },
          ...{ message: text('mail.sample.gift_message'), language, buyerEmail: to },
        },
        origin,
      ),
    ],
  },
];
