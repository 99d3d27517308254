import * as v from 'valibot';
import { isLanguage, LANGUAGES, type Language } from './language.ts';
import { searchText } from './list-queries.schema.ts';

export const SearchQuery = v.object({
  q: searchText,
  lang: v.pipe(
    v.optional(v.string()),
    v.metadata({ jsonSchema: { enum: LANGUAGES } }),
    v.transform((text): Language | undefined => (isLanguage(text) ? text : undefined)),
  ),
});
