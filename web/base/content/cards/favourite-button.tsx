import { useTranslation } from 'react-i18next';
import { favourites } from './saved-trips.ts';

const HEART =
  'M12 20.5 4.4 13a5 5 0 0 1 0-7.1 5 5 0 0 1 7.1 0l.5.6.5-.6a5 5 0 0 1 7.1 0 5 5 0 0 1 0 7.1Z';

/** Marks a trip as a favourite on this device. */
export function FavouriteButton({
  id,
  name,
  className = '',
}: {
  id: number;
  name: string;
  className?: string;
}) {
  const { t } = useTranslation();
  const isFavourite = favourites.useIds().includes(id);
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={t('favourite.toggle', { name })}
      onClick={() => favourites.toggle(id)}
      className={`inline-flex size-11 items-center justify-center rounded-full bg-white/90 text-terracotta-700 shadow-card hover:bg-white noscript:hidden ${className}`}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        aria-hidden="true"
        stroke="currentColor"
        strokeWidth="1.8"
        fill={isFavourite ? 'currentColor' : 'none'}
      >
        <path d={HEART} />
      </svg>
    </button>
  );
}
