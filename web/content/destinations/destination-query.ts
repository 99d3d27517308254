import { apiQueryIn } from '#base/api/api-query.ts';
import type { Language } from '#contract/languages/language.ts';

/** `12` and `12-cala-galdana` are the same row. */
export const destinationQuery = (address: string, language: Language, preview?: string) =>
  apiQueryIn(
    language,
    '/api/destinations/:id',
    { id: address.replace(/^(\d+)-.*$/, '$1') },
    { preview },
  );
