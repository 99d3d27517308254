import { apiQuery } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { itemList } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { absoluteAddress, crumbsTo, seoMeta, seoQuery } from '#base/seo/seo-meta.ts';
import { localize } from '#contract/languages/translation.ts';

export const servicesQuery = apiQuery('/api/services');

export async function loadServices(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, { queries: [seoQuery('services'), servicesQuery] });
  const zones = context.queryClient.getQueryData(servicesQuery.queryKey)?.zones ?? [];
  const listed = zones.map((zone) => ({
    name: localize(zone, 'name', languageOf(context)),
    url: absoluteAddress(context, `/airport-transfers/${zone.slug}`),
  }));
  return seoMeta(context, 'services', '/services', {
    crumbs: crumbsTo(context, { name: context.i18n.t('navigation.services'), path: '/services' }),
    jsonLd: listed.length > 0 ? [itemList(listed)] : [],
  });
}
