import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#base/forms/fields.tsx';

export function CommissionField({ form }: Pick<ComponentProps<typeof TextField>, 'form'>) {
  const { t } = useTranslation('admin-area');
  return (
    <TextField
      form={form}
      name="commission"
      label={t('keys.commission')}
      hint={t('keys.commission_hint')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
    />
  );
}
