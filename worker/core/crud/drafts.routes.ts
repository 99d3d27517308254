import { and, eq, sql } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { DraftInput } from '#contract/admin/crud.schema.ts';
import type { Draft } from '#contract/admin/crud.ts';
import { editorDrafts } from '#core/db/schema.ts';
import { readBody } from '#core/http/bodies/body.ts';
import { answers, jsonBody, pathParameter } from '#core/http/description/describe-route.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { parseBody } from './check-input.ts';

/** Largest draft, in bytes. */
const DRAFT_LIMIT_BYTES = 2 * 1024 * 1024;

/** `/drafts/trips/7`: a user's unsaved changes; id 0 is a new row. */
const Address = v.object({
  entity: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  id: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
});

const addressOf = (parameters: unknown) => {
  const result = v.safeParse(Address, parameters);
  return found(result.success ? result.output : undefined);
};

const DRAFT_ID = pathParameter('id', { type: 'integer', minimum: 0 }, '0 is a new row.');

/** Autosaved states of editors, separate for each user. */
export const draftRoutes = router();

draftRoutes.get(
  '/:entity/:id',
  describeRoute({ summary: 'Your draft of an editor’s content, or null', parameters: [DRAFT_ID] }),
  noStepUp('a read'),
  async (c) => {
    const { entity, id } = addressOf(c.req.param());
    const row = await c.var.db
      .select({
        data: editorDrafts.data,
        baseVersion: editorDrafts.baseVersion,
        updatedAt: editorDrafts.updatedAt,
      })
      .from(editorDrafts)
      .where(
        and(
          eq(editorDrafts.entity, entity),
          eq(editorDrafts.entityId, id),
          eq(editorDrafts.userId, c.var.user.id),
        ),
      )
      .get();
    // A missing draft is the common case and no error.
    return c.json((row ?? null) satisfies Draft | null);
  },
);
draftRoutes.put(
  '/:entity/:id',
  describeRoute({
    summary: 'Store a draft',
    parameters: [DRAFT_ID],
    ...jsonBody([DraftInput], DRAFT_LIMIT_BYTES),
  }),
  noStepUp('a draft of your own'),
  async (c) => {
    const { entity, id } = addressOf(c.req.param());
    const { data, baseVersion } = parseBody(
      DraftInput,
      await readBody(c.req.raw, DRAFT_LIMIT_BYTES),
    );
    if (JSON.stringify(data).length > DRAFT_LIMIT_BYTES) throw new ApiError(413);
    const updatedAt = new Date().toISOString();
    await c.var.db
      .insert(editorDrafts)
      .values({ entity, entityId: id, userId: c.var.user.id, data, baseVersion, updatedAt })
      .onConflictDoUpdate({
        target: [editorDrafts.entity, editorDrafts.entityId, editorDrafts.userId],
        set: { data: sql`excluded.data`, baseVersion, updatedAt },
      });
    return c.json({ updatedAt });
  },
);
draftRoutes.delete(
  '/:entity/:id',
  describeRoute({
    summary: 'Delete a draft',
    parameters: [DRAFT_ID],
    responses: answers({ 204: null }),
  }),
  noStepUp('a draft of your own'),
  async (c) => {
    const { entity, id } = addressOf(c.req.param());
    await c.var.db
      .delete(editorDrafts)
      .where(
        and(
          eq(editorDrafts.entity, entity),
          eq(editorDrafts.entityId, id),
          eq(editorDrafts.userId, c.var.user.id),
        ),
      );
    return c.body(null, 204);
  },
);
