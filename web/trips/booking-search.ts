/** The token of a booking's link, empty when the address has none. */
export type BookingSearch = { token: string };
