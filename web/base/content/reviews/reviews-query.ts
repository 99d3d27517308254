import { apiQueryIn } from '#base/api/api-query.ts';
import type { SiteContext } from '#base/api/site-context.ts';
import { REVIEWS_A_PAGE, REVIEWS_SHOWN } from '#contract/content/reviews.ts';
import type { Language } from '#contract/languages/language.ts';

/** What reviews are about, as the addresses of API and page name it; nothing: all of them. */
export type ReviewsOf = { trip?: number; place?: number; kind?: 'transfer' };

/** The first ones, for the page of what they are about. */
export const firstReviewsQuery = (of: ReviewsOf, language: Language) =>
  apiQueryIn(language, '/api/reviews', {}, { ...of, pageSize: REVIEWS_SHOWN });
export const reviewsQuery = (of: ReviewsOf, page: number, language: Language) =>
  apiQueryIn(language, '/api/reviews', {}, { ...of, page, pageSize: REVIEWS_A_PAGE });

/** What a loader of such a page asks for: the browser loads the texts with the section. */
export const reviewTexts = ({ isServer }: Pick<SiteContext, 'isServer'>) =>
  isServer ? (['reviews'] as const) : [];

/** The id in an address such as `12-cala-galdana`. */
export const leadingId = (address: string): number | undefined =>
  Number(/^([1-9]\d{0,8})(?:-|$)/.exec(address)?.[1]) || undefined;

/** Search parameters of the page of all reviews, as links write them. */
export type ReviewsSearch = {
  trip?: `${number}`;
  place?: `${number}`;
  kind?: 'transfer';
  page?: `${number}`;
};
export const reviewsSearch = ({ trip, place, kind }: ReviewsOf, page = 1): ReviewsSearch => ({
  ...(trip !== undefined && { trip: `${trip}` as const }),
  ...(place !== undefined && { place: `${place}` as const }),
  ...(kind && { kind }),
  ...(page > 1 && { page: `${page}` as const }),
});
const numberIn = (text: unknown) =>
  /^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : undefined;
/** What is no id and no page is ignored. */
export function parseReviewsSearch(search: Record<string, unknown>): {
  of: ReviewsOf;
  page: number;
} {
  const [trip, place] = [numberIn(search.trip), numberIn(search.place)];
  const of: ReviewsOf = {
    ...(trip !== undefined && { trip }),
    ...(place !== undefined && { place }),
    ...(search.kind === 'transfer' && { kind: 'transfer' }),
  };
  return { of, page: Math.min(numberIn(search.page) ?? 1, 100_000) };
}
