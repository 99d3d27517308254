import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes, routePath } from 'hono/route';
import { pageName } from '#contract/page-name.ts';
import { counted, underTally } from '#db/counted.ts';
import type { App } from '#env';
import { logFailure } from './log.ts';

/** What a worker counted is written together, once in this time at most. */
const GATHER_MS = 60_000;
/** More routes than the product has are not kept apart. */
const MAX_ROUTES = 400;
/** What the catch-all of the pages is registered under. */
const PAGES = '/*';

type Figures = { requests: number; hits: number; statements: number; rowsRead: number };

const gathered = new Map<string, Figures>();
let dueAt = 0;

/** The route that answered; of copies, for which none was asked, the one that would have. */
function routeAsked(c: Context<App>): string {
  const path = routePath(c);
  const named = path === PAGES || !path.endsWith('*') ? undefined : matchedRoutes(c).find((route) => !route.path.endsWith('*'));
  return named?.path ?? path;
}

/** `GET /api/trips/{id}`, or of a page its name; undefined for files. */
function routeOf(c: Context<App>, hasAsked: boolean): string | undefined {
  const path = routeAsked(c);
  if (path !== PAGES) return `${c.req.method} ${path.replace(/:(\w+)(?:\{[^/]*\})?\??/g, '{$1}')}`;
  const isPage = c.res.status === 200 && (c.res.headers.get('Content-Type') ?? '').startsWith('text/html');
  if (isPage) return pageName(c.req.path);
  return hasAsked ? PAGES : undefined;
}

/** Counts, in memory, what each route asks of the database; hits are answers for which nothing was asked. */
export const countRoutes = createMiddleware<App>(async (c, next) => {
  const { DB } = c.env;
  const tally = { statements: 0, rowsRead: 0 };
  c.env = { ...c.env, DB: counted(DB) };
  await underTally(tally, next);
  const route = routeOf(c, tally.statements > 0);
  c.set('statements', tally.statements);
  c.set('route', route);
  if (route === undefined || (!gathered.has(route) && gathered.size >= MAX_ROUTES)) return;
  const before = gathered.get(route);
  gathered.set(route, {
    requests: (before?.requests ?? 0) + 1,
    hits: (before?.hits ?? 0) + (tally.statements === 0 ? 1 : 0),
    statements: (before?.statements ?? 0) + tally.statements,
    rowsRead: (before?.rowsRead ?? 0) + tally.rowsRead,
  });
  const now = Date.now();
  if (dueAt === 0) dueAt = now + GATHER_MS;
  else if (now >= dueAt) c.executionCtx.waitUntil(writeRouteStats(DB));
});

const ADD = `
  INSERT INTO route_stats (day, route, requests, hits, statements, rows_read)
  SELECT ?1, value ->> 'route', value ->> 'requests', value ->> 'hits', value ->> 'statements', value ->> 'rowsRead' FROM json_each(?2) WHERE true
  ON CONFLICT (day, route) DO UPDATE SET requests = requests + excluded.requests, hits = hits + excluded.hits,
    statements = statements + excluded.statements, rows_read = rows_read + excluded.rows_read`;

/** Adds what this worker has counted since it last did so to the day's figures. */
export async function writeRouteStats(d1: D1Database): Promise<void> {
  const figures = [...gathered].map(([route, one]) => ({ route, ...one }));
  gathered.clear();
  dueAt = 0;
  if (figures.length === 0) return;
  try {
    await d1.prepare(ADD).bind(new Date().toISOString().slice(0, 10), JSON.stringify(figures)).run();
  } catch (error) {
    logFailure('route statistics not written', error);
  }
}
