import type { BasketVoucher } from '#base/basket/basket-items.ts';
import { isBookableDay, serverToday } from '#base/clock/server-day.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import { isCalendarDay } from '#contract/calendar.ts';
import type { GiftVoucherOffer } from '#contract/money/vouchers.ts';
import { parseMoney } from '#contract/texts/parse-money.ts';

export const GIFT_FORM = 'gift-voucher';

/** `cents`: the suggested amount that is chosen; `amount`: another one as typed, which goes before it. */
export type GiftFields = Record<
  'cents' | 'amount' | 'recipientName' | 'giverName' | 'message' | 'sendOn',
  string
>;
const TEXTS = ['recipientName', 'giverName', 'message'] as const;

export const emptyGift = ({ suggestedCents }: GiftVoucherOffer): GiftFields => ({
  cents: String(suggestedCents[0] ?? ''),
  ...{ amount: '', recipientName: '', giverName: '', message: '', sendOn: '' },
});

/** Undefined when what was typed is no amount. */
export function centsOf({ cents, amount }: GiftFields): number | undefined {
  const typed = parseMoney(amount);
  return typed === null ? Number(cents) : typed;
}

/** Values that are missing or outside the limits are reported at once; the API validates everything again. */
export function giftErrors(
  { leastCents, mostCents }: GiftVoucherOffer,
  fields: GiftFields,
): FormErrors {
  const cents = centsOf(fields);
  const { sendOn } = fields;
  const dayError = !isCalendarDay(sendOn)
    ? 'date'
    : sendOn < serverToday()
      ? 'past'
      : !isBookableDay(sendOn) && 'too_far';
  return {
    ...(cents === undefined && { amount: 'invalid' }),
    ...(cents !== undefined && cents < leastCents && { amount: 'too_short' }),
    ...(cents !== undefined && cents > mostCents && { amount: 'too_many' }),
    ...(sendOn !== '' && dayError && { sendOn: dayError }),
  };
}

export const giftItem = (fields: GiftFields, title: string): Omit<BasketVoucher, 'id'> => {
  const cents = centsOf(fields) ?? 0;
  const texts = TEXTS.map((name) => [name, fields[name].trim()] as const);
  return {
    kind: 'voucher',
    ...{ title, cents, totalCents: cents, date: fields.sendOn, time: '' },
    fields: Object.fromEntries(texts.filter(([, text]) => text !== '')),
  };
};

/** The form as it was when the item was added. */
export const giftFieldsOf = ({ cents, date, fields }: BasketVoucher) => ({
  ...{ cents: String(cents), amount: String(cents / 100), sendOn: date },
  ...fields,
});
