import type { TripInboxState } from '#contract/admin/admin.ts';
import type { BookingStatus } from '#contract/bookings/bookings.ts';
import { type Booking, statusAt } from '#orders/bookings/booking.reads.ts';
import { inboxState } from '#orders/bookings/inbox-states.ts';

/** The standard's word for each state. */
const STATUSES: Record<Exclude<TripInboxState, 'no_show'>, BookingStatus> = {
  on_hold: 'ON_HOLD',
  new: 'PENDING',
  confirmed: 'CONFIRMED',
  completed: 'REDEEMED',
  expired: 'EXPIRED',
  declined: 'CANCELLED',
  cancelled_customer: 'CANCELLED',
  cancelled_operator: 'CANCELLED',
  called_off: 'CANCELLED',
  spam: 'CANCELLED',
};

export function octoStatus(booking: Booking, now: Date): BookingStatus {
  const status = statusAt(booking, now);
  const state = inboxState({ status, endedAs: booking.endedAs });
  // The standard has no word for a guest who did not come.
  return state === 'no_show' ? status : STATUSES[state];
}
