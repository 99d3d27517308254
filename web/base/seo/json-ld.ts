import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import type { PublicSettings } from '#contract/pages/settings.ts';
import { picturePath } from '#contract/pictures/picture-address.ts';
import type { PageCrumb } from './page-meta.ts';

/** A schema.org object; `web/e2e/checks/vocabulary.json` holds the vocabulary that pages use. */
export type SchemaNode = { '@type': string; [property: string]: unknown };

/** Maximum length of lists; longer ones have no benefit. */
const LIST_LENGTH = 50;
const PICTURE = { width: 1280, format: 'jpeg' } as const;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const absolute = (address: string, origin: string) =>
  /^https?:/.test(address) ? address : `${origin}${address}`;

export const schemaPicture = (path: string, origin: string) =>
  absolute(pictureUrl(picturePath(path), PICTURE), origin);

/** Removes empty values, so that the data makes no empty claims. */
const filled = <T extends object>(object: T): T =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) =>
        value !== undefined && value !== null && value !== '' && (value as unknown[])?.length !== 0,
    ),
  ) as T;

export const node = (type: string, properties: Record<string, unknown>): SchemaNode => ({
  '@type': type,
  ...filled(properties),
});

const firmId = (origin: string) => `${origin}/#firm`;

/** The firm, for pages that only reference it. */
export const firmName = (site: Pick<PublicSettings, 'siteName'>, origin: string) =>
  node('TravelAgency', { '@id': firmId(origin), name: site.siteName, url: `${origin}/` });

/** Groups days with the same hours. */
function openingHours(hours: PublicSettings['hours']) {
  const spans = [
    ...new Map(
      hours.map(({ opens, closes }) => [`${opens} ${closes}`, { opens, closes }]),
    ).values(),
  ];
  return spans.map(({ opens, closes }) =>
    node('OpeningHoursSpecification', {
      dayOfWeek: hours
        .filter((one) => one.opens === opens && one.closes === closes)
        .map(({ day }) => DAYS[day]),
      opens,
      closes,
    }),
  );
}

/** The firm with all data from its settings. */
export const firm = (
  site: Omit<PublicSettings, 'tagline' | 'transferPages' | 'menus'>,
  origin: string,
  description?: string,
): SchemaNode => ({
  ...firmName(site, origin),
  ...filled({
    legalName: site.legalName,
    taxID: site.taxId,
    description,
    logo: site.brand?.logo ? schemaPicture(site.brand.logo, origin) : `${origin}/icon-512.png`,
    image: site.brand?.sharePicture
      ? schemaPicture(site.brand.sharePicture, origin)
      : `${origin}/icon-512.png`,
    telephone: site.phone,
    email: site.email,
    address: node('PostalAddress', {
      streetAddress: site.street,
      postalCode: site.postalCode,
      addressLocality: site.city,
      addressRegion: 'Illes Balears',
      addressCountry: 'ES',
    }),
    geo:
      site.latitude === null || site.longitude === null
        ? undefined
        : node('GeoCoordinates', { latitude: site.latitude, longitude: site.longitude }),
    openingHoursSpecification: openingHours(site.hours),
    areaServed: node('Place', { name: 'Menorca' }),
    sameAs: [...site.social.map(({ url }) => url), site.ratingUrl].filter(Boolean),
  }),
});

export const breadcrumbList = (crumbs: readonly PageCrumb[], addressOf: (path: string) => string) =>
  node('BreadcrumbList', {
    itemListElement: crumbs.map(({ name, path }, index) =>
      node('ListItem', { position: index + 1, name, item: addressOf(path) }),
    ),
  });

/** Items of a list in order; `start` counts the items of earlier pages. */
export const itemList = (items: readonly { name: string; url: string }[], start = 0) =>
  node('ItemList', {
    numberOfItems: items.length,
    itemListElement: items
      .slice(0, LIST_LENGTH)
      .map(({ name, url }, index) => node('ListItem', { position: start + index + 1, name, url })),
  });

export const faqPage = (entries: readonly { question: string; answer: string }[]) =>
  node('FAQPage', {
    mainEntity: entries.map(({ question, answer }) =>
      node('Question', { name: question, acceptedAnswer: node('Answer', { text: answer }) }),
    ),
  });

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges a record's own object (or the objects of its `@graph`) into a page's: into the one of the same type, without a type into the
 * first, else appended. The record's properties win.
 */
export function mergeSchema(
  nodes: readonly SchemaNode[],
  schema: Record<string, unknown> | null | undefined,
): SchemaNode[] {
  const merged = [...nodes];
  const parts = schema ? (Array.isArray(schema['@graph']) ? schema['@graph'] : [schema]) : [];
  for (const part of parts.filter(isNode)) {
    const { '@context': _context, ...own } = part;
    if (Object.keys(own).length === 0) continue;
    const type = own['@type'];
    const place = type === undefined ? 0 : merged.findIndex((one) => one['@type'] === type);
    const target = merged[place];
    if (target) merged[place] = { ...target, ...own };
    else merged.push({ '@type': 'WebPage', ...own });
  }
  return merged;
}
