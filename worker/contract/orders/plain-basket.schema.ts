import * as v from 'valibot';
import { Count } from '../fields.schema.ts';
import { QuoteInput, TokenRequest } from '../transfers/request.schema.ts';
import { MAX_BASKET_TEXT } from './plain-basket.ts';

/** A journey with its vehicle, as a form without scripts chooses it. */
export const JourneyChoice = v.object({
  ...QuoteInput.entries,
  ...v.pick(TokenRequest, ['vehicle', 'signName', 'note']).entries,
});
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
