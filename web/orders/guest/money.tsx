import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiPath } from '#base/api/api-query.ts';
import { MoneySection, type PaymentFailure } from '#base/content/orders/guest-money.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { VoucherPayment } from '#web-orders/paying/voucher-payment.tsx';
import { bookingQuery, moneyQuery } from './bookings.queries.ts';

type MoneyProps = { booking: GuestBooking; token: string };

/** Whether the guest has given what a hold needs, and pays to make it a booking. */
export function useIsToPay({ booking, token }: MoneyProps): boolean {
  const { data } = useQuery(moneyQuery(booking.reference, token));
  return (
    booking.status === 'ON_HOLD' && booking.contact.name !== null && (data?.dueNowCents ?? 0) > 0
  );
}

export function BookingMoney({
  booking,
  token,
  failure,
}: MoneyProps & { failure?: PaymentFailure | undefined }) {
  const { reference, status, contact } = booking;
  const client = useQueryClient();
  const { data } = useQuery(moneyQuery(reference, token));
  if (status === 'ON_HOLD' && contact.name === null) return null;
  const payHref = apiPath('/api/bookings/:reference/pay', { reference }, { token });
  const canUseVoucher = status !== 'PENDING' && (data?.balanceCents ?? 0) > 0;
  const refresh = () => {
    void client.invalidateQueries(bookingQuery(reference, token));
    void client.invalidateQueries(moneyQuery(reference, token));
  };
  return (
    <>
      <MoneySection money={data} payHref={payHref} failure={failure} />
      {canUseVoucher && (
        <VoucherPayment
          action={apiPath('/api/bookings/:reference/voucher', { reference })}
          token={token}
          onChanged={refresh}
        />
      )}
    </>
  );
}
