import * as v from 'valibot';
import { BookingDay, ClockTime } from '../days.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { TypedCode } from '../money/codes.schema.ts';
import { PartnerSlug } from '../money/partners.schema.ts';
import { InvoicedCustomer } from '../money/receipts.schema.ts';
import { PlainLine } from '../people/person-name.schema.ts';
import { NAME_LENGTH } from '../people/person-name.ts';
import type { FieldErrorCode } from '../problem.ts';
import { tidyCode, tidyText } from '../texts/tidy-text.ts';
import { ChildAges, Consent, Contact, TermsAccepted } from '../trips/trip-requests.schema.ts';
import { Flight, LegAddress } from './fields.schema.ts';
import { TURNSTILE_FIELD } from './person-check.ts';
import { EXTRA_CODES } from './transfers.ts';

const code = (name: FieldErrorCode) => name;
/** More than any vehicle holds; the rules contain the actual limits. */
const MANY = 999;

const asText = v.pipe(
  v.union([v.number(), v.string()]),
  v.metadata({ sentAs: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.transform((value) => tidyCode(String(value))),
);
/** An integer, from JSON or a form. */
const Integer = v.pipe(asText, v.minLength(1), v.regex(/^-?\d{1,6}$/), v.transform(Number));
/** The same; blank is none. */
const IntegerOrZero = v.pipe(
  v.nullish(v.union([v.number(), v.string()]), 0),
  v.metadata({ sentAs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MANY)) }),
  v.transform((value) => tidyCode(String(value)) || '0'),
  v.regex(/^\d{1,6}$/),
  v.transform(Number),
  v.maxValue(MANY),
);

const PlaceId = v.pipe(
  asText,
  v.minLength(1),
  v.regex(/^\d{1,9}$/),
  v.transform(Number),
  v.minValue(1, code('invalid')),
);

const legDetails = {
  flight: Flight,
  /** Hotel or address; none at an airport or a port. The return leg defaults to the outbound one's. */
  pickupAddress: v.optional(LegAddress),
  dropoffAddress: v.optional(LegAddress),
};

const Leg = v.object({
  date: BookingDay,
  time: ClockTime,
  ...legDetails,
});

/** Forms send blank return fields for a one-way journey. */
function isBlankLeg(leg: unknown): boolean {
  if (typeof leg !== 'object' || leg === null)
    return leg === undefined || leg === null || leg === '';
  const { date, time } = leg as Record<string, unknown>;
  return (date ?? '') === '' && (time ?? '') === '';
}
const ReturnLeg = v.pipe(
  v.unknown(),
  v.metadata({ sentAs: Leg }),
  v.transform((leg) => (isBlankLeg(leg) ? undefined : leg)),
  v.optional(Leg),
);

const Extras = v.pipe(
  v.array(v.object({ code: v.picklist(EXTRA_CODES), quantity: IntegerOrZero })),
  v.maxLength(20),
);
const ExtraList = v.pipe(
  v.unknown(),
  v.metadata({ sentAs: Extras }),
  // `extras.pet=1` of a form is `{ pet: '1' }`.
  v.transform((extras) =>
    Array.isArray(extras)
      ? extras
      : Object.entries((extras ?? {}) as object).map(([name, quantity]) => ({
          code: name,
          quantity,
        })),
  ),
  Extras,
  v.transform((extras) => extras.filter(({ quantity }) => quantity > 0)),
);

const Luggage = v.nullish(
  v.object({ large: IntegerOrZero, cabin: IntegerOrZero, bulky: IntegerOrZero }),
  { large: 0, cabin: 0, bulky: 0 },
);

const quoteEntries = {
  from: PlaceId,
  to: PlaceId,
  outbound: Leg,
  return: v.optional(ReturnLeg),
  adults: v.pipe(Integer, v.minValue(1), v.maxValue(MANY)),
  childAges: ChildAges,
  luggage: Luggage,
  extras: v.optional(ExtraList, []),
};
export const QuoteInput = v.object(quoteEntries);

const blankToUndefined = v.transform((text: string) => text || undefined);

/** Fields for detecting bots; none of them ever refuses a person. */
const trapEntries = {
  /** Invisible to people, who leave it empty. */
  website: v.nullish(v.fallback(v.string(), 'filled'), ''),
  /** When the form was first shown: milliseconds since 1970. */
  startedAt: v.fallback(
    v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())),
    undefined,
  ),
  /** Token of Cloudflare Turnstile, where it is configured. */
  [TURNSTILE_FIELD]: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2048))), undefined),
};

const personEntries = {
  vehicle: v.pipe(v.string(), v.transform(tidyCode), v.minLength(1), v.maxLength(60)),
  contact: v.optional(Contact, {}),
  customer: InvoicedCustomer,
  signName: v.pipe(v.nullish(v.string(), ''), PlainLine(NAME_LENGTH), blankToUndefined),
  note: v.pipe(
    v.nullish(v.string(), ''),
    v.transform(tidyText),
    v.maxLength(3000),
    blankToUndefined,
  ),
  /** A discount code. */
  code: TypedCode,
  /** Without one, the browser's. */
  language: v.fallback(v.optional(Language), undefined),
  partner: PartnerSlug,
  privacyAccepted: v.optional(Consent, false),
  termsAccepted: TermsAccepted,
  ...trapEntries,
};
/** With a quote's token: the journey comes from the quote; flights and addresses may still be added. */
export const TokenRequest = v.object({
  ...personEntries,
  quoteToken: v.pipe(v.string(), v.minLength(1), v.maxLength(6000)),
  outbound: v.nullish(v.object(legDetails)),
  return: v.nullish(v.object(legDetails)),
});
/** Without a token: everything at once, as the plain form sends it. */
export const PlainRequest = v.object({
  ...personEntries,
  ...quoteEntries,
  quoteToken: v.nullish(
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
  ),
});

const hasToken = (input: unknown) =>
  typeof input === 'object' &&
  input !== null &&
  'quoteToken' in input &&
  typeof input.quoteToken === 'string' &&
  input.quoteToken !== '';
export const TransferRequestInput = v.pipe(
  v.lazy((input) => (hasToken(input) ? TokenRequest : PlainRequest)),
  v.metadata({ sentAs: v.union([TokenRequest, PlainRequest]) }),
);
