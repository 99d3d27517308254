import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { hasLists, sectionListsQuery } from '#base/content/sections.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { siteOf } from '#base/seo/seo-meta.ts';
import { seoQuery } from '#base/seo/seo-query.ts';
import {
  bannersQuery,
  popularDestinationsQuery,
  popularTripsQuery,
  testimonialsQuery,
  tripTypesQuery,
} from './home.queries.ts';
import { homeMeta } from './home-meta.ts';

export async function loadHome(context: SiteContext): Promise<PageMeta> {
  const language = languageOf(context);
  await loadPage(context, {
    namespaces: ['home'],
    queries: [bannersQuery(language), tripTypesQuery(language)],
    lateQueries: [
      seoQuery('home', language),
      popularDestinationsQuery(language),
      popularTripsQuery(language),
      testimonialsQuery(language),
    ],
  });
  if (hasLists(siteOf(context), 'home'))
    await loadPage(context, { lateQueries: [sectionListsQuery('home', language)] });
  return homeMeta(context);
}
