import { lt, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from './client.ts';
import { attempts } from './schema.ts';

/** No window is longer. */
const LONGEST_WINDOW_MS = 24 * 3_600_000;

/** Something that may happen so and so often in a window; `key` never holds personal data as it is. */
export type Counter = { key: string; windowMs: number };

const startOf = (windowMs: number, now: number) => Math.floor(now / windowMs) * windowMs;

/** How long a counter's present window still lasts, at least a second. */
export const secondsLeft = ({ windowMs }: Counter, now = Date.now()) =>
  Math.max(1, Math.ceil((startOf(windowMs, now) + windowMs - now) / 1000));

/** Counts one more of each, in one round trip, and answers how many there were in the present windows, this one included. */
export async function countAttempts(db: Database, counters: readonly Counter[], now = Date.now()): Promise<number[]> {
  const statements = counters.map(({ key, windowMs }) =>
    db
      .insert(attempts)
      .values({ key, windowStart: startOf(windowMs, now), count: 1 })
      .onConflictDoUpdate({ target: [attempts.key, attempts.windowStart], set: { count: sql`count + 1` } })
      .returning({ count: attempts.count }),
  );
  const results = (await db.batch(statements as unknown as [BatchItem<'sqlite'>])) as unknown as { count: number }[][];
  return results.map(([row]) => row?.count ?? 0);
}

/** Forgets counters whose window is long over; for cron. */
export const purgeAttempts = (db: Database, now = Date.now()) =>
  db.delete(attempts).where(lt(attempts.windowStart, now - 2 * LONGEST_WINDOW_MS));
