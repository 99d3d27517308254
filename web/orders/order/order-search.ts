import type { PaymentFailure } from '#base/content/orders/guest-money.tsx';

/** Token of an order's link, empty if missing; `payment`: why the payment did not begin. */
export type OrderSearch = { token: string; payment?: PaymentFailure };
