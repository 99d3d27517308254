import { apiQueryIn } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { hasLists, sectionListsQuery } from '#base/content/sections.ts';
import { itemList } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { absoluteAddress, crumbsTo, seoMeta, seoQuery, siteOf } from '#base/seo/seo-meta.ts';
import type { Language } from '#contract/languages/language.ts';

export const servicesQuery = (language: Language) => apiQueryIn(language, '/api/services');

export async function loadServices(context: SiteContext): Promise<PageMeta> {
  const language = languageOf(context);
  await loadPage(context, { queries: [seoQuery('services', language), servicesQuery(language)] });
  if (hasLists(siteOf(context), 'services'))
    await loadPage(context, { queries: [sectionListsQuery('services', language)] });
  const zones = context.queryClient.getQueryData(servicesQuery(language).queryKey)?.zones ?? [];
  const listed = zones.map((zone) => ({
    name: zone.name,
    url: absoluteAddress(context, `/airport-transfers/${zone.slug}`),
  }));
  return seoMeta(context, 'services', '/services', {
    crumbs: crumbsTo(context, { name: context.i18n.t('navigation.services'), path: '/services' }),
    jsonLd: listed.length > 0 ? [itemList(listed)] : [],
  });
}
