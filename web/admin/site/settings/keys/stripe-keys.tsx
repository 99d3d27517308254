import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, CopyButton, TextButton } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { firstHourQuery } from '#admin/frame/first-hour/first-hour.api.ts';
import { paymentStateQuery } from '#admin/frame/orders/payment-state.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { FormFailed } from '#admin/frame/plain-form.tsx';
import { TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { ProviderKeys } from '#contract/money/provider-keys.ts';
import { KeyState } from './key-state.tsx';
import { keysQuery, removeKeys, saveStripeKeys } from './keys.api.ts';

const EMPTY = { secretKey: '', webhookSecret: '' };

function Form({ state }: { state: ProviderKeys['stripe'] }) {
  const { t } = useTranslation('admin-area');
  const client = useQueryClient();
  const form = useForm({
    id: 'stripe-keys',
    initial: EMPTY,
    check: (values): FormErrors =>
      Object.fromEntries(
        Object.entries(values)
          .filter(([, value]) => value.trim() === '')
          .map(([name]) => [name, 'required']),
      ),
    send: (values) => saveStripeKeys(values),
    onSent: (keys) => {
      client.setQueryData(keysQuery.queryKey, keys);
      void client.invalidateQueries({ queryKey: paymentStateQuery.queryKey });
      for (const name of ['secretKey', 'webhookSecret'] as const) form.set(name, '');
      void client.invalidateQueries({ queryKey: firstHourQuery.queryKey });
      addToast({ title: t('keys.stripe_works') });
    },
  });
  return (
    <form {...form.formProps} autoComplete="off" className="space-y-4">
      <ol className="list-decimal space-y-3 pl-5">
        <li>
          <p>{t('keys.stripe_step_key')}</p>
          <div className="mt-2">
            <TextField
              form={form}
              name="secretKey"
              label={t('keys.stripe_secret')}
              placeholder={state.takesLiveOnly ? 'sk_live_…' : 'sk_…'}
              autoComplete="off"
              required
            />
          </div>
        </li>
        <li>
          <p>{t('keys.stripe_step_webhook')}</p>
          <p className="my-2 flex flex-wrap items-center gap-2">
            <code translate="no" className="rounded bg-limestone-100 px-2 py-1 text-sm break-all">
              {state.webhookUrl}
            </code>
            <CopyButton text={state.webhookUrl} />
          </p>
          <TextField
            form={form}
            name="webhookSecret"
            label={t('keys.stripe_webhook')}
            placeholder="whsec_…"
            autoComplete="off"
            required
          />
        </li>
      </ol>
      <FormFailed failure={form.failure} />
      <Button look="sea" label={t('keys.try_and_save')} type="submit" isBusy={form.isSending} />
    </form>
  );
}

/** Stripe's pair of keys: tried when it is saved, and never shown again. */
export function StripeKeys({
  state,
  hasSecret,
}: {
  state: ProviderKeys['stripe'];
  hasSecret: boolean;
}) {
  const { t } = useTranslation('admin-area');
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Panel title={t('keys.stripe')}>
      <KeyState
        source={state.source}
        keys={[
          { name: t('keys.stripe_secret'), lastFour: state.lastFour },
          { name: t('keys.stripe_webhook'), lastFour: state.webhookLastFour },
        ]}
      />
      {state.source && state.isLive === false && <p>{t('keys.stripe_is_test')}</p>}
      {state.source !== 'worker' && hasSecret && <Form state={state} />}
      {(state.source === 'screen' || state.source === 'locked') && (
        <TextButton isDanger label={t('keys.stripe_remove')} onClick={() => setRemoving(true)} />
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t('keys.stripe_remove')}
          text={t('keys.stripe_remove_text')}
          button={t('keys.remove')}
          onConfirm={() => removeKeys('stripe')}
          onDone={(keys) => {
            client.setQueryData(keysQuery.queryKey, keys);
            void client.invalidateQueries({ queryKey: paymentStateQuery.queryKey });
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </Panel>
  );
}
