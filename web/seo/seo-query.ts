import { apiQuery } from '#api/api-query.ts';
import type { SeoPage } from '#contract/seo.ts';

export const seoQuery = (page: SeoPage) => apiQuery('/api/seo/:page', { page });
