import { useTranslation } from 'react-i18next';
import { GuestRating } from '#base/ui/rating.tsx';
import { isRated } from '#contract/trips/rating.ts';
import { TextLink } from '../button.tsx';

/** The rating of a trip or a place, which is the mean of its reviews and not typed. */
export function RatingNote({ of }: { of: { rating: number | null; reviewCount: number } }) {
  const { t } = useTranslation('admin-area');
  return (
    <div>
      <p className="font-semibold text-deep-900">{t('field.rating')}</p>
      {isRated(of) ? <GuestRating of={of} /> : <p>{t('reviews.no_rating')}</p>}
      <p className="mt-1 text-sm text-stone">
        {t('field.rating_hint')} <TextLink to="/reviews" label={t('menu.reviews')} />
      </p>
    </div>
  );
}
