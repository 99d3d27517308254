import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PlainForm } from '#admin/frame/plain-form.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import {
  PasskeyError,
  type PasskeyFailure,
  usePasskeySupport,
} from '#base/passkeys/passkey-browser.ts';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { PASSKEY_NAME_LENGTH, type Passkey } from '#contract/accounts/passkeys.ts';
import { ACCOUNT, accountApi, passkeysQuery } from './account.queries.ts';

const REASONS = {
  cancelled: 'passkeys.cancelled',
  known: 'passkeys.known',
  failed: 'passkeys.failed',
} as const satisfies Record<PasskeyFailure, string>;

type Asked = { what: 'rename' | 'remove'; passkey: Passkey };

function PasskeyItem({
  passkey,
  onAsk,
}: {
  passkey: Passkey;
  onAsk: (what: Asked['what']) => void;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { isBackedUp, createdAt, lastUsedAt } = passkey;
  const name = passkey.name || t('passkeys.unnamed');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-limestone-200 py-3 last:border-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold text-deep-900">
          <span className="break-words">{name}</span>
          <StateBadge
            state={
              isBackedUp
                ? { label: 'passkeys.backed_up', tone: 'good' }
                : { label: 'passkeys.one_device', tone: 'over' }
            }
          />
        </p>
        <p className="text-sm text-stone">
          {lastUsedAt
            ? t('passkeys.used', { date: formatInstant(lastUsedAt, language) })
            : t('passkeys.unused')}
        </p>
        <p className="text-sm text-stone">
          {t('passkeys.since', { date: formatInstant(createdAt, language) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button label={t('passkeys.rename')} of={name} onClick={() => onAsk('rename')} />
        <Button label={t('passkeys.remove')} of={name} onClick={() => onAsk('remove')} />
      </div>
    </li>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const form = useForm({
    id: 'passkey',
    initial: { name: passkey.name },
    check: ({ name }): FormErrors => (name.trim() === '' ? { name: 'required' } : {}),
    send: ({ name }) => accountApi.renamePasskey(passkey.id, name),
    onSent: () => {
      addToast({ title: t('passkeys.renamed') });
      void refresh(ACCOUNT);
      onClose();
    },
  });
  return (
    <Dialog title={t('passkeys.rename_title')} onClose={onClose}>
      <PlainForm form={form} submit={t('editor.save')}>
        <TextField
          form={form}
          name="name"
          label={t('field.name')}
          required
          autoComplete="off"
          maxLength={PASSKEY_NAME_LENGTH}
        />
      </PlainForm>
    </Dialog>
  );
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  return (
    <ConfirmDialog
      title={t('passkeys.remove_title')}
      text={t('passkeys.remove_text', { name: passkey.name || t('passkeys.unnamed') })}
      button={t('passkeys.remove')}
      onClose={onClose}
      onConfirm={() => accountApi.removePasskey(passkey.id)}
      onDone={() => {
        addToast({ title: t('passkeys.removed') });
        return refresh(ACCOUNT);
      }}
    />
  );
}

function AddButton({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: accountApi.addPasskey,
    onSuccess: () => {
      addToast({ title: t('passkeys.added') });
      return refresh(ACCOUNT);
    },
    onError: (error) => {
      const title = t('passkeys.not_added');
      if (!(error instanceof PasskeyError)) return showFailure(error, title);
      const description = t(REASONS[error.reason]);
      return addToast({ title, description, variant: 'destructive' });
    },
  });
  return (
    <Button
      look={isFirst ? 'sea' : 'quiet'}
      label={t('passkeys.add')}
      onClick={() => mutate()}
      isBusy={isPending}
    />
  );
}

/** The user's passkeys: listed, added, renamed and removed. */
export function PasskeysPanel() {
  const { t } = useTranslation('admin-area');
  const { error, data, isError, isPending, refetch } = useQuery(passkeysQuery);
  const isSupported = usePasskeySupport();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Panel title={t('passkeys.title')}>
      <p className="text-stone">{t('passkeys.text')}</p>
      {isPending && <Spinner className="size-8" />}
      {isError && <LoadError error={error} onRetry={refetch} />}
      {data?.length === 0 && <p>{t('passkeys.none')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((passkey) => (
            <PasskeyItem
              key={passkey.id}
              passkey={passkey}
              onAsk={(what) => setAsked({ what, passkey })}
            />
          ))}
        </ul>
      )}
      {data && isSupported && <AddButton isFirst={data.length === 0} />}
      {isSupported === false && <p>{t('passkeys.impossible')}</p>}
      {asked?.what === 'rename' && <RenameDialog passkey={asked.passkey} onClose={close} />}
      {asked?.what === 'remove' && <RemoveDialog passkey={asked.passkey} onClose={close} />}
    </Panel>
  );
}
