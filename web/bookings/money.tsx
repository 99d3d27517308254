import { useQuery } from '@tanstack/react-query';
import { apiPath } from '#api/api-query.ts';
import { MoneySection } from '#content/guest-money.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { moneyQuery } from './bookings.queries.ts';

type MoneyProps = { booking: GuestBooking; token: string };

/** Whether the guest has given what a hold needs, and pays to make it a booking. */
export function useIsToPay({ booking, token }: MoneyProps): boolean {
  const { data } = useQuery(moneyQuery(booking.reference, token));
  return booking.status === 'ON_HOLD' && booking.contact.name !== null && (data?.dueNowCents ?? 0) > 0;
}

export function BookingMoney({ booking, token }: MoneyProps) {
  const { reference, status, contact } = booking;
  const { data } = useQuery(moneyQuery(reference, token));
  if (status === 'ON_HOLD' && contact.name === null) return null;
  const payHref = apiPath('/api/bookings/:reference/pay', { reference }, { token });
  return <MoneySection money={data} payHref={payHref} isHold={status === 'ON_HOLD'} />;
}
