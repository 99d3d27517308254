import { useTranslation } from 'react-i18next';

/** Number of cards in a loading section. */
export const SKELETON_COUNT = 3;
const PLACES = Array.from({ length: SKELETON_COUNT }, (_, place) => place);

export function CardSkeletons() {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3"
    >
      {PLACES.map((place) => (
        <div
          key={place}
          data-skeleton
          className="animate-pulse overflow-hidden rounded-card bg-white shadow-card"
        >
          <div className="aspect-3/2 bg-limestone-200" />
          <div className="space-y-3 p-6">
            <div className="h-6 w-2/3 rounded bg-limestone-200" />
            <div className="h-4 w-1/3 rounded bg-limestone-200" />
            <div className="h-20 rounded bg-limestone-200" />
          </div>
        </div>
      ))}
    </div>
  );
}
