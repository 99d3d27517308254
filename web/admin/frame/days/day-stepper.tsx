import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '#base/ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#base/ui/icons.tsx';
import { addDays } from '#contract/calendar.ts';
import { Button } from '../button.tsx';
import { COMPACT_CONTROL } from '../fields/controls.tsx';

type DayStepperProps = { day: string; today: string; onDay: (day: string) => void };

/** Day navigation: previous, next, today, or picked. */
export function DayStepper({ day, today, onDay }: DayStepperProps) {
  const { t } = useTranslation('admin-area');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        className={iconButtonClass}
        aria-label={t('day_sheet.previous')}
        onClick={() => onDay(addDays(day, -1))}
      >
        <ChevronLeftIcon />
      </button>
      <input
        type="date"
        aria-label={t('day_sheet.day')}
        value={day}
        onChange={(event) => event.target.value && onDay(event.target.value)}
        className={COMPACT_CONTROL}
      />
      <button
        type="button"
        className={iconButtonClass}
        aria-label={t('day_sheet.next')}
        onClick={() => onDay(addDays(day, 1))}
      >
        <ChevronRightIcon />
      </button>
      {day !== today && (
        <Button className="px-5" label={t('transfers.today')} onClick={() => onDay(today)} />
      )}
    </div>
  );
}
