import type { PaymentFailure } from '#base/content/orders/guest-money.tsx';

/** Token of a booking's link, empty if missing; `cancel` opens the summary of a cancellation; `payment`: why the payment did not begin. */
export type BookingSearch = { token: string; cancel?: '1'; payment?: PaymentFailure };
