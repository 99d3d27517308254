import type { TFunction } from 'i18next';
import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { FormErrors, FormFailure } from './use-form.ts';

export type FormFields = {
  values: Record<string, string>;
  errors: FormErrors;
  set(name: string, value: string): void;
};
export type FieldProps = {
  form: FormFields;
  name: string;
  label: string;
  hint?: string;
  /** Replaces the error's general text. */
  errorText?: string | undefined;
};

export const CONTROL =
  'w-full rounded-xl border border-limestone-400 bg-white px-4 py-2.5 min-h-12 aria-[invalid=true]:border-danger aria-[invalid=true]:border-2';

/** Label, control, hint and error, associated for screen readers. */
export function FieldFrame({
  form,
  name,
  label,
  hint,
  isRequired,
  errorText,
  children,
}: FieldProps & {
  isRequired?: boolean;
  children: (props: {
    id: string;
    'aria-invalid': boolean | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const error = form.errors[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block font-semibold text-deep-900">
        {label}
        {isRequired === false && (
          <span className="font-normal text-stone"> ({t('form.optional')})</span>
        )}
      </label>
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
          {errorText ?? t(FIELD_MESSAGES[error])}
        </p>
      )}
    </div>
  );
}

/** The error text of a number outside the field's limits, which names the limit. */
export function limitText(
  t: TFunction,
  error: FieldErrorCode | undefined,
  { min, max }: Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max'>,
) {
  if (error === 'too_short' && typeof min === 'number') return t('form.at_least', { limit: min });
  if (error === 'too_many' && typeof max === 'number') return t('form.at_most', { limit: max });
  return undefined;
}

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'form'>;

export function TextField({ form, name, label, hint, errorText, ...props }: TextFieldProps) {
  const { t } = useTranslation();
  return (
    <FieldFrame
      form={form}
      name={name}
      label={label}
      hint={hint}
      isRequired={props.required}
      errorText={errorText ?? limitText(t, form.errors[name], props)}
    >
      {(tie) => (
        <input
          {...tie}
          name={name}
          value={form.values[name] ?? ''}
          onChange={(event) => form.set(name, event.target.value)}
          className={CONTROL}
          {...props}
        />
      )}
    </FieldFrame>
  );
}

export const TextAreaField = ({
  form,
  name,
  label,
  hint,
  errorText,
  ...props
}: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'form'>) => (
  <FieldFrame
    form={form}
    name={name}
    label={label}
    hint={hint}
    isRequired={props.required}
    errorText={errorText}
  >
    {(tie) => (
      <textarea
        {...tie}
        name={name}
        rows={5}
        value={form.values[name] ?? ''}
        onChange={(event) => form.set(name, event.target.value)}
        className={CONTROL}
        {...props}
      />
    )}
  </FieldFrame>
);

export const SelectField = ({
  form,
  name,
  label,
  hint,
  children,
  ...props
}: FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'form'>) => (
  <FieldFrame form={form} name={name} label={label} hint={hint} isRequired={props.required}>
    {(tie) => (
      <select
        {...tie}
        name={name}
        value={form.values[name] ?? ''}
        onChange={(event) => form.set(name, event.target.value)}
        className={CONTROL}
        {...props}
      >
        {children}
      </select>
    )}
  </FieldFrame>
);

type CheckFieldProps = { form: FormFields; name: string; value?: string; children: ReactNode };

/** Checkbox; its value is `true` (or `value`) or empty, as forms and JSON both send it. */
export function CheckField({ form, name, value = 'true', children }: CheckFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const error = form.errors[name];
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          checked={form.values[name] === value}
          onChange={(event) => form.set(name, event.target.checked ? value : '')}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-1 size-5 shrink-0 accent-sea-700"
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-danger">
          {t(FIELD_MESSAGES[error])}
        </p>
      )}
    </div>
  );
}

type FormStatusProps = {
  failure: FormFailure | undefined;
  /** The rejected fields by name, where their labels alone do not say which they are. */
  refused?: readonly string[];
};

/** Outcome of the whole form; input is preserved. */
export function FormStatus({ failure, refused = [] }: FormStatusProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <div aria-live="assertive">
      {failure && (
        <p className="rounded-xl bg-danger px-4 py-3 font-semibold text-white">
          {failure.is === 'fields'
            ? [t('form.check_fields'), refused.join(' · ')].filter(Boolean).join(' ')
            : failureText(failure.error, t('form.failed'))}
        </p>
      )}
    </div>
  );
}
