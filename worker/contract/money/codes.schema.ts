import * as v from 'valibot';
import { IsoDate } from '../days.schema.ts';
import { Cents, Count, Id, Text } from '../fields.schema.ts';
import { compactCode } from '../texts/tidy-text.ts';
import { CODE_SUBJECTS } from './codes.ts';

const CODE_LENGTH = 40;
const compact = v.transform(compactCode);

/** A code as a guest types it; blank is none. */
export const TypedCode = v.pipe(
  v.nullish(v.string(), ''),
  v.metadata({ sentAs: v.pipe(v.string(), v.maxLength(CODE_LENGTH)) }),
  compact,
  v.maxLength(CODE_LENGTH),
  v.transform((text) => text || undefined),
);

/** Of `discount_codes`. Days are those on which it can be used, in Menorca. */
export const CodeInput = v.pipe(
  v.object({
    code: v.pipe(v.string(), compact, v.regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/)),
    name: Text,
    percent: v.optional(v.nullable(v.pipe(Count, v.minValue(1), v.maxValue(100))), null),
    cents: v.optional(v.nullable(v.pipe(Cents, v.minValue(1))), null),
    startsOn: v.optional(v.nullable(IsoDate), null),
    endsOn: v.optional(v.nullable(IsoDate), null),
    maxUses: v.optional(v.nullable(v.pipe(Count, v.minValue(1))), null),
    minTotalCents: v.optional(Cents, 0),
    /** Null: all trips. */
    tripIds: v.optional(v.nullable(v.pipe(v.array(Id), v.minLength(1), v.maxLength(200))), null),
    forTrips: v.optional(v.boolean(), true),
    forTransfers: v.optional(v.boolean(), false),
    partnerId: v.optional(v.nullable(Id), null),
    isActive: v.optional(v.boolean(), true),
  }),
  v.forward(
    v.check(({ percent, cents }) => percent !== null || cents !== null, 'required'),
    ['percent'],
  ),
  v.forward(
    v.check(({ percent, cents }) => percent === null || cents === null, 'either'),
    ['cents'],
  ),
  v.forward(
    v.check(
      ({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn,
      'wrong_order',
    ),
    ['endsOn'],
  ),
  v.examples([{ code: 'SUMMER10', name: 'Summer', percent: 10 } as never]),
);

const CODE_ITEMS = 20;
const Use = {
  for: v.picklist(CODE_SUBJECTS),
  tripId: v.optional(Id),
  /** The price without the code. */
  totalCents: Cents,
};
const CheckedText = v.pipe(v.string(), compact, v.minLength(1), v.maxLength(CODE_LENGTH));

const OneUse = v.object({ code: CheckedText, ...Use });
const UseOfItems = v.object({
  code: CheckedText,
  items: v.pipe(v.array(v.object(Use)), v.minLength(1), v.maxLength(CODE_ITEMS)),
});
const hasItems = (input: unknown) =>
  typeof input === 'object' && input !== null && 'items' in input;
/** Whether a code can be used, and what it takes off: of one item, or of all of an order. */
export const CodeCheck = v.pipe(
  v.lazy((input) => (hasItems(input) ? UseOfItems : OneUse)),
  v.metadata({ sentAs: v.union([OneUse, UseOfItems]) }),
);
/** `items`: cents off each, where several were asked about. */
export const CheckedCode = v.object({
  code: v.string(),
  discountCents: Count,
  totalCents: Count,
  items: v.optional(v.array(Count)),
  /** The code is a gift voucher's, with this balance. */
  voucherCents: v.optional(Count),
});
