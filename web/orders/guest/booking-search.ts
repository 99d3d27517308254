import type { PaymentFailure } from '#base/content/orders/guest-money.tsx';

/**
 * Token of a booking's link, empty if missing; `change` and `cancel` open that part, as links in mails do; `payment`: why the payment did not
 * begin.
 */
export type BookingSearch = { token: string; change?: '1'; cancel?: '1'; payment?: PaymentFailure };
