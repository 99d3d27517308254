import type { Offer } from '#contract/money/agreement.ts';
import { isOfferOpen, isOfferPending, isOfferValid } from '#contract/orders/offers.ts';
import { ApiError } from '#core/http/problem.ts';
import type { ProblemText } from '#core/http/problem-text.ts';

/** As a trip's booking and a transfer's request have it; `isEnded`: the item is over, whatever its offer says. */
export type OfferState = {
  offer: Offer | null;
  offerUntil: string | null;
  totalCents: number;
  isEnded: boolean;
};

const refused = (code: 'expired' | 'state' | 'changed', detail: ProblemText) =>
  new ApiError(409, detail, { code });
export const offerChanged = () => refused('changed', 'problem.booking_changed');

/** Refuses what is no offer any more, or costs another amount than the guest has seen. */
export function demandValid(state: OfferState, now: Date, shownCents: number | undefined): void {
  const { offer, totalCents, isEnded } = state;
  if (offer === 'expired' || (isOfferOpen(offer) && !isOfferValid(state, now)))
    throw refused('expired', 'problem.offer_over');
  if (!isOfferOpen(offer) || isEnded) throw refused('state', 'problem.no_offer');
  if (shownCents !== undefined && shownCents !== totalCents)
    throw refused('changed', 'problem.price_changed');
}

/** Refuses to decline what is no offer. */
export function demandOpen({ offer, isEnded }: Pick<OfferState, 'offer' | 'isEnded'>): void {
  if (!isOfferOpen(offer) || isEnded) throw refused('state', 'problem.no_offer');
}

/** Refuses a question about what is no offer; also one that has ended can be asked about. */
export function demandPending({ offer, isEnded }: Pick<OfferState, 'offer' | 'isEnded'>): void {
  if (!isOfferPending(offer) || isEnded) throw refused('state', 'problem.no_offer');
}
