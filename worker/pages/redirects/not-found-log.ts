import { sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { cutText } from '#contract/texts/tidy-text.ts';
import { connect, type Database } from '#core/db/client.ts';
import { notFoundLog } from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { logFailure } from '#core/http/logs/log.ts';

/** The number of rows stored for the most frequent addresses, and for the latest ones. */
const MAX_FREQUENT_ROWS = 400;
const MAX_LATEST_ROWS = 100;
const MAX_PATH_LENGTH = 200;
/** Misses within this time are written together. */
const GATHER_MS = 200;
/** Maximum number of addresses per write. */
const MAX_GATHERED = 50;

/** Requests of vulnerability scanners are grouped under one name per kind. */
const NOISE: readonly [name: string, pattern: RegExp][] = [
  ['(dot files)', /(?:^|\/)\.(?!well-known(?:\/|$))/],
  ['(WordPress)', /(?:^|\/)(?:wp-|wordpress|xmlrpc)/i],
  ['(scripts)', /\.(?:php\d?|aspx?|jspx?|cgi|cfm|do|action|pl|sh)(?:$|\/)/i],
  [
    '(archives and configuration)',
    /\.(?:sql|bak|old|zip|tar|gz|rar|7z|env|ini|log|ya?ml|conf|swp|db|sqlite3?|pem|key)$/i,
  ],
  [
    '(consoles)',
    /(?:^|\/)(?:cgi-bin|phpmyadmin|pma|adminer|actuator|vendor|solr|jenkins|manager\/html|owa|boaform|hnap1)(?:\/|$)/i,
  ],
];

/** The name of a missing address in the log. */
export function loggedPath(path: string): string {
  const [noise] = NOISE.find(([, pattern]) => pattern.test(path)) ?? [];
  return noise ?? cutText(path, MAX_PATH_LENGTH);
}

/** Counts misses, and deletes those that are neither frequent nor recent. */
export function missStatements(
  db: Database,
  misses: ReadonlyMap<string, number>,
): BatchItem<'sqlite'>[] {
  const now = new Date().toISOString();
  return [
    ...[...misses].map(([path, hits]) =>
      db
        .insert(notFoundLog)
        .values({ path, hits, firstAt: now, lastAt: now })
        .onConflictDoUpdate({
          target: notFoundLog.path,
          set: { hits: sql`${notFoundLog.hits} + excluded.hits`, lastAt: now },
        }),
    ),
    db.delete(notFoundLog).where(
      sql`path NOT IN (SELECT path FROM not_found_log ORDER BY hits DESC, last_at DESC LIMIT ${MAX_FREQUENT_ROWS})
        AND path NOT IN (SELECT path FROM not_found_log ORDER BY last_at DESC, path LIMIT ${MAX_LATEST_ROWS})`,
    ),
  ];
}

/** A write that is not finished by then was lost with its request; the next miss starts another. */
const LOST_MS = 10_000;

const gathered = new Map<string, number>();
let startedAt = Number.NEGATIVE_INFINITY;

async function writeLater(binding: D1Database): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  const misses = new Map(gathered);
  gathered.clear();
  startedAt = Number.NEGATIVE_INFINITY;
  const db = connect(binding);
  await db.batch(batchOf(missStatements(db, misses))).catch((error: unknown) => {
    logFailure('not-found log not written', error);
  });
}

/** Records that a path (without language and query) was not found. */
export function logMiss(
  binding: D1Database,
  context: Pick<ExecutionContext, 'waitUntil'>,
  path: string,
): void {
  const name = loggedPath(path);
  if (!gathered.has(name) && gathered.size >= MAX_GATHERED) return;
  gathered.set(name, (gathered.get(name) ?? 0) + 1);
  // The request that starts the write waits for it; misses of other requests until then are included.
  if (Date.now() - startedAt < LOST_MS) return;
  startedAt = Date.now();
  context.waitUntil(writeLater(binding));
}
