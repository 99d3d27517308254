import type { Language } from '#contract/languages/language.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { orderPath } from './order-link.ts';
import { sign } from './sign.ts';

type Named = { id: string; reference: string };

/** The link's token is derived from the stored id, so that mails and resends can rebuild it although the database stores only its hash. */
export const transferToken = (secret: string, id: string) => sign(secret, `transfer-request ${id}`);

export const transferPath = async (secret: string, request: Named) =>
  orderPath(request, await transferToken(secret, request.id));

export const transferUrl = async (
  secret: string,
  origin: string,
  language: Language,
  request: Named,
) => `${origin}/${language}${await transferPath(secret, request)}`;

/** Whether the token belongs to the request: by its stored hash or, for mails sent after the secret was changed, by the current secret. */
export async function isTransferToken(
  { id, manageTokenHash }: { id: string; manageTokenHash: string },
  token: string,
  secret: string,
) {
  const hash = await hashToken(token);
  return hash === manageTokenHash || hash === (await hashToken(await transferToken(secret, id)));
}
