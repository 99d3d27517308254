import type * as v from 'valibot';
import type { Offer } from '../money/agreement.ts';
import type * as schema from './offers.schema.ts';

export type OfferInput = v.InferInput<typeof schema.OfferInput>;

/** An offer that its guest has not answered; a question does not answer it. */
export const isOfferOpen = (offer: Offer | null): boolean => offer === 'made' || offer === 'asked';

/** The same, or it has ended without an answer: the firm may offer anew. */
export const isOfferPending = (offer: Offer | null): boolean =>
  isOfferOpen(offer) || offer === 'expired';

/** An open one while it lasts. */
export const isOfferValid = (
  { offer, offerUntil }: { offer: Offer | null; offerUntil: string | null },
  now: Date,
): boolean => isOfferOpen(offer) && (offerUntil === null || offerUntil > now.toISOString());

/** What is written to the guest in a chat. */
export type OfferMessage = { text: string; whatsapp: string | null };
