import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#base/api/api-query.ts';
import { useServerNow } from '#base/clock/use-server-now.ts';
import { partner } from '#base/consent/partner.ts';
import { hasPartnerCode } from '#contract/money/partners.ts';
import type { Priced } from './items/priced-item.ts';
import { isHeld } from './items/use-trip-items.ts';

/** Whether the guest pays the partner who sent them, by what the server says of a hold. */
export function usePaysPartner(items: readonly Priced[]): boolean {
  const now = useServerNow();
  const hold = items
    .map(({ item }) => (item.kind === 'trip' && isHeld(item, now) ? item.hold : undefined))
    .find((one) => one !== undefined);
  const { data: money } = useQuery({
    ...apiQuery(
      '/api/bookings/:reference/money',
      { reference: hold?.reference ?? '' },
      { token: hold?.token ?? '' },
    ),
    enabled: hold !== undefined && hasPartnerCode(partner() ?? ''),
  });
  return money?.isPaidElsewhere ?? false;
}
