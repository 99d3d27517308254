import { apiQuery } from '#base/api/api-query.ts';
import type { SeoPage } from '#contract/pages/seo.ts';

export const seoQuery = (page: SeoPage) => apiQuery('/api/seo/:page', { page });
