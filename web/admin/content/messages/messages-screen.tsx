import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { InboxScreen } from '#admin/frame/inbox/inbox-screen.tsx';
import { Panes, RowLink, useOpenRow } from '#admin/frame/inbox/panes.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { MESSAGE_STATES } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { MessageState } from '#contract/admin/admin.ts';
import type { MessageItem } from '#contract/mail/inbox.ts';
import { MessagePane } from './message-pane.tsx';

/** Sender, time and beginning of each message. */
function MessageList({ items }: { items: readonly MessageItem[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ul aria-label={t('messages.title')} className="space-y-2">
      {items.map(({ id, contact, status, message, activeAt, latest, ...item }) => (
        <li key={id}>
          <RowLink
            to="/messages"
            id={id}
            name={contact.name || t('contact.anonymous')}
            isNew={status === 'new'}
            badge={<StateBadge state={MESSAGE_STATES[status]} />}
          >
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
          </RowLink>
        </li>
      ))}
    </ul>
  );
}

/** Inbox of visitors' messages. */
export function MessagesScreen() {
  const { t } = useTranslation('admin-area');
  const { open, onOpen } = useOpenRow();
  return (
    <InboxScreen<MessageState, MessageItem>
      path="/messages"
      title={t('messages.title')}
      empty={t('messages.empty')}
      states={MESSAGE_STATES}
      hidden="spam"
      isItemOpen={open !== undefined}
    >
      {(items) =>
        (items.length > 0 || open !== undefined) && (
          <Panes list={<MessageList items={items} />} choose={t('messages.choose')}>
            {open !== undefined && (
              <MessagePane
                key={open}
                id={open}
                onClose={() => onOpen(undefined)}
                onDone={() => onOpen(items[items.findIndex(({ id }) => id === open) + 1]?.id)}
              />
            )}
          </Panes>
        )
      }
    </InboxScreen>
  );
}
