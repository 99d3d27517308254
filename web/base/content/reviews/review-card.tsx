import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { formatMonth } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { CheckIcon } from '#base/ui/icons.tsx';
import { pictureSources } from '#base/ui/pictures/picture-url.ts';
import { Rating } from '#base/ui/rating.tsx';
import type { ReviewList } from '#contract/content/reviews.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { tripLink } from '../page-links.ts';

export type ShownReview = InLanguage<ReviewList>['items'][number];

const PHOTO_WIDTHS = [240, 480] as const;

/** A guest's words as they were written, with the company's answer. `showsTrip`: on pages of more than one trip. */
export function ReviewCard({ review, showsTrip }: { review: ShownReview; showsTrip: boolean }) {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const site = useSite();
  const { photo, trip, kind, name, country, answer } = review;
  const about = trip ? trip.name : kind === 'transfer' ? t('transfer') : '';
  return (
    <article className="flex h-full flex-col gap-4 rounded-card bg-white p-6 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Rating value={review.stars} showsValue={false} />
        {review.isDemo ? (
          <span className="rounded-full bg-limestone-200 px-3 py-1 text-sm text-ink">
            {t('example')}
          </span>
        ) : (
          <span className="inline-flex items-center gap-1.5 text-sm text-sea-800">
            <CheckIcon className="size-4" />
            {t('verified')}
          </span>
        )}
      </div>
      {showsTrip && about && (
        <p className="font-semibold text-deep-900">
          {trip ? (
            <Link {...tripLink(trip)} className="underline underline-offset-4">
              {about}
            </Link>
          ) : (
            about
          )}
        </p>
      )}
      <blockquote lang={review.language} className="max-w-prose break-words whitespace-pre-line">
        {review.text}
      </blockquote>
      {photo && (
        <img
          {...pictureSources(photo.path, PHOTO_WIDTHS)}
          sizes="15rem"
          alt={t('photo_of', { name })}
          width={photo.width}
          height={photo.height}
          loading="lazy"
          className="max-h-60 w-auto max-w-60 self-start rounded-xl object-contain"
        />
      )}
      <p className="mt-auto text-sm text-stone">
        <span className="font-semibold text-deep-900">{name}</span>
        {country && ` · ${country}`}
        {` · ${t('visited', { month: formatMonth(review.month, language) })}`}
      </p>
      {answer && (
        <div className="border-l-4 border-sea-300 pl-4">
          <p className="text-sm font-semibold text-deep-900">
            {t('answer', { site: site?.siteName ?? '' })}
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </article>
  );
}
