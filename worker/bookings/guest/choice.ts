import type { Context } from 'hono';
import type { Booking } from '#bookings/booking.reads.ts';
import type { BookingChange } from '#bookings/change.ts';
import { BookingRefused } from '#bookings/refused.ts';
import { changeBooking } from '#bookings/write.ts';
import type { App } from '#env';
import type { HeldBooking } from './guest-booking.reads.ts';

// A departure that was called off: its guests choose another date, or their money.

/** Another date: the booking goes on there. */
export const revived = (booking: Booking): Pick<BookingChange, 'set' | 'isRevived'> => ({
  isRevived: true,
  set: {
    choice: 'date',
    ...(booking.status === 'CANCELLED' && {
      status: booking.confirmedAt ? ('CONFIRMED' as const) : ('PENDING' as const),
      ...{ endedAs: null, cancelledAt: null, cancellationReason: null, refund: null },
    }),
  },
});

/** The money: all of it, as the firm called it off. */
export async function chooseRefund(c: Context<App>, { booking, calledOff }: HeldBooking, now: Date): Promise<void> {
  const set = {
    ...{
      status: 'CANCELLED' as const,
      endedAs: 'called_off' as const,
      choice: 'refund' as const,
      refund: 'FULL' as const,
      expiresAt: null,
    },
    cancelledAt: booking.cancelledAt ?? now.toISOString(),
    cancellationReason: booking.cancellationReason ?? calledOff.reason,
  };
  const chosen = await changeBooking(c.var.db, booking, set, { actor: 'guest', now }, { isRevived: true });
  if (!chosen) throw new BookingRefused('changed', 'The booking has just changed. Please look again.');
}
