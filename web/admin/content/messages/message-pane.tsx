import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { Button } from '#admin/frame/button.tsx';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { MailsPanel } from '#admin/frame/inbox/mails-panel.tsx';
import {
  linkOrder,
  MESSAGES,
  replyTo,
  resendEntry,
  TOUCHED,
  updateMessage,
} from '#admin/frame/inbox/messages.api.ts';
import { NotePanel } from '#admin/frame/inbox/note-panel.tsx';
import { ReplyPanel } from '#admin/frame/inbox/reply-panel.tsx';
import { Thread } from '#admin/frame/inbox/thread.tsx';
import { useRecord } from '#admin/frame/inbox/use-record.ts';
import { useTrash } from '#admin/frame/inbox/use-trash.ts';
import { Loading } from '#admin/frame/loading.tsx';
import { guestValues, itemAhead, itemValues } from '#admin/frame/orders/answer-values.ts';
import { ContactLinks } from '#admin/frame/orders/contact-links.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { MESSAGE_STATES } from '#admin/frame/state-labels.ts';
import { AnswerError } from '#base/api/fetch-json.ts';
import { dropDraft, sentKey } from '#base/forms/drafts.ts';
import { errorsOf } from '#base/forms/field-messages.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { MessageState } from '#contract/admin/admin.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import type { AnswerValues } from '#contract/mail/answer-templates.ts';
import { isSureLink, type MessageDetail } from '#contract/mail/threads.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';
import { MessageOrderPanel } from './message-order.tsx';

/** Possible actions by message state. */
const STEPS: Record<MessageState, { to: MessageState; label: AdminKey }[]> = {
  new: [
    { to: 'answered', label: 'messages.mark_answered' },
    { to: 'spam', label: 'step.spam' },
  ],
  answered: [{ to: 'new', label: 'messages.mark_new' }],
  spam: [{ to: 'new', label: 'messages.no_spam' }],
};

type TriageProps = {
  message: MessageDetail;
  record: Pick<ReturnType<typeof useRecord<MessageDetail>>, 'act' | 'isBusy'>;
  onDone: () => void;
};

/** Marks as answered or spam, or deletes, in one tap with undo; then opens the next message. */
function Triage({ message, record: { act, isBusy }, onDone }: TriageProps) {
  const { t } = useTranslation('admin-area');
  const { remove } = useTrash(MESSAGES, TOUCHED);
  const { id, version, status, contact } = message;
  const name = contact.name || t('contact.anonymous');
  const change = async (to: MessageState) => {
    const isDone = await act(
      () => updateMessage(id, { version, status: to }),
      (saved) => ({
        title: t(MESSAGE_STATES[to].label),
        description: name,
        action: {
          label: t('list.undo'),
          run: () =>
            void act(() => updateMessage(id, { version: saved.version, status }), {
              title: t(MESSAGE_STATES[status].label),
              description: name,
            }),
        },
      }),
    );
    if (isDone && status === 'new') onDone();
  };
  const away = async () => {
    if (await remove(id, name)) onDone();
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t border-limestone-200 pt-4">
      {STEPS[status].map(({ to, label }) => (
        <Button
          key={to}
          className="px-4"
          label={t(label)}
          disabled={isBusy}
          onClick={() => void change(to)}
        />
      ))}
      <Button
        className="px-4 text-danger"
        label={t('list.delete')}
        disabled={isBusy}
        onClick={() => void away()}
      />
    </div>
  );
}

/** The site's own forms; other API clients are shown by the name they send. */
const SOURCE_LABELS: Readonly<Record<string, AdminKey>> = {
  'chat-widget': 'messages.from_chat',
  'contact-page': 'messages.from_contact_page',
  site: 'messages.from_site',
  order: 'messages.from_order',
  'order-page': 'messages.from_order_page',
};

/** Values of templates. Facts of an order are for its guest: without the firm's word, the address says who that is. */
function useAnswerValues({ contact, language, order }: MessageDetail): AnswerValues {
  const isTheirs = order !== null && (isSureLink(order.linkedBy) || order.isSameAddress);
  const { data } = useQuery({
    ...liveRecord<OrderDetail>(`/api/admin/orders/${order?.reference}`),
    enabled: isTheirs,
  });
  const item = data && isTheirs ? itemAhead(data.items) : undefined;
  return { ...guestValues(contact.name, language), ...(item && itemValues(item, language)) };
}

type PaneProps = {
  /** Returns to the list. */
  onClose: () => void;
  /** Called when the message is handled: opens the next one. */
  onDone: () => void;
};

