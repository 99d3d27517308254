import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { Button, TextButton, TextLink } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { firstHourQuery } from '#admin/frame/first-hour/first-hour.api.ts';
import { mailOutlookQuery } from '#admin/frame/orders/mail-outlook.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { FormFailed } from '#admin/frame/plain-form.tsx';
import { currentUserQuery } from '#base/api/current-user.ts';
import { TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { EMAIL_PATTERN } from '#contract/mail/contact.ts';
import type { ProviderKeys } from '#contract/money/provider-keys.ts';
import { KeyState } from './key-state.tsx';
import { keysQuery, removeKeys, saveMailKey, sayArrival } from './keys.api.ts';

function useSaved() {
  const client = useQueryClient();
  return (keys: ProviderKeys) => {
    client.setQueryData(keysQuery.queryKey, keys);
    void client.invalidateQueries({ queryKey: mailOutlookQuery.queryKey });
    void client.invalidateQueries({ queryKey: firstHourQuery.queryKey });
  };
}

function Form({ to }: { to: string }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const saved = useSaved();
  const form = useForm({
    id: 'mail-key',
    initial: { key: '', to },
    check: (values): FormErrors => ({
      ...(values.key.trim() === '' && { key: 'required' as const }),
      ...(!EMAIL_PATTERN.test(values.to.trim()) && { to: 'email' as const }),
    }),
    send: (values) => saveMailKey({ ...values, language }),
    onSent: (keys) => {
      saved(keys);
      form.set('key', '');
    },
  });
  return (
    <form {...form.formProps} autoComplete="off" className="space-y-4">
      <TextField
        form={form}
        name="key"
        label={t('keys.mail_key')}
        placeholder="re_…"
        autoComplete="off"
        required
      />
      <TextField form={form} name="to" label={t('keys.mail_to')} type="email" required />
      <FormFailed failure={form.failure} />
      <Button look="sea" label={t('keys.mail_try')} type="submit" isBusy={form.isSending} />
    </form>
  );
}

/** Whether the test mail is in the owner's inbox: a provider takes mails that never arrive. */
function Arrival({ arrivedAt }: { arrivedAt: string | null }) {
  const { t } = useTranslation('admin-area');
  const saved = useSaved();
  const [isMissing, setMissing] = useState(false);
  const say = useAction({ mutationFn: sayArrival, onSuccess: saved });
  if (arrivedAt !== null) return <p>{t('keys.mail_arrived')}</p>;
  return (
    <div role="status" className="space-y-3 rounded-xl bg-sea-50 px-4 py-3">
      <p className="font-semibold text-deep-900">{t('keys.mail_question')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="sea"
          label={t('keys.mail_yes')}
          isBusy={say.isPending}
          onClick={() => say.mutate(true)}
        />
        <Button label={t('keys.mail_no')} onClick={() => setMissing(true)} />
      </div>
      {isMissing && <p>{t('keys.mail_missing')}</p>}
    </div>
  );
}

/** The mail provider's key: a test mail goes out with it when it is saved. */
export function MailKey({ state, hasSecret }: { state: ProviderKeys['mail']; hasSecret: boolean }) {
  const { t } = useTranslation('admin-area');
  const { data: user } = useQuery(currentUserQuery);
  const saved = useSaved();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Panel title={t('keys.mail')}>
      <KeyState
        source={state.source}
        keys={[{ name: t('keys.mail_key'), lastFour: state.lastFour }]}
      />
      {state.source === 'screen' && <Arrival arrivedAt={state.arrivedAt} />}
      {state.source !== 'worker' && hasSecret && (
        <>
          <p>
            {t('keys.mail_text', { sender: state.sender || '–' })}{' '}
            <TextLink to="/email-settings" label={t('email.title')} />
          </p>
          {user && <Form to={user.email} />}
        </>
      )}
      {(state.source === 'screen' || state.source === 'locked') && (
        <TextButton isDanger label={t('keys.mail_remove')} onClick={() => setRemoving(true)} />
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t('keys.mail_remove')}
          text={t('keys.mail_remove_text')}
          button={t('keys.remove')}
          onConfirm={() => removeKeys('mail')}
          onDone={saved}
          onClose={() => setRemoving(false)}
        />
      )}
    </Panel>
  );
}
