import { loadPage, type SiteContext } from '#api/site-context.ts';
import { firmPage } from '#seo/firm-page.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { seoMeta, seoQuery } from '#seo/seo-meta.ts';

export async function loadContact(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, { queries: [seoQuery('contact')] });
  const crumb = { name: context.i18n.t('navigation.contact'), path: '/contact' };
  return seoMeta(context, 'contact', '/contact', firmPage(context, 'ContactPage', crumb));
}
