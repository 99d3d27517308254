import * as v from 'valibot';
import { Count, Id } from '../fields.schema.ts';
import { inLanguages } from '../languages/translation.schema.ts';
import { BULK_ACTIONS } from './crud.ts';

/** State of a translation per translated field and language, and the source text that it was made from. */
export const TranslationMark = v.object({
  state: v.picklist(['draft', 'reviewed']),
  source: v.pipe(v.string(), v.maxLength(60_000)),
});
export const TranslationMarks = v.record(
  v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)),
  inLanguages(TranslationMark),
);

/** Additional fields of a save request. */
export const SaveEnvelope = v.object({
  version: Id,
  translationState: v.optional(TranslationMarks),
});
export const CreateEnvelope = v.object({ translationState: v.optional(TranslationMarks) });
export const VersionOnly = v.object({ version: Id });

export const BulkInput = v.object({
  action: v.picklist(BULK_ACTIONS),
  ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)),
});

export const OrderInput = v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(500)) });

/** An autosaved editor state; `baseVersion` is null for a new row. */
export const DraftInput = v.object({
  data: v.record(v.string(), v.unknown()),
  /** 0: of a document that is not stored yet. */
  baseVersion: v.nullable(Count),
});
