import type { BookedPickup, PickupPoint, SentPickup } from '#contract/bookings/needs/pickups.ts';
import { refuse } from '#core/crud/check-input.ts';
import { wallClock } from '#core/values/wall-clock.ts';

const MINUTE_MS = 60_000;

/** What the guest chose as the booking stores it; what is not sent stays. */
export function takePickup(
  points: readonly PickupPoint[],
  sent: SentPickup | null | undefined,
  before: BookedPickup | null = null,
): BookedPickup | null {
  if (sent === undefined) return before;
  if (sent === null) return null;
  const point = points.find(({ id }) => id === sent.pointId);
  const { hotel, room } = sent;
  const own = { hotel, ...(room && { room }) };
  if (point) return { ...point, ...own };
  if (before?.id === sent.pointId) return { ...before, room: undefined, ...own };
  throw refuse('pickup.pointId', 'invalid', 'problem.pickup_unknown');
}

/** Menorca wall time with the distance from UTC. */
export const pickupTime = (
  startsAt: number,
  { minutesBefore }: Pick<PickupPoint, 'minutesBefore'>,
) => wallClock(startsAt - minutesBefore * MINUTE_MS);
