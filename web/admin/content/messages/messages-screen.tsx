import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { InboxScreen } from '#admin/frame/inbox/inbox-screen.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { MESSAGE_STATES } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { MessageState } from '#contract/admin/admin.ts';
import type { MessageItem } from '#contract/mail/inbox.ts';
import { MessagePane } from './message-pane.tsx';

type MessageListProps = { items: readonly MessageItem[]; open: number | undefined };

/** Sender, time and beginning of each message. */
function MessageList({ items, open }: MessageListProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search } = useListSearch();
  return (
    <ul aria-label={t('messages.title')} className="space-y-2">
      {items.map(({ id, contact, status, message, activeAt, latest, ...item }) => (
        <li key={id}>
          <AdminLink
            to="/messages"
            isExact
            search={{ ...search, open: id }}
            aria-current={id === open ? 'page' : undefined}
            className="block rounded-2xl border-2 border-transparent bg-white p-4 shadow-card hover:border-sea-300 aria-[current=page]:border-sea-700"
          >
            <span className="flex items-start justify-between gap-2">
              <span
                className={`min-w-0 break-words text-deep-900 ${status === 'new' ? 'font-bold' : 'font-semibold'}`}
              >
                {contact.name || t('contact.anonymous')}
              </span>
              <StateBadge state={MESSAGE_STATES[status]} />
            </span>
            <span lang={item.language} className="mt-1 line-clamp-2 text-sm break-words">
              {latest?.text ?? message}
            </span>
            <span className="mt-1 block text-sm text-stone">
              {[
                formatInstant(activeAt, language),
                latest && t(latest.writer === 'firm' ? 'thread.by_firm' : 'thread.by_guest'),
                item.orderReference,
                item.note && t('messages.has_note'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}

type PanesProps = {
  items: readonly MessageItem[];
  open: number | undefined;
  onOpen: (id: number | undefined) => void;
};

/** List and message side by side; one of them on phones. */
function Panes({ items, open, onOpen }: PanesProps) {
  const { t } = useTranslation('admin-area');
  const position = items.findIndex(({ id }) => id === open);
  const next = items[position + 1];
  if (items.length === 0 && open === undefined) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={open === undefined ? '' : 'max-lg:hidden'}>
        <MessageList items={items} open={open} />
      </div>
      {open === undefined ? (
        <p className="rounded-card border border-dashed border-limestone-400 px-6 py-16 text-center text-stone max-lg:hidden">
          {t('messages.choose')}
        </p>
      ) : (
        <MessagePane
          key={open}
          id={open}
          onClose={() => onOpen(undefined)}
          onDone={() => onOpen(next?.id)}
        />
      )}
    </div>
  );
}

/** Inbox of visitors' messages. */
export function MessagesScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const open = /^[1-9]\d{0,9}$/.test(String(search.open ?? '')) ? Number(search.open) : undefined;
  return (
    <InboxScreen<MessageState, MessageItem>
      path="/messages"
      title={t('messages.title')}
      empty={t('messages.empty')}
      states={MESSAGE_STATES}
      hidden="spam"
      isItemOpen={open !== undefined}
    >
      {(items) => (
        <Panes items={items} open={open} onOpen={(id) => set({ open: id, page: search.page })} />
      )}
    </InboxScreen>
  );
}
