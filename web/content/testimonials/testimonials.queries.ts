import { apiQuery } from '#base/api/api-query.ts';
import { loadPage, type SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, seoMeta, seoQuery } from '#base/seo/seo-meta.ts';

export const testimonialsQuery = apiQuery('/api/testimonials');

export async function loadTestimonials(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, { queries: [seoQuery('testimonials'), testimonialsQuery] });
  const crumb = { name: context.i18n.t('navigation.testimonials'), path: '/testimonials' };
  return seoMeta(context, 'testimonials', '/testimonials', { crumbs: crumbsTo(context, crumb) });
}
