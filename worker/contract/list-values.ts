/**
 * Rows on a page of the site's own lists: so many that from the home page each row is three clicks away in every language.
 * Posts: a large one and four rows of three.
 */
export const PAGE_SIZES = { destinations: 12, trips: 24, posts: 13 } as const;

export const TRIP_SORTS = ['popular', 'price', '-price', 'rating'] as const;
