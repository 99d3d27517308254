/**
 * Of a request that came without the terms, or that the firm answers with an offer: it binds the guest once it is accepted. `due`: the firm has not
 * made it. `asked`: the guest asks back before deciding. `expired`: it has ended without an answer.
 */
export const OFFERS = ['due', 'made', 'asked', 'accepted', 'declined', 'expired'] as const;
export type Offer = (typeof OFFERS)[number];

/** What the firm offers for a request. */
export type OfferedTerms = {
  /** Of the trip, with the departure's id; null where it is described by words alone. */
  optionId: number | null;
  departureId: string | null;
  date: string;
  /** `HH:MM`, or empty. */
  time: string;
  /** In the firm's words; empty where the option says it. */
  title: string;
  totalCents: number;
  /** Of the total, when it is accepted; 0: nothing is due then. */
  depositCents: number;
  note: string;
  /** Places, and what the option uses, are taken until the offer ends. */
  isHeld: boolean;
};
