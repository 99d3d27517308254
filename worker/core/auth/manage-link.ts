import type { Language } from '#contract/languages/language.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { orderPath } from './order-link.ts';

type Named = { id: string; reference: string };

/**
 * The token of a guest's link, derived from the stored id, so that mails can rebuild it although the database holds only its hash. The secret
 * comes last, where a plain hash is as secure as a keyed one.
 */
export const bookingToken = (secret: string, id: string) => hashToken(`booking ${id} ${secret}`);

export const bookingPath = async (secret: string, booking: Named) =>
  orderPath(booking, await bookingToken(secret, booking.id));

export const bookingUrl = async (
  secret: string,
  origin: string,
  language: Language,
  booking: Named,
) => `${origin}/${language}${await bookingPath(secret, booking)}`;

/** Whether the token belongs to the booking: by its stored hash or, for mails sent after the secret was changed, by the current secret. */
export async function isBookingToken(
  { id, manageTokenHash }: { id: string; manageTokenHash: string },
  token: string,
  secret: string,
) {
  const hash = await hashToken(token);
  return hash === manageTokenHash || hash === (await hashToken(await bookingToken(secret, id)));
}
