import type { BasketTrip } from '#base/basket/basket-items.ts';
import type { AvailableOption, TripDeparture } from '#contract/bookings/availability.ts';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripDetail } from '#contract/trips/trips.ts';
import type { orderOf } from './booking-fields.ts';
import type { Line } from './days/plan-days.ts';

type Of = { trip: InLanguage<TripDetail>; option: InLanguage<AvailableOption> };
type New = Omit<BasketTrip, 'id'>;

const named = ({ trip, option }: Of) => ({
  kind: 'trip' as const,
  tripId: trip.id,
  optionId: option.id,
  title: [...new Set([trip.name, option.name])].join(' · '),
});

/** What is held, as an item of the basket. */
export function heldTrip(of: Of, { booking, token }: GuestBookingAnswer): New {
  const tickets = Map.groupBy(booking.tickets, ({ unitId }) => unitId);
  const { reference, expiresAt, date, time, totalCents, extras } = booking;
  return {
    ...named(of),
    ...{ date, time, totalCents, extras },
    units: [...tickets].map(([unitId, { length }]) => ({ unitId, quantity: length })),
    hold: { reference, token, expiresAt: expiresAt ?? '' },
  };
}

/** The same of what is on request, which holds nothing. */
export const chosenTrip = (
  of: Of,
  { date, time }: TripDeparture,
  { units, extras }: ReturnType<typeof orderOf>,
  lines: readonly Line[],
): New => ({
  ...named(of),
  ...{ date, time, units, extras },
  totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
});
