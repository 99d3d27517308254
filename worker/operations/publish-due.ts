import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { blogPosts, contentVersion, heroBanners, trips } from '#db/schema.ts';

/** The timer's rhythm and as much again, in case a turn was left out. */
const LOOK_BACK_MS = 10 * 60_000;

/**
 * Raises the content version when something came out or ended by its own time, and says whether: queries look at the clock themselves, but
 * stored answers are of what stood there before.
 */
export async function publishDue(db: Database, now: Date): Promise<boolean> {
  const [from, to] = [new Date(now.getTime() - LOOK_BACK_MS).toISOString(), now.toISOString()];
  const isDue = sql.join(
    [
      sql`EXISTS (SELECT 1 FROM ${trips} WHERE publish_at > ${from} AND publish_at <= ${to})`,
      sql`EXISTS (SELECT 1 FROM ${blogPosts} WHERE publish_at > ${from} AND publish_at <= ${to})`,
      sql`EXISTS (SELECT 1 FROM ${heroBanners} WHERE (starts_at > ${from} AND starts_at <= ${to}) OR (ends_at > ${from} AND ends_at <= ${to}))`,
    ],
    sql` OR `,
  );
  const { meta } = await db.update(contentVersion).set({ value: sql`value + 1` }).where(isDue).run();
  return meta.changes > 0;
}
