import { useTranslation } from 'react-i18next';
import { serverDate } from '#base/clock/server-clock.ts';
import { useMinimumState } from '#base/content/orders/minimum.tsx';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailableOption, TripDeparture } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { departuresOn, openOn } from './plan-days.ts';

/** Its hour has passed with too few people, and the firm has not decided. */
const isUndecided = ({ status, minimum }: TripDeparture) =>
  status === 'CLOSED' &&
  minimum !== null &&
  !minimum.runs &&
  new Date(minimum.decidedAt) <= serverDate();

type TimesProps = {
  option: InLanguage<AvailableOption>;
  day: string;
  places: number;
  chosen: TripDeparture | undefined;
  onChoose: (id: string) => void;
};

/** The starts of a day, or the hours of a day's hire. */
export function Times({ option, day, places, chosen, onChoose }: TimesProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const minimumState = useMinimumState();
  const open = openOn(option, day, places);
  return (
    <fieldset>
      <legend suppressHydrationWarning className="mb-2 font-semibold text-deep-900">
        {formatDate(day, language)}
      </legend>
      <div className="flex flex-wrap gap-3">
        {departuresOn(option, day).map((one) => {
          const isOpen = open.includes(one);
          const left =
            one.status === 'LIMITED' && one.vacancies !== null
              ? t('book.left', { count: one.vacancies })
              : '';
          return (
            <label
              key={one.id}
              className="flex min-h-12 items-center gap-2 rounded-xl border border-limestone-400 bg-white px-4 py-2 has-checked:border-sea-800 has-checked:bg-sea-50 has-disabled:text-stone"
            >
              <input
                type="radio"
                name="departureId"
                value={one.id}
                checked={one.id === chosen?.id}
                disabled={!isOpen}
                onChange={() => onChoose(one.id)}
                className="size-5 accent-sea-700"
              />
              <span>
                <span className="font-semibold tabular-nums">
                  {one.hours ? t('book.hours', one.hours) : one.time || t('book.whole_day')}
                </span>
                {(left || !isOpen) && (
                  <span className="ml-2 text-sm">
                    {isOpen ? left : t(isUndecided(one) ? 'minimum.undecided' : 'book.day_full')}
                  </span>
                )}
                {(isOpen || isUndecided(one)) && one.minimum && (
                  <span className="block text-sm">{minimumState(one.minimum)}</span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
