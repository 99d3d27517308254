import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#api/api-query.ts';
import { AnswerError } from '#api/fetch-json.ts';
import type { ContactAnswer } from '#contract/mail/contact.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { PHONE_LENGTH } from '#contract/people/phone.ts';
import { firmChatUrl } from '#contract/people/phone-links.ts';
import { useFailureText } from '#forms/failure-text.ts';
import { FIELD_MESSAGES } from '#forms/field-messages.ts';
import { TextAreaField, TextField } from '#forms/fields.tsx';
import { useForm } from '#forms/use-form.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { useReturnFocus } from '#ui/behaviour/use-return-focus.ts';
import { buttonClass } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { BusyLabel } from '#ui/spinner.tsx';
import { addToast } from '#ui/toasts/toast-store.ts';
import { type ContactFields, contactErrors, contactProblem, EMPTY_CONTACT, relatedContact, sendContactMessage } from './contact-form.ts';
import { isMobileDevice } from './device.ts';

type ContactLabel = `contact_widget.${'name' | 'email' | 'phone' | 'message' | 'title'}`;
/** Labels of the fields that the server may reject. */
const LABELS = new Map<string, ContactLabel>([
  ['name', 'contact_widget.name'],
  ['email', 'contact_widget.email'],
  ['phone', 'contact_widget.phone'],
  ['message', 'contact_widget.message'],
]);

/** Desktop: a contact form; what is wrong is said in a toast and marked at its field. Phones and tablets: a message box that opens a WhatsApp chat. */
export default function ContactDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const returnFocus = useReturnFocus();
  const { data: site } = useQuery(apiQuery('/api/site'));
  const isMobile = isMobileDevice();
  const failureText = useFailureText();
  const complain = (description: string) => addToast({ variant: 'destructive', title: t('toast.error'), description });
  const form = useForm<ContactFields, ContactAnswer>({
    id: 'contact-widget',
    initial: EMPTY_CONTACT,
    check: contactErrors,
    relatedTo: relatedContact,
    send: (fields) => sendContactMessage(fields, language),
    onRefused: () => {
      const problem = contactProblem(form.values);
      if (problem) complain(t(problem === 'invalid_email' ? 'contact_widget.invalid_email' : 'contact_widget.required_fields'));
    },
    onFailed: (error) => {
      const [refused] = error instanceof AnswerError ? error.fieldErrors : [];
      const failure = refused ? t(LABELS.get(refused.path) ?? 'contact_widget.title') : t('contact_widget.failure');
      const reason = refused ? t(FIELD_MESSAGES[refused.code]) : failureText(error, '');
      complain([failure, reason].filter(Boolean).join(refused ? ': ' : ' '));
    },
    onSent: () => {
      addToast({ title: t('toast.success'), description: t('contact_widget.success') });
      form.reset();
      onClose();
    },
  });

  const { fill } = form;
  const defaultMessage = t('contact_widget.default_message');
  useEffect(() => {
    if (isOpen) fill(({ message }) => (message === '' ? { message: defaultMessage } : {}));
  }, [isOpen, defaultMessage, fill]);

  const message = <TextAreaField form={form} name="message" label={t('contact_widget.message')} rows={4} maxLength={5000} />;

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
              <TextField form={form} name="name" label={t('contact_widget.name')} autoComplete="name" maxLength={NAME_LENGTH} />
              <TextField form={form} name="email" label={t('contact_widget.email')} type="email" autoComplete="email" maxLength={254} />
              <TextField
                form={form}
                name="phone"
                label={t('contact_widget.phone')}
                type="tel"
                autoComplete="tel"
                maxLength={PHONE_LENGTH}
              />
              {message}
              <button type="submit" disabled={form.isSending} className={buttonClass('sea', 'w-full')}>
                <BusyLabel isBusy={form.isSending}>{t('contact_widget.send')}</BusyLabel>
              </button>
            </form>
          )}
        </Content>
      </Portal>
    </Root>
  );
}
