import { type QueryClient, useMutation } from '@tanstack/react-query';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { BasketHold, BasketItem, BasketTrip } from '#base/basket/basket-items.ts';
import { basket } from '#base/basket/basket-store.ts';
import { serverNow } from '#base/clock/server-clock.ts';
import { partner } from '#base/consent/partner.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { GuestBooking, GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import { holdPlaces } from '#web-orders/trip/hold-places.ts';
import { placesChanged } from '#web-orders/trip/places-changed.ts';

const holdOf = ({ booking, token }: Pick<GuestBookingAnswer, 'booking' | 'token'>): BasketHold => ({
  reference: booking.reference,
  token,
  expiresAt: booking.expiresAt ?? '',
});

const setHold = (id: string, hold: BasketHold) =>
  basket.update(id, (item) => (item.kind === 'trip' ? { ...item, hold } : item));

/** Gives the places of an item back, if it holds any. An answer that does not come changes nothing: a hold ends by itself. */
export function releaseHold(client: QueryClient, item: BasketItem): void {
  if (item.kind !== 'trip' || !item.hold || Date.parse(item.hold.expiresAt) <= serverNow()) return;
  const { reference, token } = item.hold;
  void fetchJson(`/api/bookings/${reference}/cancel`, { method: 'POST', body: { token } })
    .catch(() => undefined)
    .then(() => placesChanged(client, item.tripId));
}

/** Places of an item of the basket: asked for again once the hold is over, and held for longer. */
export function useItemHold({ id, tripId, hold, ...item }: BasketTrip, departureId: unknown) {
  const language = useLanguage();
  const ask = useMutation({
    mutationFn: () =>
      holdPlaces(`item-${id}`, tripId, {
        ...{ optionId: item.optionId, units: item.units, extras: item.extras },
        ...{ departureId, language, partner: partner() },
      }),
    onSuccess: (answer) => setHold(id, holdOf(answer)),
  });
  const extend = useMutation({
    mutationFn: ({ reference, token }: BasketHold) =>
      fetchJson<GuestBooking>(`/api/bookings/${reference}/extend`, {
        method: 'POST',
        body: { token },
      }),
    onSuccess: (booking, { token }) => setHold(id, holdOf({ booking, token })),
    // Ended or extended as often as it can be: what is left is asked for again.
    retry: false,
  });
  return { ask, extend, onExtend: () => hold && extend.mutate(hold) };
}
