import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Dialog } from '#admin/frame/dialog.tsx';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { PlainForm } from '#admin/frame/plain-form.tsx';
import { SecretDialog } from '#admin/frame/secret-dialog.tsx';
import { TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { WEBHOOK_EVENTS, type WebhookEvent, type WebhookRow } from '#contract/admin/webhooks.ts';
import { EVENT_LABELS } from './webhook-labels.ts';
import { changeWebhook, createWebhook, WEBHOOKS } from './webhooks.queries.ts';

type PickerProps = {
  events: readonly WebhookEvent[];
  hasError: boolean;
  onChange: (events: WebhookEvent[]) => void;
};

function EventPicker({ events, hasError, onChange }: PickerProps) {
  const { t } = useTranslation('admin-area');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-deep-900">{t('webhooks.events')}</legend>
      {hasError && <Problem className="mb-2 text-sm" text={t('webhooks.events_needed')} />}
      <ul>
        {WEBHOOK_EVENTS.map((event) => (
          <li key={event}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                checked={events.includes(event)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...events, event] : events.filter((one) => one !== event),
                  )
                }
                className="size-5 shrink-0 accent-sea-700"
              />
              {t(EVENT_LABELS[event])}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Shows the secret of a webhook. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const [title, text] = [t('webhooks.made_title'), t('webhooks.made_text')];
  return <SecretDialog {...{ title, text, secret, onClose }} />;
}

type WebhookDialogProps = { row?: WebhookRow; onClose: () => void };

/** A new webhook, whose secret is shown once, or the change of one. */
export function WebhookDialog({ row, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const [events, setEvents] = useState<WebhookEvent[]>(row?.events ?? []);
  const [secret, setSecret] = useState<string>();
  const form = useForm({
    id: `webhook-${row?.id ?? 'new'}`,
    initial: { name: row?.name ?? '', url: row?.url ?? '' },
    check: ({ name, url }): FormErrors => ({
      ...(name.trim() === '' && { name: 'required' as const }),
      ...(url.trim() === '' && { url: 'required' as const }),
      ...(events.length === 0 && { events: 'required' as const }),
    }),
    send: async (values): Promise<string | undefined> => {
      const input = { ...values, events };
      if (!row) return (await createWebhook(input)).secret;
      await changeWebhook(row.id, input);
    },
    onSent: (made) => {
      void refresh(WEBHOOKS);
      if (made !== undefined) return setSecret(made);
      addToast({ title: t('webhooks.saved') });
      onClose();
    },
  });
  if (secret !== undefined) return <WebhookSecret secret={secret} onClose={onClose} />;
  return (
    <Dialog title={t(row ? 'webhooks.edit_title' : 'webhooks.new')} onClose={onClose}>
      <PlainForm form={form} submit={t(row ? 'webhooks.save' : 'webhooks.create')}>
        <TextField
          form={form}
          name="name"
          label={t('webhooks.name')}
          hint={t('webhooks.name_hint')}
          required
          autoComplete="off"
          maxLength={200}
        />
        <TextField
          form={form}
          name="url"
          label={t('webhooks.url')}
          hint={t('webhooks.url_hint')}
          required
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={1000}
        />
        <EventPicker
          events={events}
          hasError={form.errors.events !== undefined && events.length === 0}
          onChange={setEvents}
        />
      </PlainForm>
    </Dialog>
  );
}
