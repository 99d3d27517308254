/** Above a price: what it is for. */
export const PRICE_LABELS = {
  typed: 'card.per_person',
  person: 'card.per_person_from',
  group: 'card.per_group_from',
} as const;
