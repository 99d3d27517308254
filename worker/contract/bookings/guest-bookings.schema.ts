import * as v from 'valibot';
import { DepartureId } from '../days.schema.ts';
import { Cents, Id } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { TypedCode } from '../money/codes.schema.ts';
import { PartnerSlug } from '../money/partners.schema.ts';
import { InvoicedCustomer } from '../money/receipts.schema.ts';
import { tidyText } from '../texts/tidy-text.ts';
import { Consent, Contact, TermsAccepted, TermsConsent } from '../trips/trip-requests.schema.ts';
import { readChildAges } from '../trips/trip-requests.ts';
import { Pickup } from './needs/pickups.schema.ts';
import { Answers } from './needs/questions.schema.ts';

const MAX_ITEMS = 20;
const MAX_QUANTITY = 99;

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY));
/** So many of one unit; of children the ages, where they were asked for. */
const UnitCount = v.object({
  unitId: Id,
  quantity: Quantity,
  ages: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)))),
});
export const Units = v.pipe(v.array(UnitCount), v.maxLength(MAX_ITEMS));
export const Extras = v.pipe(
  v.array(v.object({ extraId: Id, quantity: Quantity })),
  v.maxLength(MAX_ITEMS),
);
export const Notes = v.pipe(
  v.nullish(v.string(), ''),
  v.transform(tidyText),
  v.maxLength(3000),
  v.transform((text) => text || undefined),
);
const Token = v.pipe(v.string(), v.maxLength(200));

type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberIn = (text: unknown) =>
  typeof text === 'string'
    ? /^\s*\d{1,15}\s*$/.test(text)
      ? Number(text)
      : text.trim() === ''
        ? 0
        : text
    : text;
const entriesOf = (value: unknown) => (isFields(value) ? Object.entries(value) : []);

/** `answer.diet=vegan`, and `answer.size.0=38` of the first ticket. */
const answersIn = (answer: Fields) =>
  Object.entries(answer).flatMap(([questionId, given]) =>
    isFields(given)
      ? Object.entries(given).map(([ticket, value]) => ({
          questionId,
          ticket: /^\d{1,3}$/.test(ticket) ? Number(ticket) : ticket,
          value,
        }))
      : [{ questionId, value: given }],
  );
/** A form's choice of a place; an empty one is the meeting point. */
const pickupIn = ({ pointId, hotel }: Fields) => (pointId ? { pointId, hotel } : null);

/** What a form says of an option's questions and pick-ups, as programs send it. */
export const needsInForm = ({ answer, pickup }: Fields) => ({
  ...(isFields(answer) && { answers: answersIn(answer) }),
  ...(pickup !== undefined && { pickup: isFields(pickup) ? pickupIn(pickup) : pickup }),
});

/** Of a form: `unit.12=2`, `ages.12=4, 7`, `extra.3=1` and `answer.diet=vegan` as the lists that programs send; numbers and booleans from their texts. */
function fromForm(sent: unknown): unknown {
  if (!isFields(sent)) return sent;
  const { unit, ages, extra, answer, pickup, ...rest } = sent;
  const agesOf = isFields(ages) ? ages : {};
  const units = entriesOf(unit).map(([id, quantity]) => {
    const years = agesOf[id];
    const given = typeof years === 'string' ? readChildAges(years) : [];
    return {
      unitId: Number(id),
      quantity: numberIn(quantity),
      ...(given.length > 0 && { ages: given }),
    };
  });
  const extras = entriesOf(extra).map(([id, quantity]) => ({
    extraId: Number(id),
    quantity: numberIn(quantity),
  }));
  const numbers = (['optionId', 'feeCents', 'totalCents'] as const).filter(
    (name) => typeof rest[name] === 'string',
  );
  return {
    ...rest,
    ...Object.fromEntries(
      numbers.map((name) => [name, rest[name] === '' ? undefined : numberIn(rest[name])]),
    ),
    ...(typeof rest.dryRun === 'string' && { dryRun: rest.dryRun === 'true' }),
    ...(isFields(unit) && { units: units.filter(({ quantity }) => quantity !== 0) }),
    ...needsInForm({ answer, pickup }),
    ...(isFields(extra) && { extras: extras.filter(({ quantity }) => quantity !== 0) }),
  };
}
const sentAs = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.unknown(), v.metadata({ sentAs: schema }), v.transform(fromForm), schema);

/** Places of a departure, as a form without scripts chooses them. */
export const PlacesChoice = sentAs(
  v.object({
    optionId: Id,
    departureId: DepartureId,
    units: Units,
    extras: v.optional(Extras, []),
  }),
);

/** Places of a departure. Without contact they are held; with contact, name and consent they are booked at once. */
export const GuestBookingInput = sentAs(
  v.object({
    optionId: Id,
    /** The `id` of a departure of the availability. */
    departureId: DepartureId,
    units: Units,
    extras: v.optional(Extras, []),
    answers: v.optional(Answers, []),
    pickup: Pickup,
    contact: v.optional(Contact),
    customer: InvoicedCustomer,
    notes: Notes,
    /** A discount code. */
    code: TypedCode,
    language: v.fallback(v.optional(Language), undefined),
    partner: PartnerSlug,
    privacyAccepted: v.optional(Consent),
    termsAccepted: TermsAccepted,
  }),
);
/**
 * What is to be different; the rest stays. `dryRun` answers what it would cost and changes nothing. With `totalCents` it is refused when
 * the new total is another one.
 */
export const GuestBookingChange = sentAs(
  v.object({
    token: Token,
    optionId: v.optional(Id),
    departureId: v.optional(DepartureId),
    units: v.optional(Units),
    extras: v.optional(Extras),
    totalCents: v.optional(Cents),
    dryRun: v.optional(v.boolean(), false),
  }),
);
export const GuestBookingConfirm = sentAs(
  v.object({
    token: Token,
    contact: v.optional(Contact, {}),
    customer: InvoicedCustomer,
    answers: v.optional(Answers, []),
    pickup: Pickup,
    notes: Notes,
    /** A discount code; the hold becomes cheaper with it. */
    code: TypedCode,
    privacyAccepted: v.optional(Consent, false),
    termsAccepted: v.optional(TermsConsent, false),
  }),
);
/** What the option asks, answered after the booking; an empty value takes an answer back. */
export const GuestBookingAnswers = sentAs(
  v.object({ token: Token, answers: v.optional(Answers, []), pickup: Pickup }),
);
/** The guest accepts what the firm offers. With `totalCents` it is refused when the price is another one. */
export const GuestBookingAccept = sentAs(
  v.object({
    token: Token,
    termsAccepted: v.optional(TermsConsent, false),
    totalCents: v.optional(Cents),
  }),
);
/** `feeCents`: the fee that was shown, 0 without it; another one is refused. */
export const GuestBookingCancel = sentAs(
  v.object({
    token: Token,
    feeCents: v.optional(Cents, 0),
    dryRun: v.optional(v.boolean(), false),
  }),
);
export const GuestBookingLink = v.object({ token: Token });
