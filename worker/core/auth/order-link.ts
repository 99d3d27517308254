import { hashToken } from '#core/bytes/tokens.ts';
import { sign } from './sign.ts';

/** Of the link that shows all items of an order of several; an order of one item has the token of its item. */
export const orderToken = (secret: string, id: string) => sign(secret, `order ${id}`);

/** The guest's page, of an order or of one item. */
export const orderPath = ({ reference }: { reference: string }, token: string) =>
  `/order/${reference}?token=${token}`;

/** Whether the token belongs to the order: by its stored hash or, for mails sent after the secret was changed, by the current secret. */
export async function isOrderToken(
  { id, manageTokenHash }: { id: string; manageTokenHash: string },
  token: string,
  secret: string,
) {
  const hash = await hashToken(token);
  return hash === manageTokenHash || hash === (await hashToken(await orderToken(secret, id)));
}
