import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import type { FormFailure, useForm } from '#base/forms/use-form.ts';
import { Button } from './button.tsx';

/** Form-level error of an admin form. */
export function FormFailed({ failure }: { failure: FormFailure | undefined }) {
  const { t } = useTranslation('admin-area');
  const failureText = useFailureText();
  return (
    <div aria-live="assertive">
      {failure && (
        <p className="rounded-xl bg-danger px-4 py-3 font-semibold text-white">
          {failure.is === 'fields'
            ? t('editor.check_fields')
            : failureText(failure.error, t('form.not_saved'))}
        </p>
      )}
    </div>
  );
}

type PlainFormProps = {
  form: Pick<
    ReturnType<typeof useForm<Record<string, string>, unknown>>,
    'formProps' | 'failure' | 'isSending'
  >;
  submit: string;
  look?: 'sea' | 'quiet';
  children?: ReactNode;
};

/** A small form that submits all its fields at once; account security data is never stored as a draft. */
export function PlainForm({ form, submit, look = 'sea', children }: PlainFormProps) {
  return (
    <form {...form.formProps} className="max-w-lg space-y-5">
      <FormFailed failure={form.failure} />
      {children}
      <Button look={look} label={submit} type="submit" isBusy={form.isSending} />
    </form>
  );
}
