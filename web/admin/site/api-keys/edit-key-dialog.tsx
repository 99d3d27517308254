import { useTranslation } from 'react-i18next';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Dialog } from '#admin/frame/dialog.tsx';
import { commissionOf, typedCommission } from '#admin/frame/orders/commission.ts';
import { PlainForm } from '#admin/frame/plain-form.tsx';
import { TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { ApiKeyRow } from '#contract/accounts/api-keys.ts';
import { apiKeysApi, changeKey } from './api-keys.queries.ts';
import { CommissionField } from './commission-field.tsx';

/** Name and commission of a reseller's key; what it may do cannot be changed. */
export function EditKeyDialog({ row, onClose }: { row: ApiKeyRow; onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const form = useForm({
    id: `api-key-${row.id}`,
    initial: { name: row.name, commission: typedCommission(row.commission, language) },
    check: ({ name, commission }): FormErrors => ({
      ...(name.trim() === '' && { name: 'required' as const }),
      ...(commissionOf(commission) === undefined && { commission: 'invalid' as const }),
    }),
    send: ({ name, commission }) =>
      changeKey(row.id, {
        version: row.version,
        name,
        commission: commissionOf(commission) ?? null,
      }),
    onSent: () => {
      addToast({ title: t('keys.changed') });
      void refresh(apiKeysApi.base);
      onClose();
    },
  });
  return (
    <Dialog title={t('keys.edit_title')} onClose={onClose}>
      <PlainForm form={form} submit={t('keys.save')}>
        <TextField
          form={form}
          name="name"
          label={t('keys.name')}
          hint={t('keys.name_hint')}
          required
          autoComplete="off"
          maxLength={200}
        />
        <CommissionField form={form} />
      </PlainForm>
    </Dialog>
  );
}
