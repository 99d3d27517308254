import * as v from 'valibot';
import { isCalendarDay } from './calendar.ts';
import { Language } from './language.ts';
import type { FieldErrorCode } from './problem.ts';
import { EXTRA_CODES } from './transfers.ts';
import { ChildAges, Consent, Contact } from './trip-requests.ts';

const code = (name: FieldErrorCode) => name;
/** More than any vehicle holds; the rules say how many truly travel. */
const MANY = 999;

const asText = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => String(value).trim()),
);
/** A whole number, as JSON or as a form writes it. */
const Whole = v.pipe(asText, v.minLength(1), v.regex(/^-?\d{1,6}$/), v.transform(Number));
/** The same; blank is none. */
const WholeOrNone = v.pipe(
  v.optional(v.union([v.number(), v.string()]), 0),
  v.transform((value) => String(value).trim() || '0'),
  v.regex(/^\d{1,6}$/),
  v.transform(Number),
  v.maxValue(MANY),
);

const PlaceId = v.pipe(asText, v.minLength(1), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1, code('invalid')));

/** `vy3726` is `VY 3726`; blank: not known yet. */
export function flightNumber(text: string): string | undefined {
  const [, airline, number] = /^([A-Z][A-Z0-9]|\d[A-Z]|[A-Z]{3})[\s-]*0*(\d{1,4}[A-Z]?)$/.exec(text.trim().toUpperCase()) ?? [];
  return airline && number ? `${airline} ${number}` : undefined;
}
const Flight = v.pipe(
  v.optional(v.nullable(v.string()), ''),
  v.transform((text) => text?.trim() ?? ''),
  v.maxLength(12, code('invalid')),
  v.check((text) => text === '' || flightNumber(text) !== undefined, code('invalid')),
  v.transform((text) => flightNumber(text)),
);

const Leg = v.object({
  date: v.pipe(v.string(), v.trim(), v.minLength(1), v.check(isCalendarDay, code('date'))),
  time: v.pipe(v.string(), v.trim(), v.minLength(1), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
  flight: Flight,
});

/** Forms send the return's fields blank when there is none. */
function isBlankLeg(leg: unknown): boolean {
  if (typeof leg !== 'object' || leg === null) return leg === undefined || leg === null || leg === '';
  const { date, time } = leg as Record<string, unknown>;
  return (date ?? '') === '' && (time ?? '') === '';
}
const ReturnLeg = v.pipe(
  v.unknown(),
  v.transform((leg) => (isBlankLeg(leg) ? undefined : leg)),
  v.optional(Leg),
);

const ExtraList = v.pipe(
  v.unknown(),
  // `extras.pet=1` of a form is `{ pet: '1' }`.
  v.transform((extras) =>
    Array.isArray(extras) ? extras : Object.entries((extras ?? {}) as object).map(([name, quantity]) => ({ code: name, quantity })),
  ),
  v.pipe(v.array(v.object({ code: v.picklist(EXTRA_CODES), quantity: WholeOrNone })), v.maxLength(20)),
  v.transform((extras) => extras.filter(({ quantity }) => quantity > 0)),
);

const Luggage = v.optional(v.object({ large: WholeOrNone, cabin: WholeOrNone, bulky: WholeOrNone }), { large: 0, cabin: 0, bulky: 0 });

const quoteEntries = {
  from: PlaceId,
  to: PlaceId,
  outbound: Leg,
  return: v.optional(ReturnLeg),
  adults: v.pipe(Whole, v.minValue(1), v.maxValue(MANY)),
  childAges: ChildAges,
  luggage: Luggage,
  extras: v.optional(ExtraList, []),
};
export const QuoteInput = v.object(quoteEntries);
export type QuoteInput = v.InferOutput<typeof QuoteInput>;

const blankToUndefined = v.transform((text: string | null) => text?.trim() || undefined);
const shortText = (max: number) =>
  v.pipe(v.optional(v.nullable(v.string()), ''), blankToUndefined, v.optional(v.pipe(v.string(), v.maxLength(max))));

const personEntries = {
  vehicle: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  contact: v.optional(Contact, {}),
  signName: shortText(120),
  note: shortText(3000),
  language: v.optional(v.fallback(Language, 'es'), 'es'),
  privacyAccepted: v.optional(Consent, false),
};
/** With a quote's token: the journey is the quote's; flights may still be added. */
const TokenRequest = v.object({
  ...personEntries,
  quoteToken: v.pipe(v.string(), v.minLength(1), v.maxLength(6000)),
  outbound: v.optional(v.object({ flight: Flight })),
  return: v.optional(v.object({ flight: Flight })),
});
/** Without: everything at once, as the plain form sends it. */
const PlainRequest = v.object({
  ...personEntries,
  ...quoteEntries,
  quoteToken: v.optional(
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
  ),
});

const hasToken = (input: unknown) =>
  typeof input === 'object' && input !== null && 'quoteToken' in input && typeof input.quoteToken === 'string' && input.quoteToken !== '';
export const TransferRequestInput = v.lazy((input) => (hasToken(input) ? TokenRequest : PlainRequest));
export type TransferRequestInput = v.InferOutput<typeof TokenRequest> | v.InferOutput<typeof PlainRequest>;

export type QuoteLineCode = 'outbound' | 'return' | 'night' | 'holiday' | (typeof EXTRA_CODES)[number];
/** `cents` is for the whole quantity; the total is the sum of the lines. */
export type QuoteLine = { code: QuoteLineCode; quantity: number; cents: number };
export type QuoteOption = { vehicle: string; totalCents: number; lines: QuoteLine[] };
export type UnfitReason = 'passengers' | 'luggage' | 'child_seats' | 'notice' | 'no_price';
export type UnfitVehicle = { vehicle: string; reason: UnfitReason };
export type Quote = {
  currency: 'EUR';
  priceVersion: number;
  quoteToken: string;
  validUntil: string;
  journeyMinutes: number;
  options: QuoteOption[];
  unfit: UnfitVehicle[];
};

export type TransferRequestAnswer = { reference: string; manageUrl: string; status: 'new' };

export const TRANSFER_REQUEST_STATES = [
  'new',
  'quoted',
  'confirmed',
  'driver_assigned',
  'completed',
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'no_show',
] as const;
export type TransferRequestState = (typeof TRANSFER_REQUEST_STATES)[number];

type BookingPlace = {
  id: number;
  kind: string;
  name: string;
  meetingPoint: string;
  translations: {
    name?: { [L in Language]?: string | undefined } | undefined;
    meetingPoint?: { [L in Language]?: string | undefined } | undefined;
  };
};
/** A transfer request as the holder of its link sees it. */
export type TransferBooking = {
  reference: string;
  status: TransferRequestState;
  from: BookingPlace;
  to: BookingPlace;
  legs: { leg: 'outbound' | 'return'; date: string; time: string; flight: string | null }[];
  vehicle: { code: string; name: string; translations: { name?: { [L in Language]?: string | undefined } | undefined } };
  adults: number;
  childAges: number[];
  luggage: { large: number; cabin: number; bulky: number };
  currency: string;
  totalCents: number;
  lines: { code: string; quantity: number; cents: number }[];
  contact: { name: string | null; email: string | null; phone: string | null };
  signName: string | null;
  note: string | null;
  createdAt: string;
};