function Pane({
  message,
  record,
  onDone,
}: {
  message: MessageDetail;
  record: ReturnType<typeof useRecord<MessageDetail>>;
  onDone: () => void;
}) {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const language = useLanguage();
  const sourceLabel = Object.hasOwn(SOURCE_LABELS, message.source)
    ? SOURCE_LABELS[message.source]
    : undefined;
  const { restore } = useTrash(MESSAGES, TOUCHED);
  const { id, version, contact, deletedAt } = message;
  const { act, isBusy } = record;
  const name = contact.name || t('contact.anonymous');
  const answerValues = useAnswerValues(message);
  const answered = () =>
    act(() => updateMessage(id, { version, status: 'answered' }), {
      title: t('state.message_answered'),
    });
  const link = (reference: string | null, onFieldErrors?: (errors: FormErrors) => void) =>
    act(
      () =>
        linkOrder(id, { version, reference }).catch((error: unknown) => {
          if (error instanceof AnswerError) onFieldErrors?.(errorsOf(error.fieldErrors));
          throw error;
        }),
      { title: t('editor.saved') },
    );
  /** Answers of before the threads. */
  const others = message.mails.filter(
    (mail) => !message.entries.some((entry) => entry.mail?.id === mail.id),
  );
  return (
    <>
      <section
        aria-labelledby="message-from"
        className="rounded-card bg-white p-5 shadow-card sm:p-6"
      >
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="message-from" className="min-w-0 text-2xl break-words">
            {name}
          </h2>
          <StateBadge state={MESSAGE_STATES[message.status]} />
        </div>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-stone">
          <span>{t('received', { date: formatInstant(message.createdAt, language) })}</span>
          <span>{t('written_in', { language: LANGUAGE_LABELS[message.language] })}</span>
          <span>
            {t('messages.source', { source: sourceLabel ? t(sourceLabel) : message.source })}
          </span>
        </p>
        {message.anonymisedAt ? (
          <p className="mt-4 text-stone">
            {t('inbox.anonymised', { date: formatInstant(message.anonymisedAt, language) })}
          </p>
        ) : (
          <ContactLinks contact={contact} />
        )}
        {deletedAt === null ? (
          <Triage message={message} record={record} onDone={onDone} />
        ) : (
          <div className="mt-5 flex flex-wrap items-center gap-3 border-t border-limestone-200 pt-4">
            <p>{t('inbox.in_trash')}</p>
            <Button label={t('list.restore')} onClick={() => restore(id, name)} />
          </div>
        )}
      </section>
      {!message.anonymisedAt && (
        <Panel title={t('thread.title')}>
          <Thread
            first={{ text: message.message, at: message.createdAt }}
            guest={name}
            language={message.language}
            entries={message.entries}
            repliesTo={message.repliesTo}
            isBusy={isBusy}
            onResend={(entry) =>
              void act(
                () => resendEntry(id, entry.id),
                mailWords({ title: t('mail_view.resent'), description: contact.email ?? '' }),
              )
            }
            onChanged={() => void record.query.refetch()}
          />
        </Panel>
      )}
      {deletedAt === null && (
        <>
          <MessageOrderPanel
            key={message.order?.reference}
            order={message.order}
            isBusy={isBusy}
            onLink={link}
          />
          <ReplyPanel
            draftName={`message-${id}`}
            contact={contact}
            language={message.language}
            answerValues={answerValues}
            isBusy={isBusy}
            onMail={async (reply) => {
              const place = `reply-key-message-${id}`;
              const key = sentKey(place, JSON.stringify(reply));
              const isSent = await act(
                () => replyTo(id, { ...reply, version, key }),
                mailWords({ title: t('reply.sent'), description: contact.email ?? '' }),
              );
              if (isSent) dropDraft(place);
              return isSent;
            }}
            onWhatsapp={() =>
              message.status === 'new' &&
              addToast({
                title: t('messages.whatsapp_opened'),
                action: { label: t('messages.mark_answered'), run: () => void answered() },
              })
            }
          />
          <NotePanel
            note={message.note}
            isBusy={isBusy}
            onSave={(note) =>
              act(() => updateMessage(id, { version, note }), { title: t('editor.saved') })
            }
          />
        </>
      )}
      {others.length > 0 && (
        <MailsPanel mails={others} onResent={() => void record.query.refetch()} />
      )}
    </>
  );
}

/** One message and its actions. */
export function MessagePane({ id, onClose, onDone }: PaneProps & { id: number }) {
  const { t } = useTranslation('admin-area');
  const record = useRecord<MessageDetail>(`${MESSAGES}/${id}`, TOUCHED);
  const { data, error, isError, refetch } = record.query;
  const isUnknown = error instanceof AnswerError && error.status === 404;
  return (
    <div className="min-w-0 space-y-6">
      <Button className="lg:hidden" label={t('messages.back')} onClick={onClose} />
      {data ? (
        <Pane message={data} record={record} onDone={onDone} />
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
