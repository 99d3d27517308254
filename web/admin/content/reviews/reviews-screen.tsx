import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { InboxScreen } from '#admin/frame/inbox/inbox-screen.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ReviewItem } from '#contract/content/reviews.ts';
import { type CheckedState, REVIEW_STATES } from './review-labels.ts';
import { ReviewPane } from './review-pane.tsx';

type ListProps = { items: readonly ReviewItem[]; open: number | undefined };

/** Author, subject and beginning of each review. The stars stand in the review: they are nothing to choose by. */
function ReviewItems({ items, open }: ListProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search } = useListSearch();
  return (
    <ul aria-label={t('menu.reviews')} className="space-y-2">
      {items.map(({ id, name, trip, status, text, writtenAt, isDemo, language: written }) => (
        <li key={id}>
          <AdminLink
            to="/reviews"
            isExact
            search={{ ...search, open: id }}
            aria-current={id === open ? 'page' : undefined}
            className="block rounded-2xl border-2 border-transparent bg-white p-4 shadow-card hover:border-sea-300 aria-[current=page]:border-sea-700"
          >
            <span className="flex items-start justify-between gap-2">
              <span
                className={`min-w-0 break-words text-deep-900 ${status === 'new' ? 'font-bold' : 'font-semibold'}`}
              >
                {name}
              </span>
              {status !== 'asked' && <StateBadge state={REVIEW_STATES[status]} />}
            </span>
            <span className="mt-1 block text-sm text-deep-900">
              {trip?.name ?? t('reviews.transfer')}
            </span>
            <span lang={written} className="mt-1 line-clamp-2 text-sm break-words">
              {text}
            </span>
            <span className="mt-1 block text-sm text-stone">
              {[formatInstant(writtenAt, language), isDemo && t('reviews.example')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}

/** Guests' reviews: list and review next to each other; one of them on phones. */
export function ReviewsScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const open = /^[1-9]\d{0,9}$/.test(String(search.open ?? '')) ? Number(search.open) : undefined;
  const onOpen = (id: number | undefined) => set({ open: id, page: search.page });
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
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <div className={open === undefined ? '' : 'max-lg:hidden'}>
              <ReviewItems items={items} open={open} />
            </div>
            {open === undefined ? (
              <p className="rounded-card border border-dashed border-limestone-400 px-6 py-16 text-center text-stone max-lg:hidden">
                {t('reviews.choose')}
              </p>
            ) : (
              <ReviewPane key={open} id={open} onClose={() => onOpen(undefined)} />
            )}
          </div>
        )
      }
    </InboxScreen>
  );
}
