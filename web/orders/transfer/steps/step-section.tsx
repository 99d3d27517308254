import type { ReactNode } from 'react';
import type { Step } from '../request/steps.ts';
import { useStepTitles } from './step-titles.ts';

export const stepHeadingId = (step: Step) => `request-step-${step}`;

type StepSectionProps = {
  step: Step;
  current: Step;
  id?: string;
  children: ReactNode;
};

/** One step of the form. Without scripts all steps are shown, one below the other. */
export function StepSection({ step, current, id, children }: StepSectionProps) {
  const title = useStepTitles().find((one) => one.step === step)?.title;
  return (
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
}
