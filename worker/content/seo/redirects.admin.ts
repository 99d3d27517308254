import { eq, ne, type SQL, sql } from 'drizzle-orm';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { FIXED_PAGES, isFixedPage } from '#contract/pages/fixed-pages.ts';
import { RedirectInput as RedirectInputSchema } from '#contract/pages/redirects.schema.ts';
import type { RedirectInput } from '#contract/pages/redirects.ts';
import { refuse } from '#core/crud/check-input.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import type { Database } from '#core/db/client.ts';
import { leadsBack } from '#core/db/published/redirect-steps.ts';
import { notFoundLog, redirects } from '#core/db/schema.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';

/** A fixed page is never redirected, even if an older redirect exists. */
const isWayOn = sql`next.from_path = redirects.to_path AND next.deleted_at IS NULL
  AND next.from_path NOT IN (SELECT value FROM json_each(${JSON.stringify(FIXED_PAGES)}))`;

/**
 * Flattens redirects after a save: the row gets the final target of its chain, and redirects to its path get its target. The path is
 * removed from the log of missing addresses.
 */
const flatten = (db: Database, id: number, { fromPath, toPath }: RedirectInput, condition: SQL) => [
  db.delete(notFoundLog).where(sql`lower(${notFoundLog.path}) = ${fromPath} AND ${condition}`),
  db
    .update(redirects)
    .set({ toPath: sql`(SELECT next.to_path FROM redirects next WHERE ${isWayOn})` })
    .where(
      sql`${eq(redirects.id, id)} AND ${condition} AND EXISTS (SELECT 1 FROM redirects next
        WHERE ${isWayOn} AND next.to_path IS NOT NULL)`,
    ),
  ...(toPath === null
    ? []
    : [
        db
          .update(redirects)
          .set({ toPath: sql`(SELECT own.to_path FROM redirects own WHERE own.id = ${id})` })
          .where(
            sql`${eq(redirects.toPath, fromPath)} AND ${ne(redirects.id, id)} AND ${condition}`,
          ),
      ]),
];

const AnyTarget = v.looseObject({ toPath: v.string() });

/** Refuses redirect loops. This site's own origin is removed from a target, so that it is recognised as a path. */
const refuseCircles = createMiddleware<App>(async (c, next) => {
  if (c.req.method !== 'POST' && c.req.method !== 'PUT') return next();
  let body: unknown = await c.req.raw
    .clone()
    .json()
    .catch(() => undefined);
  if (v.is(AnyTarget, body) && URL.canParse(body.toPath)) {
    const { origin, pathname, search, hash, username, password } = new URL(body.toPath);
    const isPlain = username === '' && password === '';
    if (
      isPlain &&
      (origin === siteOrigin(c.env, c.req.url) || origin === new URL(c.req.url).origin)
    ) {
      body = { ...body, toPath: pathname + search + hash };
      const headers = new Headers(c.req.raw.headers);
      headers.delete('Content-Length');
      c.req.raw = new Request(c.req.raw, { headers, body: JSON.stringify(body) });
    }
  }
  const input = v.safeParse(RedirectInputSchema, body);
  if (input.success && (await leadsBack(c.var.db, input.output.fromPath, input.output.toPath)))
    throw refuse('toPath', 'invalid', 'problem.redirect_loop');
  await next();
});

export const redirectAdminRoutes = router();

redirectAdminRoutes.use('/', refuseCircles);
redirectAdminRoutes.use('/:id{[0-9]+}', refuseCircles);
redirectAdminRoutes.route(
  '/',
  crudRoutes({
    entity: 'redirects',
    writes: noStepUp('content: revisions undo it'),
    noun: { one: 'a redirect', many: 'redirects' },
    table: redirects,
    input: RedirectInputSchema,
    toRow: ({ fromPath, toPath }) => ({ fromPath, toPath, status: toPath === null ? 410 : 301 }),
    check: ({ fromPath }) => {
      if (isFixedPage(fromPath)) throw refuse('fromPath', 'invalid', 'problem.redirect_over_page');
    },
    list: {
      fromPath: redirects.fromPath,
      toPath: redirects.toPath,
      status: redirects.status,
      hits: redirects.hits,
    },
    searched: [redirects.fromPath, redirects.toPath],
    sorts: { fromPath: redirects.fromPath, hits: redirects.hits, updated: redirects.updatedAt },
    states: { moved: () => eq(redirects.status, 301), gone: () => eq(redirects.status, 410) },
    joined: { read: () => ({ statements: [], shape: () => ({}) }), write: flatten },
  }),
);
