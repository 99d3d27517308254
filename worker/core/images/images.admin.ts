import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import type { AuditAction } from '#contract/admin/audit-words.ts';
import { SaveEnvelope, VersionOnly } from '#contract/admin/crud.schema.ts';
import { ImageInput as ImageInputSchema } from '#contract/pictures/images.schema.ts';
import {
  type ImageDetail,
  type ImageInput,
  PICTURE_LIMIT_BYTES,
  PICTURE_TYPES,
} from '#contract/pictures/images.ts';
import { pictureAddress } from '#contract/pictures/picture-address.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { crudDescriptions } from '#core/crud/crud-descriptions.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import { oneRevision } from '#core/crud/read-rows.ts';
import { bulkWrite, updateRow } from '#core/crud/write-rows.ts';
import type { Database } from '#core/db/client.ts';
import { ReadAfter } from '#core/db/read-after.ts';
import { images } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { FORM_LIMIT_BYTES, readBody } from '#core/http/bodies/body.ts';
import { describeQuery, fileBody, jsonBody } from '#core/http/description/describe-route.ts';
import { idIn } from '#core/http/ids.ts';
import { ApiError, conflict, conflictWith, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import { imageDetail, imageStorage } from './images.reads.ts';
import { imageResource } from './images.resource.ts';
import { moveReferences } from './references.ts';
import { pictureSlots } from './slots.reads.ts';
import { readUpload } from './uploads/read-upload.ts';
import { refusePicture } from './uploads/refusal.ts';
import { insertPicture, type StoredFile, storeFile } from './uploads/store-picture.ts';

/** A file as the body itself, or as the field `file` of a form. */
const FILE = fileBody(['multipart/form-data', ...PICTURE_TYPES], PICTURE_LIMIT_BYTES);
const descriptions = crudDescriptions(imageResource);

const actorOf = (c: Context<App>) => ({ userId: c.var.user?.id, apiKeyId: c.var.apiKeyId });
const detailOf = (c: Context<App>, id: number) => c.var.reader.run(imageDetail(c.var.db, id));
const oneOf = async (c: Context<App>): Promise<ImageDetail> =>
  found(await detailOf(c, found(idIn(c.req.param('id')))));

/** Saves an administrator's description of an image; a changed focal point is written to all references. */
async function save(
  c: Context<App>,
  before: ImageDetail,
  version: number,
  input: ImageInput,
  action: AuditAction,
) {
  const { db } = c.var;
  const { id, deletedAt } = before;
  const [from, to] = [pictureAddress(before), pictureAddress({ ...before, ...input })];
  const joined = {
    read: () => ({ statements: [], shape: () => ({}) }),
    write: (_db: Database, _id: number, _input: ImageInput, saved: SQL) =>
      from === to ? [] : moveReferences(db, from, to, saved),
  };
  const after = new ReadAfter(imageDetail(db, id));
  const isSaved =
    deletedAt === null &&
    (await updateRow(
      db,
      { ...imageResource, joined },
      { id, version, input, before, actor: actorOf(c), action, after },
    ));
  const current = found(after.result ? after.result.value : await detailOf(c, id));
  return isSaved ? c.json(current) : conflict(c, current, 'problem.other_save_first');
}

/** Replaces the file of an image and all references to it. False when the row is no longer at `version`. */
async function replaceFile(
  c: Context<App>,
  { id, path, version }: ImageDetail,
  file: StoredFile,
): Promise<boolean> {
  const { db } = c.var;
  const isReplaced = sql`EXISTS (SELECT 1 FROM images WHERE id = ${id} AND path = ${file.path} AND version = ${version + 1})`;
  const statements = [
    db
      .update(images)
      .set({ ...file, version: version + 1, updatedAt: new Date().toISOString() })
      .where(and(eq(images.id, id), eq(images.version, version), isNull(images.deletedAt)))
      .returning({ id: images.id }),
    ...moveReferences(db, path, file.path, isReplaced),
    auditEntryIf(
      db,
      {
        ...actorOf(c),
        action: 'replace',
        entity: 'images',
        entityId: id,
        detail: { from: path, to: file.path },
      },
      isReplaced,
    ),
  ];
  const [changed] = (await db.batch(
    statements as unknown as [BatchItem<'sqlite'>],
  )) as unknown as unknown[][];
  return (changed?.length ?? 0) > 0;
}

/**
 * The library: uploads and replaced files are handled here, lists, trash and history by the frame. Refusals carry a `code` of
 * `PICTURE_REFUSALS`.
 */
export const imageAdminRoutes = router();

/** 201 for a new image; 200 for one that the library already has, restored from the trash if necessary. */
imageAdminRoutes.post(
  '/',
  describeRoute({
    summary: 'Upload a picture; 200 if the library already has the same file',
    responses: { ...descriptions.create.responses, ...descriptions.row.responses },
    ...FILE,
  }),
  noStepUp('content: revisions undo it'),
  describeQuery(v.object({ name: v.optional(v.string()) })),
  async (c) => {
    const { db } = c.var;
    const upload = await readUpload(c.req.raw);
    const stored = await storeFile(c.env, db, upload);
    if ('known' in stored) {
      await bulkWrite(db, imageResource, 'restore', [stored.known], actorOf(c));
      return c.json(found(await detailOf(c, stored.known)));
    }
    await insertPicture(db, stored.file, upload.name || stored.file.path, actorOf(c));
    const row = found(
      await db
        .select({ id: images.id })
        .from(images)
        .where(eq(images.sha256, stored.file.sha256))
        .get(),
    );
    return c.json(found(await detailOf(c, row.id)), 201);
  },
);
imageAdminRoutes.get(
  '/storage',
  describeRoute({ summary: 'Storage used by pictures' }),
  noStepUp('a read'),
  async (c) => c.json(await c.var.reader.run(imageStorage(c.var.db))),
);
imageAdminRoutes.get(
  '/slots',
  describeRoute({
    summary: 'Every place of the site that shows a picture, with its picture or null',
  }),
  noStepUp('a read'),
  async (c) => c.json(await c.var.reader.run(pictureSlots(c.var.db))),
);
imageAdminRoutes.get('/:id{[0-9]+}', noStepUp('a read'), async (c) => c.json(await oneOf(c)));
imageAdminRoutes.put(
  '/:id{[0-9]+}',
  describeRoute({
    ...descriptions.save,
    ...jsonBody([SaveEnvelope, v.partial(ImageInputSchema)], FORM_LIMIT_BYTES),
  }),
  noStepUp('content: revisions undo it'),
  async (c) => {
    const before = await oneOf(c);
    const body = await readBody(c.req.raw);
    const { version } = parseBody(SaveEnvelope, body);
    // Omitted fields stay unchanged, so that a single field can be saved.
    return save(
      c,
      before,
      version,
      parseBody(ImageInputSchema, { ...before, ...(body as object) }),
      'update',
    );
  },
);
imageAdminRoutes.post(
  '/:id{[0-9]+}/revisions/:version{[0-9]+}/restore',
  noStepUp('content: revisions undo it'),
  async (c) => {
    const before = await oneOf(c);
    const { version } = parseBody(VersionOnly, await readBody(c.req.raw));
    const former = found(idIn(c.req.param('version')));
    const { data } = found(
      await c.var.reader.run(oneRevision(c.var.db, imageResource.entity, before.id, former)),
    );
    return save(c, before, version, parseBody(ImageInputSchema, data), 'restore-revision');
  },
);
imageAdminRoutes.post(
  '/:id{[0-9]+}/replace',
  describeRoute({ summary: 'Replace the file of a picture wherever it is shown', ...FILE }),
  noStepUp('content: revisions undo it'),
  describeQuery(v.partial(VersionOnly)),
  async (c) => {
    const before = await oneOf(c);
    const upload = await readUpload(c.req.raw);
    if (before.deletedAt !== null) throw new ApiError(409, 'problem.picture_in_trash');
    const version = idIn(c.req.query('version')) ?? before.version;
    if (version !== before.version) return conflict(c, before, 'problem.other_save_first');
    const stored = await storeFile(c.env, c.var.db, { ...upload, name: before.name });
    if ('known' in stored) {
      if (stored.known === before.id) return c.json(before);
      throw refusePicture('known');
    }
    const isReplaced = await replaceFile(c, before, stored.file);
    const current = found(await detailOf(c, before.id));
    return isReplaced ? c.json(current) : conflict(c, current, 'problem.other_save_first');
  },
);
/** 409 with the uses of the image, if there are any. */
imageAdminRoutes.delete('/:id{[0-9]+}', noStepUp('content: revisions undo it'), async (c) => {
  const { id, deletedAt } = await oneOf(c);
  if (deletedAt === null) {
    const changed = await bulkWrite(c.var.db, imageResource, 'delete', [id], actorOf(c));
    if (changed.length === 0) {
      const { uses } = found(await detailOf(c, id));
      return conflictWith(c, { code: 'used', uses }, 'problem.picture_in_use');
    }
  }
  return c.body(null, 204);
});
imageAdminRoutes.route('/', crudRoutes(imageResource, descriptions));
