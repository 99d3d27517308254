import { hashToken } from '#auth/tokens.ts';
import type { Language } from '#contract/language.ts';

type Subscriber = { id: number; email: string };

/**
 * Made of the row with the site's secret, so that every mail and the firm's own mailing can carry it although the database holds
 * no token. The address goes in too: an id may come back when a row was erased. The secret stands last, as in a booking's link.
 */
export const unsubscribeToken = async (secret: string, { id, email }: Subscriber) =>
  `${id}.${await hashToken(`unsubscribe ${id} ${email} ${secret}`)}`;

/** Id of the row that a token says it is for; undefined for a token that was random, as those of confirmation mails are. */
export const subscriberIn = (token: string) => Number(/^([1-9]\d{0,9})\./.exec(token)?.[1]) || undefined;

export const unsubscribeUrl = async (secret: string, origin: string, subscriber: Subscriber & { language: Language }) =>
  `${origin}/${subscriber.language}/newsletter/unsubscribe?token=${await unsubscribeToken(secret, subscriber)}`;
