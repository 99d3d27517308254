import { useQuery } from '@tanstack/react-query';
import { apiPath } from '#base/api/api-query.ts';
import { MoneySection, type PaymentFailure } from '#base/content/orders/guest-money.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { useBookingChanged } from '#web-orders/paying/booking-changed.ts';
import { VoucherPayment } from '#web-orders/paying/voucher-payment.tsx';
import { moneyQuery, pathsOf } from './bookings.queries.ts';

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
  const changed = useBookingChanged(pathsOf(booking));
  const { data } = useQuery(moneyQuery(reference, token));
  if (status === 'ON_HOLD' && contact.name === null) return null;
  // What awaits the firm's answer, or the guest's, is not owed yet.
  if (status === 'PENDING' && (data?.paidCents ?? 0) === 0) return null;
  const payHref = apiPath('/api/bookings/:reference/pay', { reference }, { token });
  const canUseVoucher = status !== 'PENDING' && (data?.balanceCents ?? 0) > 0;
  return (
    <>
      <MoneySection money={data} payHref={payHref} failure={failure} />
      {canUseVoucher && (
        <VoucherPayment
          action={apiPath('/api/bookings/:reference/voucher', { reference })}
          token={token}
          onChanged={changed}
        />
      )}
    </>
  );
}
