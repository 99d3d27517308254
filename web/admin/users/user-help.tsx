import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { ConfirmDialog } from '#admin/confirm-dialog.tsx';
import { useMailWords } from '#admin/mail-outlook.ts';
import { Panel } from '#admin/panel.tsx';
import { useAction } from '#admin/use-action.ts';
import { useRefresh } from '#admin/use-refresh.ts';
import type { UserRow } from '#contract/accounts/users.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { addToast } from '#ui/toasts/toast-store.ts';
import { endSecondFactor, sendResetMail, usersApi } from './users-api.ts';

/** Password reset and recovery for users who cannot sign in. */
export function UserHelp({ row, onChanged }: { row: UserRow; onChanged: (row: UserRow) => void }) {
  const { t } = useTranslation('admin');
  const mailWords = useMailWords();
  const language = useLanguage();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useAction({
    mutationFn: () => sendResetMail(row.id, language),
    onSuccess: () => addToast(mailWords({ title: t('users.reset_sent', { email: row.email }) })),
  });
  return (
    <Panel title={t('users.help')}>
      <Button className="w-full" label={t('users.reset_mail')} onClick={() => mutate()} isBusy={isPending} />
      {row.hasSecondFactor && <Button className="w-full" label={t('users.factor_off')} onClick={() => setAsking(true)} />}
      {isAsking && (
        <ConfirmDialog
          title={t('users.factor_off')}
          text={t('users.factor_off_text')}
          button={t('factor.turn_off')}
          onClose={() => setAsking(false)}
          onConfirm={() => endSecondFactor(row.id)}
          onDone={(changed) => {
            onChanged(changed);
            addToast({ title: t('factor.turned_off') });
            return refresh(usersApi.base);
          }}
        />
      )}
    </Panel>
  );
}
