import { useTranslation } from 'react-i18next';
import { PlainForm } from '#admin/plain-form.tsx';
import { TextField } from '#forms/fields.tsx';
import { type FormErrors, useForm } from '#forms/use-form.ts';

type ProveFormProps<A> = { submit: string; send: (proof: { currentPassword: string }) => Promise<A>; onProved: (answer: A) => void };

/** Asks for the own password again, before something that protects the account changes. */
export function ProveForm<A>({ submit, send, onProved }: ProveFormProps<A>) {
  const { t } = useTranslation('admin');
  const form = useForm({
    id: 'prove',
    initial: { currentPassword: '' },
    check: ({ currentPassword }): FormErrors => (currentPassword === '' ? { currentPassword: 'required' } : {}),
    send,
    onSent: onProved,
  });
  return (
    <PlainForm form={form} submit={submit}>
      <TextField
        form={form}
        name="currentPassword"
        label={t('account.current_password')}
        type="password"
        required
        autoComplete="current-password"
        maxLength={200}
      />
    </PlainForm>
  );
}
