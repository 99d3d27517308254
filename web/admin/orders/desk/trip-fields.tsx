import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { RowField } from '#admin/frame/fields/fields.tsx';
import { DepartureFields } from '#admin/orders/trip-requests/desk/departure-fields.tsx';
import { PeopleFields } from '#admin/orders/trip-requests/desk/people-fields.tsx';
import { PriceFields } from '#admin/orders/trip-requests/desk/price-fields.tsx';
import type { Departures } from '#admin/orders/trip-requests/desk/use-departures.ts';
import type { FieldErrors } from '#admin/orders/trip-requests/desk/use-desk-action.ts';
import { NO_NEEDS } from '#admin/orders/trip-requests/needs/typed-needs.ts';
import type { TripDraft } from './draft-items.ts';
import { TripNeeds } from './trip-needs.tsx';

type TripFieldsProps = {
  item: TripDraft;
  departures: Departures;
  listed: number | undefined;
  errors: FieldErrors;
  onChange: (change: Partial<TripDraft>) => void;
};

/** Trip, departure, people and price of an item. */
export function TripFields({ item, departures, listed, errors, onChange }: TripFieldsProps) {
  const { t } = useTranslation('admin-area');
  const { tripId, choice, quantities, needs, price } = item;
  const { option, departure } = departures;
  return (
    <>
      <RowField
        label={t('inbox.trip')}
        error={errors.tripId}
        api={APIS.trips}
        value={tripId}
        onChange={(id) =>
          onChange({
            tripId: id,
            choice: { ...choice, optionId: null, time: null },
            quantities: {},
            needs: NO_NEEDS,
          })
        }
      />
      {tripId !== null && (
        <DepartureFields
          {...{ departures, choice, errors }}
          onChange={(next) => onChange({ choice: next })}
        />
      )}
      {option && (
        <PeopleFields
          {...{ option, departure, quantities, errors }}
          onChange={(next) => onChange({ quantities: next })}
        />
      )}
      {option && (
        <TripNeeds
          {...{ option, quantities, errors }}
          time={departure?.time ?? ''}
          value={needs}
          onChange={(next) => onChange({ needs: next })}
        />
      )}
      <PriceFields {...{ price, listed, errors }} onChange={(next) => onChange({ price: next })} />
    </>
  );
}
