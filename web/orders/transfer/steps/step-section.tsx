import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { ChevronLeftIcon } from '#base/ui/icons.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { Step } from '../request/steps.ts';

export const stepHeadingId = (step: Step) => `request-step-${step}`;

type StepSectionProps = {
  step: Step;
  current: Step;
  title: string;
  id?: string;
  children: ReactNode;
};

/** One step of the form. Without scripts all steps are shown, one below the other. */
export const StepSection = ({ step, current, title, id, children }: StepSectionProps) => (
  <fieldset
    id={id}
    className={`min-w-0 scroll-mt-24 rounded-card bg-white p-5 shadow-card sm:p-8 noscript:mb-8 ${step === current ? '' : 'hidden noscript:block'}`}
  >
    <legend className="contents">
      <h2 id={stepHeadingId(step)} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {title}
      </h2>
    </legend>
    <div className="mt-5 space-y-6">{children}</div>
  </fieldset>
);

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
