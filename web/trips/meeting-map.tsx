import { useTranslation } from 'react-i18next';
import { Directions } from '#content/directions.tsx';
import { StillMap } from '#content/map/still-map.tsx';

/** Where a trip meets: the map, and ways in map programs. */
export default function MeetingMap({ latitude, longitude, place }: { latitude: number; longitude: number; place: string }) {
  const { t } = useTranslation('trips');
  const at = { latitude, longitude };
  return (
    <>
      <StillMap at={at} label={t('detail.map', { place })} className="max-w-2xl" />
      <Directions to={at} name={place} />
    </>
  );
}
