import { useTranslation } from 'react-i18next';
import { StarIcon } from './icons.tsx';

const STARS = [1, 2, 3, 4, 5];

/** Five stars, filled up to the rounded rating, and the figure; one text for screen readers. */
export function Rating({ value, count, showsValue = true }: { value: number; count?: number; showsValue?: boolean }) {
  const { t, i18n } = useTranslation();
  const figure = value.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p className="flex items-center gap-1.5 text-sm text-stone">
      <span className="sr-only">
        {count === undefined
          ? t('rating.value', { rating: figure })
          : t('rating.with_count', { rating: figure, count, reviews: count.toLocaleString(i18n.language) })}
      </span>
      <span aria-hidden="true" className="flex gap-0.5">
        {STARS.map((star) => (
          <StarIcon key={star} className={`size-4 ${star <= Math.round(value) ? 'text-terracotta-600' : 'text-limestone-300'}`} />
        ))}
      </span>
      {showsValue && (
        <span aria-hidden="true">
          <strong className="font-semibold text-ink">{figure}</strong>
          {count !== undefined && ` (${count.toLocaleString(i18n.language)})`}
        </span>
      )}
    </p>
  );
}
