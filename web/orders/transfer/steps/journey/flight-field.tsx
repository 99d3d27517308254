import { useTranslation } from 'react-i18next';
import { CheckField, type FormFields, TextField } from '#base/forms/fields.tsx';
import { FLIGHT_LENGTH, flightNumber } from '#contract/transfers/fields.ts';

type FlightFieldProps = {
  form: FormFields;
  name: string;
  label: string;
  hint?: string;
  errorText?: string | undefined;
};

/** Formats `vy3726` as `VY 3726` on blur; other text is unchanged. */
export const FlightField = ({ form, name, label, hint, errorText }: FlightFieldProps) => (
  <TextField
    form={form}
    name={name}
    label={label}
    errorText={errorText}
    {...(hint !== undefined && { hint })}
    maxLength={FLIGHT_LENGTH}
    autoCorrect="off"
    autoComplete="off"
    spellCheck={false}
    required={false}
    disabled={form.values.flightUnknown === 'true'}
    onBlur={(event) => {
      const number = flightNumber(event.target.value);
      if (number) form.set(name, number);
    }}
  />
);

/** Marks the flights as unknown, which clears their fields. */
export function FlightUnknown({ form }: { form: FormFields }) {
  const { t } = useTranslation('airport-transfers');
  const set = (name: string, value: string) => {
    form.set(name, value);
    if (value === 'true')
      for (const flight of ['outbound.flight', 'return.flight']) form.set(flight, '');
  };
  return (
    <CheckField form={{ ...form, set }} name="flightUnknown">
      {t('request.flight_unknown')}
    </CheckField>
  );
}
