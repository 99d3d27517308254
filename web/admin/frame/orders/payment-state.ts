import { queryOptions } from '@tanstack/react-query';
import type { PaymentState } from '#contract/money/payments.ts';

/** Which provider takes payments. */
export const paymentStateQuery = queryOptions<PaymentState>({
  queryKey: ['/api/admin/payments/state'],
  staleTime: 60_000,
});
