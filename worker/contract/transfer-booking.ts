import * as v from 'valibot';
import { isCalendarDay } from './calendar.ts';
import type { Language } from './language.ts';
import type { FieldErrorCode } from './problem.ts';
import { tidyCode, tidyText } from './tidy-text.ts';
import { Flight } from './transfer-fields.ts';

const code = (name: FieldErrorCode) => name;

/** States as a guest sees them; spam looks like `new`. */
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

type InFour = { [L in Language]?: string | undefined };
export type BookingPlace = {
  id: number;
  kind: string;
  name: string;
  meetingPoint: string;
  translations: { name?: InFour | undefined; meetingPoint?: InFour | undefined };
};
export type BookingDriver = { name: string; phone: string; vehicle: string; plate: string };
export type BookingLeg = {
  leg: 'outbound' | 'return';
  /** Island time. */
  date: string;
  time: string;
  /** The same in UTC, and the expected arrival. */
  startsAt: string;
  endsAt: string;
  flight: string | null;
  driver: BookingDriver | null;
  /** Included in the price: the driver waits that long. */
  waitingMinutes: number;
};

/** What a guest may see of a request's history. `note`: words of the firm or of the guest's own change request. */
export type BookingEvent = {
  type: 'state' | 'change_request' | 'driver' | 'message' | 'edit';
  /** State that the request was in afterwards. */
  status: TransferRequestState;
  by: 'guest' | 'firm';
  note: string | null;
  /** Of a change request: what is wished. */
  wish: { leg?: 'outbound' | 'return'; date?: string; time?: string; flight?: string } | null;
  at: string;
};

export type CancellationTier = { hoursBefore: number; feePercent: number };
/** What cancelling costs at this moment. Each way of a return journey is reckoned by its own pick-up. */
export type Cancellation = {
  /** Cancelling online is possible. */
  allowed: boolean;
  feeCents: number;
  /** The tier that holds for each leg now. */
  legs: { leg: 'outbound' | 'return'; feePercent: number; feeCents: number }[];
  /** Until then (UTC) the fee stays as it is; null when it can grow no more. */
  holdsUntil: string | null;
  /** The rules, highest notice first. */
  tiers: CancellationTier[];
};

/** A transfer request as the holder of its link sees it. */
export type TransferBooking = {
  reference: string;
  status: TransferRequestState;
  language: Language;
  version: number;
  from: BookingPlace;
  to: BookingPlace;
  legs: BookingLeg[];
  vehicle: { code: string; name: string; translations: { name?: InFour | undefined } };
  adults: number;
  childAges: number[];
  luggage: { large: number; cabin: number; bulky: number };
  extras: { code: string; quantity: number }[];
  currency: string;
  totalCents: number;
  lines: { code: string; quantity: number; cents: number }[];
  contact: { name: string | null; email: string | null; phone: string | null };
  signName: string | null;
  note: string | null;
  /** Oldest first. */
  events: BookingEvent[];
  cancellation: Cancellation;
  /** What the cancellation cost; null unless it was cancelled. */
  feeCents: number | null;
  canRequestChange: boolean;
  createdAt: string;
  updatedAt: string;
};

const optionalText = (tidy: (text: string) => string, max: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform(tidy),
    v.maxLength(max),
    v.transform((text) => text || undefined),
  );
const Token = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** `feeCents`: the fee that was shown; when it is another by now the answer is 409 with the booking as it stands. */
export const CancelInput = v.object({
  token: Token,
  feeCents: v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((value) => tidyCode(String(value))),
      v.regex(/^\d{1,9}$/),
      v.transform(Number),
    ),
  ),
});
export type CancelInput = v.InferOutput<typeof CancelInput>;

/** A wish, not a change: the firm answers it. At least one of message, date, time and flight. */
export const ChangeRequestInput = v.pipe(
  v.object({
    token: Token,
    leg: v.optional(v.fallback(v.picklist(['outbound', 'return']), 'outbound'), 'outbound'),
    message: optionalText(tidyText, 2000),
    date: v.pipe(optionalText(tidyCode, 40), v.optional(v.pipe(v.string(), v.check(isCalendarDay, code('date'))))),
    time: v.pipe(optionalText(tidyCode, 40), v.optional(v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)))),
    flight: v.optional(Flight),
  }),
  v.forward(
    v.partialCheck(
      [['message'], ['date'], ['time'], ['flight']],
      ({ message, date, time, flight }) => Boolean(message || date || time || flight),
      code('required'),
    ),
    ['message'],
  ),
);
export type ChangeRequestInput = v.InferOutput<typeof ChangeRequestInput>;
