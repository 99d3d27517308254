import { useTranslation } from 'react-i18next';
import { commissionOf, typedCommission } from '#admin/commission.ts';
import { Dialog } from '#admin/dialog.tsx';
import { PlainForm } from '#admin/plain-form.tsx';
import { useRefresh } from '#admin/use-refresh.ts';
import type { ApiKeyRow } from '#contract/accounts/api-keys.ts';
import { TextField } from '#forms/fields.tsx';
import { type FormErrors, useForm } from '#forms/use-form.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { addToast } from '#ui/toasts/toast-store.ts';
import { apiKeysApi, changeKey } from './api-keys.queries.ts';
import { CommissionField } from './commission-field.tsx';

/** Name and commission of a reseller's key; what it may do cannot be changed. */
export function EditKeyDialog({ row, onClose }: { row: ApiKeyRow; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const refresh = useRefresh();
  const form = useForm({
    id: `api-key-${row.id}`,
    initial: { name: row.name, commission: typedCommission(row.commission, language) },
    check: ({ name, commission }): FormErrors => ({
      ...(name.trim() === '' && { name: 'required' as const }),
      ...(commissionOf(commission) === undefined && { commission: 'invalid' as const }),
    }),
    send: ({ name, commission }) => changeKey(row.id, { version: row.version, name, commission: commissionOf(commission) ?? null }),
    onSent: () => {
      addToast({ title: t('keys.changed') });
      void refresh(apiKeysApi.base);
      onClose();
    },
  });
  return (
    <Dialog title={t('keys.edit_title')} onClose={onClose}>
      <PlainForm form={form} submit={t('keys.save')}>
        <TextField form={form} name="name" label={t('keys.name')} hint={t('keys.name_hint')} required autoComplete="off" maxLength={200} />
        <CommissionField form={form} />
      </PlainForm>
    </Dialog>
  );
}
