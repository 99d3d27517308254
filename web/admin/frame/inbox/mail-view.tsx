import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/languages/language.ts';
import { saveFile } from '../behaviour/save-file.ts';
import { Button } from '../button.tsx';
import { SWITCH, Toggle } from '../fields/toggle.tsx';
import { MailHtml } from './mail-html.tsx';

type Content = {
  subject: string;
  language: Language;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: string }[];
};

/** A mail with its HTML and text versions and its attachments. */
export function MailView({ mail }: { mail: Content }) {
  const { t } = useTranslation('admin-area');
  const [isText, setText] = useState(false);
  return (
    <div>
      <div role="toolbar" aria-label={t('mail_view.forms')} className={`mb-3 ${SWITCH}`}>
        <Toggle
          look="part"
          label={t('mail_view.html')}
          isOn={!isText}
          onClick={() => setText(false)}
        />
        <Toggle
          look="part"
          label={t('mail_view.text')}
          isOn={isText}
          onClick={() => setText(true)}
        />
      </div>
      {isText ? (
        <pre
          lang={mail.language}
          className="rounded-xl border border-limestone-300 bg-white p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {mail.text}
        </pre>
      ) : (
        <MailHtml html={mail.html} language={mail.language} label={mail.subject} />
      )}
      {mail.attachments.length > 0 && (
        <div className="mt-4">
          <p className="font-semibold text-deep-900">{t('mail_view.attachments')}</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {mail.attachments.map(({ filename, contentType, content }) => (
              <li key={filename}>
                <Button
                  className="px-4"
                  label={filename}
                  onClick={() => saveFile(filename, contentType, content)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
