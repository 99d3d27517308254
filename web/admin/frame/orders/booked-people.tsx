import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { BookedUnits } from '#contract/bookings/bookings.ts';
import { localize } from '#contract/languages/translation.ts';

/** Who comes, by the kinds of units, with the ages that were given. */
export function BookedPeople({ units }: { units: readonly BookedUnits[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return units
    .map((unit) => {
      const { quantity, ages } = unit;
      const name = localize(unit, 'name', language);
      return ages.length > 0
        ? t('people.unit_ages', { quantity, name, ages: ages.join(', ') })
        : t('people.unit', { quantity, name });
    })
    .join(', ');
}
