import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReviewCard } from '#base/content/reviews/review-card.tsx';
import {
  parseReviewsSearch,
  type ReviewsOf,
  reviewsQuery,
  reviewsSearch,
} from '#base/content/reviews/reviews-query.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { ShieldIcon } from '#base/ui/icons.tsx';
import { Pagination } from '#base/ui/pagination.tsx';
import { Rating } from '#base/ui/rating.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { ListStates } from '#base/ui/sections/section-states.tsx';
import { REVIEW_DAYS } from '#contract/content/reviews.ts';

/** How reviews are checked; consumer law requires the disclosure. */
function Checks() {
  const { t } = useTranslation('reviews');
  return (
    <section id="checks" className="scroll-mt-24 bg-limestone-100 py-14 lg:py-20">
      <div className="container-page grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
        <h2 className="flex items-start gap-3 text-3xl lg:text-4xl">
          <ShieldIcon className="mt-1 size-8 shrink-0 text-sea-700" />
          {t('how')}
        </h2>
        <div className="max-w-prose space-y-4 text-lg">
          <p>{t('how.1', { days: REVIEW_DAYS })}</p>
          <p>{t('how.2')}</p>
          <p>{t('how.3')}</p>
          <p>{t('how.4')}</p>
        </div>
      </div>
    </section>
  );
}

function useTitle({ trip, place, kind }: ReviewsOf, tripName: string | undefined) {
  const { t } = useTranslation('reviews');
  if (trip !== undefined && tripName) return t('of_trip', { name: tripName });
  if (place !== undefined) return t('of_place');
  return kind ? t('of_transfers') : t('title');
}

/** All reviews, or those of a trip, a place or the transfers, and how they are checked. */
export function ReviewsPage() {
  const { t } = useTranslation('reviews');
  const { of, page } = parseReviewsSearch(useSearch({ from: '/layout/reviews' }));
  const query = useQuery(reviewsQuery(of, page, useLanguage()));
  const title = useTitle(of, query.data?.items[0]?.trip?.name);
  const isPartial = Object.keys(of).length > 0;
  return (
    <>
      <PageHeader
        title={title}
        text={t('text')}
        crumbs={[
          ...(isPartial ? [{ name: t('crumb'), to: '/reviews' as const }] : []),
          { name: isPartial ? title : t('crumb') },
        ]}
      />
      <div className="container-page py-10 lg:py-14">
        <ListStates
          query={{ ...query, data: query.data?.items }}
          skeleton={<CardSkeletons />}
          empty={t('none')}
        >
          {(reviews) => (
            <>
              {query.data && query.data.rating !== null && query.data.count > 0 && (
                <Rating value={query.data.rating} count={query.data.count} />
              )}
              {reviews.some(({ isDemo }) => isDemo) && (
                <p className="mt-4 max-w-3xl rounded-2xl border border-limestone-400 bg-limestone-100 px-5 py-4">
                  {t('example_note')}
                </p>
              )}
              <ul className="mt-8 grid gap-6 md:grid-cols-2">
                {reviews.map((review) => (
                  <li key={review.id}>
                    <ReviewCard review={review} showsTrip={of.trip === undefined} />
                  </li>
                ))}
              </ul>
              {query.data && (
                <Pagination
                  {...query.data}
                  linkTo={(number) => ({ to: '/reviews', search: reviewsSearch(of, number) })}
                />
              )}
            </>
          )}
        </ListStates>
        {isPartial && (
          <p className="mt-8">
            <Link
              to="/reviews"
              className="inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
            >
              {t('everything')}
            </Link>
          </p>
        )}
      </div>
      <Checks />
    </>
  );
}
