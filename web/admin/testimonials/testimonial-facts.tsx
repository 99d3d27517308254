import { useTranslation } from 'react-i18next';
import { Checkbox, CONTROL } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import type { Editor } from '#admin/use-editor.ts';
import type { TestimonialInput } from '#contract/home.ts';
import { StarIcon } from '#ui/icons.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

/** Star rating; a radio group for keyboards and screen readers. */
function StarsInput({ value, onChange }: { value: number; onChange: (rating: number) => void }) {
  const { t } = useTranslation('admin');
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-deep-900">{t('testimonial.rating')}</legend>
      <div className="flex">
        {STARS.map((star) => (
          <label
            key={star}
            className={`inline-flex size-11 cursor-pointer items-center justify-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-deep-700 ${star <= value ? 'text-terracotta-600' : 'text-limestone-400'}`}
          >
            <input
              type="radio"
              name="rating"
              value={star}
              checked={star === value}
              aria-label={t('testimonial.stars', { count: star })}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <StarIcon className="size-7" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Visibility, rating, and date of the visit. */
export function TestimonialFacts({ editor }: { editor: Editor<TestimonialInput> }) {
  const { t } = useTranslation('admin');
  const { values, errors, set } = editor;
  return (
    <Panel title={t('publication.title')}>
      <Checkbox
        label={t('testimonial.published')}
        hint={t('testimonial.published_hint')}
        value={values.isPublished}
        onChange={(isPublished) => set({ isPublished })}
      />
      <StarsInput value={values.rating} onChange={(rating) => set({ rating })} />
      <Field label={t('testimonial.visited')} hint={t('testimonial.visited_hint')} error={errors.visitedOn}>
        {(tie) => (
          <input
            {...tie}
            type="month"
            placeholder="2026-07"
            value={values.visitedOn ?? ''}
            onChange={(event) => set({ visitedOn: event.target.value || null })}
            className={CONTROL}
          />
        )}
      </Field>
      <Checkbox
        label={t('testimonial.demo')}
        hint={t('testimonial.demo_hint')}
        value={values.isDemo}
        onChange={(isDemo) => set({ isDemo })}
      />
    </Panel>
  );
}
