import type { DescribeRouteOptions } from 'hono-openapi';
import * as v from 'valibot';
import {
  BulkInput,
  CreateEnvelope,
  OrderInput,
  SaveEnvelope,
  VersionOnly,
} from '#contract/admin/crud.schema.ts';
import { Id } from '#contract/fields.schema.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { answers, jsonBody, pathParameter } from '#core/http/description/describe-route.ts';
import type { EditableTable, InputSchema, Resource } from './resource.ts';

/** Largest body of an editor, in bytes: a long post in four languages with its source texts. */
export const EDITOR_LIMIT_BYTES = 2 * 1024 * 1024;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const EditedRow = v.object({
  id: Id,
  version: Id,
  createdAt: v.string(),
  updatedAt: v.string(),
  deletedAt: v.nullable(v.string()),
});
const Revision = { version: Id, createdAt: v.string(), user: v.nullable(v.string()) };
export const RevisionList = v.array(v.object(Revision));
export const BulkAnswer = v.object({ ids: v.array(Id) });
export const PreviewLink = v.object({ token: v.string(), expiresAt: v.string() });

type Listed = Pick<Resource<EditableTable, InputSchema>, 'list' | 'sorts' | 'states' | 'filters'>;

/** Query parameters of a list, for the API's description: lists themselves ignore invalid values. */
export const listQuery = ({ sorts, states = {}, filters = {} }: Listed) =>
  v.object({
    q: v.optional(v.string()),
    sort: v.optional(v.picklist(Object.keys(sorts).flatMap((name) => [name, `-${name}`]))),
    status: v.optional(v.picklist([...Object.keys(states), 'trash'])),
    lang: v.optional(
      v.pipe(v.picklist(LANGUAGES), v.description('Sorts by the names in this language')),
    ),
    ...Object.fromEntries(Object.keys(filters).map((name) => [name, v.optional(v.string())])),
    page: v.optional(Id),
    pageSize: v.optional(v.pipe(Id, v.maxValue(MAX_PAGE_SIZE))),
  });

const pageOf = (item: v.GenericSchema) =>
  v.object({ items: v.array(item), total: Count, page: Id, pageSize: Id });

export const listAnswer = ({ list }: Listed) =>
  answers({
    200: pageOf(
      v.object({
        ...EditedRow.entries,
        ...Object.fromEntries(Object.keys(list).map((name) => [name, v.optional(v.unknown())])),
      }),
    ),
  });

const VERSION =
  'Send the `version` you read. 409 with the current record in `current` if it has been changed since.';

/** The API's description of the routes of one kind of content. */
export function crudDescriptions<T extends EditableTable, S extends InputSchema>(
  resource: Resource<T, S>,
) {
  const { one, many, id } = resource.noun;
  const { input } = resource;
  const row = v.intersect([input, EditedRow]);
  const ofOne =
    id === undefined
      ? {}
      : { parameters: [pathParameter('id', { type: 'string', minLength: 1 }, id)] };
  return {
    list: {
      summary: `List ${many}, paginated; \`status=trash\` lists the trash`,
      responses: listAnswer(resource),
    },
    create: {
      summary: `Create ${one}`,
      description: 'Also accepts a full record as returned by GET.',
      ...jsonBody([CreateEnvelope, input], EDITOR_LIMIT_BYTES),
      responses: answers({ 201: row }),
    },
    bulk: {
      summary: 'Delete, restore, publish or unpublish several',
      ...jsonBody([BulkInput]),
      responses: answers({ 200: BulkAnswer }),
    },
    order: {
      summary: `Reorder ${many}`,
      ...jsonBody([OrderInput]),
      responses: answers({ 204: null }),
    },
    row: {
      ...ofOne,
      summary: 'One full record, in the trash or not',
      responses: answers({ 200: row }),
    },
    save: {
      ...ofOne,
      summary: `Update ${one}`,
      description: VERSION,
      ...jsonBody([SaveEnvelope, input], EDITOR_LIMIT_BYTES),
      responses: answers({ 200: row }),
    },
    trash: {
      ...ofOne,
      summary: `Move ${one} to the trash; 409 while it is in use`,
      responses: answers({ 204: null }),
    },
    restore: {
      ...ofOne,
      summary: `Restore ${one} from the trash`,
      responses: answers({ 200: row }),
    },
    copy: { ...ofOne, summary: `Copy ${one} as a draft`, responses: answers({ 201: row }) },
    preview: {
      ...ofOne,
      summary: `Create a preview link for ${one}`,
      responses: answers({ 200: PreviewLink }),
    },
    revisions: {
      ...ofOne,
      summary: `Saved versions of ${one}`,
      responses: answers({ 200: RevisionList }),
    },
    revision: {
      ...ofOne,
      summary: 'One saved version',
      responses: answers({ 200: v.object({ ...Revision, data: input }) }),
    },
    restoreRevision: {
      ...ofOne,
      summary: 'Restore a saved version',
      description: VERSION,
      ...jsonBody([VersionOnly], EDITOR_LIMIT_BYTES),
      responses: answers({ 200: row }),
    },
  } satisfies Record<string, DescribeRouteOptions>;
}
