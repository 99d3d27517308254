import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import type { useRecord } from '#admin/inbox/use-record.ts';
import { useTrash } from '#admin/inbox/use-trash.ts';
import type { AdminKey } from '#admin/paths.ts';
import { MESSAGE_STATES } from '#admin/state-labels.ts';
import type { MessageState } from '#contract/admin.ts';
import type { MessageDetail } from '#contract/inbox.ts';
import { MESSAGES, TOUCHED, updateMessage } from './messages.api.ts';

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
export function Triage({ message, record: { act, isBusy }, onDone }: TriageProps) {
  const { t } = useTranslation('admin');
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
        <Button key={to} className="px-4" label={t(label)} disabled={isBusy} onClick={() => void change(to)} />
      ))}
      <Button className="px-4 text-danger" label={t('list.delete')} disabled={isBusy} onClick={() => void away()} />
    </div>
  );
}
