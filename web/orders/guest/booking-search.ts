/**
 * Token of a booking's link, empty if missing; `change` and `cancel` open that part, as links in mails do; `payment`: the payment provider did not
 * answer.
 */
export type BookingSearch = { token: string; change?: '1'; cancel?: '1'; payment?: 'later' };
