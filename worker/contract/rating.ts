/** A rating shows only when guests stand behind it. */
export const isRated = <T extends { rating: number | null; reviewCount: number }>(row: T): row is T & { rating: number } =>
  row.reviewCount > 0 && row.rating !== null && row.rating > 0;
