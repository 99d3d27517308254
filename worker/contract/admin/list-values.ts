/**
 * Rows on a page of the site's own lists: every row is at most three clicks from the home page in every language. Posts: a large one and
 * four rows of three.
 */
export const PAGE_SIZES = { destinations: 12, trips: 24, posts: 13 } as const;

export const TRIP_SORTS = ['popular', 'price', '-price', 'rating'] as const;
