import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { SWITCH, Toggle } from '#admin/frame/fields/toggle.tsx';
import { iconButtonClass } from '#base/ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#base/ui/icons.tsx';
import { Spinner } from '#base/ui/spinner.tsx';

export const SPANS = ['list', 'day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];
const LABELS = {
  list: 'calendar.list',
  day: 'calendar.day',
  week: 'calendar.week',
  month: 'calendar.month',
} as const;

type CalendarToolsProps = {
  title: string;
  span: Span;
  isFetching: boolean;
  onSpan: (span: Span) => void;
  onPrevious: () => void;
  onToday: () => void;
  onNext: () => void;
};

/** Calendar navigation and the choice of list, day, week or month. */
export function CalendarTools({
  title,
  span,
  isFetching,
  onSpan,
  onPrevious,
  onToday,
  onNext,
}: CalendarToolsProps) {
  const { t } = useTranslation('admin-area');
  return (
    <div className="my-6 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:mt-4 max-sm:gap-x-1">
      <div className="flex items-center">
        <button
          type="button"
          className={iconButtonClass}
          aria-label={t('calendar.previous')}
          onClick={onPrevious}
        >
          <ChevronLeftIcon />
        </button>
        <button
          type="button"
          className={iconButtonClass}
          aria-label={t('calendar.next')}
          onClick={onNext}
        >
          <ChevronRightIcon />
        </button>
      </div>
      <h2
        aria-live="polite"
        className="text-xl first-letter:uppercase max-sm:w-0 max-sm:grow max-sm:text-lg sm:text-2xl"
      >
        {title}
      </h2>
      {isFetching && <Spinner />}
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:gap-x-2 sm:ml-auto">
        <Button className="px-5 max-sm:px-4" label={t('transfers.today')} onClick={onToday} />
        <div role="toolbar" aria-label={t('calendar.span')} className={SWITCH}>
          {SPANS.map((one) => (
            <Toggle
              key={one}
              look="part"
              className="min-h-9! px-3!"
              label={t(LABELS[one])}
              isOn={span === one}
              onClick={() => onSpan(one)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
