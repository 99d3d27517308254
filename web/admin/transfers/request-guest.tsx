import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { formatInstant } from '#admin/dates.ts';
import { Panel } from '#admin/panel.tsx';
import { formatDay } from '#content/format-day.ts';
import { LANGUAGE_LABELS } from '#contract/language.ts';
import { formatPhone } from '#contract/phone.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { ContactButtons } from './contact-buttons.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { useRequest } from './request-context.tsx';

/** The guest's contact details and consents. */
export function RequestGuest() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { request } = useRequest();
  const [isWriting, setWriting] = useState(false);
  const { contact, reference, whatsappUrl, anonymisedAt } = request;
  return (
    <Panel title={t('mail.label.contact')}>
      <div>
        <p className="text-lg font-semibold text-deep-900">{contact.name || t('contact.anonymous')}</p>
        <p>{t('written_in', { language: LANGUAGE_LABELS[request.language] })}</p>
        {contact.phone && <p className="tabular-nums">{formatPhone(contact.phone)}</p>}
        {contact.email && <p className="break-all">{contact.email}</p>}
      </div>
      <div className="space-y-3 print:hidden">
        <ContactButtons contact={contact} subject={reference} whatsappUrl={whatsappUrl} />
        {(contact.email || contact.phone) && (
          <Button className="w-full" label={t('transfer_message.write')} onClick={() => setWriting(true)} />
        )}
      </div>
      <p className="text-sm text-stone">
        {anonymisedAt
          ? t('transfer.anonymised', { date: formatInstant(anonymisedAt, language) })
          : t('transfer.consent', {
              edition: request.privacyEdition && formatDay(request.privacyEdition, language),
              date: formatInstant(request.privacyAcceptedAt, language),
            })}
      </p>
      {isWriting && <MessageDialog onClose={() => setWriting(false)} />}
    </Panel>
  );
}
