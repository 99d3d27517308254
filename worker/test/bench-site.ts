import type { Bindings } from '#env';
import site from '../index.ts';
import { noWork, watchedD1 } from './d1-work.ts';

// The site as `npm run bench` serves it: the worker itself with additional instrumentation. Never deployed.
//   X-Bench: miss   bypasses the cache
//   X-Bench: work   the same, and the response reports the D1 usage with query plans
//   POST /bench/sql runs the SQL in its body

/** Bypasses stored responses and rate limits. */
const untouched = (env: Bindings): Bindings => ({
  ...env,
  VERSION: { id: crypto.randomUUID(), tag: '', timestamp: '' },
  QUERY_LIMIT: undefined,
});

async function workOf(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
  const work = noWork();
  const answer = await site.fetch(request, { ...untouched(env), DB: watchedD1(env.DB, work) }, context);
  await answer.arrayBuffer();
  const plans: { sql: string; steps: string[] }[] = [];
  for (const { sql, params } of work.statements) {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    plans.push({ sql, steps: results.map(({ detail }) => detail) });
  }
  return Response.json({ status: answer.status, roundTrips: work.roundTrips, rowsRead: work.rowsRead, sqlMs: work.sqlMs, plans });
}

export default {
  async fetch(request, env, context) {
    if (request.method === 'POST' && new URL(request.url).pathname === '/bench/sql') {
      const { meta } = await env.DB.prepare(await request.text()).run();
      return Response.json(meta);
    }
    const mode = request.headers.get('X-Bench');
    if (mode === 'work') return workOf(request, env, context);
    return site.fetch(request, mode === 'miss' ? untouched(env) : env, context);
  },
} satisfies ExportedHandler<Bindings>;
