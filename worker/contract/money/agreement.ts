/**
 * Of a request that came without the terms: the firm's confirmation is an offer, which binds the guest once it is accepted. `due`: the firm has not
 * made it.
 */
export const OFFERS = ['due', 'made', 'accepted'] as const;
export type Offer = (typeof OFFERS)[number];
