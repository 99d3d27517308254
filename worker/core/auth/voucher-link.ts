import { hashToken } from '#core/bytes/tokens.ts';
import { sign } from './sign.ts';

type Named = { id: string; reference: string };

/** Of the link that opens a gift voucher which was ordered on the site. */
export const voucherToken = (secret: string, id: string) => sign(secret, `voucher-item ${id}`);

/** The gift voucher as a file to print. */
export const voucherUrl = async (secret: string, origin: string, { id, reference }: Named) =>
  `${origin}/api/vouchers/${reference}/voucher.pdf?token=${await voucherToken(secret, id)}`;

/** Whether the token belongs to the item: by its stored hash or, for mails sent after the secret was changed, by the current secret. */
export async function isVoucherToken(
  { id, manageTokenHash }: { id: string; manageTokenHash: string },
  token: string,
  secret: string,
) {
  const hash = await hashToken(token);
  return hash === manageTokenHash || hash === (await hashToken(await voucherToken(secret, id)));
}
