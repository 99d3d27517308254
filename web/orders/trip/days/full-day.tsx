import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiQueryIn } from '#base/api/api-query.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#base/ui/button.tsx';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import { addDays, soonEnough } from '#contract/calendar.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Choice } from '../use-choice.ts';
import { nearestDays } from './plan-days.ts';

const OFFERED = 3;
const DAYS_BEFORE = 14;
const DAYS_AFTER = 45;

type FullDayProps = {
  choice: Choice;
  option: InLanguage<AvailableOption>;
  day: string;
  places: number;
  tripId: number;
};

/** A day without enough places: the nearest days that have them. */
export function FullDay({ choice, option, day, places, tripId }: FullDayProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const isHydrated = useHydrated();
  const from = addDays(day, -DAYS_BEFORE);
  const near = useQuery({
    ...apiQueryIn(
      language,
      '/api/trips/:id/availability',
      { id: tripId },
      { from, to: soonEnough(addDays(day, DAYS_AFTER)) },
    ),
    enabled: isHydrated,
  });
  const around = near.data?.options.find(({ id }) => id === option.id) ?? option;
  const days = nearestDays(around, day, places, OFFERED);
  return (
    <div className="space-y-3">
      <p role="status" className="font-semibold text-deep-900">
        {t('book.no_places', { count: places })}
      </p>
      {days.length > 0 && (
        <>
          <p>{t('book.nearest')}</p>
          <ul className="flex flex-wrap gap-3">
            {days.map((one) => (
              <li key={one}>
                <a
                  href={`?option=${option.id}&date=${one}#book`}
                  rel="nofollow"
                  suppressHydrationWarning
                  className={buttonClass('quiet')}
                  onClick={(event) => {
                    event.preventDefault();
                    choice.chooseDay(one);
                  }}
                >
                  {formatDate(one, language)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
