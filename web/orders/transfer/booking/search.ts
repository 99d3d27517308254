/** Token of a booking's link, empty if missing; `cancel` opens the summary of a cancellation; `payment`: the payment provider did not answer. */
export type BookingSearch = { token: string; cancel?: '1'; payment?: 'later' };
