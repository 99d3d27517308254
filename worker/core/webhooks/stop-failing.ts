import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { webhooks } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import { stoppedMail } from './stopped-mail.ts';

/** An address of the company's own that takes nothing for so long gets nothing more. */
const STOP_AFTER_MS = 3 * 86_400_000;
/** Those of resellers end with their key. */
const COMPANY = 0;

export const noteSuccess = (db: Database, id: string) =>
  db
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, id), isNotNull(webhooks.failingSince)));

/** Notes a failure. After three days of them the address is stopped, and the company gets one email about it. */
export async function stopFailing(db: Database, id: string, now: Date): Promise<void> {
  const isCompanys = and(
    eq(webhooks.id, id),
    eq(webhooks.apiKeyId, COMPANY),
    isNull(webhooks.stoppedAt),
  );
  const [row] = await db
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()})` })
    .where(isCompanys)
    .returning({ name: webhooks.name, since: webhooks.failingSince });
  if (!row?.since || now.getTime() - Date.parse(row.since) < STOP_AFTER_MS) return;
  const isDue = and(isCompanys, lte(webhooks.failingSince, row.since));
  const mail = stoppedMail(await new Reader(db).run(mailSite(db)), row.name);
  const isFirst = sql`EXISTS (SELECT 1 FROM ${webhooks} WHERE ${isDue})`;
  await db.batch(
    batchOf([
      ...(mail ? [queueMailIf(db, mail, isFirst)] : []),
      db.update(webhooks).set({ stoppedAt: now.toISOString() }).where(isDue),
    ]),
  );
}
