import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { useStrings } from '#admin/frame/behaviour/use-strings.ts';
import { Button, CopyButton } from '#admin/frame/button.tsx';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { Dialog } from '#admin/frame/dialog.tsx';
import { AreaField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { useKeptText } from '#admin/frame/inbox/reply-panel.tsx';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { apiQuery } from '#base/api/api-query.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import { languageName } from '../language-name.ts';
import { sendMessage } from '../transfer-api.ts';
import { useRequest } from './request-context.tsx';

/** Message templates: their label for the firm and text in the guest's language. */
const MESSAGE_TEMPLATES = [
  {
    name: 'transfer_message.flight',
    subject: 'transfer_message.flight_subject',
    text: 'transfer_message.flight_text',
  },
  {
    name: 'transfer_message.pickup',
    subject: 'transfer_message.pickup_subject',
    text: 'transfer_message.pickup_text',
  },
  {
    name: 'transfer_message.delay',
    subject: 'transfer_message.delay_subject',
    text: 'transfer_message.delay_text',
  },
  {
    name: 'transfer_message.changed',
    subject: 'transfer_message.changed_subject',
    text: 'transfer_message.changed_text',
  },
  {
    name: 'transfer_message.other_time',
    subject: 'transfer_message.other_time_subject',
    text: 'transfer_message.other_time_text',
  },
  {
    name: 'transfer_message.address',
    subject: 'transfer_message.address_subject',
    text: 'transfer_message.address_text',
  },
  {
    name: 'transfer_message.thanks',
    subject: 'transfer_message.thanks_subject',
    text: 'transfer_message.thanks_text',
  },
] as const satisfies readonly { name: AdminKey; subject: AdminKey; text: AdminKey }[];

/** Message to the guest, from a template or free text, by mail or WhatsApp. */
export function MessageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const { request, isBusy, run } = useRequest();
  const adminLanguage = useLanguage();
  const { t: toGuest, isHere } = useStrings(request.language, 'admin-area');
  const { data: site } = useQuery(apiQuery('/api/site'));
  const { contact, reference, language, legs, id } = request;
  const [template, setTemplate] = useState('');
  const [subject, setSubject] = useState<string>();
  const [text, setText] = useKeptText(`transfer-message-${id}`);
  const shownSubject =
    subject ?? (isHere ? toGuest('mail.transfer_message.subject', { reference }) : '');

  const today = serverToday();
  const leg = legs.find(({ date }) => date >= today) ?? legs[0];
  const [from, to] =
    leg?.leg === 'return' ? [request.to, request.from] : [request.from, request.to];
  const facts = {
    reference,
    site: site?.siteName ?? '',
    date: leg ? formatFullDay(leg.date, language) : '',
    time: leg?.time ?? '',
    flight: leg?.flight ?? '',
    from: localize(from, 'name', language),
    to: localize(to, 'name', language),
  };
  const take = (name: string) => {
    setTemplate(name);
    const chosen = MESSAGE_TEMPLATES.find((one) => one.name === name);
    if (!chosen) return;
    setSubject(toGuest(chosen.subject, facts));
    setText(toGuest(chosen.text, facts));
  };
  const greeting = contact.name
    ? toGuest('mail.greeting', { name: contact.name })
    : toGuest('mail.greeting_nobody');
  const chat = contact.phone ? whatsappUrl(contact.phone, `${greeting}\n\n${text}`) : undefined;
  const isEmpty = text.trim() === '' || shownSubject.trim() === '';
  const send = async () => {
    const { title } = mailWords({ title: t('transfer_message.sent') });
    if (!(await run(() => sendMessage(id, { subject: shownSubject, text }), title))) return;
    setText('');
    onClose();
  };
  return (
    <Dialog title={t('transfer_message.write')} onClose={onClose} isWide>
      <SubmitForm className="space-y-5" onSubmit={() => !isEmpty && contact.email && send()}>
        <SelectField
          label={t('transfer_message.template')}
          hint={t('transfer_message.template_hint', {
            language: languageName(language, adminLanguage),
          })}
          value={template}
          disabled={!isHere}
          onChange={take}
          options={[
            ['', t('transfer_message.own')],
            ...MESSAGE_TEMPLATES.map(({ name }) => [name, t(name)] as const),
          ]}
        />
        {contact.email && (
          <TextField
            label={t('transfer_message.subject')}
            lang={language}
            value={shownSubject}
            onChange={setSubject}
            maxLength={200}
          />
        )}
        <AreaField
          label={t('transfer_message.text', { language: languageName(language, adminLanguage) })}
          hint={t('transfer_message.text_hint', { greeting })}
          rows={8}
          lang={language}
          value={text}
          onChange={setText}
          maxLength={8000}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <CopyButton text={`${greeting}\n\n${text}`} />
          {chat && (
            <NewTabLink
              href={chat}
              className="inline-flex min-h-11 items-center rounded-full bg-whatsapp px-6 font-semibold text-white"
              label={t('transfer_message.by_whatsapp')}
            />
          )}
          {contact.email && (
            <Button
              look="sea"
              label={t('transfer_message.by_mail')}
              type="submit"
              disabled={isEmpty}
              isBusy={isBusy}
            />
          )}
        </div>
      </SubmitForm>
    </Dialog>
  );
}
