import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { journeysQuery } from '#admin/frame/days/days.api.ts';
import { isDriven } from '#admin/frame/days/is-driven.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { AreaField, RowField, TextField } from '#admin/frame/fields/fields.tsx';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import type { EditValues } from '#admin/orders/transfers/request/request-edit.ts';
import {
  LegFields,
  PeopleFields,
  RouteFields,
} from '#admin/orders/transfers/request/request-edit-fields.tsx';
import { publicPlacesQuery } from '#admin/orders/transfers/transfer-api.ts';
import { useLineName } from '#admin/orders/transfers/use-line-name.ts';
import { PriceFields } from '#admin/orders/trip-requests/desk/price-fields.tsx';
import type { FieldErrors } from '#admin/orders/trip-requests/desk/use-desk-action.ts';
import { Stepper } from '#base/forms/fields/stepper.tsx';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import type { Quote, UnfitReason } from '#contract/transfers/request.ts';
import { EXTRA_CODES } from '#contract/transfers/transfers.ts';
import { type TransferDraft, withReturn } from './draft-items.ts';
import { journeyOf, priceIn } from './quotes.ts';

const MOST = 9;
const UNFIT = {
  passengers: 'new_order.unfit_passengers',
  luggage: 'new_order.unfit_luggage',
  child_seats: 'new_order.unfit_seats',
  wheelchair: 'new_order.unfit_wheelchair',
  notice: 'new_order.unfit_notice',
  hours: 'new_order.unfit_hours',
  no_price: 'new_order.unfit_no_price',
} as const satisfies Record<UnfitReason, string>;

/** Journeys of the driver on the days of this one; the desk decides whether they fit. */
function DriverClash({ item: { driverId, values } }: { item: TransferDraft }) {
  const { t } = useTranslation('admin-area');
  const days = values.legs
    .map(({ date }) => date)
    .filter(Boolean)
    .toSorted();
  const [first, last = first] = [days[0] ?? '', days.at(-1)];
  const { data } = useQuery({
    ...journeysQuery(first, last),
    enabled: driverId !== null && first !== '',
  });
  const busy = (data?.legs ?? []).filter(
    (leg) => leg.driver?.id === driverId && days.includes(leg.date) && isDriven(leg),
  );
  if (driverId === null || busy.length === 0) return null;
  return (
    <p role="status" className="rounded-xl border-l-8 border-sun bg-limestone-100 px-4 py-3">
      {t('new_order.driver_day', {
        journeys: busy.map((leg) => `${leg.time} (${leg.reference})`).join(', '),
      })}
    </p>
  );
}

type PriceNoteProps = { item: TransferDraft; quote: UseQueryResult<Quote> };

/** Why the table has no price for the vehicle; then the desk agrees on one. */
function PriceNote({ item, quote: { data, isError } }: PriceNoteProps) {
  const { t } = useTranslation('admin-area');
  const { vehicle } = item.values;
  if (vehicle === '' || !journeyOf(item) || (!data && !isError)) return null;
  if (priceIn(data, item) !== undefined) return null;
  const reason = data?.unfit.find((one) => one.vehicle === vehicle)?.reason ?? 'no_price';
  return <Problem text={t(UNFIT[reason])} />;
}

type TransferFieldsProps = {
  item: TransferDraft;
  quote: UseQueryResult<Quote>;
  errors: FieldErrors;
  /** The driver has the day off. */
  isOff: boolean;
  onChange: (change: Partial<TransferDraft>) => void;
};

/** Journey, vehicle, driver and price of an item. */
export function TransferFields({ item, quote, errors, isOff, onChange }: TransferFieldsProps) {
  const { t } = useTranslation('admin-area');
  const lineName = useLineName();
  const { data: places = [] } = useQuery(publicPlacesQuery);
  const { values, seats, driverId, evenIfOff, price } = item;
  const set = (change: Partial<EditValues>) => onChange({ values: { ...values, ...change } });
  const endOf = (placeId: number) => {
    const place = places.find(({ id }) => id === placeId);
    return place ?? { id: placeId, kind: '', name: t('field.choose'), translations: {} };
  };
  const request = {
    ...{ from: endOf(values.fromPlaceId), to: endOf(values.toPlaceId) },
    vehicle: { code: '', name: t('field.choose'), translations: {} },
  };
  const fields = { request, values, errors, set };
  return (
    <>
      <RouteFields {...fields} />
      <LegFields {...fields} />
      <Checkbox
        label={t('new_order.return')}
        value={values.legs.length > 1}
        onChange={(hasReturn) => onChange({ values: withReturn(values, hasReturn) })}
      />
      <PeopleFields {...fields} />
      <fieldset className="min-w-0">
        <legend className="mb-1 font-semibold text-deep-900">{t('transfers.csv.extras')}</legend>
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
          {EXTRA_CODES.map((code) => (
            <Stepper
              key={code}
              name={`${item.key}.${code}`}
              label={lineName(code)}
              min={0}
              max={MOST}
              value={seats[code] ?? ''}
              onChange={(count) => onChange({ seats: { ...seats, [code]: count } })}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('mail.label.sign')}
          error={errors.signName}
          value={values.signName}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          onChange={(signName) => set({ signName })}
        />
        <RowField
          label={t('mail.label.driver')}
          error={errors.driverId}
          api={APIS.drivers}
          none={t('calendar.no_driver')}
          value={driverId}
          onChange={(id) => onChange({ driverId: id, evenIfOff: false })}
        />
      </div>
      {(isOff || evenIfOff) && (
        <Checkbox
          label={t('crew.even_if_off')}
          value={evenIfOff}
          onChange={(value) => onChange({ evenIfOff: value })}
        />
      )}
      <DriverClash item={item} />
      <AreaField
        label={t('desk.wishes')}
        error={errors.note}
        rows={2}
        value={values.note}
        maxLength={3000}
        onChange={(note) => set({ note })}
      />
      <PriceNote item={item} quote={quote} />
      <PriceFields
        {...{ price, errors, listed: priceIn(quote.data, item) }}
        onChange={(next) => onChange({ price: next })}
      />
    </>
  );
}
