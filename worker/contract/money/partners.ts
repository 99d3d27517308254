export const PARTNER_KINDS = ['hotel', 'agent', 'other'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** `commission`: the guest pays us, the partner gets its part; `net`: the guest pays the partner, who owes us the rest. */
export const PARTNER_TERMS = ['commission', 'net'] as const;
export type PartnerTerms = (typeof PARTNER_TERMS)[number];

/** How a statement was paid. */
export const STATEMENT_PAYMENTS = ['transfer', 'bizum', 'cash', 'set_off'] as const;
export type StatementPayment = (typeof STATEMENT_PAYMENTS)[number];
