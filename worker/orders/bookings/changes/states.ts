import { holdEnd } from '#contract/bookings/hold-end.ts';
import type { Database } from '#core/db/client.ts';
import type { Discount } from '#money/codes/discounts.ts';
import { demandUse } from '#money/codes/find-code.ts';
import { hasUse } from '#money/codes/uses.sql.ts';
import type { Booking } from '../booking.reads.ts';
import { endedColumns, endingOf } from '../ending.ts';
import { BookingRefused } from '../refused.ts';
import { type Alongside, type By, type Changes, changeBooking } from '../write.ts';
import { demandLive } from './change.ts';

/** What is written together with a new state: other columns and more statements. */
type More = { set?: Changes; alongside?: Alongside | undefined };

const isLate = new BookingRefused('changed', 'problem.booking_changed');

const settled = (changed: Booking | undefined): Booking => {
  if (changed) return changed;
  throw isLate;
};

/** Holds the places longer, up to the limit of a hold. Never shorter. */
export async function extend(
  db: Database,
  booking: Booking,
  minutes: number | undefined,
  by: By,
): Promise<Booking> {
  demandLive(booking, by.now);
  if (booking.status !== 'ON_HOLD')
    throw new BookingRefused('state', 'problem.only_holds_extended');
  const end = holdEnd(minutes, new Date(booking.createdAt), by.now);
  return settled(
    await changeBooking(
      db,
      booking,
      { expiresAt: end > String(booking.expiresAt) ? end : booking.expiresAt },
      by,
    ),
  );
}

/** Changes a booking that gets a discount with it, if the code has a use left. */
export async function changeWith(
  db: Database,
  booking: Booking,
  discount: Discount | undefined,
  set: Changes,
  by: By,
  mails: { alongside?: Alongside | undefined; confirmed?: Alongside | undefined } = {},
): Promise<Booking> {
  const order = booking.orderId ?? booking.id;
  const changed = await changeBooking(db, booking, set, by, {
    ...mails,
    when: discount && hasUse(discount.id, by.now, order),
  });
  if (!changed && discount) await demandUse(db, discount, by.now, order);
  return settled(changed);
}

/** A hold becomes a booking: at once, or on request a pending one, which the firm confirms the same way. A second time changes nothing. */
export async function confirm(
  db: Database,
  booking: Booking,
  isInstant: boolean,
  by: By,
  more: More & { discount?: Discount | undefined } = {},
): Promise<Booking> {
  if (booking.status === 'CONFIRMED' || (booking.status === 'PENDING' && !isInstant))
    return booking;
  demandLive(booking, by.now);
  const status = isInstant ? ('CONFIRMED' as const) : ('PENDING' as const);
  const confirmedAt = isInstant ? by.now.toISOString() : null;
  return changeWith(
    db,
    booking,
    more.discount,
    { ...more.set, status, confirmedAt, expiresAt: null },
    by,
    { alongside: more.alongside },
  );
}

/** Frees the places, at the price of `endingOf`. A booking that is cancelled already stays as it is. */
export async function cancel(
  db: Database,
  booking: Booking,
  reason: string | null,
  by: By,
  more: More = {},
): Promise<Booking> {
  if (booking.status === 'CANCELLED') return booking;
  demandLive(booking, by.now);
  const ending = endingOf(booking, by.now);
  const set = {
    ...{
      status: 'CANCELLED' as const,
      cancelledAt: by.now.toISOString(),
      cancellationReason: reason,
      expiresAt: null,
    },
    ...(ending && endedColumns(ending)),
  };
  return settled(
    await changeBooking(db, booking, { ...set, ...more.set }, by, { alongside: more.alongside }),
  );
}
