import { useTranslation } from 'react-i18next';
import type { CalendarOption, FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { AdminLink } from '../admin-link.tsx';
import { startPath } from './days.api.ts';
import { DepartureBadge, Occupancy, useOptionName } from './departure-state.tsx';

const CELL = 'p-3 align-top print:border print:border-black/40 print:p-1.5';
type DeparturesTableProps = {
  departures: readonly FirmDeparture[];
  options: readonly CalendarOption[];
};

/** Departures of a day sheet, each with the way to its manifest. */
export function DeparturesTable({ departures, options }: DeparturesTableProps) {
  const { t } = useTranslation('admin-area');
  const optionName = useOptionName();
  return (
    <div className="overflow-x-auto rounded-card bg-white shadow-card print:overflow-visible print:shadow-none">
      <table
        className="w-full border-collapse print:text-[9.5pt]"
        aria-label={t('calendar.departures')}
      >
        <thead className="border-b border-limestone-300 text-left text-sm text-stone print:text-black">
          <tr>
            {[
              t('transfers.csv.time'),
              t('departure.departure'),
              t('departure.guests'),
              t('departure.guide'),
            ].map((title) => (
              <th key={title} scope="col" className={`${CELL} font-semibold`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {departures.map((departure) => (
            <tr
              key={startPath(departure)}
              className="border-b border-limestone-200 last:border-0 print:break-inside-avoid"
            >
              <td className={`${CELL} font-semibold tabular-nums`}>
                {departure.time || t('departure.all_day')}
              </td>
              <td className={CELL}>
                <AdminLink
                  to={`/departures/${startPath(departure)}`}
                  className="font-semibold underline decoration-deep-800/30 underline-offset-4 print:no-underline"
                >
                  {optionName(options.find(({ id }) => id === departure.optionId))}
                </AdminLink>
                {(departure.calledOffAt || departure.isClosed) && (
                  <span className="block">
                    <DepartureBadge departure={departure} />
                  </span>
                )}
              </td>
              <td className={CELL}>
                <Occupancy departure={departure} />
              </td>
              <td className={CELL}>
                {departure.guide?.name ?? (
                  <span className="text-stone">{t('departure.no_guide')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
