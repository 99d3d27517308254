import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CountField, NumberField } from '../fields/fields.tsx';

type RatingFieldsProps = {
  rating: ComponentProps<typeof NumberField>;
  count: ComponentProps<typeof CountField>;
};

/** A rating and its number of guests, with guidance: fabricated ratings are a prohibited practice. */
export function RatingFields({ rating, count }: RatingFieldsProps) {
  const { t } = useTranslation('admin-area');
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="sr-only">{t('field.rating')}</legend>
      <div className="grid grid-cols-2 items-end gap-4">
        <NumberField {...rating} />
        <CountField {...count} />
      </div>
      <p id={hintId} className="mt-1 text-sm text-stone">
        {t('field.rating_hint')}
      </p>
    </fieldset>
  );
}
