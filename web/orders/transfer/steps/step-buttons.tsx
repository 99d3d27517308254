import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { ChevronLeftIcon } from '#base/ui/icons.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';

type StepButtonsProps = {
  isSending: boolean;
  onBack: () => void;
  /** Of «Continue». */
  className?: string;
  children?: ReactNode;
};

/** Back and continue; without scripts there are no steps. `children` replace «Continue». */
export function StepButtons({ isSending, onBack, className = '', children }: StepButtonsProps) {
  const { t } = useTranslation('airport-transfers');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <button type="button" onClick={onBack} className={buttonClass('quiet', 'noscript:hidden')}>
        <ChevronLeftIcon />
        {t('request.back')}
      </button>
      {children ?? (
        <button
          type="submit"
          disabled={isSending}
          className={buttonClass('sea', `min-w-40 grow sm:grow-0 noscript:hidden ${className}`)}
        >
          <BusyLabel isBusy={isSending}>{t('request.continue')}</BusyLabel>
        </button>
      )}
    </div>
  );
}
