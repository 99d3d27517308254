import * as v from 'valibot';
import { PlacesChoice } from '../bookings/guest-bookings.schema.ts';
import { Count } from '../fields.schema.ts';
import { QuoteInput, TokenRequest } from '../transfers/request.schema.ts';
import { MAX_BASKET_TEXT } from './plain-basket.ts';

const Text = v.pipe(v.string(), v.maxLength(MAX_BASKET_TEXT));
/** `remove`: the index of the item of that basket. */
const Removal = v.object({
  basket: Text,
  remove: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), Count),
});
const Journey = v.object({
  ...QuoteInput.entries,
  ...v.pick(TokenRequest, ['vehicle', 'signName', 'note']).entries,
});
const has = (input: unknown, name: string) =>
  typeof input === 'object' && input !== null && name in input;

/** What a form without scripts adds to the basket, or removes from it. */
export const BasketChange = v.pipe(
  v.lazy((input) =>
    has(input, 'remove')
      ? Removal
      : has(input, 'optionId') || has(input, 'departureId')
        ? PlacesChoice
        : Journey,
  ),
  v.metadata({ sentAs: v.union([PlacesChoice, Journey, Removal]) }),
);
export const PlainBasket = v.object({ basket: v.string(), count: Count });
