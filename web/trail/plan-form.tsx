import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { addressFor } from '#contract/address.ts';
import { useLanguage, usePageLanguage } from '#i18n/page-language.tsx';
import { buttonClass } from '#ui/button.tsx';
import { DIRECTIONS, type Stage } from './plan-days.ts';
import { TRAIL_PATH } from './trail.queries.ts';
import { FEWEST_DAYS, MOST_DAYS, type PlanOptions } from './trail-search.ts';

const DIRECTION_LABELS = { anticlockwise: 'trail.plan.anticlockwise', clockwise: 'trail.plan.clockwise' } as const;
const DAY_COUNTS = Array.from({ length: MOST_DAYS - FEWEST_DAYS + 1 }, (_, more) => FEWEST_DAYS + more);
const CONTROL = 'min-h-12 w-full rounded-xl border border-limestone-400 bg-white px-4 py-2.5';
const LABEL = 'mb-1 block font-semibold text-deep-900';

/** Writes the plan's inputs to the URL; without scripts the browser does the same. */
export function PlanForm({ stages, options }: { stages: readonly Stage[]; options: PlanOptions }) {
  const { t } = useTranslation('destinations');
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();
  const id = useId();

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate({ to: TRAIL_PATH, search: Object.fromEntries(new FormData(event.currentTarget)), hash: 'plan' });
  };
  return (
    <form
      // Navigating back changes the inputs: the fields remount with them.
      key={`${options.days}${options.direction}${options.start}${options.base}`}
      action={`${addressFor(TRAIL_PATH, language, isPrefixed)}#plan`}
      method="get"
      onSubmit={onSubmit}
      className="space-y-5 rounded-card bg-white p-6 shadow-card lg:sticky lg:top-28 lg:p-8"
      data-no-print
    >
      {options.stage !== undefined && <input type="hidden" name="stage" value={options.stage} />}
      <div>
        <label htmlFor={`${id}-days`} className={LABEL}>
          {t('trail.plan.days')}
        </label>
        <select id={`${id}-days`} name="days" defaultValue={options.days} className={CONTROL}>
          {DAY_COUNTS.map((days) => (
            <option key={days} value={days}>
              {days}
            </option>
          ))}
        </select>
      </div>
      <fieldset>
        <legend className={LABEL}>{t('trail.plan.direction')}</legend>
        {DIRECTIONS.map((direction) => (
          <label key={direction} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="direction"
              value={direction}
              defaultChecked={options.direction === direction}
              className="size-5 shrink-0 accent-sea-700"
            />
            {t(DIRECTION_LABELS[direction])}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={`${id}-start`} className={LABEL}>
          {t('trail.plan.start')}
        </label>
        <select id={`${id}-start`} name="start" defaultValue={options.start} className={CONTROL}>
          {stages.map((stage) => (
            <option key={stage.number} value={stage.number}>
              {stage.from}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-base`} className={LABEL}>
          {t('trail.plan.base')} <span className="font-normal text-stone">({t('form.optional', { ns: 'common' })})</span>
        </label>
        <input
          id={`${id}-base`}
          name="base"
          defaultValue={options.base}
          maxLength={80}
          list={`${id}-places`}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          className={CONTROL}
        />
        <datalist id={`${id}-places`}>
          {stages.map((stage) => (
            <option key={stage.number} value={stage.from} />
          ))}
        </datalist>
        <p id={`${id}-hint`} className="mt-1 text-sm text-stone">
          {t('trail.plan.base_hint')}
        </p>
      </div>
      <button type="submit" className={buttonClass('primary', 'w-full')}>
        {t('trail.plan.submit')}
      </button>
    </form>
  );
}
