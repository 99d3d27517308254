import { useQuery } from '@tanstack/react-query';
import { apiPath } from '#base/api/api-query.ts';
import { MoneySection, type PaymentFailure } from '#base/content/orders/guest-money.tsx';
import { useBookingChanged } from '#web-orders/paying/booking-changed.ts';
import { VoucherPayment } from '#web-orders/paying/voucher-payment.tsx';
import { moneyQuery, pathsOf } from '../transfers.queries.ts';

type MoneyProps = { reference: string; token: string };

/** Whether something is paid online now; such a booking shows it first. */
export const useIsToPay = ({ reference, token }: MoneyProps): boolean =>
  (useQuery(moneyQuery(reference, token)).data?.dueNowCents ?? 0) > 0;

export function BookingMoney({
  reference,
  token,
  failure,
}: MoneyProps & { failure?: PaymentFailure | undefined }) {
  const changed = useBookingChanged(pathsOf(reference));
  const { data } = useQuery(moneyQuery(reference, token));
  const payHref = apiPath('/api/transfers/requests/:reference/pay', { reference }, { token });
  return (
    <>
      <MoneySection money={data} payHref={payHref} failure={failure} />
      {(data?.balanceCents ?? 0) > 0 && (
        <VoucherPayment
          action={apiPath('/api/transfers/requests/:reference/voucher', { reference })}
          token={token}
          onChanged={changed}
        />
      )}
    </>
  );
}
