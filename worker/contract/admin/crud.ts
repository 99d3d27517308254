import type * as v from 'valibot';
import type * as schema from './crud.schema.ts';

export type TranslationMark = v.InferOutput<typeof schema.TranslationMark>;
export type TranslationMarks = v.InferOutput<typeof schema.TranslationMarks>;

/** Header of a save's answer: the minute by which visitors see it, when that takes time. */
export const VISIBLE_BY = 'Visible-By';

export const BULK_ACTIONS = ['delete', 'restore', 'publish', 'unpublish'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];
/** Ids of the rows that changed. */
export type BulkAnswer = { ids: number[] };

/** Columns of every row that the administration edits. */
export type Edited = {
  id: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
};
/** A complete row for editors. */
export type EditedRow<T> = T & Edited & { translationState?: TranslationMarks };

export type RevisionInfo = { version: number; createdAt: string; user: string | null };
export type Revision<T> = RevisionInfo & { data: T };

export type Draft = v.InferOutput<typeof schema.DraftInput> & { updatedAt: string };

export type PreviewLink = { token: string; expiresAt: string };
