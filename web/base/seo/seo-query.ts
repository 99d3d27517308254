import { apiQueryIn } from '#base/api/api-query.ts';
import type { Language } from '#contract/languages/language.ts';
import type { SeoPage } from '#contract/pages/seo.ts';

export const seoQuery = (page: SeoPage | (string & {}), language: Language) =>
  apiQueryIn(language, '/api/seo/:page', { page });
