import { useTranslation } from 'react-i18next';
import { Stepper } from '#base/forms/fields/stepper.tsx';
import { CheckField, TextAreaField, TextField } from '#base/forms/fields.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import type { ExtraCode, TransferRules } from '#contract/transfers/transfers.ts';
import type { RequestForm } from '../request/values.ts';
import { FlightField, FlightUnknown } from './journey/flight-field.tsx';

/** More than any vehicle's capacity; the server returns which vehicles fit. */
const MANY = 30;

/** Countable items that the firm offers. */
function countsOf({ extras, waiting }: TransferRules) {
  const most = (code: ExtraCode) => extras.find((extra) => extra.code === code)?.max ?? 0;
  const counts = [
    { name: 'luggage.large', label: 'request.large', max: MANY },
    { name: 'luggage.cabin', label: 'request.cabin', max: MANY },
    { name: 'luggage.bulky', label: 'request.bulky', max: most('bulky-luggage') },
    { name: 'extras.pet', label: 'line.pet', max: most('pet') },
    { name: 'extras.extra-stop', label: 'line.stop', max: most('extra-stop') },
    { name: 'extras.extra-waiting', label: 'line.waiting', max: waiting.maxExtraQuarters },
  ] as const;
  return { counts: counts.filter(({ max }) => max > 0), hasWheelchair: most('wheelchair') > 0 };
}

/** Flight fields if the journey starts or ends at an airport; always without scripts. */
function Flights({
  form,
  places,
}: {
  form: RequestForm;
  places: readonly InLanguage<TransferPlace>[];
}) {
  const { t } = useTranslation('airport-transfers');
  const ends = [form.values.from, form.values.to];
  const isFlying = places.some(({ id, kind }) => kind === 'airport' && ends.includes(String(id)));
  return (
    <div className={`space-y-4 ${isFlying ? '' : 'hidden noscript:block'}`}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FlightField
          form={form}
          name="outbound.flight"
          label={t('request.flight')}
          hint={t('request.flight_hint')}
        />
        <div className={form.values.trip === 'return' ? '' : 'hidden noscript:block'}>
          <FlightField
            form={form}
            name="return.flight"
            label={t('request.return_flight')}
            hint={t('request.flight_hint')}
          />
        </div>
      </div>
      <FlightUnknown form={form} />
    </div>
  );
}

type PeopleStepProps = {
  form: RequestForm;
  places: readonly InLanguage<TransferPlace>[];
  rules: TransferRules;
};

export function PeopleStep({ form, places, rules }: PeopleStepProps) {
  const { t } = useTranslation('airport-transfers');
  const { counts, hasWheelchair } = countsOf(rules);
  return (
    <>
      <Flights form={form} places={places} />
      <fieldset className="min-w-0">
        <legend className="mb-3 text-lg font-semibold text-deep-900">{t('request.luggage')}</legend>
        <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
          {counts.map(({ name, label, max }) => (
            <Stepper
              key={name}
              label={t(label)}
              name={name}
              value={form.values[name]}
              min={0}
              max={max}
              onChange={(count) => form.set(name, count)}
              error={form.errors[name]}
            />
          ))}
        </div>
        {hasWheelchair && (
          <div className="mt-4">
            <CheckField form={form} name="extras.wheelchair" value="1">
              {t('line.wheelchair')}
            </CheckField>
          </div>
        )}
      </fieldset>
      <TextField
        form={form}
        name="signName"
        label={t('request.sign')}
        hint={t('request.sign_hint')}
        autoComplete="off"
        maxLength={NAME_LENGTH}
        required={false}
      />
      <TextAreaField
        form={form}
        name="note"
        label={t('request.note')}
        hint={t('request.note_hint')}
        maxLength={3000}
        rows={3}
        required={false}
      />
    </>
  );
}
