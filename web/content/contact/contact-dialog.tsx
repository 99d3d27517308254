import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError } from '#base/api/fetch-json.ts';
import { useSite } from '#base/api/site-query.ts';
import { EmailField } from '#base/forms/email-field.tsx';
import { TextAreaField, TextField } from '#base/forms/fields.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useReturnFocus } from '#base/ui/behaviour/use-return-focus.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { CloseIcon } from '#base/ui/icons.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { PHONE_LENGTH } from '#contract/people/phone.ts';
import { firmChatUrl } from '#contract/people/phone-links.ts';
import {
  contactErrors,
  contactProblem,
  EMPTY_CONTACT,
  relatedContact,
  sendContactMessage,
} from './contact-form.ts';
import { isMobileDevice } from './device.ts';

type ContactLabel = `contact_widget.${'name' | 'email' | 'phone' | 'message' | 'title'}`;
/** Labels of the fields that the server may reject. */
const LABELS = new Map<string, ContactLabel>([
  ['name', 'contact_widget.name'],
  ['email', 'contact_widget.email'],
  ['phone', 'contact_widget.phone'],
  ['message', 'contact_widget.message'],
]);

/** The widget's form: what is wrong shows at the fields, and in a toast. */
function useWidgetForm(onSent: () => void) {
  const { t } = useTranslation();
  const language = useLanguage();
  const failureText = useFailureText();
  const complain = (description: string) =>
    addToast({ variant: 'destructive', title: t('toast.error'), description });
  const form = useForm({
    id: 'contact-widget',
    initial: EMPTY_CONTACT,
    check: contactErrors,
    relatedTo: relatedContact,
    send: (values) => sendContactMessage(values, language),
    onSent: () => {
      addToast({ title: t('toast.success'), description: t('contact_widget.success') });
      form.fill(() => EMPTY_CONTACT);
      onSent();
    },
    onRefused: (errors: FormErrors) => {
      const problem = contactProblem(form.values);
      if (problem)
        return complain(
          t(
            problem === 'invalid_email'
              ? 'contact_widget.invalid_email'
              : 'contact_widget.required_fields',
          ),
        );
      const [[name, code] = []] = Object.entries(errors);
      if (name && code)
        complain(`${t(LABELS.get(name) ?? 'contact_widget.title')}: ${t(FIELD_MESSAGES[code])}`);
    },
    onFailed: (error) => {
      if (error instanceof AnswerError && error.fieldErrors.length > 0) return;
      complain([t('contact_widget.failure'), failureText(error, '')].filter(Boolean).join(' '));
    },
  });
  return form;
}

/** Desktop: a contact form. Phones and tablets: a message box that opens a WhatsApp chat. */
export default function ContactDialog({
  isOpen,
  onClose,
}: {
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  const site = useSite();
  const form = useWidgetForm(onClose);
  const isMobile = isMobileDevice();

  const defaultMessage = t('contact_widget.default_message');
  const { fill } = form;
  useEffect(() => {
    if (isOpen) fill((now) => (now.message === '' ? { message: defaultMessage } : {}));
  }, [isOpen, defaultMessage, fill]);

  const message = (
    <TextAreaField
      form={form}
      name="message"
      label={t('contact_widget.message')}
      rows={4}
      maxLength={5000}
    />
  );

  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()} modal={false}>
      <Portal>
        <Content
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          {...returnFocus}
          className="fixed right-4 bottom-4 z-50 max-h-[85dvh] w-[min(24rem,calc(100vw-2rem))] animate-rise overflow-y-auto rounded-card bg-limestone-50 shadow-lifted"
        >
          <div className="on-dark flex items-center justify-between bg-whatsapp px-5 py-3 text-white">
            <Title className="text-xl text-white">{t('contact_widget.title')}</Title>
            <Close
              className="inline-flex size-11 items-center justify-center rounded-full hover:bg-white/15"
              aria-label={t('contact_widget.close')}
            >
              <CloseIcon />
            </Close>
          </div>
          {isMobile ? (
            <div className="space-y-4 p-5">
              {message}
              <a
                href={firmChatUrl(site?.whatsapp, form.values.message)}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass('sea', 'w-full')}
              >
                {t('contact_widget.whatsapp')}
              </a>
            </div>
          ) : (
            <form {...form.formProps} className="space-y-4 p-5">
              <TextField
                form={form}
                name="name"
                label={t('contact_widget.name')}
                autoComplete="name"
                maxLength={NAME_LENGTH}
              />
              <EmailField form={form} name="email" label={t('contact_widget.email')} />
              <TextField
                form={form}
                name="phone"
                type="tel"
                label={t('contact_widget.phone')}
                autoComplete="tel"
                maxLength={PHONE_LENGTH}
              />
              {message}
              <button
                type="submit"
                disabled={form.isSending}
                className={buttonClass('sea', 'w-full')}
              >
                <BusyLabel isBusy={form.isSending}>{t('contact_widget.send')}</BusyLabel>
              </button>
            </form>
          )}
        </Content>
      </Portal>
    </Root>
  );
}
