import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextLink } from '#admin/frame/button.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { FormFailed } from '#admin/frame/plain-form.tsx';
import { currentUserQuery } from '#base/api/current-user.ts';
import { SelectField, TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import { EMAIL_PATTERN } from '#contract/mail/contact.ts';
import type { MailKind } from '#contract/mail/mail-admin.ts';
import { OUTBOX, sendTest } from './email-settings.api.ts';

type TestMailProps = {
  kind: MailKind;
  /** Fixes the language instead of a choice. */
  language?: Language;
};

/** Sends a sample to a chosen address. */
export function TestMail({ kind, language }: TestMailProps) {
  const { data: user } = useQuery(currentUserQuery);
  return user ? (
    <Form key={kind} kind={kind} {...(language && { language })} to={user.email} />
  ) : null;
}

function Form({ kind, language, to }: TestMailProps & { to: string }) {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const own = useLanguage();
  const touch = useTouch();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    id: 'test-mail',
    initial: { to, language: own as string },
    check: (values): FormErrors =>
      EMAIL_PATTERN.test(values.to.trim())
        ? {}
        : { to: values.to.trim() === '' ? 'required' : 'email' },
    send: (values) =>
      sendTest({ to: values.to, kind, language: language ?? (values.language as Language) }).then(
        () => values.to,
      ),
    onSent: (address) => {
      setSentTo(address);
      addToast(mailWords({ title: t('email.test_sent'), description: address }));
      void touch(OUTBOX);
    },
  });
  return (
    <Panel title={t('email.test')}>
      <form {...form.formProps} className="space-y-4">
        <FormFailed failure={form.failure} />
        <TextField form={form} name="to" label={t('email.test_to')} type="email" required />
        {!language && (
          <SelectField form={form} name="language" label={t('inbox.language')} required>
            <Options of={LANGUAGES.map((one) => [one, LANGUAGE_LABELS[one]])} />
          </SelectField>
        )}
        <Button label={t('email.test_send')} type="submit" isBusy={form.isSending} />
        {sentTo && (
          <p className="text-sm text-stone">
            {t('email.test_look')}{' '}
            <TextLink
              to="/email-settings/outbox"
              search={{ kind: 'test' }}
              label={t('email.outbox')}
            />
          </p>
        )}
      </form>
    </Panel>
  );
}
