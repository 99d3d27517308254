import { serverNow } from '#base/clock/server-clock.ts';
import { createStore } from '#base/state/store.ts';
import { storedRecords } from '#base/state/stored-records.ts';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';

const stored = storedRecords<GuestBookingAnswer>('trip-holds');
type Holds = Readonly<Record<string, GuestBookingAnswer | undefined>>;

/** Holds by trip. During hydration there is none, as on the server. */
const holds = createStore<Holds>({});

const isSame = (one: GuestBookingAnswer | undefined, other: GuestBookingAnswer | undefined) =>
  one?.token === other?.token && one?.booking.expiresAt === other?.booking.expiresAt;

/** A hold that ended while it is shown stays, so that the page says so: only another tab's removal counts. */
function load(): void {
  const before = holds.get();
  const found = stored.all();
  const ended = Object.entries(before).filter(
    ([trip, hold]) =>
      !found[trip] && hold && Date.parse(hold.booking.expiresAt ?? '') <= serverNow(),
  );
  const after: Holds = { ...found, ...Object.fromEntries(ended) };
  const trips = [...Object.keys(before), ...Object.keys(after)];
  if (!trips.every((trip) => isSame(before[trip], after[trip]))) holds.set(after);
}

if (typeof window !== 'undefined') {
  load();
  stored.watch(load);
}

export const useStoredHold = (tripId: number): GuestBookingAnswer | undefined =>
  holds.useValue()[tripId];

export const storedHold = (tripId: number): GuestBookingAnswer | undefined => holds.get()[tripId];

export function storeHold(tripId: number, hold: GuestBookingAnswer): void {
  const until = hold.booking.expiresAt ? Date.parse(hold.booking.expiresAt) : 0;
  stored.set(String(tripId), hold, until);
  holds.set({ ...holds.get(), [tripId]: hold });
}

export function forgetHold(tripId: number): void {
  stored.remove(String(tripId));
  holds.set({ ...holds.get(), [tripId]: undefined });
}
