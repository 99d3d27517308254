import { dayInWords } from '#core/mail/format.ts';
import type { ItemInMail } from '#orders/items/item-in-mail.ts';

type Voucher = {
  reference: string;
  cents: number;
  status: string;
  recipient: string | null;
  giver: string | null;
  sendOn: string | null;
};

/** A gift voucher in the mail about its order: its code is in a mail of its own. */
export const voucherInMail = (voucher: Voucher): ItemInMail => ({
  state: voucher.status === 'unpaid' ? 'mail.order.unpaid' : 'mail.order.paid',
  totalCents: voucher.cents,
  hasLocalTime: false,
  sections: (language, text, facts = []) => {
    const { recipient, giver, sendOn, reference } = voucher;
    const rows = [
      { label: text('mail.gift_voucher.recipient'), value: recipient ?? '' },
      { label: text('mail.gift_voucher.giver'), value: giver ?? '' },
      {
        label: text('mail.gift_voucher.send_on'),
        value: sendOn === null ? '' : dayInWords(sendOn, language),
      },
      { label: text('mail.label.reference'), value: reference },
    ];
    return [
      {
        title: text('mail.gift_voucher.title'),
        rows: [...rows.filter(({ value }) => value), ...facts],
      },
    ];
  },
  events: () => [],
});
