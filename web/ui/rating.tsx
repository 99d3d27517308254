import { useTranslation } from 'react-i18next';
import { formatNumber } from '#content/format.ts';
import { useLanguage } from '#i18n/page-language.tsx';

const STARS = [0, 1, 2, 3, 4];
/** From one star's middle to the next one's. */
const STEP = 22.5;
const star = (place: number) => `M${10 + place * STEP} 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7Z`;

/** Five stars, filled up to the rounded rating, and the figure; one text for screen readers. */
export function Rating({ value, count, showsValue = true }: { value: number; count?: number; showsValue?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const filled = Math.round(value);
  const figure = formatNumber(value, language, { min: 1, max: 1 });
  return (
    <p className="flex items-center gap-1.5 text-sm text-stone">
      <span className="sr-only">
        {count === undefined
          ? t('rating.value', { rating: figure })
          : t('rating.with_count', { rating: figure, count, reviews: formatNumber(count, language) })}
      </span>
      <svg viewBox="0 0 110 20" aria-hidden="true" fill="currentColor" className="h-4">
        <path className="text-terracotta-600" d={STARS.slice(0, filled).map(star).join('')} />
        <path className="text-limestone-300" d={STARS.slice(filled).map(star).join('')} />
      </svg>
      {showsValue && (
        <span aria-hidden="true">
          <strong className="font-semibold text-ink">{figure}</strong>
          {count !== undefined && ` (${formatNumber(count, language)})`}
        </span>
      )}
    </p>
  );
}
