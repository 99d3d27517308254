import { eq, ne, type SQL, sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { RedirectInput } from '#contract/redirects.ts';
import { refuse } from '#crud/check-input.ts';
import { crudRoutes } from '#crud/crud-routes.ts';
import type { Database } from '#db/client.ts';
import { leadsBack } from '#db/redirect-steps.ts';
import { redirects } from '#db/schema.ts';
import type { App } from '#env';
import { router } from '#http/router.ts';

/** After a save nothing leads to a path that leads on: the row goes to the end of the way, and what led to it goes where it goes. */
const flatten = (db: Database, id: number, { fromPath, toPath }: RedirectInput, condition: SQL) => [
  db
    .update(redirects)
    .set({ toPath: sql`(SELECT next.to_path FROM redirects next WHERE next.from_path = redirects.to_path AND next.deleted_at IS NULL)` })
    .where(
      sql`${eq(redirects.id, id)} AND ${condition} AND EXISTS (SELECT 1 FROM redirects next
        WHERE next.from_path = redirects.to_path AND next.deleted_at IS NULL AND next.to_path IS NOT NULL)`,
    ),
  ...(toPath === null
    ? []
    : [
        db
          .update(redirects)
          .set({ toPath: sql`(SELECT own.to_path FROM redirects own WHERE own.id = ${id})` })
          .where(sql`${eq(redirects.toPath, fromPath)} AND ${ne(redirects.id, id)} AND ${condition}`),
      ]),
];

/** Nobody may be led in a circle. */
const refuseCircles = createMiddleware<App>(async (c, next) => {
  if (c.req.method !== 'POST' && c.req.method !== 'PUT') return next();
  const body: unknown = await c.req.raw
    .clone()
    .json()
    .catch(() => undefined);
  const input = v.safeParse(RedirectInput, body);
  if (input.success && (await leadsBack(c.var.db, input.output.fromPath, input.output.toPath)))
    throw refuse('toPath', 'invalid', 'This would lead back to where it began.');
  await next();
});

export const redirectAdminRoutes = router()
  .use('/', refuseCircles)
  .use('/:id{[0-9]+}', refuseCircles)
  .route(
    '/',
    crudRoutes({
      entity: 'redirects',
      table: redirects,
      input: RedirectInput,
      toRow: ({ fromPath, toPath }) => ({ fromPath, toPath, status: toPath === null ? 410 : 301 }),
      list: { fromPath: redirects.fromPath, toPath: redirects.toPath, status: redirects.status, hits: redirects.hits },
      searched: [redirects.fromPath, redirects.toPath],
      sorts: { fromPath: redirects.fromPath, hits: redirects.hits, updated: redirects.updatedAt },
      states: { moved: () => eq(redirects.status, 301), gone: () => eq(redirects.status, 410) },
      joined: { read: () => ({ statements: [], shape: () => ({}) }), write: flatten },
    }),
  );
