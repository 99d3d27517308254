import { notFound } from '@tanstack/react-router';
import { apiQuery } from '#api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#api/site-context.ts';
import { shorten } from '#content/shorten.ts';
import type { DestinationDetail } from '#contract/destinations.ts';
import { LANGUAGES } from '#contract/language.ts';
import { localize } from '#contract/translation.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { seoMeta, seoQuery } from '#seo/seo-meta.ts';
import type { DestinationSearch } from './destination-search.ts';

export const PAGE_SIZE = 12;
const META_DESCRIPTION_LENGTH = 155;

export const tagsQuery = apiQuery('/api/destinations/tags');
export const destinationsQuery = ({ region, tag, q, page }: DestinationSearch) =>
  apiQuery('/api/destinations', {}, { region, tag, q, page, pageSize: PAGE_SIZE });
export const pinsQuery = ({ region, tag, q }: DestinationSearch) => apiQuery('/api/destinations/pins', {}, { region, tag, q });

/** `12` and `12-cala-galdana` are the same row. */
export const destinationQuery = (address: string) => apiQuery('/api/destinations/:id', { id: address.replace(/^(\d+)-.*$/, '$1') });

export async function loadDestinations(context: SiteContext, search: DestinationSearch): Promise<PageMeta> {
  await loadPage(context, {
    namespaces: ['destinations'],
    queries: [seoQuery('destinations'), tagsQuery, destinationsQuery(search), pinsQuery(search)],
  });
  return seoMeta(context, 'destinations', '/destinations');
}

/** The languages in which the row can be read whole. */
const languagesOf = ({ translations, sourceLanguage }: DestinationDetail) =>
  LANGUAGES.filter((language) => language === sourceLanguage || (translations?.name?.[language] && translations.description?.[language]));

const isMissing = (error: unknown) => error instanceof Error && error.message.startsWith('404:');

export async function loadDestination(context: SiteContext, address: string): Promise<PageMeta | undefined> {
  const { queryKey } = destinationQuery(address);
  const [destination] = await Promise.all([
    context.queryClient.ensureQueryData<DestinationDetail>({ queryKey }).catch((error: unknown) => {
      if (isMissing(error)) throw notFound();
      if (context.isServer) throw error;
    }),
    loadPage(context, { namespaces: ['destinations'] }),
  ]);
  if (!destination) return undefined;
  const language = languageOf(context);
  const name = localize(destination, 'name', language);
  const description = localize(destination, 'description', language);
  return {
    title: context.i18n.getFixedT(language, 'destinations')('detail.meta_title', { name }),
    description: shorten(description.replace(/\s+/g, ' '), META_DESCRIPTION_LENGTH),
    robots: 'index,follow',
    path: `/destinations/${destination.id}-${destination.slug}`,
    languages: languagesOf(destination),
    image: destination.image,
    jsonLd: [
      {
        '@type': 'TouristAttraction',
        name,
        description,
        geo: { '@type': 'GeoCoordinates', latitude: destination.latitude, longitude: destination.longitude },
      },
    ],
  };
}
