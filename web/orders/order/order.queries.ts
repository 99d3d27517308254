import { apiQuery } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, siteOf } from '#base/seo/seo-meta.ts';

export const orderQuery = (reference: string, token: string) =>
  apiQuery('/api/orders/:reference', { reference }, { token });

export async function loadOrder(
  context: SiteContext,
  reference: string,
  token: string,
): Promise<PageMeta> {
  await loadPage(context, { namespaces: ['trips'], queries: [orderQuery(reference, token)] });
  const t = context.i18n.getFixedT(languageOf(context), 'trips');
  const [name, path] = [t('order.title', { reference }), `/order/${reference}`];
  return {
    title: `${name} | ${siteOf(context).siteName}, Menorca`,
    description: t('order.text'),
    robots: 'noindex,nofollow',
    path,
    languages: [],
    crumbs: crumbsTo(context, { name, path }),
  };
}
