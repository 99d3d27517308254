/** The token of a booking's link. */
export const bookingSearch = (search: Record<string, unknown>) => ({ token: typeof search.token === 'string' ? search.token : '' });
