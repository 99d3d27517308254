import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFailure, useForm } from '#forms/use-form.ts';
import { buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

const FAILURES = { fields: 'editor.check_fields', throttled: 'form.throttled', failed: 'form.not_saved' } as const;

/** Says what went wrong with a form of the admin area as a whole. */
export function FormFailed({ failure }: { failure: FormFailure | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <div aria-live="assertive">
      {failure && (
        <p className="rounded-xl bg-danger px-4 py-3 font-semibold text-white">
          {failure === 'throttled' ? t(FAILURES.throttled, { ns: 'common' }) : t(FAILURES[failure])}
        </p>
      )}
    </div>
  );
}

type PlainFormProps = {
  form: Pick<ReturnType<typeof useForm<Record<string, string>, unknown>>, 'formProps' | 'failure' | 'isSending'>;
  submit: string;
  look?: 'sea' | 'quiet';
  children?: ReactNode;
};

/** A small form that is sent as a whole: what protects an account is never kept as a draft. */
export function PlainForm({ form, submit, look = 'sea', children }: PlainFormProps) {
  return (
    <form {...form.formProps} className="max-w-lg space-y-5">
      <FormFailed failure={form.failure} />
      {children}
      <button type="submit" className={buttonClass(look)} disabled={form.isSending}>
        {form.isSending && <Spinner />}
        {submit}
      </button>
    </form>
  );
}
