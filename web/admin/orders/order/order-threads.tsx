import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { ButtonLink } from '#admin/frame/button.tsx';
import { liveList } from '#admin/frame/inbox/live-query.ts';
import { MESSAGES, resendEntry, TOUCHED } from '#admin/frame/inbox/messages.api.ts';
import { Thread } from '#admin/frame/inbox/thread.tsx';
import { useRecord } from '#admin/frame/inbox/use-record.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { MESSAGE_STATES } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { MessageItem, MessageList } from '#contract/mail/inbox.ts';
import { isSureLink, type MessageDetail } from '#contract/mail/threads.ts';

/** The thread in which something was written last. */
function NewestThread({ id }: { id: number }) {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const { query, act, isBusy } = useRecord<MessageDetail>(`${MESSAGES}/${id}`, TOUCHED);
  const { data } = query;
  if (!data) return <QueryState query={query} />;
  const { contact, order, status } = data;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <StateBadge state={MESSAGE_STATES[status]} />
        {order && !isSureLink(order.linkedBy) && (
          <span className="text-sm text-stone">{t('thread.suggested')}</span>
        )}
      </p>
      <Thread
        first={{ text: data.message, at: data.createdAt }}
        guest={contact.name || t('contact.anonymous')}
        language={data.language}
        entries={data.entries}
        repliesTo={data.repliesTo}
        isBusy={isBusy}
        onResend={(entry) =>
          void act(
            () => resendEntry(id, entry.id),
            mailWords({ title: t('mail_view.resent'), description: contact.email ?? '' }),
          )
        }
        onChanged={() => void query.refetch()}
      />
      <ButtonLink to="/messages" search={{ open: id }} label={t('thread.open')} />
    </>
  );
}

function Others({ items }: { items: readonly MessageItem[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <div className="border-t border-limestone-300 pt-4">
      <h3 className="font-sans font-semibold text-deep-900">{t('thread.others')}</h3>
      <ul className="mt-2 divide-y divide-limestone-200">
        {items.map(({ id, contact, message, latest, activeAt, language: written }) => (
          <li key={id} className="py-2">
            <AdminLink
              to="/messages"
              search={{ open: id }}
              className="inline-flex min-h-11 items-center font-semibold break-words text-sea-700 underline underline-offset-4"
            >
              {contact.name || t('contact.anonymous')}
            </AdminLink>
            <span className="ml-3 text-sm text-stone">{formatInstant(activeAt, language)}</span>
            <p lang={written} className="line-clamp-2 text-sm break-words">
              {latest?.text ?? message}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Messages that are shown with an order. */
export function OrderThreads({ reference }: { reference: string }) {
  const { t } = useTranslation('admin-area');
  const query = useQuery(liveList<MessageList>(MESSAGES, { order: reference }));
  const [newest, ...others] = query.data?.items ?? [];
  return (
    <Panel title={t('messages.title')}>
      <QueryState query={query} />
      {query.data && !newest && <p className="text-stone">{t('thread.none_of_order')}</p>}
      {newest && <NewestThread key={newest.id} id={newest.id} />}
      {others.length > 0 && <Others items={others} />}
    </Panel>
  );
}
