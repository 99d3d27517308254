import { useTranslation } from 'react-i18next';
import {
  lookOf,
  MinimumState,
  Occupancy,
  useOptionName,
} from '#admin/frame/days/departure-state.tsx';
import type { CalendarOption, FirmDeparture } from '#contract/bookings/firm-calendar.ts';

type DepartureEntryProps = {
  departure: FirmDeparture;
  option: CalendarOption | undefined;
  onOpen: (departure: FirmDeparture) => void;
};

/** A departure in the calendar; touching it opens its sheet. */
export function DepartureEntry({ departure, option, onOpen }: DepartureEntryProps) {
  const { t } = useTranslation('admin-area');
  const optionName = useOptionName();
  const { time, guide, isClash, calledOffAt, isClosed } = departure;
  const look = lookOf(departure);
  const isOff = calledOffAt !== null || isClosed;
  return (
    <button
      type="button"
      onClick={() => onOpen(departure)}
      className={`block w-full rounded-lg border-l-4 bg-white p-2 text-left text-sm leading-snug shadow-card hover:bg-limestone-50 ${look.edge} ${isClash ? 'ring-2 ring-danger' : ''}`}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span
          className={`font-semibold tabular-nums ${isOff ? 'text-stone line-through' : 'text-deep-900'}`}
        >
          {time || t('departure.all_day')}
        </span>
        <span className={`text-xs font-semibold ${calledOffAt ? 'text-danger' : 'text-stone'}`}>
          {t(look.label)}
        </span>
      </span>
      <span
        className={`block break-words ${isOff ? 'text-stone line-through' : 'font-semibold text-deep-900'}`}
      >
        {optionName(option)}
      </span>
      <Occupancy departure={departure} />
      <MinimumState departure={departure} />
      {guide && (
        <span className="block text-stone">{t('departure.guided_by', { name: guide.name })}</span>
      )}
      {isClash && (
        <span className="block text-xs font-semibold text-danger">
          {t('departure.guide_clash')}
        </span>
      )}
    </button>
  );
}
