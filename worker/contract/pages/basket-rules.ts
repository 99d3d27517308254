/** What may be ordered in one go. */
export const BASKET_RULES = ['everything', 'one_kind'] as const;
export type BasketRule = (typeof BASKET_RULES)[number];
