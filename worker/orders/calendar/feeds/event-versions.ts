import { inArray, lt, sql } from 'drizzle-orm';
import { toHex } from '#core/bytes/hex.ts';
import type { Database } from '#core/db/client.ts';
import { calendarEvents } from '#core/db/schema.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import type { EventVersion, FeedEvent } from './feed-file.ts';

const DAY_MS = 86_400_000;
/** Feeds reach two weeks back. */
const KEPT_DAYS = 60;

async function hashOf({ lines }: FeedEvent): Promise<string> {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  return toHex((await crypto.subtle.digest('SHA-256', bytes)).slice(0, 12));
}

const known = async (db: Database, keys: readonly string[]) => {
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(
      inArray(calendarEvents.uid, sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`),
    );
  return new Map(rows.map((row) => [row.uid, row]));
};

/**
 * Versions of events (RFC 5545, `SEQUENCE` and `LAST-MODIFIED`), the same in every feed: an event whose text differs from that of the former answer
 * gets the next one. Whatever is in the text counts: time, place, guests, guide, calling off.
 */
export async function versionEvents(
  db: Database,
  events: readonly FeedEvent[],
  now: Date,
): Promise<(key: string) => EventVersion> {
  const keys = events.map(({ key }) => key);
  const changedAt = now.toISOString();
  const before = await known(db, keys);
  const hashed = await Promise.all(
    events.map(async (event) => ({
      uid: event.key,
      localDate: event.date,
      hash: await hashOf(event),
    })),
  );
  const changed = hashed.filter(({ uid, hash }) => before.get(uid)?.hash !== hash);
  if (changed.length === 0) return (key) => before.get(key) ?? { sequence: 0, changedAt };
  const rows = jsonRows(changed);
  const { hash, localDate } = calendarEvents;
  await insertRows(
    db,
    calendarEvents,
    {
      uid: rows.cell('uid'),
      hash: rows.cell('hash'),
      localDate: rows.cell('localDate'),
      changedAt,
    },
    sql`${rows.from} WHERE true`,
  ).onConflictDoUpdate({
    target: calendarEvents.uid,
    set: {
      hash: sql`excluded.hash`,
      localDate: sql`excluded.local_date`,
      changedAt,
      sequence: sql`${calendarEvents.sequence} + 1`,
    },
    // Two readers at once raise it once.
    setWhere: sql`${hash} <> excluded.hash OR ${localDate} <> excluded.local_date`,
  });
  const after = await known(db, keys);
  return (key) => after.get(key) ?? { sequence: 0, changedAt };
}

/** Deletes versions of events that are long over. */
export const purgeEventVersions = (db: Database, now: Date) =>
  db
    .delete(calendarEvents)
    .where(
      lt(
        calendarEvents.localDate,
        new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10),
      ),
    );
