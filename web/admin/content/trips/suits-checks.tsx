import { useTranslation } from 'react-i18next';
import { Checkbox, type Control } from '#admin/frame/fields/controls.tsx';
import { TRIP_SUITS, type TripSuits } from '#contract/trips/trips.ts';

const LABELS = {
  rain: 'trip.suits_rain',
  wind: 'trip.suits_wind',
  families: 'trip.suits_families',
} as const satisfies Record<TripSuits, string>;

/** What a trip is good for: guests filter by it. */
export function SuitsChecks({
  value,
  onChange,
}: Omit<Control<TripSuits[]>, 'value'> & { value: readonly TripSuits[] }) {
  const { t } = useTranslation('admin-area');
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-deep-900">{t('trip.suits')}</legend>
      <p className="mb-2 text-sm text-stone">{t('trip.suits_hint')}</p>
      <div className="grid gap-2">
        {TRIP_SUITS.map((one) => (
          <Checkbox
            key={one}
            label={t(LABELS[one])}
            value={value.includes(one)}
            onChange={(isOn) =>
              onChange(TRIP_SUITS.filter((other) => (other === one ? isOn : value.includes(other))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
