import { useTranslation } from 'react-i18next';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TransferPlace } from '#contract/transfers/table.ts';
import { groupPlaces } from './place-search.ts';

/** All places as options of a select, grouped by kind. */
export function PlaceOptions({ places }: { places: readonly InLanguage<TransferPlace>[] }) {
  const { t } = useTranslation('airport-transfers');
  return (
    <>
      <option value="">{t('places.choose')}</option>
      {groupPlaces(places).map((group) => (
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
