import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { PLACEHOLDER_NAMES } from '../placeholders.ts';
import { fieldText } from './field-labels.ts';

/** Attributes that associate a control with its label, hint and error. */
export type Tie = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = {
  /** Name in the API, from which the label follows if there is none. */
  field?: string | undefined;
  label?: ReactNode;
  hint?: ReactNode;
  error?: FieldErrorCode | undefined;
  /** Next to the label: a state, counter or menu. */
  aside?: ReactNode;
  /** Hides the label where the context already shows it. */
  hasHiddenLabel?: boolean;
  children: (tie: Tie) => ReactNode;
};

/** Label of a field by its name in the API. */
export function useFieldLabel(field: string | undefined, label?: string): string {
  const { t } = useTranslation('admin-area');
  if (label !== undefined || field === undefined) return label ?? '';
  return fieldText(t, field);
}

export function Field({
  field,
  label,
  hint,
  error,
  aside,
  hasHiddenLabel = false,
  children,
}: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const fieldLabel = useFieldLabel(field);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="min-w-0 max-w-3xl" data-field={field}>
      <div
        className={
          hasHiddenLabel
            ? 'sr-only'
            : 'mb-1 flex min-h-6 flex-wrap items-center justify-between gap-x-2 gap-y-1'
        }
      >
        <label htmlFor={id} className="font-semibold text-deep-900">
          {label ?? fieldLabel}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-stone">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
          {t(FIELD_MESSAGES[error], { names: PLACEHOLDER_NAMES })}
        </p>
      )}
    </div>
  );
}
