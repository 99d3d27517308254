import { useTranslation } from 'react-i18next';
import { useServerNow } from '#base/clock/use-server-now.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';

/** From then on the time left is announced. */
const SOON_MINUTES = 3;

type HoldClockProps = { expiresAt: string; isExtending: boolean; onExtend: () => void };

/** How long the places are held, in minutes: nothing that flickers. */
export function HoldClock({ expiresAt, isExtending, onExtend }: HoldClockProps) {
  const { t } = useTranslation('trips');
  const minutes = Math.ceil((Date.parse(expiresAt) - useServerNow()) / 60_000);
  const isOver = minutes <= 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-sea-50 px-4 py-2">
      <p className="text-sea-800">
        {isOver ? t('book.hold_over') : t('book.held', { count: minutes })}
      </p>
      <p aria-live="polite" className="sr-only">
        {!isOver && minutes <= SOON_MINUTES ? t('book.held', { count: minutes }) : ''}
      </p>
      {!isOver && (
        <button
          type="button"
          disabled={isExtending}
          onClick={onExtend}
          className={buttonClass('quiet')}
        >
          <BusyLabel isBusy={isExtending}>{t('book.extend')}</BusyLabel>
        </button>
      )}
    </div>
  );
}
