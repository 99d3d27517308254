import { apiQueryIn } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, seoMeta, seoQuery } from '#base/seo/seo-meta.ts';
import type { Language } from '#contract/languages/language.ts';

export const testimonialsQuery = (language: Language) => apiQueryIn(language, '/api/testimonials');

export async function loadTestimonials(context: SiteContext): Promise<PageMeta> {
  const language = languageOf(context);
  await loadPage(context, {
    queries: [seoQuery('testimonials', language), testimonialsQuery(language)],
  });
  const crumb = { name: context.i18n.t('navigation.testimonials'), path: '/testimonials' };
  return seoMeta(context, 'testimonials', '/testimonials', { crumbs: crumbsTo(context, crumb) });
}
