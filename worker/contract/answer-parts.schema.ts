import * as v from 'valibot';
import type { Api } from './api.ts';
import { Count, Id, LongText, Texts } from './fields.schema.ts';
import { Language } from './languages/language.schema.ts';
import { inLanguages } from './languages/translation.schema.ts';
import type { MarkdownBlock } from './texts/markdown.ts';

/** The schema of a GET of the public API; fails to compile when it disagrees with the contract's type. */
export const answerOf = <P extends keyof Api>(_path: P, schema: v.GenericSchema<unknown, Api[P]>) =>
  schema;

export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({
    items: v.array(item),
    total: Count,
    isAtLeast: v.optional(v.boolean()),
    page: Id,
    pageSize: Id,
  });
export const Translations = <const K extends string>(...fields: K[]) =>
  v.object(
    Object.fromEntries(fields.map((field) => [field, v.optional(Texts)])) as Record<
      K,
      v.OptionalSchema<typeof Texts, undefined>
    >,
  );
export const PictureTexts = v.record(v.string(), inLanguages(v.string()));
export const Languages = v.array(Language);
export const Blocks = v.pipe(
  v.custom<MarkdownBlock[]>(Array.isArray),
  v.metadata({
    jsonSchema: {
      type: 'array',
      items: { type: 'object', required: ['type'], properties: { type: { type: 'string' } } },
    },
  }),
);

/** Cut like `beginning` in `worker/core/db/columns.ts`. */
export const Beginning = v.pipe(
  LongText,
  v.metadata({
    jsonSchema: { description: 'Its beginning: at most 300 characters and an ellipsis.' },
  }),
);
export const Tint = v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)));
export const Alt = v.nullable(inLanguages(v.string()));
