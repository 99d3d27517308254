import { fetchJson } from '#base/api/fetch-json.ts';
import { serverNow } from '#base/clock/server-clock.ts';
import { dropDraft, sentKey } from '#base/forms/drafts.ts';
import type { GuestBooking, GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';

/** Held, without a contact: from then on the booking's own page goes on with it. */
export const isBareHold = ({ status, contact, expiresAt }: GuestBooking): boolean =>
  status === 'ON_HOLD' &&
  contact.name === null &&
  (expiresAt === null || Date.parse(expiresAt) > serverNow());

/**
 * Holds places of a departure. With a key of its own: two guests in one house may choose the same. When the answer is lost, the next try for the same
 * places gets the hold that the first one made, while that lasts; another hold could find them taken, by the first. `place` names who asks.
 */
export async function holdPlaces(
  place: string,
  tripId: number,
  body: object,
): Promise<GuestBookingAnswer> {
  const ask = (key: string) =>
    fetchJson<GuestBookingAnswer>(`/api/trips/${tripId}/bookings`, {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': key },
    });
  const sent = `hold-key-${place}`;
  const answer = await ask(sentKey(sent, JSON.stringify(body)));
  dropDraft(sent);
  return isBareHold(answer.booking) ? answer : ask(crypto.randomUUID());
}
