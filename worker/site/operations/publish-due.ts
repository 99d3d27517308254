import { sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { blogPosts, contentVersion, heroBanners, ownPages, trips } from '#core/db/schema.ts';

/** Twice the timer's period, in case a run was skipped. */
const LOOK_BACK_MS = 10 * 60_000;

/**
 * Increments the content version when scheduled content was published or ended, and returns whether it did: queries compare with the clock
 * themselves, but cached responses are older.
 */
export async function publishDue(db: Database, now: Date): Promise<boolean> {
  const [from, to] = [new Date(now.getTime() - LOOK_BACK_MS).toISOString(), now.toISOString()];
  const isDue = sql.join(
    [
      sql`EXISTS (SELECT 1 FROM ${trips} WHERE publish_at > ${from} AND publish_at <= ${to})`,
      sql`EXISTS (SELECT 1 FROM ${blogPosts} WHERE publish_at > ${from} AND publish_at <= ${to})`,
      sql`EXISTS (SELECT 1 FROM ${ownPages} WHERE publish_at > ${from} AND publish_at <= ${to})`,
      sql`EXISTS (SELECT 1 FROM ${heroBanners} WHERE (starts_at > ${from} AND starts_at <= ${to}) OR (ends_at > ${from} AND ends_at <= ${to}))`,
    ],
    sql` OR `,
  );
  const { meta } = await db
    .update(contentVersion)
    .set({ value: sql`value + 1` })
    .where(isDue)
    .run();
  return meta.changes > 0;
}
