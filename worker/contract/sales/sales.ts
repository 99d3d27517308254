export const SALE_STATES = ['open', 'done', 'dismissed'] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** What became of a message. */
export const SALE_RESULTS = ['booked', 'changed', 'cancelled', 'repeated', 'answered'] as const;
export type SaleResult = (typeof SALE_RESULTS)[number];

/** Whether the sender is the one it says: by the receiving server's word, or because an administrator entered it. */
export const SALE_TRUSTS = ['passed', 'failed', 'unknown', 'entered'] as const;
export type SaleTrust = (typeof SALE_TRUSTS)[number];

/** Why the firm has to look. */
const SALE_FAULTS = [
  ...(['untrusted', 'layout', 'kind', 'reference', 'trip', 'option', 'day', 'time'] as const),
  ...(['people', 'net', 'past', 'full', 'closed', 'not_found', 'differs', 'older'] as const),
  ...(['over', 'too_large', 'refused', 'free_text'] as const),
] as const;
export type SaleFault = (typeof SALE_FAULTS)[number];

/** A sender's name of an option. */
export type SaleName = { name: string; optionId: number };

/** Days after which the text of a message is deleted. */
export const SALE_TEXT_DAYS = 90;
