import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { Select } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import {
  AreaField,
  CountField,
  NumberField,
  TextField,
  TimeField,
} from '#admin/frame/fields/fields.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import { endsOfLeg } from '#contract/transfers/ends.ts';
import { ADDRESS_LENGTH, FLIGHT_LENGTH, needsAddress } from '#contract/transfers/fields.ts';
import { PlaceSelect } from '../place-select.tsx';
import { type EditValues, parseAges } from './request-edit.ts';

type FieldsProps = {
  values: EditValues;
  errors: Record<string, FieldErrorCode>;
  set: (change: Partial<EditValues>) => void;
};
/** What the choices are called while they load. */
type Named = { request: Pick<TransferDetail, 'from' | 'to' | 'vehicle'> };

const DOORS = [
  { name: 'pickupAddress', label: 'transfers.pickup_address', end: 'start' },
  { name: 'dropoffAddress', label: 'transfers.dropoff_address', end: 'end' },
] as const;

/** Date, time, flight and addresses of each way. */
export function LegFields({ request, values, errors, set }: FieldsProps & Named) {
  const { t } = useTranslation('admin-area');
  const { legs } = values;
  const setLeg = (index: number, change: Partial<EditValues['legs'][number]>) =>
    set({ legs: legs.map((leg, at) => (at === index ? { ...leg, ...change } : leg)) });
  return legs.map((leg, index) => (
    <fieldset key={leg.leg} className="rounded-xl border border-limestone-300 p-4">
      {legs.length > 1 && (
        <legend className="px-1 font-semibold text-deep-900">{t(`transfer.${leg.leg}`)}</legend>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={t('mail.label.date')}
          error={errors[`legs.${index}.date`] ?? (index === 1 ? errors.legs : undefined)}
          type="date"
          value={leg.date}
          onChange={(date) => setLeg(index, { date })}
        />
        <TimeField
          label={t('transfers.csv.time')}
          error={errors[`legs.${index}.time`]}
          value={leg.time}
          onChange={(time) => setLeg(index, { time })}
        />
        <TextField
          label={t('mail.label.flight')}
          error={errors[`legs.${index}.flight`]}
          value={leg.flight}
          maxLength={FLIGHT_LENGTH}
          onChange={(flight) => setLeg(index, { flight })}
        />
        {DOORS.filter(
          ({ name, end }) => needsAddress(endsOfLeg(request, leg)[end].kind) || leg[name],
        ).map(({ name, label }) => (
          <div key={name} className="sm:col-span-3">
            <TextField
              label={t(label)}
              error={errors[`legs.${index}.${name}`]}
              value={leg[name]}
              maxLength={ADDRESS_LENGTH}
              onChange={(address) => setLeg(index, { [name]: address })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  ));
}

/** Origin, destination and vehicle. */
export function RouteFields({ request, values, errors, set }: FieldsProps & Named) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { data: vehicles } = useQuery(
    APIS['transfer-vehicles'].list({ pageSize: MAX_PAGE_SIZE, sort: 'order' }),
  );
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label={t('mail.label.pick_up')} error={errors.fromPlaceId}>
        {(tie) => (
          <PlaceSelect
            {...tie}
            current={localize(request.from, 'name', language)}
            value={values.fromPlaceId}
            onChange={(fromPlaceId) => set({ fromPlaceId })}
          />
        )}
      </Field>
      <Field label={t('mail.label.drop_off')} error={errors.toPlaceId}>
        {(tie) => (
          <PlaceSelect
            {...tie}
            current={localize(request.to, 'name', language)}
            value={values.toPlaceId}
            onChange={(toPlaceId) => set({ toPlaceId })}
          />
        )}
      </Field>
      <Field label={t('mail.label.vehicle')} error={errors.vehicle}>
        {(tie) => (
          <Select {...tie} value={values.vehicle} onChange={(vehicle) => set({ vehicle })}>
            {!vehicles?.items.some(({ code }) => code === values.vehicle) && (
              <option value={values.vehicle}>{localize(request.vehicle, 'name', language)}</option>
            )}
            <Options
              of={vehicles?.items.map((vehicle) => [
                vehicle.code,
                localize(vehicle, 'name', language),
              ])}
            />
          </Select>
        )}
      </Field>
    </div>
  );
}

const PIECES = [
  { name: 'large', label: 'transfers.csv.large' },
  { name: 'cabin', label: 'transfers.csv.cabin' },
  { name: 'bulky', label: 'transfers.csv.bulky' },
] as const;

/** Passengers, child ages and luggage. */
export function PeopleFields({ values, errors, set }: FieldsProps) {
  const { t } = useTranslation('admin-area');
  const [ages, setAges] = useState(values.childAges.join(', '));
  const parsed = parseAges(ages);
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
      <CountField
        label={t('mail.label.adults')}
        error={errors.adults}
        value={values.adults}
        onChange={(adults) => set({ adults })}
      />
      <TextField
        label={t('mail.label.children')}
        error={parsed ? errors.childAges : 'invalid'}
        value={ages}
        inputMode="text"
        placeholder="4, 7"
        onChange={(text) => {
          setAges(text);
          const read = parseAges(text);
          if (read) set({ childAges: read });
        }}
      />
      {PIECES.map(({ name, label }) => (
        <NumberField
          key={name}
          label={t(label)}
          error={errors[`luggage.${name}`]}
          value={values.luggage[name]}
          onChange={(count) => set({ luggage: { ...values.luggage, [name]: count ?? 0 } })}
        />
      ))}
    </div>
  );
}

/** Contact details and the guest's message. */
export function GuestFields({
  request,
  values,
  errors,
  set,
}: FieldsProps & { request: Pick<TransferDetail, 'language'> }) {
  const { t } = useTranslation('admin-area');
  const { contact } = values;
  const setContact = (change: Partial<EditValues['contact']>) =>
    set({ contact: { ...contact, ...change } });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t('mail.label.name')}
        error={errors['contact.name']}
        value={contact.name}
        maxLength={NAME_LENGTH}
        onChange={(name) => setContact({ name })}
      />
      <TextField
        label={t('mail.label.sign')}
        error={errors.signName}
        value={values.signName}
        maxLength={NAME_LENGTH}
        onChange={(signName) => set({ signName })}
      />
      <TextField
        label={t('mail.label.email')}
        error={errors['contact.email']}
        type="email"
        value={contact.email}
        onChange={(email) => setContact({ email })}
      />
      <TextField
        label={t('mail.label.phone')}
        error={errors['contact.phone']}
        type="tel"
        value={contact.phone}
        onChange={(phone) => setContact({ phone })}
      />
      <div className="sm:col-span-2">
        <AreaField
          label={t('mail.label.guest_words')}
          rows={2}
          lang={request.language}
          maxLength={3000}
          error={errors.note}
          value={values.note}
          onChange={(note) => set({ note })}
        />
      </div>
    </div>
  );
}
