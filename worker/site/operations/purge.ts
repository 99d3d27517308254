import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { MAX_VITALS } from '#contract/admin/performance.ts';
import type { Database } from '#core/db/client.ts';
import { notFoundLog, outbox, passwordResets, vitals } from '#core/db/schema.ts';

const DAY_MS = 86_400_000;
/** Days after which the text of a sent mail is deleted; the record of the mail remains. */
const SENT_TEXT_DAYS = 30;
const MEASUREMENT_DAYS = 90;
const MAX_NOT_FOUND = 2000;

const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

export const purgeResets = (db: Database, now: Date) =>
  db.delete(passwordResets).where(lt(passwordResets.expiresAt, daysBefore(now, 1)));

export const purgeSentTexts = (db: Database, now: Date) =>
  db
    .update(outbox)
    .set({ html: '', body: '', attachments: [] })
    .where(
      and(
        eq(outbox.status, 'sent'),
        lt(outbox.createdAt, daysBefore(now, SENT_TEXT_DAYS)),
        ne(outbox.html, ''),
      ),
    );

/** Deletes old measurements, and limits the others to a number that can be queried and leaves room for a day. */
export async function purgeMeasurements(db: Database, now: Date): Promise<void> {
  const day = daysBefore(now, MEASUREMENT_DAYS).slice(0, 10);
  await db.batch([
    db.delete(vitals).where(lt(vitals.day, day)),
    db
      .delete(vitals)
      .where(sql`${vitals.id} <= (SELECT max(id) FROM vitals) - ${MAX_VITALS * 0.8}`),
    db.delete(notFoundLog).where(lt(notFoundLog.lastAt, daysBefore(now, MEASUREMENT_DAYS))),
    db
      .delete(notFoundLog)
      .where(
        sql`${notFoundLog.path} IN (SELECT path FROM not_found_log ORDER BY last_at DESC LIMIT -1 OFFSET ${MAX_NOT_FOUND})`,
      ),
  ]);
}
