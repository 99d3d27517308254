import * as v from 'valibot';
import { PAY_PER } from './crew.ts';

const MOST_CENTS = 10_000_000;

/** What a guide or a driver usually gets; null: nothing is agreed. */
export const Pay = v.object({
  payCents: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CENTS))),
    null,
  ),
  payPer: v.optional(v.picklist(PAY_PER), 'job'),
});
