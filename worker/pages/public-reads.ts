import { createMiddleware } from 'hono/factory';
import { connect, type Database } from '#db/client.ts';
import { CONTENT_VERSION_HEADER, newestContent } from '#db/content-version.ts';
import { Reader } from '#db/reader.ts';
import { deploymentOf } from '#edge/copy.ts';
import { readQuery } from '#edge/counted-query.ts';
import { type Fresh, fromEdge, mayEdit } from '#edge/from-edge.ts';
import { recentVersion, rememberNewest } from '#edge/newest-version.ts';
import type { App, Bindings } from '#env';
import { REVALIDATED_CACHE } from '#http/cache.ts';
import { askOwnApi } from './own-api.ts';

async function askedVersion(db: Database, reader: Reader): Promise<number | undefined> {
  const newest = await reader.run(newestContent(db)).catch(() => undefined);
  if (newest) rememberNewest(newest);
  return newest?.version;
}

async function freshRead(env: Bindings, context: ExecutionContext, path: string, isExact: boolean): Promise<Fresh> {
  const db = connect(env.DB);
  const reader = new Reader(db);
  // Asked in the same turn as the answer itself, so that both are one batch.
  const known = isExact ? undefined : recentVersion();
  const [answer, version] = await Promise.all([askOwnApi(path, env, context, { db, reader }), known ?? askedVersion(db, reader)]);
  if (answer.ok) {
    answer.headers.set('Cache-Control', REVALIDATED_CACHE);
    answer.headers.set(CONTENT_VERSION_HEADER, String(version ?? 0));
  }
  return { response: answer, version: answer.status >= 500 ? undefined : version, timing: reader.serverTiming };
}

/** Lists, details and tables that everybody may read come from their copy at the edge. */
export const publicReads = createMiddleware<App>(async (c, next) => {
  const { method } = c.req;
  const { origin, pathname, search } = new URL(c.req.url);
  const query = readQuery(pathname, search);
  if (!query.isKept || (method !== 'GET' && method !== 'HEAD')) return next();
  const context = c.executionCtx as ExecutionContext;
  const path = pathname + query.search;
  const key = `${origin}/copy/${deploymentOf(c.env)}${path}`;
  return fromEdge({ request: c.req.raw, env: c.env, context, key, make: () => freshRead(c.env, context, path, mayEdit(c.req.raw)) });
});
