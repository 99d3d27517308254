import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#base/forms/fields.tsx';
import { useTypedBefore } from '#base/forms/use-typed-before.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { isGateway } from '#contract/transfers/fields.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { PickupSum } from '../../pickup-sum.tsx';
import { pickupTime } from '../../pickup-time.ts';
import type { RequestForm } from '../../request/values.ts';
import { zonesQuery } from '../../transfers.queries.ts';
import { AddressField } from './address-field.tsx';

type ReturnFieldsProps = {
  form: RequestForm;
  places: readonly InLanguage<TransferPlace>[];
  today: string;
};

/** Fields whose controls are level, whatever the number of lines in their labels. */
const LEVEL = 'grid grid-cols-2 gap-x-5 *:row-span-4 *:grid *:grid-rows-subgrid [&_label]:self-end';
/** Of three, the day has a line of its own on a phone. */
const THREE = 'sm:grid-cols-3 max-sm:*:first:col-span-2 max-sm:*:first:mb-5';

/** The pick-up for a flight fills the time of the way back. Needs scripts, and a way back that ends at the airport. */
function useFlight(form: RequestForm, minutes: number | undefined) {
  const [departure, setDeparture] = useState('');
  if (minutes === undefined) return undefined;
  const set = (_name: string, time: string) => {
    setDeparture(time);
    const pickup = pickupTime(time, minutes)?.pickup;
    if (pickup) form.set('return.time', pickup);
  };
  return {
    departure,
    minutes,
    result: pickupTime(departure, minutes),
    form: { values: { departure }, errors: {}, set },
  };
}

/** Day, time and addresses of the way back. */
export function ReturnFields({ form, places, today }: ReturnFieldsProps) {
  const { t } = useTranslation('airport-transfers');
  const { values } = form;
  const box = useTypedBefore(form.takeTyped);
  const isReturn = values.trip === 'return';
  const [from, to] = [values.from, values.to].map((id) =>
    places.find((place) => String(place.id) === id),
  );
  const { data: zones } = useQuery({ ...zonesQuery(useLanguage()), enabled: isReturn });
  const minutes =
    isReturn && from?.kind === 'airport'
      ? zones?.find(({ slug }) => slug === to?.zone)?.minutes
      : undefined;
  const flight = useFlight(form, minutes);
  const isOther = (address: string, own: string) =>
    isReturn && (address.trim() !== '' || own.trim() !== '');
  return (
    <div ref={box} className="space-y-4">
      <div className={`${LEVEL} ${flight ? THREE : ''}`}>
        <TextField
          form={form}
          name="return.date"
          label={t('request.return_date')}
          type="date"
          min={values['outbound.date'] || today}
        />
        {flight && (
          <TextField
            form={flight.form}
            name="departure"
            label={t('calculator.departure')}
            hint={t('calculator.fills')}
            type="time"
            required={false}
          />
        )}
        <TextField
          form={form}
          name="return.time"
          label={t('request.return_time')}
          type="time"
          hint={t('request.return_hint')}
        />
      </div>
      <p aria-live="polite" className="text-sm text-deep-900">
        {flight?.result && (
          <>
            {flight.result.isDayBefore && (
              <strong className="font-semibold text-terracotta-700">
                {t('calculator.day_before')}.{' '}
              </strong>
            )}
            <PickupSum departure={flight.departure} minutes={flight.minutes} />
          </>
        )}
      </p>
      <AddressField
        form={form}
        name="return.pickupAddress"
        label={t('address.return')}
        hint={t('address.same')}
        isShown={
          !isGateway(to?.kind) &&
          isOther(values['outbound.dropoffAddress'], values['return.pickupAddress'])
        }
      />
      <AddressField
        form={form}
        name="return.dropoffAddress"
        label={t('address.return_end')}
        hint={t('address.same')}
        isShown={
          !isGateway(from?.kind) &&
          isOther(values['outbound.pickupAddress'], values['return.dropoffAddress'])
        }
      />
    </div>
  );
}
