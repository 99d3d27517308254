import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { SelectField as ChoiceField } from '#admin/frame/fields/fields.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { SelectField } from '#base/forms/fields.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { Invitation, UserRow } from '#contract/accounts/users.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import { inviteAgain, revokeInvitation, usersApi } from './users-api.ts';

export const INVITATIONS: Record<Invitation, AdminKey> = {
  open: 'users.invitation_open',
  over: 'users.invitation_over',
};

type FormProps = Pick<ComponentProps<typeof SelectField>, 'form'>;

/** Whether the owner of a new account chooses the password, and in which language the mail asks for it. */
export function InvitationFields({ form }: FormProps) {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <SelectField
        form={form}
        name="way"
        label={t('users.way')}
        hint={t('users.way_hint')}
        required
      >
        <option value="invitation">{t('users.way_invitation')}</option>
        <option value="password">{t('users.way_password')}</option>
      </SelectField>
      {form.values.way === 'invitation' && (
        <SelectField form={form} name="language" label={t('users.invitation_language')} required>
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {LANGUAGE_LABELS[language]}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

type PanelProps = { row: UserRow; onChanged: (row: UserRow) => void };

/** The invitation of an account without a password: sent again in a language, or revoked. */
export function InvitationPanel({ row, onChanged }: PanelProps) {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const refresh = useRefresh();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const changed = (next: UserRow) => {
    onChanged(next);
    return refresh(usersApi.base);
  };
  const again = useAction({
    mutationFn: () => inviteAgain(row.id, language),
    onSuccess: (next) => {
      addToast(mailWords({ title: t('users.invited', { email: row.email }) }));
      return changed(next);
    },
  });
  const revoke = useAction({
    mutationFn: () => revokeInvitation(row.id),
    onSuccess: (next) => {
      addToast({ title: t('users.invitation_revoked') });
      return changed(next);
    },
  });
  const isOpen = row.invitation === 'open';
  return (
    <Panel title={t('users.invitation')}>
      <p>{t(isOpen ? 'users.invitation_text' : 'users.invitation_over_text')}</p>
      <ChoiceField
        label={t('users.invitation_language')}
        value={language}
        onChange={setLanguage}
        options={LANGUAGES.map((one) => [one, LANGUAGE_LABELS[one]] as const)}
      />
      <Button
        className="w-full"
        label={t('users.invite_again')}
        onClick={() => again.mutate()}
        isBusy={again.isPending}
      />
      {isOpen && (
        <Button
          className="w-full text-danger"
          label={t('users.invitation_revoke')}
          onClick={() => revoke.mutate()}
          isBusy={revoke.isPending}
        />
      )}
    </Panel>
  );
}
