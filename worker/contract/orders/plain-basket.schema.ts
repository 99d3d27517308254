import * as v from 'valibot';
import { Count } from '../fields.schema.ts';
import { ORDERED_VOUCHER_CENTS } from '../money/vouchers.ts';
import type { FieldErrorCode } from '../problem.ts';
import { parseMoney } from '../texts/parse-money.ts';
import { QuoteInput, TokenRequest } from '../transfers/request.schema.ts';
import { GIFT_DAY, VoucherItem } from './orders.schema.ts';
import { MAX_BASKET_TEXT } from './plain-basket.ts';

/** A journey with its vehicle, as a form without scripts chooses it. */
export const JourneyChoice = v.object({
  ...QuoteInput.entries,
  ...v.pick(TokenRequest, ['vehicle', 'signName', 'note']).entries,
});
const blankIsNone = v.transform((text: string): string | null => text.trim() || null);
const { least, most } = ORDERED_VOUCHER_CENTS;

/** What is wrong with an amount; undefined is no amount, null is none. */
function faultOf(cents: number | null | undefined): FieldErrorCode | undefined {
  if (cents === null) return 'required';
  if (cents === undefined) return 'invalid';
  if (cents < least) return 'too_short';
  return cents > most ? 'too_many' : undefined;
}

/** A gift voucher, as a form without scripts chooses it. `amount` goes before `cents`; `alone`: it is ordered without the rest of the basket. */
export const VoucherChoice = v.pipe(
  v.object({
    cents: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/))),
    /** Of euros, as people write it. */
    amount: v.optional(v.string(), ''),
    ...v.pick(VoucherItem, ['recipientName', 'giverName', 'message']).entries,
    sendOn: v.pipe(v.optional(v.string(), ''), blankIsNone, v.nullable(GIFT_DAY)),
    alone: v.optional(v.literal('true')),
  }),
  v.metadata({ jsonSchema: { examples: [{ cents: '5000', recipientName: 'Núria' }] } }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { cents: chosen, amount, ...choice } = dataset.value;
    const typed = parseMoney(amount);
    const cents = typed === null && chosen !== undefined ? Number(chosen) : typed;
    const message = faultOf(cents);
    if (message === undefined) return { ...choice, cents: cents ?? 0 };
    const at = { type: 'object', origin: 'value', key: 'amount', value: amount } as const;
    addIssue({ message, path: [{ ...at, input: dataset.value }] });
    return NEVER;
  }),
);

/** `item`: the index of the item of that basket. */
export const BasketRemoval = v.pipe(
  v.object({
    basket: v.pipe(v.string(), v.maxLength(MAX_BASKET_TEXT)),
    item: v.pipe(
      v.union([v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)), v.number()]),
      Count,
    ),
  }),
  v.metadata({ jsonSchema: { examples: [{ basket: '', item: 0 }] } }),
);
export const PlainBasket = v.object({ basket: v.string(), count: Count });
