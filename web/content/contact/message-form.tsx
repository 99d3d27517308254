import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { EmailField } from '#base/forms/email-field.tsx';
import { FormStatus, TextAreaField, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { useDraftForm } from '#base/forms/use-draft-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { NAME_LENGTH } from '#contract/people/person-name.ts';
import { PHONE_LENGTH } from '#contract/people/phone.ts';
import { firmChatUrl } from '#contract/people/phone-links.ts';
import {
  CONTACT_PAGE_SOURCE,
  contactErrors,
  EMPTY_CONTACT,
  relatedContact,
  sendContactMessage,
} from './contact-form.ts';

/** Confirmation; offers to continue in WhatsApp with the same text if it is known. */
export function MessageSent({
  whatsappUrl,
  onAgain,
}: {
  whatsappUrl?: string;
  onAgain?: () => void;
}) {
  const { t } = useTranslation();
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const chat =
    whatsappUrl ??
    (site?.whatsapp ? firmChatUrl(site.whatsapp, t('contact_widget.default_message')) : undefined);
  return (
    <div className="rounded-card border-2 border-sea-700 bg-sea-50 p-7 lg:p-10">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t('contact.sent.title')}
      </h2>
      <p className="mt-4 text-lg">{t('contact.sent.text')}</p>
      {chat && <p className="mt-2 text-lg">{t('contact.sent.hurry')}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {chat && (
          <a href={chat} target="_blank" rel="noopener noreferrer" className={buttonClass('sea')}>
            {t('contact.sent.whatsapp')}
          </a>
        )}
        {onAgain ? (
          <button type="button" onClick={onAgain} className={buttonClass('quiet')}>
            {t('contact.sent.again')}
          </button>
        ) : (
          <Link to="/contact" className={buttonClass('quiet')}>
            {t('contact.sent.again')}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Same rules as the chat widget, with errors at the fields; also works without JavaScript. `about`: the trip that the message names. */
export function MessageForm({
  about,
  onAgain,
}: {
  about?: string | undefined;
  onAgain: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const form = useDraftForm('contact', {
    id: 'contact',
    initial: about
      ? { ...EMPTY_CONTACT, message: `${t('contact.form.about', { name: about })}\n` }
      : EMPTY_CONTACT,
    check: contactErrors,
    relatedTo: relatedContact,
    send: (values) => sendContactMessage(values, language, CONTACT_PAGE_SOURCE),
  });
  if (form.answer) return <MessageSent whatsappUrl={form.answer.whatsappUrl} onAgain={onAgain} />;
  return (
    <form
      {...form.formProps}
      action="/api/contact/whatsapp-message"
      className="space-y-5 rounded-card bg-white p-6 shadow-card sm:p-8"
    >
      <h2 className="text-3xl">{t('contact.form.title')}</h2>
      <FormPage id="contact" />
      <input type="hidden" name="source" value={CONTACT_PAGE_SOURCE} />
      <FormStatus failure={form.failure} />
      <TextField
        form={form}
        name="name"
        label={t('contact_widget.name')}
        required
        autoComplete="name"
        maxLength={NAME_LENGTH}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EmailField form={form} name="email" label={t('contact_widget.email')} />
        <TextField
          form={form}
          name="phone"
          type="tel"
          label={t('contact_widget.phone')}
          autoComplete="tel"
          maxLength={PHONE_LENGTH}
        />
      </div>
      <p className="text-sm text-stone">{t('contact.form.either')}</p>
      <TextAreaField
        form={form}
        name="message"
        label={t('contact_widget.message')}
        required
        rows={7}
        maxLength={5000}
      />
      <p className="text-sm text-stone">
        {t('contact.form.privacy')}{' '}
        <Link to="/legal/privacy" className="text-sea-700 underline underline-offset-4">
          {t('contact.form.privacy_link')}
        </Link>
        .
      </p>
      <button
        type="submit"
        disabled={form.isSending}
        className={buttonClass('primary', 'w-full sm:w-auto')}
      >
        <BusyLabel isBusy={form.isSending}>{t('contact.form.send')}</BusyLabel>
      </button>
    </form>
  );
}
