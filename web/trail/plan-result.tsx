import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { type Day, legsInOrder, planDays, type Stage } from './plan-days.ts';
import { RideLinks } from './ride-links.tsx';
import type { PlanOptions } from './trail-search.ts';
import { useKm } from './use-km.ts';

/** A longer day on this terrain requires high fitness. */
const LONG_DAY_KM = 25;

function PlanDay({ day, number, base }: { day: Day; number: number; base: string }) {
  const { t } = useTranslation('destinations');
  const formatKm = useKm();
  const list = day.legs.map((leg) => leg.number).join(', ');
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-limestone-300 py-4 break-inside-avoid sm:grid-cols-[5.5rem_1fr_auto]">
      <h4 className="font-semibold text-terracotta-700">{t('trail.plan.day', { number })}</h4>
      <div>
        <p className="font-display text-xl text-deep-900">
          {day.from} – {day.to}
        </p>
        <p className="text-stone">{t(day.legs.length === 1 ? 'trail.plan.stages_one' : 'trail.plan.stages_many', { list })}</p>
      </div>
      <p className="font-bold text-deep-900">{formatKm(day.km)}</p>
      <RideLinks from={day.from} to={day.to} base={base} className="sm:col-span-2 sm:col-start-2" />
    </li>
  );
}

/** The resulting days, printable. */
export function PlanResult({ stages, options }: { stages: readonly Stage[]; options: PlanOptions }) {
  const { t } = useTranslation('destinations');
  const formatKm = useKm();
  const days = planDays(legsInOrder(stages, options.direction, options.start), options.days);
  const total = days.reduce((sum, day) => sum + day.km, 0);
  const longest = Math.max(...days.map((day) => day.km));
  return (
    <div>
      <div aria-live="polite">
        <h3 className="text-2xl lg:text-3xl">{t('trail.plan.result', { days: days.length, place: days[0]?.from ?? '' })}</h3>
        <p className="mt-2 text-stone">
          {t('trail.plan.summary', { total: formatKm(total), average: formatKm(total / days.length), longest: formatKm(longest) })}
        </p>
        {longest > LONG_DAY_KM && <p className="mt-3 rounded-xl bg-terracotta-200 px-4 py-3 text-ink">{t('trail.plan.long')}</p>}
      </div>
      <ol className="mt-6 border-b border-limestone-300">
        {days.map((day, position) => (
          <PlanDay key={day.legs[0]?.number} day={day} number={position + 1} base={options.base} />
        ))}
      </ol>
      <button type="button" onClick={() => window.print()} className={buttonClass('quiet', 'mt-6 noscript:hidden')} data-no-print>
        {t('trail.plan.print')}
      </button>
    </div>
  );
}
