/** A rating is shown only when it comes from guests' reviews. */
export const isRated = <T extends { rating: number | null; reviewCount: number }>(
  row: T,
): row is T & { rating: number } => row.reviewCount > 0 && row.rating !== null && row.rating > 0;
