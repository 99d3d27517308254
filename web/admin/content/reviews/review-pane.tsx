import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Button } from '#admin/frame/button.tsx';
import { MailsPanel } from '#admin/frame/inbox/mails-panel.tsx';
import { useRecord } from '#admin/frame/inbox/use-record.ts';
import { Loading } from '#admin/frame/loading.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { AnswerError } from '#base/api/fetch-json.ts';
import { formatDay } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import { Rating } from '#base/ui/rating.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import type { ReviewDetail } from '#contract/content/reviews.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { REASONS, REVIEW_STATES } from './review-labels.ts';
import { REVIEWS, TOUCHED } from './reviews.api.ts';

const PHOTO = { width: 640 } as const;

/** The review as its guest wrote it. */
function Written({ review }: { review: ReviewDetail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { status, name, country, trip, reference, photo, reason } = review;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="review-from" className="min-w-0 text-2xl break-words">
          {[name, country].filter(Boolean).join(', ')}
        </h2>
        {status !== 'asked' && <StateBadge state={REVIEW_STATES[status]} />}
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-stone">
        <span>{trip ? localize(trip, 'name', language) : t('reviews.transfer')}</span>
        <span>{formatDay(review.date, language)}</span>
        <span>{t('received', { date: formatInstant(review.writtenAt, language) })}</span>
        <span>{t('written_in', { language: LANGUAGE_LABELS[review.language] })}</span>
        {reference && (
          <AdminLink to={`/orders/${reference}`} className="underline underline-offset-4">
            {reference}
          </AdminLink>
        )}
      </p>
      <div className="mt-4">
        <Rating value={review.stars} showsValue={false} />
      </div>
      <p lang={review.language} className="mt-3 max-w-prose break-words whitespace-pre-line">
        {review.text}
      </p>
      {photo && (
        <img
          src={pictureUrl(photo, PHOTO)}
          alt={t('reviews.photo', { name })}
          className="mt-4 max-h-96 rounded-xl"
        />
      )}
      {reason && (
        <p className="mt-4 border-l-4 border-limestone-400 pl-4">
          <strong className="font-semibold text-deep-900">{t(REASONS[reason])}</strong>
          {review.reasonText && ` ${review.reasonText}`}
        </p>
      )}
      {review.consentAt && (
        <p className="mt-4 text-sm text-stone">
          {t('reviews.consent', { date: formatInstant(review.consentAt, language) })}
        </p>
      )}
    </>
  );
}

/** One review and what is decided about it. */
export function ReviewPane({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const record = useRecord<ReviewDetail>(`${REVIEWS}/${id}`, TOUCHED);
  const { data, error, isError, refetch } = record.query;
  const isUnknown = error instanceof AnswerError && error.status === 404;
  return (
    <div className="min-w-0 space-y-6">
      <Button className="lg:hidden" label={t('reviews.back')} onClick={onClose} />
      {data ? (
        <>
          <section
            aria-labelledby="review-from"
            className="rounded-card bg-white p-5 shadow-card sm:p-6"
          >
            <Written review={data} />
            <DecisionPanel key={data.status} review={data} record={record} />
          </section>
          {data.status !== 'refused' && (
            <AnswerPanel key={data.version} review={data} record={record} />
          )}
          {data.mails.length > 0 && (
            <MailsPanel mails={data.mails} onResent={() => void record.query.refetch()} />
          )}
        </>
      ) : isUnknown ? (
        <NoResults>{t('inbox.unknown')}</NoResults>
      ) : isError ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
