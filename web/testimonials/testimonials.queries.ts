import { apiQuery } from '#api/api-query.ts';
import { loadPage, type SiteContext } from '#api/site-context.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { crumbsTo, seoMeta, seoQuery } from '#seo/seo-meta.ts';

export const testimonialsQuery = apiQuery('/api/testimonials');

export async function loadTestimonials(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, { queries: [seoQuery('testimonials'), testimonialsQuery] });
  const crumb = { name: context.i18n.t('navigation.testimonials'), path: '/testimonials' };
  return seoMeta(context, 'testimonials', '/testimonials', { crumbs: crumbsTo(context, crumb) });
}
