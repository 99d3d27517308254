import { fromBase64url, sign } from '#core/auth/sign.ts';
import { toHex } from '#core/bytes/hex.ts';
import type { MailSite } from '#core/mail/mail-site.ts';

/** 80 bits in hex: mail servers may lower the case of an address. */
const SIGNATURE_BYTES = 10;
const MAX_LOCAL = 64;
const TAG = /^[^@]*\+r([1-9]\d{0,9})-([0-9a-f]{20})@/;

const signatureOf = async (secret: string, id: number) =>
  toHex(fromBase64url(await sign(secret, `reply to message ${id}`)).slice(0, SIGNATURE_BYTES));

/** The address that brings a guest's reply back into the thread; undefined when the site receives no mail. */
export async function replyAddress(
  { incomingAddress }: Pick<MailSite, 'incomingAddress'>,
  id: number,
  secret: string,
): Promise<string | undefined> {
  if (!incomingAddress) return undefined;
  const at = incomingAddress.lastIndexOf('@');
  const local = `${incomingAddress.slice(0, at)}+r${id}-${await signatureOf(secret, id)}`;
  return local.length > MAX_LOCAL ? undefined : `${local}${incomingAddress.slice(at)}`;
}

/** Whether an address has the form of one. */
export const isReplyAddress = (address: string): boolean => TAG.test(address.toLowerCase());

/** The message whose thread an address names; undefined when it was not made here. */
export async function messageOf(address: string, secret: string): Promise<number | undefined> {
  const [, id = '', signature] = TAG.exec(address.toLowerCase()) ?? [];
  return signature && (await signatureOf(secret, Number(id))) === signature
    ? Number(id)
    : undefined;
}
