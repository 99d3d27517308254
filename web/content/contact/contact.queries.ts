import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { firmPage } from '#base/seo/firm-page.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { seoMeta, seoQuery } from '#base/seo/seo-meta.ts';

export async function loadContact(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, {
    hasForm: true,
    queries: [seoQuery('contact', languageOf(context))],
  });
  const crumb = { name: context.i18n.t('navigation.contact'), path: '/contact' };
  return seoMeta(context, 'contact', '/contact', firmPage(context, 'ContactPage', crumb));
}
