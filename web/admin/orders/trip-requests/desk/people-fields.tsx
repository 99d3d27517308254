import { useTranslation } from 'react-i18next';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { Stepper } from '#base/forms/fields/stepper.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailableOption, TripDeparture } from '#contract/bookings/availability.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { localize } from '#contract/languages/translation.ts';
import type { Quantities } from './order.ts';
import type { FieldErrors } from './use-desk-action.ts';

const MOST = 99;

type PeopleFieldsProps = {
  option: AvailableOption;
  departure: TripDeparture | undefined;
  quantities: Quantities;
  errors: FieldErrors;
  onChange: (quantities: Quantities) => void;
  /** Another option's extras are not taken along. */
  hasExtras?: boolean;
};

/** How many of each unit and extra, with the price of the day. */
export function PeopleFields({
  option,
  departure,
  quantities,
  errors,
  onChange,
  hasExtras = true,
}: PeopleFieldsProps) {
  const { t } = useTranslation('admin-area');
  const { t: tCommon } = useTranslation();
  const language = useLanguage();
  const price = (cents: number | undefined) =>
    cents ? formatCents(cents, 'EUR', language) : undefined;
  const rows = [
    ...option.units.map((unit, place) => ({
      name: `unit.${unit.id}`,
      label: localize(unit, 'name', language),
      hint: option.pricingPer === 'UNIT' ? price(departure?.unitCents[place]) : undefined,
      max: option.maxUnits ?? MOST,
    })),
    ...(hasExtras ? option.extras : []).map((extra) => ({
      name: `extra.${extra.id}`,
      label: localize(extra, 'name', language),
      hint: price(extra.cents),
      max: extra.per === 'BOOKING' ? 1 : MOST,
    })),
  ];
  const error = errors.units;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-deep-900">{t('inbox.people')}</legend>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        {rows.map(({ name, label, hint, max }, place) => (
          <Stepper
            key={name}
            {...{ name, label, hint, max }}
            min={0}
            value={quantities[name] ?? ''}
            error={errors[name] ?? (place === 0 ? error : undefined)}
            onChange={(value) => onChange({ ...quantities, [name]: value })}
          />
        ))}
      </div>
      {rows.length === 0 && error && <Problem text={tCommon(FIELD_MESSAGES[error])} />}
    </fieldset>
  );
}
