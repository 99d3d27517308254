import { useTranslation } from 'react-i18next';
import { type FormFields, TextField } from '#base/forms/fields.tsx';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { FLIGHT_LENGTH, flightNumber } from '#contract/transfers/fields.ts';
import type { Priced } from '../items/priced-item.ts';
import { fieldOf } from './checkout-fields.ts';

/** What the driver needs to know: the flights, and another name for the sign. */
export function TransferQuestions({ form, priced }: { form: FormFields; priced: Priced }) {
  const { t } = useTranslation('airport-transfers');
  const { item, title } = priced;
  if (item.kind !== 'transfer') return null;
  const flight = (leg: 'outbound' | 'return', label: string) => {
    const name = fieldOf(item, `${leg}.flight`);
    return (
      <TextField
        form={form}
        name={name}
        label={label}
        hint={t('request.flight_hint')}
        maxLength={FLIGHT_LENGTH}
        autoCorrect="off"
        autoComplete="off"
        spellCheck={false}
        required={false}
        onBlur={({ target }) => {
          const number = flightNumber(target.value);
          if (number) form.set(name, number);
        }}
      />
    );
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-semibold text-deep-900">{title}</legend>
      <div className="grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {flight('outbound', t('request.flight'))}
        {item.fields['return.date'] && flight('return', t('request.return_flight'))}
        <TextField
          form={form}
          name={fieldOf(item, 'signName')}
          label={t('request.sign')}
          hint={t('request.sign_hint')}
          autoComplete="off"
          maxLength={NAME_LENGTH}
          required={false}
        />
      </div>
    </fieldset>
  );
}
