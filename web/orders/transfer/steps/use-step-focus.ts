import { useEffect, useEffectEvent, useRef } from 'react';
import type { FormErrors } from '#base/forms/use-form.ts';
import type { Step } from '../request/steps.ts';
import { stepHeadingId } from './step-section.tsx';

const isShown = (element: Element) =>
  element instanceof HTMLElement && element.getClientRects().length > 0;

/** A new step moves focus to its first invalid field, else its heading. */
export function useStepFocus(formId: string, step: Step, errors: FormErrors): void {
  const shown = useRef(step);
  const firstWrong = useEffectEvent((form: HTMLElement | null) => {
    const controls = form instanceof HTMLFormElement ? [...form.elements] : [];
    return controls.find(
      (one) =>
        isShown(one) &&
        (one.getAttribute('name') || one.getAttribute('data-field') || '') in errors,
    );
  });
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const form = document.getElementById(formId);
    const wrong = firstWrong(form);
    const target = wrong ?? document.getElementById(stepHeadingId(step));
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    (wrong ?? form)?.scrollIntoView?.({ block: wrong ? 'center' : 'start', behavior: 'instant' });
  }, [step, formId]);
}
