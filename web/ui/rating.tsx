import { useTranslation } from 'react-i18next';
import { formatNumber } from '#content/format.ts';
import { isRated } from '#contract/rating.ts';
import { useLanguage } from '#i18n/page-language.tsx';

const STARS = [0, 1, 2, 3, 4];
/** From one star's middle to the next one's. */
const STEP = 22.5;
/** Where the first star begins, and how wide one is. */
const [START, WIDTH] = [1.6, 16.8];
const star = (place: number) => `M${10 + place * STEP} 1.6l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7Z`;
const FIVE_STARS = STARS.map(star).join('');

/** How far the stars are filled, in units of the drawing: the space between two stars counts for nothing. */
export function filledWidth(value: number): number {
  const shown = Math.min(Math.max(value, 0), STARS.length);
  const whole = Math.min(Math.floor(shown), STARS.length - 1);
  return START + whole * STEP + (shown - whole) * WIDTH;
}

/** Five stars, filled as far as the rating goes, and the figure; one text for screen readers. */
export function Rating({ value, count, showsValue = true }: { value: number; count?: number; showsValue?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const figure = formatNumber(value, language, { min: 1, max: 1 });
  return (
    <p className="flex items-center gap-1.5 text-sm text-stone">
      <span className="sr-only">
        {count === undefined
          ? t('rating.value', { rating: figure })
          : t('rating.with_count', { rating: figure, count, reviews: formatNumber(count, language) })}
      </span>
      <svg viewBox="0 0 110 20" aria-hidden="true" fill="currentColor" className="h-4">
        <path className="text-limestone-300" d={FIVE_STARS} />
        {/* An inner drawing cuts off what goes beyond it. */}
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

/** What guests gave a trip or a place; nothing when there is no review behind it. */
export const GuestRating = ({ of }: { of: { rating: number | null; reviewCount: number } }) =>
  isRated(of) && <Rating value={of.rating} count={of.reviewCount} />;
