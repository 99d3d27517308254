import { useTranslation } from 'react-i18next';
import { TextField } from '#base/forms/fields.tsx';
import { ADDRESS_LENGTH } from '#contract/transfers/fields.ts';
import type { RequestField, RequestForm } from '../../request/values.ts';

type AddressFieldProps = {
  form: RequestForm;
  name: RequestField;
  label: string;
  hint: string;
  /** Without scripts it is always shown. */
  isShown: boolean;
};

/** A hotel or an address; one may also be given later. */
export function AddressField({ form, name, label, hint, isShown }: AddressFieldProps) {
  const { t } = useTranslation('airport-transfers');
  return (
    <div className={isShown ? '' : 'hidden noscript:block'}>
      <TextField
        form={form}
        name={name}
        label={label}
        hint={hint}
        placeholder={t('address.example')}
        autoComplete="off"
        maxLength={ADDRESS_LENGTH}
        required={false}
      />
    </div>
  );
}
