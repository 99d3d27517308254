import * as v from 'valibot';
import { Id } from './fields.ts';
import { inLanguages } from './translation.ts';

/** Per translated field and language: how good the translation is, and the source text it was made from. */
export const TranslationMark = v.object({ state: v.picklist(['draft', 'reviewed']), source: v.pipe(v.string(), v.maxLength(60_000)) });
export type TranslationMark = v.InferOutput<typeof TranslationMark>;
export const TranslationMarks = v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), inLanguages(TranslationMark));
export type TranslationMarks = v.InferOutput<typeof TranslationMarks>;

/** What a save carries beside the entity's own fields. */
export const SaveEnvelope = v.object({ version: Id, translationState: v.optional(TranslationMarks) });
export const CreateEnvelope = v.object({ translationState: v.optional(TranslationMarks) });
export const VersionOnly = v.object({ version: Id });

export const BULK_ACTIONS = ['delete', 'restore', 'publish', 'unpublish'] as const;
export const BulkInput = v.object({ action: v.picklist(BULK_ACTIONS), ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) });
export type BulkAction = (typeof BULK_ACTIONS)[number];
/** Ids of the rows that changed. */
export type BulkAnswer = { ids: number[] };

export const OrderInput = v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(500)) });

/** Columns of every row that people edit. */
export type Edited = { id: number; version: number; createdAt: string; updatedAt: string; deletedAt: string | null };
/** A whole row as editors get it. */
export type EditedRow<T> = T & Edited & { translationState?: TranslationMarks };

export type RevisionInfo = { version: number; createdAt: string; user: string | null };
export type Revision<T> = RevisionInfo & { data: T };

/** An autosaved, not yet saved, state of an editor; `baseVersion` is null for a new row. */
export const DraftInput = v.object({ data: v.record(v.string(), v.unknown()), baseVersion: v.nullable(Id) });
export type Draft = v.InferOutput<typeof DraftInput> & { updatedAt: string };

export type PreviewLink = { token: string; expiresAt: string };
