import { useTranslation } from 'react-i18next';
import type { TransferPlace } from '#contract/transfer-table.ts';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';

/** All places, grouped by kind. */
export function PlaceOptions({ places }: { places: readonly TransferPlace[] }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const groups = [
    { label: t('places.gateways'), kinds: ['airport', 'port'] },
    { label: t('places.towns'), kinds: ['town'] },
    { label: t('places.resorts'), kinds: ['resort'] },
    { label: t('places.hotels'), kinds: ['hotel'] },
  ];
  return (
    <>
      <option value="">{t('places.choose')}</option>
      {groups.map(({ label, kinds }) => {
        const members = places.filter(({ kind }) => kinds.includes(kind));
        return (
          members.length > 0 && (
            <optgroup key={label} label={label}>
              {members
                .map((place) => ({ id: place.id, name: localize(place, 'name', language) }))
                .toSorted((a, b) => a.name.localeCompare(b.name, 'ca'))
                .map((place) => (
                  <option key={place.id} value={place.id}>
                    {place.name}
                  </option>
                ))}
            </optgroup>
          )
        );
      })}
    </>
  );
}
