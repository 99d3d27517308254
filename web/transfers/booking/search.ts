/** Token of a booking's link, empty if missing; `cancel` opens the summary of a cancellation. */
export type BookingSearch = { token: string; cancel?: '1' };
