import type { Language } from '#contract/languages/language.ts';
import { hashToken } from '#core/bytes/tokens.ts';

type Subscriber = { id: number; email: string };

/**
 * Derived from the row and the site's secret, so that every mail and the firm's own mailing can contain it although the database stores no
 * token. It includes the address, because an id can be reused after an erasure. The secret comes last, as in a booking's link.
 */
export const unsubscribeToken = async (secret: string, { id, email }: Subscriber) =>
  `${id}.${await hashToken(`unsubscribe ${id} ${email} ${secret}`)}`;

/** Id of the row that a token claims; undefined for a random token, such as those of confirmation mails. */
export const subscriberIn = (token: string) =>
  Number(/^([1-9]\d{0,9})\./.exec(token)?.[1]) || undefined;

export const unsubscribeUrl = async (
  secret: string,
  origin: string,
  subscriber: Subscriber & { language: Language },
) =>
  `${origin}/${subscriber.language}/newsletter/unsubscribe?token=${await unsubscribeToken(secret, subscriber)}`;
