import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#contract/problem.ts';
import { FieldFrame, limitText } from '../fields.tsx';

type StepperProps = {
  label: string;
  name: string;
  /** As typed: an empty one counts as zero. */
  value: string;
  min: number;
  max: number;
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: FieldErrorCode | undefined;
  /** Instead of the stock text of `error`. */
  errorText?: string | undefined;
};

const BUTTON =
  'grid h-11.5 w-12 shrink-0 place-items-center rounded-xl text-2xl leading-none text-sea-800 hover:bg-sea-50 aria-disabled:cursor-default aria-disabled:text-limestone-400 aria-disabled:hover:bg-transparent noscript:hidden';

/** A number with a button on each side. At a limit a button stays focusable. Without scripts it is a plain number field. */
export function Stepper({
  label,
  name,
  value,
  min,
  max,
  onChange,
  hint,
  error,
  errorText,
}: StepperProps) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState('');
  const count = Number(value) || 0;
  const step = (by: 1 | -1) => {
    const next = String(Math.min(max, Math.max(min, count + by)));
    setPressed(next);
    if (next !== value) onChange(next);
  };
  const form = { values: {}, errors: error ? { [name]: error } : {}, set: () => {} };
  return (
    <FieldFrame
      form={form}
      name={name}
      label={label}
      {...(hint !== undefined && { hint })}
      errorText={errorText ?? limitText(t, error, { min, max })}
    >
      {(tie) => (
        <div className="flex w-full rounded-xl border border-limestone-400 bg-white has-aria-invalid:border-2 has-aria-invalid:border-danger">
          <button
            type="button"
            aria-describedby={`${tie.id}-label`}
            aria-disabled={count <= min}
            onClick={() => step(-1)}
            className={BUTTON}
          >
            <span aria-hidden="true">−</span>
            <span className="sr-only">{t('stepper.fewer')}</span>
          </button>
          <input
            {...tie}
            type="number"
            inputMode="numeric"
            name={name}
            min={min}
            max={max}
            placeholder="0"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="count-field"
          />
          <button
            type="button"
            aria-describedby={`${tie.id}-label`}
            aria-disabled={count >= max}
            onClick={() => step(1)}
            className={BUTTON}
          >
            <span aria-hidden="true">+</span>
            <span className="sr-only">{t('stepper.more')}</span>
          </button>
          <span aria-live="polite" className="sr-only">
            {pressed === value ? pressed : ''}
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
