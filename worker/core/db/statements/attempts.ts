import { lt, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../client.ts';
import { attempts } from '../schema.ts';

/** Longest window of any counter. */
const LONGEST_WINDOW_MS = 24 * 3_600_000;

/** An action that is limited per window; `key` never contains personal data in plain form. */
export type Counter = { key: string; windowMs: number };

const startOf = (windowMs: number, now: number) => Math.floor(now / windowMs) * windowMs;

/** Remaining time of a counter's current window, at least one second. */
export const secondsLeft = ({ windowMs }: Counter, now = Date.now()) =>
  Math.max(1, Math.ceil((startOf(windowMs, now) + windowMs - now) / 1000));

/** The statement that increments a counter and returns its count in the current window, this attempt included. */
export const countStatement = (db: Database, { key, windowMs }: Counter, now = Date.now()) =>
  db
    .insert(attempts)
    .values({ key, windowStart: startOf(windowMs, now), count: 1 })
    .onConflictDoUpdate({
      target: [attempts.key, attempts.windowStart],
      set: { count: sql`count + 1` },
    })
    .returning({ count: attempts.count });

/** A counter in a condition of the same batch. */
export const countedBy = ({ key, windowMs }: Counter, now = Date.now()): SQL<number> =>
  sql<number>`coalesce((SELECT count FROM attempts WHERE key = ${key} AND window_start = ${startOf(windowMs, now)}), 0)`;

/** Increments each counter in one round trip. */
export async function countAttempts(
  db: Database,
  counters: readonly Counter[],
  now = Date.now(),
): Promise<number[]> {
  const statements = counters.map((counter) => countStatement(db, counter, now));
  const results = (await db.batch(statements as unknown as [BatchItem<'sqlite'>])) as unknown as {
    count: number;
  }[][];
  return results.map(([row]) => row?.count ?? 0);
}

/** Deletes counters whose window has long ended; run by cron. */
export const purgeAttempts = (db: Database, now = Date.now()) =>
  db.delete(attempts).where(lt(attempts.windowStart, now - 2 * LONGEST_WINDOW_MS));
