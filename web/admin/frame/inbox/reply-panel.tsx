import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#base/api/api-query.ts';
import { buttonClass } from '#base/ui/button.tsx';
import type { InboxContact } from '#contract/admin/admin.ts';
import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import { type AnswerValues, openPlaces } from '#contract/mail/answer-templates.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { useStrings } from '../behaviour/use-strings.ts';
import { Button } from '../button.tsx';
import { AreaField, TextField } from '../fields/fields.tsx';
import { Panel } from '../panel.tsx';
import { TemplateSelect } from './template-select.tsx';

const keyOf = (name: string) => `admin-reply:${name}`;
const read = (name: string) => {
  try {
    return localStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
};

/** A text stored in the browser, so that failed requests and closed dialogs or tabs do not lose it; empty text is removed. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(name));
  const keep = (next: string) => {
    setText(next);
    try {
      if (next === '') localStorage.removeItem(keyOf(name));
      else localStorage.setItem(keyOf(name), next);
    } catch {
      // Storage full or blocked: the text stays in the field.
    }
  };
  return [text, keep];
}

type ReplyPanelProps = {
  /** Storage key of the unfinished reply. */
  draftName: string;
  contact: InboxContact;
  language: Language;
  /** Values of the templates, in the guest's language. */
  answerValues: AnswerValues;
  isBusy: boolean;
  onMail: (reply: { subject: string; text: string }) => Promise<boolean>;
  /** Called when the WhatsApp chat was opened. */
  onWhatsapp: () => void;
  /** Before the fields. */
  children?: ReactNode;
};

/** Reply by mail or WhatsApp in the guest's language; an unfinished reply is stored as a draft. */
export function ReplyPanel({
  draftName,
  contact,
  language,
  answerValues,
  isBusy,
  onMail,
  onWhatsapp,
  children,
}: ReplyPanelProps) {
  const { t } = useTranslation('admin-area');
  const guest = useStrings(language, 'admin-area');
  const site = useQuery(apiQuery('/api/site'));
  const [text, setText] = useKeptText(draftName);
  const [subject, setSubject] = useState('');
  const [error, setError] = useState<FieldErrorCode>();
  const siteName = site.data?.siteName ?? '';
  const hello = guest.t(contact.name ? 'reply.hello' : 'reply.hello_nobody', {
    name: contact.name ?? '',
    site: siteName,
  });
  const open = openPlaces(`${subject} ${text}`);
  const chat =
    contact.phone && open.length === 0
      ? whatsappUrl(contact.phone, [hello, text].filter(Boolean).join('\n\n'))
      : undefined;

  const begin = (words: string, about: string) => {
    setText(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`);
    setError(undefined);
    if (subject === '') setSubject(about);
  };
  const send = async () => {
    const refused =
      text.trim() === '' ? 'required' : open.length > 0 ? 'values_missing' : undefined;
    setError(refused);
    if (refused || !(await onMail({ subject, text }))) return;
    setText('');
    setSubject('');
  };

  if (!contact.email && !contact.phone) return null;
  return (
    <Panel title={t('reply.title')}>
      {children}
      <p className="text-sm text-stone">
        {t('reply.language', { language: LANGUAGE_LABELS[language] })}
      </p>
      <TemplateSelect
        language={language}
        answerValues={{ ...answerValues, siteName }}
        onText={begin}
      />
      {contact.email && (
        <TextField
          label={t('reply.subject')}
          hint={t('reply.subject_hint')}
          lang={language}
          maxLength={200}
          value={subject}
          onChange={setSubject}
        />
      )}
      <AreaField
        label={t('reply.text')}
        error={error}
        hint={t('reply.text_hint', { hello })}
        lang={language}
        rows={6}
        maxLength={8000}
        value={text}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
      />
      {open.length > 0 && (
        <p role="status" className="rounded-xl border-l-4 border-sun bg-limestone-100 p-3 text-sm">
          {t('reply.open_places', { places: open.join(', ') })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {contact.email && (
          <Button
            look="sea"
            label={t('reply.send_mail')}
            onClick={() => void send()}
            isBusy={isBusy}
          />
        )}
        {contact.phone && chat && (
          <a
            href={chat}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('quiet')}
            onClick={onWhatsapp}
          >
            {t('reply.open_whatsapp')}
            <span className="sr-only"> {formatPhone(contact.phone)}</span>
          </a>
        )}
      </div>
      {!contact.email && <p className="text-sm text-stone">{t('reply.no_mail')}</p>}
    </Panel>
  );
}
