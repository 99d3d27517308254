import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#base/api/api-query.ts';
import { buttonClass } from '#base/ui/button.tsx';
import type { InboxContact } from '#contract/admin/admin.ts';
import { LANGUAGE_LABELS, type Language } from '#contract/languages/language.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import type { AdminKey } from '../behaviour/paths.ts';
import { useStrings } from '../behaviour/use-strings.ts';
import { Button, TextLink } from '../button.tsx';
import { AreaField, SelectField, TextField } from '../fields/fields.tsx';
import { Panel } from '../panel.tsx';

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

/** A reply template: its label for the firm, and its text and subject for the guest. */
export type ReplyTemplate = { name: AdminKey; text: AdminKey; subject?: AdminKey };

type ReplyPanelProps = {
  /** Storage key of the unfinished reply. */
  draftName: string;
  contact: InboxContact;
  language: Language;
  templates: readonly ReplyTemplate[];
  /** Template values, in the guest's language. */
  values: Record<string, string>;
  /** Key segment that the templates share in the locale files. */
  templatesNamed: string;
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
  templates,
  values,
  templatesNamed,
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
  const [isEmpty, setEmpty] = useState(false);
  const siteName = site.data?.siteName ?? '';
  const all = { ...values, name: contact.name ?? '', site: siteName };
  const hello = guest.t(contact.name ? 'reply.hello' : 'reply.hello_nobody', all);
  const chat = contact.phone
    ? whatsappUrl(contact.phone, [hello, text].filter(Boolean).join('\n\n'))
    : undefined;

  const begin = (name: string) => {
    const template = templates.find((one) => one.name === name);
    if (!template) return;
    const words = guest.t(template.text, all);
    setText(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`);
    if (template.subject && subject === '') setSubject(guest.t(template.subject, all));
  };
  const send = async () => {
    setEmpty(text.trim() === '');
    if (text.trim() === '' || !(await onMail({ subject, text }))) return;
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
      <SelectField
        label={t('reply.template')}
        aside={
          <TextLink
            to="/translations/strings"
            search={{ language, namespace: 'admin-area', q: templatesNamed }}
            className="text-sm"
            label={t('reply.edit_templates')}
          />
        }
        value=""
        disabled={!guest.isHere}
        onChange={begin}
        options={[
          ['', t('field.choose')],
          ...templates.map(({ name }) => [name, t(name)] as const),
        ]}
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
        error={isEmpty ? 'required' : undefined}
        hint={t('reply.text_hint', { hello })}
        lang={language}
        rows={6}
        maxLength={8000}
        value={text}
        onChange={(next) => {
          setText(next);
          setEmpty(false);
        }}
      />
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
