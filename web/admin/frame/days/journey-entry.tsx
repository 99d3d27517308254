import { useTranslation } from 'react-i18next';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';
import { AdminLink } from '../admin-link.tsx';
import { TRANSFER_STATES } from '../state-labels.ts';
import { DriverName, driverLook } from './driver-name.tsx';
import { isDriven } from './is-driven.ts';
import { useRouteText } from './use-route-text.ts';

/** A journey in the calendar: time, destination, guest and driver. */
export function JourneyEntry({ leg }: { leg: DayLeg }) {
  const { t } = useTranslation('admin-area');
  const routeText = useRouteText();
  const isOff = !isDriven(leg);
  const edge = leg.driver ? driverLook(leg.driver.id).edge : 'border-limestone-400';
  const clashes = leg.conflicts.some(({ kind }) => kind === 'driver');
  const isDouble = leg.conflicts.some(({ kind }) => kind === 'duplicate');
  return (
    <AdminLink
      to={`/orders/${leg.reference}`}
      className={`block rounded-lg border-l-4 bg-white p-2 text-sm leading-snug shadow-card hover:bg-limestone-50 ${edge} ${clashes ? 'ring-2 ring-danger' : ''}`}
    >
      <span
        className={`flex flex-wrap items-baseline justify-between gap-x-2 ${isOff ? 'text-stone line-through' : 'text-deep-900'}`}
      >
        <span className="font-semibold tabular-nums">{leg.time}</span>
        {leg.flight && <span className="text-xs text-stone">{leg.flight}</span>}
      </span>
      <span className={`block break-words ${isOff ? 'text-stone line-through' : ''}`}>
        {routeText(leg)}
      </span>
      <span className="block break-words text-stone">
        {leg.contact.name || t('contact.anonymous')}
      </span>
      {isOff ? (
        <span className="block text-xs font-semibold text-stone">
          {t(TRANSFER_STATES[leg.status].label)}
        </span>
      ) : leg.driver ? (
        <DriverName driver={leg.driver} />
      ) : (
        <span className="block text-xs font-semibold text-terracotta-700">
          {leg.status === 'new' || leg.status === 'quoted'
            ? t(TRANSFER_STATES[leg.status].label)
            : t('calendar.no_driver')}
        </span>
      )}
      {clashes && (
        <span className="block text-xs font-semibold text-danger">
          {t('transfers.flag_driver')}
        </span>
      )}
      {isDouble && (
        <span className="block text-xs font-semibold text-terracotta-700">
          {t('transfers.flag_duplicate')}
        </span>
      )}
    </AdminLink>
  );
}
