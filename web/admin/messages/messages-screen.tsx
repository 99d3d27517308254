import { useTranslation } from 'react-i18next';
import { InboxScreen } from '#admin/inbox/inbox-screen.tsx';
import { MESSAGE_STATES } from '#admin/state-labels.ts';
import { useListSearch } from '#admin/use-list-search.ts';
import type { MessageState } from '#contract/admin.ts';
import type { MessageItem } from '#contract/inbox.ts';
import { MessageList } from './message-list.tsx';
import { MessagePane } from './message-pane.tsx';

type PanesProps = { items: readonly MessageItem[]; open: number | undefined; onOpen: (id: number | undefined) => void };

/** List and message side by side; one of them on phones. */
function Panes({ items, open, onOpen }: PanesProps) {
  const { t } = useTranslation('admin');
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
        <MessagePane key={open} id={open} onClose={() => onOpen(undefined)} onDone={() => onOpen(next?.id)} />
      )}
    </div>
  );
}

/** Inbox of visitors' messages. */
export function MessagesScreen() {
  const { t } = useTranslation('admin');
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
      {(items) => <Panes items={items} open={open} onOpen={(id) => set({ open: id, page: search.page })} />}
    </InboxScreen>
  );
}
