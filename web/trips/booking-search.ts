/** Token of a booking's link, empty if missing. */
export type BookingSearch = { token: string };
