import { useTranslation } from 'react-i18next';
import { formatNumber } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { isRated } from '#contract/trips/rating.ts';

const STARS = [0, 1, 2, 3, 4];
/** Distance between star centres. */
const STEP = 22.5;
/** Start and width of the first star. */
const [START, WIDTH] = [1.6, 16.8];
const star = (place: number) =>
  `M${10 + place * STEP} 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7Z`;
const FIVE_STARS = STARS.map(star).join('');

/** Width of the filled stars in drawing units, without the gaps between stars. */
export function filledWidth(value: number): number {
  const shown = Math.min(Math.max(value, 0), STARS.length);
  const whole = Math.min(Math.floor(shown), STARS.length - 1);
  return START + whole * STEP + (shown - whole) * WIDTH;
}

/** Five stars, filled by the rating, and the figure; a single text for screen readers. */
export function Rating({
  value,
  count,
  showsValue = true,
}: {
  value: number;
  count?: number;
  showsValue?: boolean;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const figure = formatNumber(value, language, { min: 1, max: 1 });
  return (
    <p className="flex items-center gap-1.5 text-sm text-stone">
      <span className="sr-only">
        {count === undefined
          ? t('rating.value', { rating: figure })
          : t('rating.with_count', {
              rating: figure,
              count,
              reviews: formatNumber(count, language),
            })}
      </span>
      <svg viewBox="0 0 110 20" aria-hidden="true" fill="currentColor" className="h-4">
        <path className="text-limestone-300" d={FIVE_STARS} />
        {/* The inner drawing clips its overflow. */}
        <svg aria-hidden="true" width={filledWidth(value).toFixed(2)} height="20">
          <path className="text-terracotta-600" d={FIVE_STARS} />
        </svg>
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

/** Guests' rating of a trip or place; renders nothing without reviews. */
export const GuestRating = ({ of }: { of: { rating: number | null; reviewCount: number } }) =>
  isRated(of) && <Rating value={of.rating} count={of.reviewCount} />;
