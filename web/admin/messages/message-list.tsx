import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { formatInstant } from '#admin/dates.ts';
import { StateBadge } from '#admin/state-badge.tsx';
import { MESSAGE_STATES } from '#admin/state-labels.ts';
import { useListSearch } from '#admin/use-list-search.ts';
import type { MessageItem } from '#contract/inbox.ts';
import { useLanguage } from '#i18n/page-language.tsx';

type MessageListProps = { items: readonly MessageItem[]; open: number | undefined };

/** Sender, time and beginning of each message. */
export function MessageList({ items, open }: MessageListProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { search } = useListSearch();
  return (
    <ul aria-label={t('messages.title')} className="space-y-2">
      {items.map(({ id, contact, status, message, createdAt, language: written, note }) => (
        <li key={id}>
          <AdminLink
            to="/messages"
            isExact
            search={{ ...search, open: id }}
            aria-current={id === open ? 'page' : undefined}
            className="block rounded-2xl border-2 border-transparent bg-white p-4 shadow-card hover:border-sea-300 aria-[current=page]:border-sea-700"
          >
            <span className="flex items-start justify-between gap-2">
              <span className={`min-w-0 break-words text-deep-900 ${status === 'new' ? 'font-bold' : 'font-semibold'}`}>
                {contact.name || t('contact.anonymous')}
              </span>
              <StateBadge state={MESSAGE_STATES[status]} />
            </span>
            <span lang={written} className="mt-1 line-clamp-2 text-sm break-words">
              {message}
            </span>
            <span className="mt-1 block text-sm text-stone">
              {[formatInstant(createdAt, language), note && t('messages.has_note')].filter(Boolean).join(' · ')}
            </span>
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}
