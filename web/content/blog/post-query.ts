import { apiQueryIn } from '#base/api/api-query.ts';
import type { Language } from '#contract/languages/language.ts';

export const postQuery = (slug: string, language: Language, preview?: string) =>
  apiQueryIn(language, '/api/blog/posts/:slug', { slug }, { preview });
