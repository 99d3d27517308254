import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import type * as v from 'valibot';
import type { AuditAction } from '#contract/admin/audit-words.ts';
import {
  BulkInput,
  CreateEnvelope,
  OrderInput,
  SaveEnvelope,
  VersionOnly,
} from '#contract/admin/crud.schema.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { readBody } from '#core/http/bodies/body.ts';
import { describeQuery } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { ApiError, conflict, found } from '#core/http/problem.ts';
import { type Router, router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { checkReferences, demandPublishable, parseBody, restorableIds } from './check-input.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { completeDraft } from './complete-draft.ts';
import { crudDescriptions, EDITOR_LIMIT_BYTES, listQuery } from './crud-descriptions.ts';
import { makePreviewToken } from './preview-token.ts';
import { fullRow, listRows, oneRevision, revisionList, rowId } from './read-rows.ts';
import type { EditableTable, InputSchema, Resource } from './resource.ts';
import {
  type Actor,
  bulkWrite,
  createRow,
  lastIdRead,
  reorderRows,
  updateRow,
} from './write-rows.ts';

const READ = noStepUp('a read');
const versionOf = (c: Context<App>): number => found(idIn(c.req.param('version')));
const actorOf = (c: Context<App>): Actor => ({ userId: c.var.user?.id, apiKeyId: c.var.apiKeyId });

type EditedRow = NonNullable<ReturnType<ReturnType<typeof fullRow>['shape']>>;

const missing = () => new ApiError(409, 'problem.needed_in_trash');

/**
 * The routes of one kind of content: list, one, create, save, trash, restore, bulk, order, copy, revisions. 404 for an unknown row, 409
 * with the current row when the version is not the newest, 422 with the invalid fields.
 */
export function crudRoutes<T extends EditableTable, S extends InputSchema>(
  resource: Resource<T, S>,
  descriptions = crudDescriptions(resource),
): Router {
  const { entity, input: Input, table, copy, writes } = resource;
  const idOf = async (c: Context<App>) =>
    found(await rowId(c.var.db, resource, c.req.param('id') ?? ''));
  const rowOf = (c: Context<App>, id: number) => c.var.reader.run(fullRow(c.var.db, resource, id));
  const lastIdOf = (c: Context<App>) => c.var.reader.run(lastIdRead(c.var.db, resource));
  const answer = async (c: Context<App>, id: number) => c.json(found(await rowOf(c, id)));
  const read = async (
    c: Context<App>,
    value: unknown,
    before?: object,
  ): Promise<v.InferOutput<S>> => {
    const input = parseBody(
      Input,
      await completeDraft(c.var.db, resource, value),
    ) as v.InferOutput<S>;
    checkPlaceholders(input, resource.placeholders);
    demandPublishable(entity, input);
    await Promise.all([
      resource.check?.(input, c.var.db, before as never),
      checkReferences(c.var, resource.references as never, input, before as never),
    ]);
    return input;
  };
  /** Saves over `version`, or returns the conflict. */
  const save = async (
    c: Context<App>,
    id: number,
    version: number,
    input: v.InferOutput<S>,
    { read: known, ...more }: { marks?: never; action?: AuditAction; read?: EditedRow },
  ) => {
    const before = known ?? found(await rowOf(c, id));
    const after = new ReadAfter(fullRow(c.var.db, resource, id));
    const isSaved =
      before.deletedAt === null &&
      (await updateRow(c.var.db, resource, {
        ...{ id, version, input, before, actor: actorOf(c), after },
        ...more,
      }));
    const now = found(after.result ? after.result.value : await rowOf(c, id));
    return isSaved ? c.json(now) : conflict(c, now, 'problem.other_save_first');
  };
  const bulk = (c: Context<App>, action: 'delete' | 'restore', id: number) =>
    bulkWrite(c.var.db, resource, action, [id], actorOf(c));

  const routes = router();
  routes.get(
    '/',
    describeRoute(descriptions.list),
    READ,
    describeQuery(listQuery(resource)),
    async (c) => c.json(await c.var.reader.run(listRows(c.var.db, resource, c.req.query()))),
  );
  routes.post('/', describeRoute(descriptions.create), writes, async (c) => {
    const body = await readBody(c.req.raw, EDITOR_LIMIT_BYTES);
    const { translationState } = parseBody(CreateEnvelope, body);
    const [input, last] = await Promise.all([read(c, body), lastIdOf(c)]);
    const written = { marks: translationState, actor: actorOf(c), last };
    return c.json(found(await createRow(c.var.db, resource, input, written)), 201);
  });
  routes.post('/bulk', describeRoute(descriptions.bulk), writes, async (c) => {
    const { action, ids } = parseBody(BulkInput, await readBody(c.req.raw));
    if ((action === 'publish' || action === 'unpublish') && !resource.publish)
      throw new ApiError(422, 'problem.rows_not_published');
    for (const id of action === 'publish' ? ids : []) {
      const row = await rowOf(c, id);
      if (row) demandPublishable(entity, { ...row, ...resource.publish?.on });
    }
    const meant = action === 'restore' ? await restorableIds(c.var.db, resource, ids) : ids;
    return c.json({ ids: await bulkWrite(c.var.db, resource, action, meant, actorOf(c)) });
  });
  routes.get('/:id', describeRoute(descriptions.row), READ, async (c) => answer(c, await idOf(c)));
  routes.put('/:id', describeRoute(descriptions.save), writes, async (c) => {
    const id = await idOf(c);
    const before = found(await rowOf(c, id));
    const body = await readBody(c.req.raw, EDITOR_LIMIT_BYTES);
    const { version, translationState } = parseBody(SaveEnvelope, body);
    const input = await read(c, body, before);
    return save(c, id, version, input, { marks: translationState as never, read: before });
  });
  routes.delete('/:id', describeRoute(descriptions.trash), writes, async (c) => {
    const id = await idOf(c);
    const row = found(await rowOf(c, id));
    if (row.deletedAt === null && (await bulk(c, 'delete', id)).length === 0)
      throw new ApiError(409, resource.usedBy?.message ?? 'problem.in_use', {
        ...(resource.usedBy && { code: resource.usedBy.code }),
      });
    return c.body(null, 204);
  });
  routes.post('/:id/restore', describeRoute(descriptions.restore), writes, async (c) => {
    const id = await idOf(c);
    const [row, restorable] = await Promise.all([
      rowOf(c, id),
      restorableIds(c.var.db, resource, [id]),
    ]);
    if (found(row).deletedAt !== null && restorable.length === 0) throw missing();
    await bulk(c, 'restore', id);
    return answer(c, id);
  });
  routes.post('/:id/preview', describeRoute(descriptions.preview), READ, async (c) => {
    const id = await idOf(c);
    found(await rowOf(c, id));
    return c.json(
      await makePreviewToken(await signingSecret(c.var.db, c.env.QUOTE_SECRET), entity, id),
    );
  });
  routes.get('/:id/revisions', describeRoute(descriptions.revisions), READ, async (c) =>
    c.json(await c.var.reader.run(revisionList(c.var.db, entity, await idOf(c)))),
  );
  routes.get('/:id/revisions/:version', describeRoute(descriptions.revision), READ, async (c) =>
    c.json(
      found(await c.var.reader.run(oneRevision(c.var.db, entity, await idOf(c), versionOf(c)))),
    ),
  );
  routes.post(
    '/:id/revisions/:version/restore',
    describeRoute(descriptions.restoreRevision),
    writes,
    async (c) => {
      const id = await idOf(c);
      const { version } = parseBody(VersionOnly, await readBody(c.req.raw));
      const [revision, row] = await Promise.all([
        c.var.reader.run(oneRevision(c.var.db, entity, id, versionOf(c))),
        rowOf(c, id),
      ]);
      const before = found(row);
      const input = await read(c, found(revision).data, before);
      return save(c, id, version, input, { action: 'restore-revision', read: before });
    },
  );
  if ('sortOrder' in table)
    routes.post('/order', describeRoute(descriptions.order), writes, async (c) => {
      const { ids } = parseBody(OrderInput, await readBody(c.req.raw));
      await reorderRows(c.var.db, resource, ids, actorOf(c));
      return c.body(null, 204);
    });
  if (copy)
    routes.post('/:id/duplicate', describeRoute(descriptions.copy), writes, async (c) => {
      const known = await idOf(c);
      const [held, restorable, last] = await Promise.all([
        rowOf(c, known),
        restorableIds(c.var.db, resource, [known]),
        lastIdOf(c),
      ]);
      const row = found(held);
      if (restorable.length === 0) throw missing();
      const original = parseBody(Input, row) as v.InferOutput<S>;
      for (let n = 2; ; n += 1) {
        try {
          const written = { marks: row.translationState, actor: actorOf(c), last };
          return c.json(
            found(await createRow(c.var.db, resource, copy(original, n), written)),
            201,
          );
        } catch (error) {
          const isTaken = error instanceof ApiError && error.errors?.[0]?.code === 'taken';
          if (!isTaken || n > 50) throw error;
        }
      }
    });
  return routes;
}
