import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { GuestReview, RefusalReason } from '#contract/content/reviews.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { PhotoForm } from './photo-form.tsx';
import { ReviewForm } from './review-form.tsx';
import { guestReviewQuery } from './reviews.loaders.ts';

const REASONS = {
  spam: 'reason.spam',
  insult: 'reason.insult',
  personal_data: 'reason.personal_data',
  not_about_us: 'reason.not_about_us',
  other: 'reason.other',
} as const satisfies Record<RefusalReason, string>;

const LINK = 'inline-flex min-h-11 items-center text-sea-700 underline underline-offset-4';
const NOTE = 'rounded-2xl border border-sea-300 bg-sea-100 px-5 py-4';

/** What has become of the review. */
function State({ review }: { review: InLanguage<GuestReview> }) {
  const { t } = useTranslation('reviews');
  const { status, reason, reasonText } = review;
  if (status === 'asked') return null;
  if (status !== 'refused')
    return (
      <p role="status" className={NOTE}>
        {status === 'new' ? t('state.new') : t('state.published')}
      </p>
    );
  return (
    <div role="status" className={`${NOTE} space-y-2`}>
      <p>{t('state.refused')}</p>
      {reason && <p>{t(REASONS[reason])}</p>}
      {reasonText && <p className="whitespace-pre-line">{reasonText}</p>}
    </div>
  );
}

function Shown({
  review,
  token,
  state,
}: {
  review: InLanguage<GuestReview>;
  token: string;
  state: string | undefined;
}) {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const { isOver, status } = review;
  const title = review.trip?.name ?? t('transfer');
  const until = formatDay(review.until, language);
  const about = t('write.item', { title, date: formatDay(review.date, language) });
  return (
    <>
      <PageHeader
        title={isOver ? t('over.title') : t('write.title')}
        text={about}
        crumbs={[{ name: t('crumb'), to: '/reviews' }, { name: review.reference }]}
      />
      <div className="container-page max-w-3xl space-y-8 py-10 lg:py-14">
        <State review={review} />
        {isOver && (
          <>
            <p className="text-lg">{t('over.text', { date: until })}</p>
            <p>
              <Link to="/contact" className={buttonClass('primary')}>
                {t('over.contact')}
              </Link>
            </p>
          </>
        )}
        {!isOver && status !== 'published' && (
          <>
            <p className="text-stone">{t('write.until', { date: until })}</p>
            <ReviewForm key={review.status} review={review} token={token} />
            {status !== 'asked' && <PhotoForm review={review} token={token} state={state} />}
          </>
        )}
        <p className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
          <Link to="/reviews" hash="checks" className={LINK}>
            {t('how')}
          </Link>
          <Link
            to="/review/$reference/stop"
            params={{ reference: review.reference }}
            search={{ token }}
            className={LINK}
          >
            {t('write.later')}
          </Link>
        </p>
      </div>
    </>
  );
}

/** Where the guest of an item reviews it, behind the link in the mail. */
export function ReviewPage() {
  const { reference } = useParams({ from: '/layout/review/$reference' });
  const { token, state } = useSearch({ from: '/layout/review/$reference' });
  const query = useQuery(guestReviewQuery(reference, token, useLanguage()));
  if (query.data) return <Shown review={query.data} token={token} state={state} />;
  return (
    <div className="container-page py-14">
      {query.isError ? (
        <LoadError error={query.error} onRetry={query.refetch} />
      ) : (
        <CardSkeletons />
      )}
    </div>
  );
}
