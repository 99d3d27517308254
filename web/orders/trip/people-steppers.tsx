import { useTranslation } from 'react-i18next';
import { Stepper } from '#base/forms/fields/stepper.tsx';
import type { FormFields } from '#base/forms/fields.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailableOption, TripDeparture, TripUnit } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';

const MOST = 99;

type PeopleProps = {
  option: InLanguage<AvailableOption>;
  departure: TripDeparture | undefined;
  form: FormFields;
};

/** How many of each unit, with ages and the price of the day. */
export function PeopleSteppers({ option, departure, form }: PeopleProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const ages = ({ minAge, maxAge }: InLanguage<TripUnit>) => {
    if (minAge > 0 && maxAge < MOST) return t('book.ages', { from: minAge, to: maxAge });
    if (minAge > 0) return t('book.ages_from', { age: minAge });
    return maxAge < MOST ? t('book.ages_to', { age: maxAge }) : '';
  };
  const price = (place: number) => {
    const cents = option.pricingPer === 'UNIT' ? departure?.unitCents[place] : undefined;
    if (cents === undefined || departure?.unitCents.every((one) => one === 0)) return '';
    return cents === 0 ? t('book.free') : formatCents(cents, 'EUR', language);
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      {option.units.map((unit, place) => {
        const name = `unit.${unit.id}`;
        return (
          <Stepper
            key={unit.id}
            name={name}
            label={unit.name}
            hint={[ages(unit), price(place)].filter(Boolean).join(' · ') || undefined}
            value={form.values[name] ?? ''}
            min={0}
            max={option.maxUnits ?? MOST}
            onChange={(value) => form.set(name, value)}
            error={form.errors[name]}
          />
        );
      })}
      {option.extras.map((extra) => {
        const name = `extra.${extra.id}`;
        return (
          <Stepper
            key={name}
            name={name}
            label={extra.name}
            hint={extra.cents > 0 ? formatCents(extra.cents, 'EUR', language) : undefined}
            value={form.values[name] ?? ''}
            min={0}
            max={extra.per === 'BOOKING' ? 1 : MOST}
            onChange={(value) => form.set(name, value)}
            error={form.errors[name]}
          />
        );
      })}
    </div>
  );
}
