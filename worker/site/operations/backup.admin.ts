import { eq } from 'drizzle-orm';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import { BackupInput } from '#contract/admin/backup.schema.ts';
import type { BackupAnswer } from '#contract/admin/backup.ts';
import { PICTURE_TYPES } from '#contract/pictures/images.ts';
import { toHex } from '#core/bytes/hex.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { images } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers, describeQuery, fileBody } from '#core/http/description/describe-route.ts';
import { ApiError, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp, stepUp, stepUpWhen } from '#core/step-up/step-up.ts';
import { hasRoom, readBackup, takesFromRequests, writeBackup } from './backup.ts';
import { withFormer } from './former-backup.ts';

/** Far above a season's rows; the worker's memory is the real limit. */
const BACKUP_LIMIT_BYTES = 48 * 1024 * 1024;
const PICTURE_LIMIT_BYTES = 15 * 1024 * 1024;

/** Export and import of the whole site: rows as JSON, images one by one. Never for API keys: it contains personal data. */
export const backupAdminRoutes = router();

backupAdminRoutes.get(
  '/',
  describeRoute({ summary: 'Export all content as one file; `personal=1` includes guests’ data' }),
  stepUpWhen((c) => c.req.query('personal') !== undefined),
  describeQuery(v.object({ personal: v.optional(v.literal('1')) })),
  async (c) => {
    const hasPersonal = c.req.query('personal') === '1';
    const backup = await readBackup(c.env.DB, hasPersonal);
    const audit = {
      userId: c.var.user.id,
      action: 'export',
      entity: 'backup',
      detail: { hasPersonal },
    } as const;
    await auditEntry(c.var.db, audit);
    return c.json(backup, 200, { 'Content-Disposition': 'attachment; filename="site.json"' });
  },
);
backupAdminRoutes.put(
  '/',
  describeRoute({ summary: 'Restore a backup file' }),
  stepUp(),
  body(BackupInput, BACKUP_LIMIT_BYTES),
  async (c) => {
    const { tables: sent, replace } = c.req.valid('json');
    const tables = withFormer(sent);
    const { DB, BUCKET } = c.env;
    if (!replace && !(await hasRoom(DB, tables))) throw new ApiError(409, 'problem.content_exists');
    if (await takesFromRequests(DB, tables))
      throw new ApiError(409, 'problem.backup_lacks_named', {
        code: 'in_use',
      });
    let rows: number;
    try {
      rows = await writeBackup(DB, tables);
    } catch (error) {
      if (/constraint|mismatch|malformed/i.test(String(error)))
        throw new ApiError(422, 'problem.backup_contradicts');
      throw error;
    }
    await auditEntry(c.var.db, {
      userId: c.var.user.id,
      action: 'import',
      entity: 'backup',
      detail: { rows, replace },
    });
    const paths = (await c.var.db.select({ path: images.path }).from(images)).map(
      ({ path }) => path,
    );
    const missing = await Promise.all(
      paths.map(async (path) => ((await BUCKET.head(ORIGINALS + path)) ? [] : [path])),
    );
    return c.json<BackupAnswer>({ rows, missingPictures: missing.flat() });
  },
);
backupAdminRoutes.get(
  '/pictures/:path{.+}',
  describeRoute({
    summary: 'Download the original of a picture',
    responses: answers({ 200: 'image/*' }),
  }),
  noStepUp('a read'),
  async (c) => {
    const object = found(await c.env.BUCKET.get(ORIGINALS + c.req.param('path')));
    return c.body(object.body as unknown as ReadableStream, 200, {
      'Content-Type': object.httpMetadata?.contentType ?? 'application/octet-stream',
    });
  },
);
// Only images that the rows refer to, and only with matching bytes: nothing else enters the bucket this way.
backupAdminRoutes.put(
  '/pictures/:path{.+}',
  describeRoute({
    summary: 'Restore the original of a picture',
    responses: answers({ 204: null }),
    ...fileBody(PICTURE_TYPES, PICTURE_LIMIT_BYTES),
  }),
  noStepUp('pictures hold no personal data'),
  async (c) => {
    const path = c.req.param('path');
    const row = found(await c.var.db.select().from(images).where(eq(images.path, path)).get());
    if (Number(c.req.header('Content-Length') ?? 0) > PICTURE_LIMIT_BYTES) throw new ApiError(413);
    const bytes = await c.req.arrayBuffer();
    if (bytes.byteLength > PICTURE_LIMIT_BYTES) throw new ApiError(413);
    if (toHex(await crypto.subtle.digest('SHA-256', bytes)) !== row.sha256)
      throw new ApiError(422, 'problem.other_bytes');
    await c.env.BUCKET.put(ORIGINALS + path, bytes, {
      httpMetadata: { contentType: row.contentType },
    });
    return c.body(null, 204);
  },
);
