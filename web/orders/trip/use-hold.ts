import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { GuestBooking, GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';

/** Holds by trip, until the page is unloaded: the privacy policy may be read in between. */
const holds = new Map<number, GuestBookingAnswer>();

const isOver = ({ booking }: GuestBookingAnswer) =>
  booking.expiresAt !== null && Date.parse(booking.expiresAt) <= Date.now();

/** Places that are held while the guest gives a name: taken, extended, given back. */
export function useHold(tripId: number) {
  const [hold, setHold] = useState(() => {
    const known = holds.get(tripId);
    return known && !isOver(known) ? known : undefined;
  });
  const keep = (answer: GuestBookingAnswer | undefined) => {
    if (answer) holds.set(tripId, answer);
    else holds.delete(tripId);
    setHold(answer);
  };
  const take = useMutation({
    // With a key of its own: two guests in one house may choose the same.
    mutationFn: (body: object) =>
      fetchJson<GuestBookingAnswer>(`/api/trips/${tripId}/bookings`, {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
    onSuccess: keep,
  });
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
    forget: () => keep(undefined),
    release: async () => {
      if (!hold) return;
      keep(undefined);
      take.reset();
      await giveBack.mutateAsync(hold).catch(() => undefined);
    },
  };
}
