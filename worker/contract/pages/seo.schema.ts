import * as v from 'valibot';
import { Picture, TextLists, Texts } from '../fields.schema.ts';
import { CanonicalAddress } from '../texts/links.schema.ts';
import { ROBOTS_DIRECTIVES } from './seo.ts';

/** Names that begin with a digit are refused: a list would pass for a record with numeric names. */
const SchemaObject = v.record(v.pipe(v.string(), v.regex(/^\D/)), v.unknown());
/** One schema.org object or, as JSON-LD permits, a list of them, stored as one graph. */
const SchemaObjects = v.union([
  v.pipe(
    v.array(SchemaObject),
    v.transform((list): Record<string, unknown> => ({ '@graph': list })),
  ),
  SchemaObject,
]);

export const SeoInput = v.object({
  page: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/), v.maxLength(80)),
  title: Texts,
  description: Texts,
  keywords: v.optional(TextLists, {}),
  canonicalUrl: v.optional(v.nullable(CanonicalAddress), null),
  robotsDirective: v.optional(v.picklist(ROBOTS_DIRECTIVES), 'index,follow'),
  /** Merged into the page's own structured data. */
  schema: v.optional(v.nullable(SchemaObjects), null),
  image: v.optional(v.nullable(Picture), null),
});
