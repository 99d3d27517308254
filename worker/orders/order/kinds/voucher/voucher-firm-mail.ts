import type { Language } from '#contract/languages/language.ts';
import { dayInWords, money } from '#core/mail/format.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { type MailTemplate, SAMPLE_CONTACT, SAMPLE_REFERENCE } from '#core/mail/template.ts';
import { firmItemMail } from '#orders/items/item-mail.ts';

export type SoldVoucher = {
  id: string;
  reference: string;
  orderReference: string;
  cents: number;
  recipient: string | null;
  giver: string | null;
  sendOn: string | null;
  contact: { name: string | null; email: string | null; phone: string | null };
  language: Language;
};

/** To the company: a gift voucher was sold on the site. Without its code. */
export const voucherFirmMail = (site: MailSite, sold: SoldVoucher): Mail[] =>
  firmItemMail(site, (language, text) => {
    const { id, reference, orderReference, cents, recipient, giver, sendOn } = sold;
    const rows = [
      { label: text('mail.gift_voucher.amount'), value: money(cents, language) },
      { label: text('mail.gift_voucher.recipient'), value: recipient ?? '' },
      { label: text('mail.gift_voucher.giver'), value: giver ?? '' },
      {
        label: text('mail.gift_voucher.send_on'),
        value: sendOn === null ? '' : dayInWords(sendOn, language),
      },
      { label: text('mail.label.reference'), value: reference },
    ].filter(({ value }) => value);
    return {
      ...{ kind: 'voucher.firm.sold', words: null },
      about: { relatedKind: 'voucher_item', relatedId: id },
      guest: sold,
      subject: text('mail.gift_voucher_firm.subject', {
        reference: orderReference,
        amount: money(cents, language),
      }),
      sections: [{ title: text('mail.gift_voucher.title'), rows }],
    };
  });

export const voucherFirmTemplates: readonly MailTemplate[] = [
  {
    kind: 'voucher.firm.sold',
    reader: 'firm',
    make: (site, { language, to }) =>
      voucherFirmMail(site, {
        ...{ id: 'sample', reference: 'G5T8KM3W', orderReference: SAMPLE_REFERENCE },
        ...{ cents: 10_000, recipient: 'Núria', giver: SAMPLE_CONTACT.name, sendOn: null },
        ...{ contact: { ...SAMPLE_CONTACT, email: to }, language },
      }),
  },
];
