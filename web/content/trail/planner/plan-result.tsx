import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { DAYS, KM, type PlanOptions, planLink, type TrailSearch } from '../trail-search.ts';
import { useKm } from '../use-km.ts';
import { PlanDay } from './plan-day.tsx';
import { type Stage, sumKm } from './plan-days.ts';
import { planWalk, type Walk } from './plan-walk.ts';
import { walkingHours } from './walking-hours.ts';

/** A longer day on this terrain requires high fitness. */
const LONG_DAY_KM = 25;
const NOTE = 'mt-3 rounded-xl bg-terracotta-200 px-4 py-3 text-ink';

/** What was asked for and cannot be, and what is planned instead. */
function Impossible({ options, walk }: { options: PlanOptions; walk: Walk }) {
  const { t } = useTranslation('trail');
  const count = walk.days.length;
  return (
    <>
      {options.impossible.includes('days') && (
        <p className={NOTE}>{t('trail.plan.days_range', DAYS)}</p>
      )}
      {options.impossible.includes('km') && <p className={NOTE}>{t('trail.plan.km_range', KM)}</p>}
      {count < options.days && <p className={NOTE}>{t('trail.plan.few_stages', { count })}</p>}
    </>
  );
}

type TooFarProps = {
  walk: Walk;
  stages: readonly Stage[];
  options: PlanOptions;
  search: TrailSearch;
};

/** What a plan of too few days would mean, before it is shown; more days are one tap away. */
function TooFar({ walk, stages, options, search }: TooFarProps) {
  const { t } = useTranslation('trail');
  const language = useLanguage();
  const formatKm = useKm();
  const count = walk.days.length;
  const hours = formatNumber(walkingHours(walk.days.flatMap((day) => day.legs)) / count, language, {
    max: 0,
  });
  return (
    <div className={NOTE}>
      <p>
        {t('trail.plan.too_far', {
          total: formatKm(walk.km),
          km: formatKm(walk.km / count),
          hours,
          count,
        })}
      </p>
      <p className="mt-2">
        {t('trail.plan.stage_average', { km: formatKm(sumKm(stages) / stages.length) })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link
          {...planLink(search, { days: `${walk.daysNeeded}`, anyway: undefined })}
          className={buttonClass('primary')}
        >
          {t('trail.plan.take_days', { count: walk.daysNeeded, km: formatKm(options.km) })}
        </Link>
        {!options.isAnyway && (
          <Link
            {...planLink(search, { days: `${count}`, anyway: '1' })}
            className={buttonClass('quiet')}
          >
            {t('trail.plan.show_anyway', { count })}
          </Link>
        )}
      </div>
    </div>
  );
}

type PlanResultProps = {
  stages: readonly Stage[];
  options: PlanOptions;
  search: TrailSearch;
};

/** The resulting days, printable. */
export function PlanResult({ stages, options, search }: PlanResultProps) {
  const { t } = useTranslation('trail');
  const formatKm = useKm();
  const walk = planWalk(stages, options);
  const { days, km } = walk;
  const longest = Math.max(...days.map((day) => day.km));
  const isShown = !walk.isTooFar || options.isAnyway;
  const summary = {
    total: formatKm(km),
    average: formatKm(km / days.length),
    longest: formatKm(longest),
  };
  return (
    <section
      id="walk"
      tabIndex={-1}
      aria-labelledby="walk-title"
      className="scroll-mt-24 outline-none"
    >
      <div aria-live="polite">
        <h3 id="walk-title" className="text-2xl lg:text-3xl">
          {t('trail.plan.result', {
            count: days.length,
            from: days[0]?.from ?? '',
            to: days.at(-1)?.to ?? '',
          })}
        </h3>
        <Impossible options={options} walk={walk} />
        {walk.isTooFar && <TooFar walk={walk} stages={stages} options={options} search={search} />}
        {isShown && <p className="mt-2 text-stone">{t('trail.plan.summary', summary)}</p>}
        {isShown && !walk.isTooFar && longest > LONG_DAY_KM && (
          <p className={NOTE}>{t('trail.plan.long')}</p>
        )}
      </div>
      {isShown && (
        <>
          <ol className="mt-6 border-b border-limestone-300">
            {days.map((day, position) => (
              <PlanDay
                key={day.legs[0]?.number}
                day={day}
                number={position + 1}
                base={options.base}
              />
            ))}
          </ol>
          <button
            type="button"
            onClick={() => window.print()}
            className={buttonClass('quiet', 'mt-6 noscript:hidden')}
            data-no-print
          >
            {t('trail.plan.print')}
          </button>
        </>
      )}
    </section>
  );
}
