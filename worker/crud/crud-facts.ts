import * as v from 'valibot';
import { BulkInput, CreateEnvelope, OrderInput, SaveEnvelope, VersionOnly } from '#contract/crud.schema.ts';
import { Id } from '#contract/fields.schema.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import type { Facts } from '#http/described.ts';
import type { EditableTable, InputSchema, Resource } from './resource.ts';

/** Largest body of an editor, in bytes: a long post in four languages with its source texts. */
export const EDITOR_LIMIT_BYTES = 2 * 1024 * 1024;

const Whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const EditedRow = v.object({ id: Id, version: Id, createdAt: v.string(), updatedAt: v.string(), deletedAt: v.nullable(v.string()) });
const Revision = { version: Id, createdAt: v.string(), user: v.nullable(v.string()) };
export const RevisionList = v.array(v.object(Revision));
export const BulkAnswer = v.object({ ids: v.array(Id) });
export const PreviewLink = v.object({ token: v.string(), expiresAt: v.string() });

type Listed = Pick<Resource<EditableTable, InputSchema>, 'list' | 'sorts' | 'states' | 'filters'>;

/** Query parameters of a list, for the API's description: lists themselves ignore invalid values. */
const listQuery = ({ sorts, states = {}, filters = {} }: Listed) =>
  v.object({
    q: v.optional(v.string()),
    sort: v.optional(v.picklist(Object.keys(sorts).flatMap((name) => [name, `-${name}`]))),
    status: v.optional(v.picklist([...Object.keys(states), 'trash'])),
    ...Object.fromEntries(Object.keys(filters).map((name) => [name, v.optional(v.string())])),
    page: v.optional(Id),
    pageSize: v.optional(v.pipe(Id, v.maxValue(MAX_PAGE_SIZE))),
  });

const pageOf = (item: v.GenericSchema) => v.object({ items: v.array(item), total: Whole, page: Id, pageSize: Id });

export const listFacts = (resource: Listed): Facts => ({
  query: listQuery(resource),
  answers: {
    200: pageOf(
      v.object({ ...EditedRow.entries, ...Object.fromEntries(Object.keys(resource.list).map((name) => [name, v.optional(v.unknown())])) }),
    ),
  },
});

/** The API's description of the routes of one kind of content. */
export function crudFacts<T extends EditableTable, S extends InputSchema>(resource: Resource<T, S>) {
  const row = v.intersect([resource.input, EditedRow]);
  const save = { bodyLimitBytes: EDITOR_LIMIT_BYTES, answers: { 200: row } };
  return {
    list: listFacts(resource),
    create: { body: [CreateEnvelope, resource.input], bodyLimitBytes: EDITOR_LIMIT_BYTES, answers: { 201: row } },
    bulk: { body: [BulkInput], answers: { 200: BulkAnswer } },
    order: { body: [OrderInput], answers: { 204: null } },
    row: { answers: { 200: row } },
    save: { ...save, body: [SaveEnvelope, resource.input] },
    trash: { answers: { 204: null } },
    copy: { answers: { 201: row } },
    preview: { answers: { 200: PreviewLink } },
    revisions: { answers: { 200: RevisionList } },
    revision: { answers: { 200: v.object({ ...Revision, data: resource.input }) } },
    restoreRevision: { ...save, body: [VersionOnly] },
  } satisfies Record<string, Facts>;
}
