import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { ConfirmDialog } from '#admin/frame/confirm-dialog.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { UserRow } from '#contract/accounts/users.ts';
import { endSecondFactor, sendResetMail, usersApi } from './users-api.ts';

/** Password reset and recovery for users who cannot sign in. */
export function UserHelp({ row, onChanged }: { row: UserRow; onChanged: (row: UserRow) => void }) {
  const { t } = useTranslation('admin-area');
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
      <Button
        className="w-full"
        label={t('users.reset_mail')}
        onClick={() => mutate()}
        isBusy={isPending}
      />
      {row.hasSecondFactor && (
        <Button className="w-full" label={t('users.factor_off')} onClick={() => setAsking(true)} />
      )}
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
