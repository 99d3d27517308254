import { useTranslation } from 'react-i18next';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';
import { DriverName } from './driver-name.tsx';
import { isDriven } from './is-driven.ts';

/** Journeys per driver, and how many have none. */
export function DriverLegend({ legs }: { legs: readonly DayLeg[] }) {
  const { t } = useTranslation('admin-area');
  const driven = legs.filter(isDriven);
  const drivers = new Map(driven.flatMap(({ driver }) => (driver ? [[driver.id, driver]] : [])));
  const open = driven.filter(({ driver }) => driver === null).length;
  if (driven.length === 0) return null;
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-label={t('calendar.drivers')}>
      {[...drivers.values()].map((driver) => (
        <li key={driver.id}>
          <DriverName driver={driver} />{' '}
          <span className="text-stone">
            {driven.filter((leg) => leg.driver?.id === driver.id).length}
          </span>
        </li>
      ))}
      {open > 0 && (
        <li className="font-semibold text-terracotta-700">
          {t('calendar.without_driver', { count: open })}
        </li>
      )}
    </ul>
  );
}
