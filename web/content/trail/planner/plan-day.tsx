import { useTranslation } from 'react-i18next';
import { formatNumber } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { bedsAt } from '../beds.ts';
import { RideLinks } from '../ride-links.tsx';
import { useKm } from '../use-km.ts';
import type { Day } from './plan-days.ts';
import { walkingHours } from './walking-hours.ts';

/** One day of a walk: from where to where, where to sleep, and the transfers. */
export function PlanDay({ day, number, base }: { day: Day; number: number; base: string }) {
  const { t } = useTranslation('trail');
  const language = useLanguage();
  const formatKm = useKm();
  const list = day.legs.map((leg) => leg.number).join(', ');
  const beds = bedsAt(day.to);
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-limestone-300 py-4 break-inside-avoid sm:grid-cols-[5.5rem_1fr_auto]">
      <h4 className="font-semibold text-terracotta-700">{t('trail.plan.day', { number })}</h4>
      <div>
        <p className="font-display text-xl text-deep-900">
          {day.from} – {day.to}
        </p>
        <p className="text-stone">
          {t(day.legs.length === 1 ? 'trail.plan.stages_one' : 'trail.plan.stages_many', { list })}
        </p>
        {!base && beds && (
          <p className="text-stone">
            {beds === day.to
              ? t('trail.plan.beds_here', { place: beds })
              : t('trail.plan.beds_near', { place: beds })}
          </p>
        )}
      </div>
      <p className="sm:text-right">
        <span className="font-bold text-deep-900">{formatKm(day.km)}</span>{' '}
        <span className="text-stone sm:block">
          {t('trail.stage.hours', { hours: formatNumber(walkingHours(day.legs), language) })}
        </span>
      </p>
      <RideLinks
        from={day.from}
        to={day.to}
        base={base}
        beds={beds}
        className="sm:col-span-2 sm:col-start-2"
      />
    </li>
  );
}
