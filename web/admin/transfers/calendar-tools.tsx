import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { SWITCH, Toggle } from '#admin/toggle.tsx';
import { iconButtonClass } from '#ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';

type CalendarToolsProps = {
  title: string;
  isMonth: boolean;
  isFetching: boolean;
  onSpan: (span: 'week' | 'month') => void;
  onPrevious: () => void;
  onToday: () => void;
  onNext: () => void;
};

/** Calendar navigation and the choice of month or week. */
export function CalendarTools({ title, isMonth, isFetching, onSpan, onPrevious, onToday, onNext }: CalendarToolsProps) {
  const { t } = useTranslation('admin');
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex items-center">
        <button type="button" className={iconButtonClass} aria-label={t('calendar.previous')} onClick={onPrevious}>
          <ChevronLeftIcon />
        </button>
        <button type="button" className={iconButtonClass} aria-label={t('calendar.next')} onClick={onNext}>
          <ChevronRightIcon />
        </button>
      </div>
      <h2 aria-live="polite" className="text-xl first-letter:uppercase sm:text-2xl">
        {title}
      </h2>
      {isFetching && <Spinner />}
      <div className="flex flex-wrap gap-3 sm:ml-auto">
        <Button className="px-5" label={t('transfers.today')} onClick={onToday} />
        <div role="toolbar" aria-label={t('calendar.span')} className={SWITCH}>
          {(['week', 'month'] as const).map((span) => (
            <Toggle
              key={span}
              look="part"
              className="min-h-9!"
              label={t(`calendar.${span}`)}
              isOn={isMonth === (span === 'month')}
              onClick={() => onSpan(span)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
