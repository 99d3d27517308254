import { apiQuery } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, siteOf } from '#base/seo/seo-meta.ts';
import { isBooked, queriesOf } from './items.ts';

export const orderQuery = (reference: string, token: string) =>
  apiQuery('/api/orders/:reference', { reference }, { token });

export async function loadOrder(
  context: SiteContext,
  reference: string,
  token: string,
): Promise<PageMeta> {
  const query = orderQuery(reference, token);
  await loadPage(context, { namespaces: ['order', 'trips'], hasForm: true, queries: [query] });
  const items = context.queryClient.getQueryData(query.queryKey)?.items ?? [];
  await loadPage(context, {
    namespaces: items.some(({ kind }) => kind === 'transfer')
      ? ['order', 'trips', 'airport-transfers']
      : ['order', 'trips'],
    queries: items.filter(isBooked).flatMap(queriesOf),
  });
  const t = context.i18n.getFixedT(languageOf(context), 'order');
  const name = t(items.length === 1 ? 'booking.title' : 'order.title', { reference });
  const path = `/order/${reference}`;
  return {
    title: `${name} | ${siteOf(context).siteName}, Menorca`,
    description: t('order.text'),
    robots: 'noindex,nofollow',
    path,
    languages: [],
    crumbs: crumbsTo(context, { name, path }),
  };
}
