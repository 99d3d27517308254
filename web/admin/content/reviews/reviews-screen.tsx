import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { InboxScreen } from '#admin/frame/inbox/inbox-screen.tsx';
import { Panes, RowLink, useOpenRow } from '#admin/frame/inbox/panes.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ReviewItem } from '#contract/content/reviews.ts';
import { localize } from '#contract/languages/translation.ts';
import { type CheckedState, REVIEW_STATES } from './review-labels.ts';
import { ReviewPane } from './review-pane.tsx';

/** Author, subject and beginning of each review. The stars stand in the review: they are nothing to choose by. */
function ReviewItems({ items }: { items: readonly ReviewItem[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ul aria-label={t('menu.reviews')} className="space-y-2">
      {items.map(({ id, name, trip, status, text, writtenAt, isDemo, language: written }) => (
        <li key={id}>
          <RowLink
            to="/reviews"
            {...{ id, name }}
            isNew={status === 'new'}
            badge={status !== 'asked' && <StateBadge state={REVIEW_STATES[status]} />}
          >
            <span className="mt-1 block text-sm text-deep-900">
              {trip ? localize(trip, 'name', language) : t('reviews.transfer')}
            </span>
            <span lang={written} className="mt-1 line-clamp-2 text-sm break-words">
              {text}
            </span>
            <span className="mt-1 block text-sm text-stone">
              {[formatInstant(writtenAt, language), isDemo && t('reviews.example')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </RowLink>
        </li>
      ))}
    </ul>
  );
}

/** Guests' reviews: list and review next to each other; one of them on phones. */
export function ReviewsScreen() {
  const { t } = useTranslation('admin-area');
  const { open, onOpen } = useOpenRow();
  return (
    <InboxScreen<CheckedState, ReviewItem>
      path="/reviews"
      title={t('menu.reviews')}
      text={t('reviews.text')}
      empty={t('reviews.empty')}
      states={REVIEW_STATES}
      hasTrash={false}
      hasExport={false}
      isItemOpen={open !== undefined}
    >
      {(items) =>
        (items.length > 0 || open !== undefined) && (
          <Panes list={<ReviewItems items={items} />} choose={t('reviews.choose')}>
            {open !== undefined && (
              <ReviewPane key={open} id={open} onClose={() => onOpen(undefined)} />
            )}
          </Panes>
        )
      }
    </InboxScreen>
  );
}
