import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#contract/problem.ts';
import { NumberInput } from './controls.tsx';
import { Field } from './field.tsx';

type Rated = { rating: number | null; reviewCount: number };
type RatingFieldsProps = {
  values: Rated;
  errors: Readonly<Record<string, FieldErrorCode | undefined>>;
  set: (change: Partial<Rated>) => void;
};

/** A rating and its number of guests, with guidance: fabricated ratings are a prohibited practice. */
export function RatingFields({ values, errors, set }: RatingFieldsProps) {
  const { t } = useTranslation('admin');
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="sr-only">{t('field.rating')}</legend>
      <div className="grid grid-cols-2 items-end gap-4">
        <Field label={t('field.rating')} error={errors.rating}>
          {(tie) => <NumberInput {...tie} value={values.rating} onChange={(rating) => set({ rating })} />}
        </Field>
        <Field label={t('field.review_count')} error={errors.reviewCount}>
          {(tie) => <NumberInput {...tie} value={values.reviewCount} onChange={(count) => set({ reviewCount: count ?? 0 })} />}
        </Field>
      </div>
      <p id={hintId} className="mt-1 text-sm text-stone">
        {t('field.rating_hint')}
      </p>
    </fieldset>
  );
}
