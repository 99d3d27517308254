import { count, gt } from 'drizzle-orm';
import { MAX_SALE_TEXT, saleText } from '#contract/sales/anchors.ts';
import { cutText } from '#contract/texts/tidy-text.ts';
import { connect, type Database } from '#core/db/client.ts';
import { saleMessages } from '#core/db/schema.ts';
import { underRequestId } from '#core/http/logs/log.ts';
import { knownOrigin } from '#core/http/origin.ts';
import type { Bindings } from '#env';
import { receiveSale } from '../receive.ts';
import { systemRun } from '../sale-run.ts';
import { MAX_MAIL_BYTES, parseMail, type ReceivedMail } from './parse-mail.ts';

/** Mails that are taken in an hour; a firm of two gets fewer in a month. */
const MAX_AN_HOUR = 500;
const HOUR_MS = 3_600_000;

/** The beginning of a stream. */
async function beginning(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    parts.push(part.subarray(0, most - size));
    size += part.length;
    if (size >= most) break;
  }
  const all = new Uint8Array(Math.min(size, most));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** As it arrived, without the lines of an attachment. */
const textAsSent = (raw: Uint8Array) =>
  cutText(
    saleText(new TextDecoder().decode(raw).replace(/^[A-Za-z0-9+/=]{60,}\r?\n/gm, '')),
    MAX_SALE_TEXT,
  );

/** A mail that cannot be parsed is stored as it is. */
const unparsed = (from: string, now: Date): ReceivedMail => ({
  ...{ messageId: null, sender: from.toLowerCase(), senderName: '', forwarder: null },
  ...{ trust: 'unknown', subject: '', sentAt: now, text: '' },
  own: { address: from.toLowerCase(), text: '', isAutomatic: false },
});

/** Whether a mail is something else than a sale, and was taken as that. */
export type TakeOther = (db: Database, mail: ReceivedMail, now: Date) => Promise<boolean>;

/** Takes a mail to the address for sales. It throws when the database does not answer, so that the sender's server delivers again. */
export async function receiveEmail(
  message: Pick<ForwardableEmailMessage, 'from' | 'raw' | 'rawSize' | 'setReject'>,
  env: Bindings,
  takeOther?: TakeOther,
): Promise<void> {
  await underRequestId(crypto.randomUUID(), async () => {
    const db = connect(env.DB);
    const now = new Date();
    const since = new Date(now.getTime() - HOUR_MS).toISOString();
    const [recent] = await db
      .select({ n: count() })
      .from(saleMessages)
      .where(gt(saleMessages.receivedAt, since));
    if ((recent?.n ?? 0) >= MAX_AN_HOUR) {
      message.setReject('Too many messages. Please send this one again later.');
      return;
    }
    const isLarge = message.rawSize > MAX_MAIL_BYTES;
    const raw = await beginning(message.raw, MAX_MAIL_BYTES);
    const parsed = await parseMail(raw.slice().buffer, now, env.MAIL_AUTHORITY || undefined).catch(
      () => undefined,
    );
    const { own: _own, ...mail } = parsed ?? unparsed(message.from, now);
    if (parsed && (await takeOther?.(db, parsed, now))) return;
    await receiveSale(systemRun(db, env, knownOrigin(env), now), {
      ...mail,
      // A mail without a text that can be found, as one of broken parts.
      text: mail.text || textAsSent(raw.subarray(0, MAX_SALE_TEXT)),
      source: 'mail',
      isCut: isLarge || !mail.text,
    });
  });
}
