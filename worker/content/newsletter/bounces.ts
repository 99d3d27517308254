import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { connect } from '#core/db/client.ts';
import { outbox, subscribers } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { log } from '#core/http/logs/log.ts';
import type { Bindings } from '#env';

const DAY_MS = 86_400_000;
/** Reports come within days; an older letter has nothing to do with one. */
const LOOK_BACK_DAYS = 10;
const MAX_REPORT_BYTES = 500_000;

type Incoming = Pick<ForwardableEmailMessage, 'headers' | 'raw' | 'rawSize'>;

/** RFC 3464, by the header of the mail. */
export const isDeliveryReport = ({ headers }: Pick<Incoming, 'headers'>): boolean =>
  /^\s*multipart\/report\b[\s\S]*\bdelivery-status\b/i.test(headers.get('Content-Type') ?? '');

/** Addresses that a report names as permanently failed: `Action: failed` with a status of 5. */
export async function failedAddresses(raw: ArrayBuffer | string): Promise<string[]> {
  const { attachments } = await PostalMime.parse(raw, { maxNestingDepth: 10 });
  return attachments
    .filter(({ mimeType }) => mimeType === 'message/delivery-status')
    .flatMap(({ content }) =>
      (typeof content === 'string' ? content : new TextDecoder().decode(content)).split(
        /\r?\n\r?\n/,
      ),
    )
    .filter((part) => /^Action:\s*failed\b/im.test(part) && /^Status:\s*5\./im.test(part))
    .flatMap(
      (part) =>
        /^Final-Recipient:\s*rfc822;\s*<?([^\s<>]+@[^\s<>]+?)>?\s*$/im.exec(part)?.[1] ?? [],
    )
    .map((address) => address.toLowerCase());
}

/** Letters to an address that does not exist any more end, if one went there in the last days: anybody could have sent the report. */
export async function takeDeliveryReport(message: Incoming, env: Bindings): Promise<void> {
  if (message.rawSize > MAX_REPORT_BYTES) return;
  const addresses = await failedAddresses(await new Response(message.raw).arrayBuffer());
  if (addresses.length === 0) return;
  const db = connect(env.DB);
  const since = new Date(Date.now() - LOOK_BACK_DAYS * DAY_MS).toISOString();
  const mailed = db
    .select({ address: outbox.toAddress })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'newsletter.letter'),
        isOneOf(outbox.toAddress, addresses),
        gt(outbox.createdAt, since),
      ),
    );
  const ended = await db
    .update(subscribers)
    .set({ status: 'bounced', updatedAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ','now')` })
    .where(and(eq(subscribers.status, 'confirmed'), inArray(subscribers.email, mailed)))
    .returning({ id: subscribers.id });
  log('info', 'delivery report', { ended: ended.length });
}
