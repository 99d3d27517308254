import { apiQueryIn } from '#base/api/api-query.ts';
import { previewRobots } from '#base/api/preview.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { firstReviewsQuery, leadingId, reviewTexts } from '#base/content/reviews/reviews-query.ts';
import { itemList } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { pagedMeta } from '#base/seo/paged-meta.ts';
import { absoluteAddress, crumbsTo, seoMeta, seoQuery } from '#base/seo/seo-meta.ts';
import { galleryPlaces, prefetchPictures } from '#base/ui/pictures/picture-places.ts';
import { PAGE_SIZES } from '#contract/admin/list-values.ts';
import type { Language } from '#contract/languages/language.ts';
import { shownPictures } from '#contract/pictures/picture-address.ts';
import { destinationMeta, destinationPath } from './destination-meta.ts';
import { destinationQuery } from './destination-query.ts';
import { type ParsedDestinationSearch, parseDestinationSearch } from './destination-search.ts';

export const PAGE_SIZE = PAGE_SIZES.destinations;

export const tagsQuery = (language: Language) => apiQueryIn(language, '/api/destinations/tags');
export const destinationsQuery = (
  { region, tag, q, page }: ParsedDestinationSearch,
  language: Language,
) => apiQueryIn(language, '/api/destinations', {}, { region, tag, q, page, pageSize: PAGE_SIZE });
export const pinsQuery = ({ region, tag, q }: ParsedDestinationSearch, language: Language) =>
  apiQueryIn(language, '/api/destinations/pins', {}, { region, tag, q });

export async function loadDestinations(
  context: SiteContext,
  rawSearch: Record<string, unknown>,
): Promise<PageMeta> {
  const search = parseDestinationSearch(rawSearch);
  const language = languageOf(context);
  const listed = destinationsQuery(search, language);
  await loadPage(context, {
    namespaces: ['destinations'],
    queries: [tagsQuery(language)],
    lateQueries: [seoQuery('destinations', language), listed, pinsQuery(search, language)],
  });
  const t = context.i18n.getFixedT(language, 'destinations');
  const list = context.queryClient.getQueryData(listed.queryKey);
  const items = (list?.items ?? []).map((place) => ({
    name: place.name,
    url: absoluteAddress(context, destinationPath(place)),
  }));
  const meta = seoMeta(context, 'destinations', '/destinations', {
    crumbs: crumbsTo(context, { name: t('list.title'), path: '/destinations' }),
    jsonLd: items.length > 0 ? [itemList(items, ((search.page ?? 1) - 1) * PAGE_SIZE)] : [],
  });
  const isFiltered =
    search.region !== undefined || search.tag !== undefined || search.q !== undefined;
  return pagedMeta(context, meta, {
    page: search.page ?? 1,
    isPartial: isFiltered || list?.items.length === 0,
  });
}

export async function loadDestination(
  context: SiteContext,
  address: string,
  preview?: string,
): Promise<PageMeta | undefined> {
  const query = destinationQuery(address, languageOf(context), preview);
  const id = leadingId(address);
  await loadPage(context, {
    namespaces: ['destinations', ...reviewTexts(context)],
    queries: [query],
    lateQueries:
      preview || id === undefined ? [] : [firstReviewsQuery({ place: id }, languageOf(context))],
  });
  const destination = context.queryClient.getQueryData(query.queryKey);
  if (!destination) return;
  prefetchPictures(galleryPlaces(shownPictures(destination.image, destination.gallery)));
  return { ...destinationMeta(context, destination), ...previewRobots(destination) };
}
