import { apiQuery } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { faqPage, firmName, node, schemaPicture } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { absoluteAddress, crumbsTo, seoMeta, seoQuery, siteOf } from '#base/seo/seo-meta.ts';
import { giftFacts } from './gift-facts.ts';

const PATH = '/gift-vouchers';

export const giftOfferQuery = apiQuery('/api/gift-vouchers');

export async function loadGift(context: SiteContext): Promise<PageMeta> {
  const language = languageOf(context);
  const seo = seoQuery('gift-vouchers', language);
  await loadPage(context, {
    namespaces: ['gift-vouchers'],
    hasForm: true,
    queries: [seo, giftOfferQuery],
  });
  const t = context.i18n.getFixedT(language, 'gift-vouchers');
  const { queryClient } = context;
  const { origin } = context.address;
  const offer = queryClient.getQueryData(giftOfferQuery.queryKey);
  const image = queryClient.getQueryData(seo.queryKey)?.image;
  const name = t('title');
  const meta = seoMeta(context, 'gift-vouchers', PATH, {
    crumbs: crumbsTo(context, { name, path: PATH }),
  });
  if (!offer) return meta;
  const site = siteOf(context);
  const product = node('Product', {
    name,
    description: t('text'),
    url: absoluteAddress(context, PATH),
    image: image && schemaPicture(image, origin),
    brand: node('Brand', { name: site.siteName }),
    offers: node('AggregateOffer', {
      priceCurrency: offer.currency,
      lowPrice: offer.leastCents / 100,
      highPrice: offer.mostCents / 100,
      seller: firmName(site, origin),
    }),
  });
  return { ...meta, jsonLd: [...(offer.isSold ? [product] : []), faqPage(giftFacts(t, offer))] };
}
