import { Close, Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type InputHTMLAttributes, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#api/api-query.ts';
import { AnswerError } from '#api/fetch-json.ts';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { PHONE_LENGTH } from '#contract/people/phone.ts';
import { firmChatUrl } from '#contract/people/phone-links.ts';
import { useFailureText } from '#forms/failure-text.ts';
import { FIELD_MESSAGES } from '#forms/field-messages.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { useReturnFocus } from '#ui/behaviour/use-return-focus.ts';
import { buttonClass } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { BusyLabel } from '#ui/spinner.tsx';
import { addToast } from '#ui/toasts/toast-store.ts';
import { type ContactFields, contactProblem, EMPTY_CONTACT, sendContactMessage } from './contact-form.ts';
import { isMobileDevice } from './device.ts';

type ContactLabel = `contact_widget.${'name' | 'email' | 'phone' | 'message' | 'title'}`;
/** Labels of the fields that the server may reject. */
const LABELS = new Map<string, ContactLabel>([
  ['name', 'contact_widget.name'],
  ['email', 'contact_widget.email'],
  ['phone', 'contact_widget.phone'],
  ['message', 'contact_widget.message'],
]);

const INPUT = 'w-full rounded-xl border border-limestone-400 bg-white px-4 py-2.5';

function Field({ label, ...props }: InputHTMLAttributes<HTMLInputElement> & { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <input id={id} className={INPUT} {...props} />
    </div>
  );
}

/** Desktop: a contact form. Phones and tablets: a message box that opens a WhatsApp chat. */
export default function ContactDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const messageId = useId();
  const returnFocus = useReturnFocus();
  const { data: site } = useQuery(apiQuery('/api/site'));
  const [fields, setFields] = useState<ContactFields>(EMPTY_CONTACT);
  const set = (change: Partial<ContactFields>) => setFields((now) => ({ ...now, ...change }));
  const isMobile = isMobileDevice();

  const defaultMessage = t('contact_widget.default_message');
  useEffect(() => {
    if (isOpen) setFields((now) => (now.message === '' ? { ...now, message: defaultMessage } : now));
  }, [isOpen, defaultMessage]);

  const failureText = useFailureText();
  const client = useQueryClient();
  const mutationKey = ['/api/contact/whatsapp-message'];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => sendContactMessage(fields, language),
    onSuccess: () => {
      addToast({ title: t('toast.success'), description: t('contact_widget.success') });
      setFields(EMPTY_CONTACT);
      onClose();
    },
    onError: (error) => {
      const [refused] = error instanceof AnswerError ? error.fieldErrors : [];
      const failure = refused ? t(LABELS.get(refused.path) ?? 'contact_widget.title') : t('contact_widget.failure');
      const reason = refused ? t(FIELD_MESSAGES[refused.code]) : failureText(error, '');
      addToast({
        variant: 'destructive',
        title: t('toast.error'),
        description: [failure, reason].filter(Boolean).join(refused ? ': ' : ' '),
      });
    },
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (client.isMutating({ mutationKey }) > 0) return;
    const problem = contactProblem(fields);
    if (problem)
      addToast({
        variant: 'destructive',
        title: t('toast.error'),
        description: t(problem === 'invalid_email' ? 'contact_widget.invalid_email' : 'contact_widget.required_fields'),
      });
    else mutate();
  };

  const message = (
    <div>
      <label htmlFor={messageId} className="mb-1 block text-sm font-semibold">
        {t('contact_widget.message')}
      </label>
      <textarea
        id={messageId}
        name="message"
        rows={4}
        maxLength={5000}
        value={fields.message}
        onChange={(event) => set({ message: event.target.value })}
        className={INPUT}
      />
    </div>
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
                href={firmChatUrl(site?.whatsapp, fields.message)}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass('sea', 'w-full')}
              >
                {t('contact_widget.whatsapp')}
              </a>
            </div>
          ) : (
            <form noValidate onSubmit={onSubmit} className="space-y-4 p-5">
              <Field
                label={t('contact_widget.name')}
                name="name"
                autoComplete="name"
                maxLength={NAME_LENGTH}
                value={fields.name}
                onChange={(event) => set({ name: event.target.value })}
              />
              <Field
                label={t('contact_widget.email')}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={254}
                value={fields.email}
                onChange={(event) => set({ email: event.target.value })}
              />
              <Field
                label={t('contact_widget.phone')}
                name="phone"
                type="tel"
                autoComplete="tel"
                maxLength={PHONE_LENGTH}
                value={fields.phone}
                onChange={(event) => set({ phone: event.target.value })}
              />
              {message}
              <button type="submit" disabled={isPending} className={buttonClass('sea', 'w-full')}>
                <BusyLabel isBusy={isPending}>{t('contact_widget.send')}</BusyLabel>
              </button>
            </form>
          )}
        </Content>
      </Portal>
    </Root>
  );
}
