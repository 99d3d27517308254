import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import type { BasketItem } from '#base/basket/basket-items.ts';
import { fitTitle } from '#base/seo/fit-text.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, siteOf } from '#base/seo/seo-meta.ts';
import type { Language } from '#contract/languages/language.ts';
import { giftOfferQuery } from '#web-orders/gift/gift.queries.ts';
import { journeyOf } from '#web-orders/transfer/request/values.ts';
import { placesQuery, quoteQuery, vehiclesQuery } from '#web-orders/transfer/transfers.queries.ts';
import { requestValues } from './items/use-transfer-items.ts';
import { dayQuery, namesQuery } from './items/use-trip-items.ts';
import { plainItems } from './plain/plain-items.ts';

/** What the page of a basket in the address shows. */
function queriesOf(items: readonly BasketItem[], language: Language) {
  const trips = items.filter((item) => item.kind === 'trip');
  const transfers = items.filter((item) => item.kind === 'transfer');
  return [
    ...trips.map((item) => dayQuery(item, language)),
    ...(trips.length > 0 ? [namesQuery(trips, language)] : []),
    ...transfers.map((item) => quoteQuery(journeyOf(requestValues(item)))),
    ...(items.some(({ kind }) => kind === 'voucher') ? [giftOfferQuery] : []),
    ...(transfers.length > 0 ? [placesQuery(language), vehiclesQuery(language)] : []),
  ];
}

/** The basket is on the device; that of a visitor without scripts is in the address (`text`), and drawn by the server alone. */
export async function loadBasket(context: SiteContext, text: unknown): Promise<PageMeta> {
  const language = languageOf(context);
  const { queryClient, isServer } = context;
  const items = isServer ? plainItems(text) : [];
  const namespaces =
    items.length > 0 ? (['basket', 'trips', 'airport-transfers'] as const) : (['basket'] as const);
  await Promise.all([
    loadPage(context, { namespaces, hasForm: items.length > 0 }),
    // What is not answered says so at its item.
    ...queriesOf(items, language).map(({ queryKey }) => queryClient.prefetchQuery({ queryKey })),
  ]);
  const t = context.i18n.getFixedT(language, 'basket');
  const [name, title] = [t('title'), t('meta_title')];
  return {
    title: fitTitle([`${title} | ${siteOf(context).siteName}, Menorca`, title]),
    description: t('text'),
    robots: 'noindex,follow',
    path: '/basket',
    languages: [],
    crumbs: crumbsTo(context, { name, path: '/basket' }),
  };
}
