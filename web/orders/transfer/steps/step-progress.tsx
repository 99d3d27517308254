import { useTranslation } from 'react-i18next';
import { CheckIcon } from '#base/ui/icons.tsx';
import { LAST_STEP, type Step } from '../request/steps.ts';
import { useStepTitles } from './step-titles.ts';

/** On a phone only the bar is visible; the touch target is larger. */
const STEP = 'flex min-h-11 flex-col justify-start max-sm:-my-3 max-sm:justify-center';

/** The current step; previous steps are links. Not rendered without scripts. */
export function StepProgress({ current, onGo }: { current: Step; onGo: (step: Step) => void }) {
  const { t } = useTranslation('airport-transfers');
  const titles = useStepTitles();
  const titleOf = (step: number) => titles.find((one) => one.step === step)?.title;
  return (
    <nav aria-label={t('steps.progress')} className="noscript:hidden" data-no-print>
      <p className="mb-2 text-sm text-stone sm:hidden" aria-hidden="true">
        <span className="font-semibold text-deep-900">
          {t('steps.position', { step: current, last: LAST_STEP })}: {titleOf(current)}
        </span>
        {current < LAST_STEP && (
          <span className="block">
            {t('steps.next')} {titleOf(current + 1)}
          </span>
        )}
      </p>
      <ol className="grid grid-cols-4 gap-2 sm:gap-4">
        {titles.map(({ step, title }) => {
          const look =
            step <= current
              ? 'bg-sea-700 forced-colors:bg-[Highlight]'
              : 'bg-limestone-300 forced-colors:bg-[Canvas]';
          const label = (
            <>
              <span
                className={`block h-1.5 rounded-full forced-color-adjust-none forced-colors:border forced-colors:border-[CanvasText] ${look}`}
              />
              <span className="mt-2 flex items-center gap-1.5 text-sm max-sm:sr-only">
                {step < current && <CheckIcon className="size-4 shrink-0 text-sea-700" />}
                <span>{title}</span>
              </span>
            </>
          );
          return (
            <li
              key={step}
              aria-current={step === current ? 'step' : undefined}
              className={step === current ? 'font-semibold text-deep-900' : 'text-stone'}
            >
              {step < current ? (
                <button
                  type="button"
                  onClick={() => onGo(step)}
                  className={`${STEP} w-full text-left`}
                >
                  {label}
                </button>
              ) : (
                <span className={STEP}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
