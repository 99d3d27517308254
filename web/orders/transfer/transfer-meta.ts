import { languageOf, type SiteContext } from '#base/api/site-context.ts';
import { figuresInWords } from '#base/content/orders/rule-figures.ts';
import { fitDescription, fitTitle } from '#base/seo/fit-text.ts';
import { faqPage, firmName, node, type SchemaNode, schemaPicture } from '#base/seo/json-ld.ts';
import { metaFromSeo, type PageCrumb, type PageMeta } from '#base/seo/page-meta.ts';
import { absoluteAddress, crumbsTo, seoMeta, siteOf } from '#base/seo/seo-meta.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { SeoPage } from '#contract/pages/seo.ts';
import { freeCancellationHours } from '#contract/transfers/booking/cancellation-terms.ts';
import {
  type PriceTable,
  priceRange,
  type TransferVehicle,
  type TransferZoneDetail,
  type ZonePrice,
} from '#contract/transfers/table.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import { transferFaq } from './faq.ts';
import { SUITS } from './vehicle-classes.ts';

const stringsOf = (context: SiteContext) =>
  context.i18n.getFixedT(languageOf(context), 'airport-transfers');
const transfersCrumb = (context: SiteContext): PageCrumb => ({
  name: stringsOf(context)('crumb.transfers'),
  path: '/airport-transfers',
});

/** Data of the pages' tables; failed parts are undefined. */
export type TransferData = {
  table?: PriceTable | undefined;
  vehicles?: readonly InLanguage<TransferVehicle>[] | undefined;
  rules?: TransferRules | undefined;
};

type Offered = {
  name: string;
  description: string;
  path: string;
  image?: string | null | undefined;
  prices: readonly ZonePrice[];
  rules: TransferRules | undefined;
};

/** Structured data of a page's service, with the current prices, hours and terms. */
function service(
  context: SiteContext,
  { name, description, path, image, prices, rules }: Offered,
): SchemaNode {
  const { origin } = context.address;
  const range = priceRange(prices);
  const hours = freeCancellationHours(rules?.cancellation);
  const open = rules && (rules.hours ?? { from: '00:00', to: '23:59' });
  return node('Service', {
    name,
    description,
    serviceType: stringsOf(context)('crumb.transfers'),
    url: absoluteAddress(context, path),
    image: image && schemaPicture(image, origin),
    provider: firmName(siteOf(context), origin),
    areaServed: node('Place', { name: 'Menorca' }),
    hoursAvailable:
      open &&
      node('OpeningHoursSpecification', {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: open.from,
        closes: open.to,
      }),
    termsOfService:
      hours === undefined
        ? undefined
        : stringsOf(context)('service.cancellation', { count: hours }),
    offers:
      range &&
      node('AggregateOffer', {
        priceCurrency: 'EUR',
        lowPrice: range.fromCents / 100,
        highPrice: range.toCents / 100,
        offerCount: prices.length,
      }),
  });
}

/** Pages of fixed text around the price table: title and vehicles of each. */
function tablePageOf(context: SiteContext, page: SeoPage) {
  const t = stringsOf(context);
  const all = () => true;
  const pages: {
    [P in SeoPage]?: {
      name: string;
      text: string;
      crumb?: string;
      suits: (vehicle: InLanguage<TransferVehicle>) => boolean;
    };
  } = {
    'airport-transfers': {
      name: t('main.hero.title'),
      text: t('main.hero.description'),
      suits: all,
    },
    'airport-transfers-private': {
      name: t('private.title'),
      text: t('private.text'),
      crumb: t('variants.private'),
      suits: SUITS.private,
    },
    'airport-transfers-groups': {
      name: t('groups.title'),
      text: t('groups.text'),
      crumb: t('variants.groups'),
      suits: SUITS.groups,
    },
    'airport-transfers-vip': {
      name: t('vip.title'),
      text: t('vip.text'),
      crumb: t('variants.vip'),
      suits: SUITS.vip,
    },
    'menorca-taxis': {
      name: t('taxis.title'),
      text: t('taxis.text'),
      crumb: t('taxis.title'),
      suits: all,
    },
  };
  return pages[page];
}

export function tablePageMeta(
  context: SiteContext,
  page: SeoPage,
  path: string,
  data: TransferData,
): PageMeta {
  const { table, vehicles = [], rules } = data;
  const shown = tablePageOf(context, page);
  if (!shown) return seoMeta(context, page, path);
  const codes = new Set(vehicles.filter(shown.suits).map(({ code }) => code));
  const prices = (table?.items ?? []).filter(({ vehicle }) => codes.has(vehicle));
  const offered = service(context, {
    name: shown.name,
    description: shown.text,
    path,
    prices,
    rules,
  });
  const faq =
    page === 'menorca-taxis'
      ? []
      : [
          faqPage(
            transferFaq(stringsOf(context), figuresInWords(siteOf(context), languageOf(context))),
          ),
        ];
  const isOverview = path === '/airport-transfers';
  return seoMeta(context, page, path, {
    crumbs: crumbsTo(
      context,
      transfersCrumb(context),
      ...(isOverview || !shown.crumb ? [] : [{ name: shown.crumb, path }]),
    ),
    jsonLd: [offered, ...faq],
  });
}

export function zoneMeta(
  context: SiteContext,
  zone: InLanguage<TransferZoneDetail>,
  { rules }: TransferData,
): PageMeta {
  const t = stringsOf(context);
  const path = `/airport-transfers/${zone.slug}`;
  const place = zone.name;
  const name = zone.headline || place;
  const site = siteOf(context).siteName;
  const image = zone.seo?.image ?? zone.image;
  const description = fitDescription(zone.intro, [
    t('zone.meta_text', { place, km: zone.km, minutes: zone.minutes }),
  ]);
  const written: PageMeta = {
    title: fitTitle([t('zone.meta_title', { place, site }), `${place} | ${site}`, place]),
    description,
    robots: 'index,follow',
    path,
    languages: zone.languages,
  };
  return {
    ...written,
    ...(zone.seo && metaFromSeo(zone.seo, path)),
    name,
    languages: zone.languages,
    image,
    crumbs: crumbsTo(context, transfersCrumb(context), { name: place, path }),
    jsonLd: [
      service(context, {
        name,
        description: zone.intro,
        path,
        image,
        prices: zone.prices,
        rules,
      }),
      ...(zone.faq.length > 0 ? [faqPage(zone.faq)] : []),
    ],
  };
}

export function requestMeta(context: SiteContext): PageMeta {
  const path = '/airport-transfers/request';
  const crumbs = crumbsTo(context, transfersCrumb(context), {
    name: stringsOf(context)('request.open'),
    path,
  });
  return {
    ...seoMeta(context, 'airport-transfers-request', path, { crumbs }),
    robots: 'noindex,follow',
  };
}
