import { not } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { isPaidBack } from '#money/ledger/paid-first.sql.ts';
import type { Booking } from '../booking.reads.ts';
import type { BookingChange } from '../changes/change.ts';
import { BookingRefused } from '../refused.ts';
import { type Alongside, type By, changeBooking } from '../write.ts';
import type { HeldBooking } from './guest-booking.reads.ts';

// A departure that was called off: its guests choose another date, or their money.

/** Another date: the booking goes on there. */
export const revived = (booking: Booking): Pick<BookingChange, 'set' | 'isRevived' | 'when'> => ({
  isRevived: true,
  // The firm may be paying it back at this moment.
  when: not(isPaidBack(booking)),
  set: {
    choice: 'date',
    ...(booking.status === 'CANCELLED' && {
      status: booking.confirmedAt ? ('CONFIRMED' as const) : ('PENDING' as const),
      ...{ endedAs: null, cancelledAt: null, cancellationReason: null, refund: null },
    }),
  },
});

/** The money: all of it, as the firm called it off. */
export async function chooseRefund(
  db: Database,
  { booking, calledOff }: HeldBooking,
  by: By,
  alongside: Alongside,
): Promise<void> {
  const set = {
    ...{
      status: 'CANCELLED' as const,
      endedAs: 'called_off' as const,
      choice: 'refund' as const,
      refund: 'FULL' as const,
      expiresAt: null,
    },
    cancelledAt: booking.cancelledAt ?? by.now.toISOString(),
    cancellationReason: booking.cancellationReason ?? calledOff.reason,
  };
  const chosen = await changeBooking(db, booking, set, by, { isRevived: true, alongside });
  if (!chosen) throw new BookingRefused('changed', 'problem.booking_changed');
}
