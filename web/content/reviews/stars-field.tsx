import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFields } from '#base/forms/fields.tsx';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars as radio buttons, which work without scripts. */
export function StarsField({ form }: { form: FormFields }) {
  const { t } = useTranslation('reviews');
  const id = useId();
  const error = form.errors.stars;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold text-deep-900">{t('write.stars')}</legend>
      <div className="flex flex-wrap gap-2">
        {STARS.map((count) => (
          <label
            key={count}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-xl border border-limestone-400 bg-white px-4 has-checked:border-2 has-checked:border-sea-700 has-checked:bg-sea-100"
          >
            <input
              type="radio"
              name="stars"
              value={count}
              checked={form.values.stars === String(count)}
              onChange={() => form.set('stars', String(count))}
              aria-invalid={error ? true : undefined}
              className="size-5 shrink-0 accent-sea-700"
            />
            <span aria-hidden="true" className="font-semibold text-deep-900">
              {count} <span className="text-terracotta-600">★</span>
            </span>
            <span className="sr-only">{t('write.star_count', { count })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
          {t(FIELD_MESSAGES[error], { ns: 'common' })}
        </p>
      )}
    </fieldset>
  );
}
