import { apiQueryIn } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { parseReviewsSearch, reviewsQuery } from '#base/content/reviews/reviews-query.ts';
import { fitDescription, fitTitle } from '#base/seo/fit-text.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { pagedMeta } from '#base/seo/paged-meta.ts';
import { crumbsTo, siteOf } from '#base/seo/seo-meta.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';

export const guestReviewQuery = (reference: string, token: string, language: Language) =>
  apiQueryIn(language, '/api/reviews/:reference', { reference }, { token });

const texts = (context: SiteContext) => context.i18n.getFixedT(languageOf(context), 'reviews');

export async function loadReviews(
  context: SiteContext,
  search: Record<string, unknown>,
): Promise<PageMeta> {
  const { of, page } = parseReviewsSearch(search);
  const query = reviewsQuery(of, page, languageOf(context));
  await loadPage(context, { namespaces: ['reviews'], queries: [query] });
  const t = texts(context);
  const site = siteOf(context).siteName;
  const meta: PageMeta = {
    title: fitTitle([`${t('title')} | ${site}, Menorca`, `${t('title')} | ${site}`, t('title')]),
    description: fitDescription(t('text'), [t('how.1', { days: 30 })]),
    robots: 'index,follow',
    path: '/reviews',
    languages: [...LANGUAGES],
    crumbs: crumbsTo(context, { name: t('crumb'), path: '/reviews' }),
  };
  return pagedMeta(context, meta, { page, isPartial: Object.keys(of).length > 0 });
}

/** Pages behind a link in a mail are no pages for search engines. */
const privateMeta = (context: SiteContext, title: string, path: string): PageMeta => ({
  title: fitTitle([`${title} | ${siteOf(context).siteName}`, title]),
  description: fitDescription(title, [texts(context)('text')]),
  robots: 'noindex,nofollow',
  path,
  languages: [],
  crumbs: crumbsTo(context, { name: title, path }),
});

export async function loadReview(
  context: SiteContext,
  reference: string,
  token: string,
): Promise<PageMeta> {
  await loadPage(context, {
    namespaces: ['reviews'],
    hasForm: true,
    queries: [guestReviewQuery(reference, token, languageOf(context))],
  });
  return privateMeta(context, texts(context)('write.title'), `/review/${reference}`);
}

export async function loadStop(context: SiteContext, reference: string): Promise<PageMeta> {
  await loadPage(context, { namespaces: ['reviews'], hasForm: true });
  return privateMeta(context, texts(context)('stop.title'), `/review/${reference}/stop`);
}
