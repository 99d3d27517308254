import * as v from 'valibot';
import { searchText } from '../admin/list-queries.schema.ts';
import { isLanguage, LANGUAGES, type Language } from '../languages/language.ts';

export const SearchQuery = v.object({
  q: searchText,
  lang: v.pipe(
    v.optional(v.string()),
    v.metadata({ jsonSchema: { enum: LANGUAGES } }),
    v.transform((text): Language | undefined => (isLanguage(text) ? text : undefined)),
  ),
});
