import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { AcceptOffer } from '#web-orders/paying/accept-offer.tsx';
import { HeldSummary } from './booked-summary.tsx';
import { bookingQuery, moneyQuery } from './bookings.queries.ts';

/** What the firm offers, for the guest to accept. */
export function BookingOffer({ booking, token }: { booking: GuestBooking; token: string }) {
  const client = useQueryClient();
  const ofMoney = moneyQuery(booking.reference, token);
  const { data: money } = useQuery(ofMoney);
  return (
    <AcceptOffer<GuestBooking>
      action={`/api/bookings/${booking.reference}/accept`}
      token={token}
      onAccepted={(answer) => {
        client.setQueryData(bookingQuery(booking.reference, token).queryKey, answer);
        void client.invalidateQueries({ queryKey: ofMoney.queryKey });
      }}
    >
      <HeldSummary booking={booking} money={money} totalCents={booking.totalCents} />
    </AcceptOffer>
  );
}
