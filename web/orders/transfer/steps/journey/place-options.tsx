import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { groupPlaces } from './place-search.ts';

/** All places as options of a select, grouped by kind. */
export function PlaceOptions({ places }: { places: readonly TransferPlace[] }) {
  const { t } = useTranslation('airport-transfers');
  return (
    <>
      <option value="">{t('places.choose')}</option>
      {groupPlaces(places, useLanguage()).map((group) => (
        <optgroup key={group.label} label={t(group.label)}>
          {group.places.map((place) => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
