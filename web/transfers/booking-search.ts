/** The token of a booking's link, empty when the address has none; `cancel`: the summary of a cancellation is asked for. */
export type BookingSearch = { token: string; cancel?: '1' };
