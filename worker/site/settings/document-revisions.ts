import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { SettingsKey } from '#contract/admin/backup-set.ts';
import { VersionOnly } from '#contract/admin/crud.schema.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { RevisionList } from '#core/crud/crud-descriptions.ts';
import { oneRevision, revisionList } from '#core/crud/read-rows.ts';
import { DOCUMENT_ROW, revisionsOf } from '#core/db/statements/save-settings.ts';
import { readBody } from '#core/http/bodies/body.ts';
import { answers, jsonBody } from '#core/http/description/describe-route.ts';
import { found } from '#core/http/problem.ts';
import type { Router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';

const VERSION_ONLY_BYTES = 1024;

type Of<K extends SettingsKey> = {
  keyOf: (c: Context<App>) => K;
  /** The document's own save. */
  save: (
    c: Context<App>,
    key: K,
    data: unknown,
    options: { version: number; action: 'restore-revision' },
  ) => Promise<Response>;
};

/** Version 0 is what was there before the first save. */
function versionOf(c: Context<App>): number {
  const text = c.req.param('version') ?? '';
  return found(/^\d{1,9}$/.test(text) ? Number(text) : undefined);
}

const revisionOf = async (c: Context<App>, key: SettingsKey) =>
  found(
    await c.var.reader.run(oneRevision(c.var.db, revisionsOf(key), DOCUMENT_ROW, versionOf(c))),
  );

/** What the documents of the settings were: each save, and putting one back, which is a save again. */
export function documentRevisions<K extends SettingsKey>(
  routes: Router,
  path: '' | '/:key' | '/:page',
  { keyOf, save }: Of<K>,
) {
  routes.get(
    `${path}/revisions`,
    describeRoute({
      summary: 'Saved versions of the document',
      responses: answers({ 200: RevisionList }),
    }),
    noStepUp('a read'),
    async (c) =>
      c.json(await c.var.reader.run(revisionList(c.var.db, revisionsOf(keyOf(c)), DOCUMENT_ROW))),
  );
  routes.get(
    `${path}/revisions/:version`,
    describeRoute({ summary: 'One saved version of the document' }),
    noStepUp('a read'),
    async (c) => c.json(await revisionOf(c, keyOf(c))),
  );
  routes.post(
    `${path}/revisions/:version/restore`,
    describeRoute({
      summary: 'Restore a saved version of the document',
      ...jsonBody([VersionOnly], VERSION_ONLY_BYTES),
    }),
    noStepUp('content: revisions undo it'),
    async (c) => {
      const key = keyOf(c);
      const { version } = parseBody(VersionOnly, await readBody(c.req.raw, VERSION_ONLY_BYTES));
      const { data } = await revisionOf(c, key);
      return save(c, key, data, { version, action: 'restore-revision' });
    },
  );
}
