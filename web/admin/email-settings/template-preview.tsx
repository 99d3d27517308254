import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#admin/button.tsx';
import { MailView } from '#admin/inbox/mail-view.tsx';
import { QueryState } from '#admin/loading.tsx';
import { SWITCH, Toggle } from '#admin/toggle.tsx';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/language.ts';
import type { MailTemplateInfo } from '#contract/mail-admin.ts';
import { previewQuery } from './email-settings.api.ts';
import { MAIL_KIND_LABELS } from './mail-kinds.ts';
import { TestMail } from './test-mail.tsx';

type TemplatePreviewProps = { template: MailTemplateInfo; language: Language; onLanguage: (language: Language) => void };

/** One kind of mail in one language, rendered with sample data. */
export function TemplatePreview({ template: { kind, reader, hasCalendar }, language, onLanguage }: TemplatePreviewProps) {
  const { t } = useTranslation('admin');
  const query = useQuery({ ...previewQuery(kind, language), placeholderData: (previous) => previous });
  const { data } = query;
  const { label, strings } = MAIL_KIND_LABELS[kind];
  // Mail to the firm is in Spanish, regardless of the guest's language.
  const written: Language = reader === 'firm' ? 'es' : language;
  return (
    <div className="min-w-0 space-y-6">
      <section aria-labelledby="template-title" className="rounded-card bg-white p-5 shadow-card sm:p-6">
        <h2 id="template-title" className="text-2xl">
          {t(label)}
        </h2>
        <div className="my-4 flex flex-wrap items-center gap-3">
          <fieldset className={SWITCH}>
            <legend className="sr-only">{t('inbox.language')}</legend>
            {LANGUAGES.map((one) => (
              <Toggle
                key={one}
                lang={one}
                look="part"
                isOn={one === language}
                onClick={() => onLanguage(one)}
                label={
                  <>
                    <span className="uppercase">{one}</span>
                    <span className="sr-only"> {LANGUAGE_LABELS[one]}</span>
                  </>
                }
              />
            ))}
          </fieldset>
          <ButtonLink
            to="/translations/strings"
            search={{ language: written, namespace: 'admin', q: strings }}
            label={t('email.edit_words')}
          />
        </div>
        {reader === 'firm' && <p className="mb-3 text-sm text-stone">{t('email.firm_spanish')}</p>}
        {hasCalendar && <p className="mb-3 text-sm text-stone">{t('email.has_calendar')}</p>}
        <QueryState query={query} />
        {data && (
          <>
            <p className="mb-4">
              <span className="text-sm text-stone">{t('reply.subject')}</span>
              <br />
              <strong lang={written} className="text-deep-900">
                {data.subject}
              </strong>
            </p>
            <MailView mail={{ ...data, language: written }} />
          </>
        )}
      </section>
      <TestMail kind={kind} language={language} />
    </div>
  );
}
