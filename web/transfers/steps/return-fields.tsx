import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGateway } from '#contract/transfers/fields.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { TextField } from '#forms/fields.tsx';
import { PickupSum } from '../guide/pickup-sum.tsx';
import { pickupTime } from '../guide/pickup-time.ts';
import type { RequestForm } from '../request/values.ts';
import { zonesQuery } from '../transfers.queries.ts';
import { AddressField } from './address-field.tsx';

type ReturnFieldsProps = { form: RequestForm; places: readonly TransferPlace[]; today: string };

/** The pick-up for a flight fills the time of the way back. Needs scripts, and a way back that ends at the airport. */
function FlightTime({ form, minutes }: { form: RequestForm; minutes: number }) {
  const { t } = useTranslation('airport-transfers');
  const [departure, setDeparture] = useState('');
  const result = pickupTime(departure, minutes);
  const set = (_name: string, time: string) => {
    setDeparture(time);
    const pickup = pickupTime(time, minutes)?.pickup;
    if (pickup) form.set('return.time', pickup);
  };
  return (
    <div className="noscript:hidden">
      <TextField
        form={{ values: { departure }, errors: {}, set }}
        name="departure"
        label={t('calculator.departure')}
        hint={t('calculator.fills')}
        type="time"
        required={false}
      />
      <div aria-live="polite">
        {result && (
          <p className="mt-1 text-sm text-deep-900">
            {result.isDayBefore && <strong className="font-semibold text-terracotta-700">{t('calculator.day_before')}. </strong>}
            <PickupSum departure={departure} minutes={minutes} />
          </p>
        )}
      </div>
    </div>
  );
}

/** Day, time and addresses of the way back; shown when it is chosen, also without scripts. */
export function ReturnFields({ form, places, today }: ReturnFieldsProps) {
  const { t } = useTranslation('airport-transfers');
  const { values } = form;
  const isReturn = values.trip === 'return';
  const [from, to] = [values.from, values.to].map((id) => places.find((place) => String(place.id) === id));
  const { data: zones } = useQuery({ ...zonesQuery, enabled: isReturn });
  const isToAirport = from?.kind === 'airport' && to !== undefined;
  const minutes = zones?.find(({ slug }) => slug === to?.zone)?.minutes;
  const isOther = (address: string, own: string) => isReturn && (address.trim() !== '' || own.trim() !== '');
  return (
    <div className="hidden gap-5 group-has-[input[value=return]:checked]/trip:grid xs:grid-cols-2">
      <TextField form={form} name="return.date" label={t('request.return_date')} type="date" min={values['outbound.date'] || today} />
      {isReturn && isToAirport && minutes !== undefined && <FlightTime form={form} minutes={minutes} />}
      <TextField form={form} name="return.time" label={t('request.return_time')} type="time" hint={t('request.return_hint')} />
      <div className="space-y-4 xs:col-span-full">
        <AddressField
          form={form}
          name="return.pickupAddress"
          label={t('address.return')}
          hint={t('address.same')}
          isShown={!isGateway(to?.kind) && isOther(values['outbound.dropoffAddress'], values['return.pickupAddress'])}
        />
        <AddressField
          form={form}
          name="return.dropoffAddress"
          label={t('address.return_end')}
          hint={t('address.same')}
          isShown={!isGateway(from?.kind) && isOther(values['outbound.pickupAddress'], values['return.dropoffAddress'])}
        />
      </div>
    </div>
  );
}
