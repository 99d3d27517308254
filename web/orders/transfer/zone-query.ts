import { apiQueryIn } from '#base/api/api-query.ts';
import type { Language } from '#contract/languages/language.ts';

export const zoneQuery = (slug: string, language: Language) =>
  apiQueryIn(language, '/api/transfers/zones/:slug', { slug });
