import { MAIL_ENDPOINT } from '#core/keys/stored-keys.ts';
import type { Bindings } from '#env';
import { MailRefused, type OutgoingMail } from './drivers/driver.ts';
import { sendByHttp } from './drivers/http.ts';

export type MailKeyFault = 'invalid' | 'sender' | 'refused' | 'unreachable';

/** Sends a test mail with the key, past the outbox: whether it arrives is the owner's to say. */
export async function tryMailKey(
  env: Bindings,
  token: string,
  mail: OutgoingMail,
): Promise<MailKeyFault | undefined> {
  const endpoint = env.MAIL_ENDPOINT || MAIL_ENDPOINT;
  try {
    await sendByHttp({ endpoint, token })(mail);
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    const status = /answered (\d{3})/.exec(text)?.[1];
    if (/sender address/.test(text)) return 'sender';
    if (status === '401' || (status === '403' && /key/i.test(text))) return 'invalid';
    if (/domain|from|sender|verif/i.test(text) && (status === '403' || status === '422'))
      return 'sender';
    return error instanceof MailRefused || status === '403' ? 'refused' : 'unreachable';
  }
}
