import type * as v from 'valibot';
import type { PaymentTerms } from '../money/payments.ts';
import type * as schema from './request.schema.ts';
import { EXTRA_CODES } from './transfers.ts';

export type QuoteInput = v.InferOutput<typeof schema.QuoteInput>;
export type TransferRequestInput =
  | v.InferOutput<typeof schema.TokenRequest>
  | v.InferOutput<typeof schema.PlainRequest>;

export const QUOTE_LINE_CODES = ['outbound', 'return', 'night', 'holiday', ...EXTRA_CODES] as const;
export type QuoteLineCode = (typeof QUOTE_LINE_CODES)[number];
/** `cents` covers the whole quantity; the total is the sum of the lines. */
export type QuoteLine = { code: QuoteLineCode; quantity: number; cents: number };
export type QuoteOption = {
  vehicle: string;
  totalCents: number;
  lines: QuoteLine[];
  /** Fee of a cancellation at the time of the quote. */
  cancellationFeeCents: number;
};
/** `hours`: outside the firm's operating hours; `notice`: too soon. */
export type UnfitReason =
  | 'passengers'
  | 'luggage'
  | 'child_seats'
  | 'wheelchair'
  | 'notice'
  | 'hours'
  | 'no_price';
export type UnfitVehicle = { vehicle: string; reason: UnfitReason };
export type Quote = {
  currency: 'EUR';
  priceVersion: number;
  quoteToken: string;
  validUntil: string;
  journeyMinutes: number;
  /** Driver's waiting time at each pick-up that the price includes. */
  waiting: { outboundMinutes: number; returnMinutes: number | null };
  /** Free cancellation until then (UTC); null when it costs `cancellationFeeCents` already. */
  freeCancellationUntil: string | null;
  /** The rule in force: what is paid once the company has confirmed, and when. */
  payment: PaymentTerms;
  options: QuoteOption[];
  unfit: UnfitVehicle[];
};

export type TransferRequestAnswer = {
  reference: string;
  manageUrl: string;
  status: 'new' | 'confirmed';
};
