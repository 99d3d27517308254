import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { DurationField } from '#admin/frame/fields/duration-field.tsx';
import { CountField, NumberField, RowField, SelectField } from '#admin/frame/fields/fields.tsx';
import { LanguageChecks } from '#admin/frame/fields/language-checks.tsx';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { CONTACT_FIELDS, type ContactField } from '#contract/bookings/plans.ts';
import { FirstPrices } from './first-prices.tsx';
import type { PlanEditor } from './list-part.ts';

const CONTACT_LABELS = {
  firstName: 'options.contact_first_name',
  lastName: 'options.contact_last_name',
  emailAddress: 'options.contact_email_address',
  phoneNumber: 'options.contact_phone_number',
  country: 'options.contact_country',
  notes: 'options.contact_notes',
  postalCode: 'options.contact_postal_code',
} as const satisfies Record<ContactField, string>;

/** A set of choices in the order of all. */
const toggled = <V,>(all: readonly V[], chosen: readonly V[], one: V, isOn: boolean): V[] =>
  all.filter((value) => (value === one ? isOn : chosen.includes(value)));

/** Trip, price, places and length, and whether it is on sale. */
export function OptionSale({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const { errors, bind } = editor;
  const trip = bind('tripId');
  return (
    <>
      <RowField
        {...trip}
        label={t('options.trip')}
        error={trip.error && !trip.value ? 'required' : trip.error}
        api={APIS.trips}
        value={trip.value || null}
        onChange={(id) => trip.onChange(id ?? 0)}
      />
      <FirstPrices editor={editor} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <NumberField {...bind('capacity')} hint={t('options.capacity_hint')} />
        <DurationField {...bind('durationMinutes')} />
      </div>
      <Checkbox
        {...bind('isActive')}
        label={t('options.on_sale')}
        hint={t('options.on_sale_hint')}
      />
      {errors.isActive && <Problem text={t('form.prices_needed', { ns: 'common' })} />}
      <Checkbox {...bind('instantConfirmation')} hint={t('options.instant_hint')} />
    </>
  );
}

/** How it is booked and counted. */
export function OptionKind({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const { bind } = editor;
  return (
    <Panel title={t('options.sale')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...bind('availabilityType')}
          options={[
            ['START_TIME', t('options.type_start')],
            ['OPENING_HOURS', t('options.type_hours')],
          ]}
        />
        <SelectField
          {...bind('pricingPer')}
          options={[
            ['UNIT', t('options.per_unit')],
            ['BOOKING', t('options.per_booking')],
          ]}
        />
      </div>
      <CountField {...bind('sortOrder')} hint={t('field.order_hint')} />
    </Panel>
  );
}

/** How many people may come at once, and how many must. */
export function OptionPlaces({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const { values, bind } = editor;
  return (
    <Panel title={t('options.capacity')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <CountField {...bind('minUnits')} />
        <NumberField {...bind('maxUnits')} />
        <NumberField {...bind('minPeople')} hint={t('options.min_people_hint')} />
        {values.minPeople !== null && (
          <DurationField {...bind('decideMinutes')} hint={t('options.decide_hint')} />
        )}
      </div>
    </Panel>
  );
}

/** Until when guests book and cancel, and what they must give. */
export function OptionRules({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  const { values, set, bind } = editor;
  return (
    <>
      <Panel title={t('options.limits')}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DurationField {...bind('cutoffMinutes')} />
          <DurationField {...bind('cancellationMinutes')} />
        </div>
      </Panel>
      <Panel title={t('options.contact')}>
        <fieldset className="space-y-2" aria-label={t('options.contact')}>
          {CONTACT_FIELDS.map((field) => (
            <Checkbox
              key={field}
              label={t(CONTACT_LABELS[field])}
              value={values.requiredContactFields.includes(field)}
              onChange={(isOn) =>
                set({
                  requiredContactFields: toggled(
                    CONTACT_FIELDS,
                    values.requiredContactFields,
                    field,
                    isOn,
                  ),
                })
              }
            />
          ))}
        </fieldset>
        <LanguageChecks
          legend={t('trip.guide_languages')}
          value={values.guideLanguages}
          onChange={(guideLanguages) => set({ guideLanguages })}
        />
      </Panel>
    </>
  );
}
