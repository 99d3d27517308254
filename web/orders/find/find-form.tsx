import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { EmailField } from '#base/forms/email-field.tsx';
import { FormStatus, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { FindOrdersAnswer } from '#contract/orders/find.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';

const FORM = 'find-booking';
const ACTION = '/api/orders/find';
/** One of the two is enough. */
const NAMED: readonly string[] = ['surname', 'date'];

/** Asks for the links again; the answer is the same whatever was found. */
export function FindForm({ onAnswer }: { onAnswer: (answer: FindOrdersAnswer) => void }) {
  const { t } = useTranslation('order');
  const form = useForm({
    id: FORM,
    initial: { email: '', surname: '', date: '' },
    check: ({ email, surname, date }): FormErrors => ({
      ...(isBlank(email) && { email: 'required' }),
      ...(isBlank(surname) && isBlank(date) && { surname: 'required' }),
    }),
    relatedTo: (name) => (NAMED.includes(name) ? NAMED : []),
    send: (body) => fetchJson<FindOrdersAnswer>(ACTION, { method: 'POST', body }),
    onSent: onAnswer,
  });
  return (
    <form {...form.formProps} action={ACTION} className="max-w-2xl space-y-5">
      <FormPage id={FORM} />
      <FormStatus failure={form.failure} />
      <EmailField form={form} name="email" label={t('find.email')} required />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          form={form}
          name="surname"
          label={t('find.surname')}
          autoComplete="family-name"
          maxLength={NAME_LENGTH}
        />
        <TextField form={form} name="date" type="date" label={t('find.date')} required={false} />
      </div>
      <p className="text-sm text-stone">{t('find.either')}</p>
      <button
        type="submit"
        disabled={form.isSending}
        className={buttonClass('primary', 'h-12 w-full sm:w-auto')}
      >
        <BusyLabel isBusy={form.isSending}>{t('find.send')}</BusyLabel>
      </button>
    </form>
  );
}
