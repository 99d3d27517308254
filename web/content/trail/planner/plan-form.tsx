import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { addressFor } from '#contract/address.ts';
import { TRAIL_PATH } from '../trail.queries.ts';
import { DAYS, type PlanOptions } from '../trail-search.ts';
import { useKm } from '../use-km.ts';
import { DIRECTIONS, type Stage } from './plan-days.ts';

const DIRECTION_LABELS = {
  anticlockwise: 'trail.plan.anticlockwise',
  clockwise: 'trail.plan.clockwise',
} as const;
const DAY_COUNTS = Array.from(
  { length: DAYS.most - DAYS.least + 1 },
  (_, more) => DAYS.least + more,
);
const KM_CHOICES = [8, 10, 12, 15, 18, 20, 25];
const CONTROL = 'min-h-12 w-full rounded-xl border border-limestone-400 bg-white px-4 py-2.5';
const LABEL = 'mb-1 block font-semibold text-deep-900';

type ChoiceProps = { name: string; label: string; value: string | number; children: ReactNode };

function Choice({ name, label, value, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className={CONTROL}>
        {children}
      </select>
    </div>
  );
}

type PlanFormProps = { stages: readonly Stage[]; options: PlanOptions };

/** Writes the plan's inputs to the URL; without scripts the browser does the same. */
export function PlanForm({ stages, options }: PlanFormProps) {
  const { t } = useTranslation('trail');
  const site = useSite();
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const navigate = useNavigate();
  const formatKm = useKm();
  const id = useId();
  const { days, km, direction, start, end, base, stage } = options;
  const places = stages.map((one) => (
    <option key={one.number} value={one.number}>
      {one.from}
    </option>
  ));

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: TRAIL_PATH, search, hash: 'walk' });
  };
  return (
    <form
      // Navigating back changes the inputs: the fields remount with them.
      key={[days, km, direction, start, end, base].join()}
      action={`${addressFor(TRAIL_PATH, language, isPrefixed)}#walk`}
      method="get"
      onSubmit={onSubmit}
      className="space-y-5 rounded-card bg-white p-6 shadow-card lg:sticky lg:top-28 lg:p-8"
      data-no-print
    >
      {stage !== undefined && <input type="hidden" name="stage" value={stage} />}
      <div className="grid grid-cols-2 items-end gap-4">
        <Choice name="days" label={t('trail.plan.days')} value={days}>
          {DAY_COUNTS.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Choice>
        <Choice name="km" label={t('trail.plan.km')} value={km}>
          {[...new Set([...KM_CHOICES, km])]
            .sort((a, b) => a - b)
            .map((count) => (
              <option key={count} value={count}>
                {formatKm(count)}
              </option>
            ))}
        </Choice>
      </div>
      <Choice name="start" label={t('trail.plan.start')} value={start ?? ''}>
        <option value="">{t('trail.plan.start_any')}</option>
        {places}
      </Choice>
      <Choice name="end" label={t('trail.plan.end')} value={end ?? ''}>
        <option value="">{t('trail.plan.end_any')}</option>
        <option value="round">{t('trail.plan.end_round')}</option>
        {places}
      </Choice>
      <fieldset>
        <legend className={LABEL}>{t('trail.plan.direction')}</legend>
        {DIRECTIONS.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="direction"
              value={one}
              defaultChecked={direction === one}
              className="size-5 shrink-0 accent-sea-700"
            />
            {t(DIRECTION_LABELS[one])}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={`${id}-base`} className={LABEL}>
          {t('trail.plan.base')}{' '}
          <span className="font-normal text-stone">({t('form.optional', { ns: 'common' })})</span>
        </label>
        <input
          id={`${id}-base`}
          name="base"
          defaultValue={base}
          maxLength={80}
          list={`${id}-places`}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          className={CONTROL}
        />
        <datalist id={`${id}-places`}>
          {stages.map((one) => (
            <option key={one.number} value={one.from} />
          ))}
        </datalist>
        <p id={`${id}-hint`} className="mt-1 text-sm text-stone">
          {!site?.hasNoTransfers && t('trail.plan.base_hint')}
        </p>
      </div>
      <button type="submit" className={buttonClass('primary', 'w-full')}>
        {t('trail.plan.submit')}
      </button>
    </form>
  );
}
