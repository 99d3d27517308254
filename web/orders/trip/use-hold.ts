import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiPath } from '#base/api/api-query.ts';
import { AnswerError, fetchJson } from '#base/api/fetch-json.ts';
import type { GuestBooking, GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import { holdPlaces, isBareHold } from './hold-places.ts';
import { forgetHold, storedHold, storeHold, useStoredHold } from './hold-store.ts';

/** Places that are held while the guest gives a name: taken, extended, given back; after a reload and in another tab as well. */
export function useHold(tripId: number) {
  const hold = useStoredHold(tripId);
  const keep = (answer: GuestBookingAnswer) => storeHold(tripId, answer);
  const confirmed = useRef<string>(undefined);
  const take = useMutation({
    mutationFn: (body: object) => holdPlaces(`trip-${tripId}`, tripId, body),
    onSuccess: (answer) => {
      confirmed.current = answer.token;
      keep(answer);
    },
  });
  // Another tab or device may have extended, given back or booked it since it was stored.
  const reference = hold?.booking.reference;
  const token = hold?.token;
  useEffect(() => {
    if (!reference || !token || confirmed.current === token) return;
    confirmed.current = token;
    const isCurrent = () => storedHold(tripId)?.token === token;
    void fetchJson<GuestBooking>(
      apiPath('/api/bookings/:reference', { reference }, { token }),
    ).then(
      (booking) => {
        const now = storedHold(tripId);
        if (!now || !isCurrent()) return;
        if (isBareHold(booking)) storeHold(tripId, { ...now, booking });
        else forgetHold(tripId);
      },
      (error: unknown) => {
        if (error instanceof AnswerError && error.status === 404 && isCurrent()) forgetHold(tripId);
      },
    );
  }, [tripId, reference, token]);
  const extend = useMutation({
    mutationFn: ({ booking, token }: GuestBookingAnswer) =>
      fetchJson<GuestBooking>(`/api/bookings/${booking.reference}/extend`, {
        method: 'POST',
        body: { token },
      }),
    onSuccess: (booking) => hold && keep({ ...hold, booking }),
  });
  const giveBack = useMutation({
    mutationFn: ({ booking, token }: GuestBookingAnswer) =>
      fetchJson<GuestBooking>(`/api/bookings/${booking.reference}/cancel`, {
        method: 'POST',
        body: { token },
      }),
  });
  return {
    hold,
    take,
    extend,
    forget: () => forgetHold(tripId),
    release: async () => {
      if (!hold) return;
      forgetHold(tripId);
      take.reset();
      await giveBack.mutateAsync(hold).catch(() => undefined);
    },
  };
}
