import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { Rating } from '#base/ui/rating.tsx';
import { ReviewCard } from './review-card.tsx';
import { firstReviewsQuery, type ReviewsOf, reviewsSearch } from './reviews-query.ts';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4';

export type ReviewsProps = { of: ReviewsOf };

/** The first reviews of what a page is about, and the way to all of them; nothing without any. */
export function Reviews({ of }: ReviewsProps) {
  const { t } = useTranslation('reviews');
  const { data } = useQuery(firstReviewsQuery(of, useLanguage()));
  if (!data || data.items.length === 0) return null;
  const { items, total, rating, count } = data;
  return (
    <section className="py-14 lg:py-20">
      <div className="container-page">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <h2 className="text-3xl lg:text-4xl">{t('crumb')}</h2>
          {rating !== null && count > 0 && <Rating value={rating} count={count} />}
        </div>
        <ul className="mt-8 grid gap-6 md:grid-cols-2">
          {items.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} showsTrip={of.trip === undefined && !of.kind} />
            </li>
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-1">
          {total > items.length && (
            <Link to="/reviews" search={reviewsSearch(of)} className={LINK}>
              {t('all', { count: total })}
            </Link>
          )}
          <Link to="/reviews" hash="checks" className={LINK}>
            {t('how')}
          </Link>
        </p>
      </div>
    </section>
  );
}
