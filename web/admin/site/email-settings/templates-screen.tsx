import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { ButtonLink } from '#admin/frame/button.tsx';
import { Select } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { SWITCH, Toggle } from '#admin/frame/fields/toggle.tsx';
import { MailView } from '#admin/frame/inbox/mail-view.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import {
  isLanguage,
  LANGUAGE_LABELS,
  LANGUAGES,
  type Language,
} from '#contract/languages/language.ts';
import type { MailKind, MailTemplateInfo } from '#contract/mail/mail-admin.ts';
import { EmailNav } from './email-nav.tsx';
import { previewQuery, templatesQuery } from './email-settings.api.ts';
import { MAIL_KIND_LABELS } from './mail-kinds.ts';
import { TestMail } from './test-mail.tsx';

type TemplatePreviewProps = {
  template: MailTemplateInfo;
  language: Language;
  onLanguage: (language: Language) => void;
};

/** One kind of mail in one language, rendered with sample data. */
function TemplatePreview({
  template: { kind, reader, hasCalendar },
  language,
  onLanguage,
}: TemplatePreviewProps) {
  const { t } = useTranslation('admin-area');
  const query = useQuery({
    ...previewQuery(kind, language),
    placeholderData: (previous) => previous,
  });
  const { data } = query;
  const { label, strings } = MAIL_KIND_LABELS[kind];
  // Notices to the company are in the site's default language, whichever is chosen here.
  const written = data?.language ?? language;
  return (
    <div className="min-w-0 space-y-6">
      <section
        aria-labelledby="template-title"
        className="rounded-card bg-white p-5 shadow-card sm:p-6"
      >
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
            search={{ language: written, namespace: 'admin-area', q: strings }}
            label={t('email.edit_words')}
          />
        </div>
        {reader === 'firm' && (
          <p className="mb-3 text-sm text-stone">
            {t('email.firm_language', { language: LANGUAGE_LABELS[written] })}
          </p>
        )}
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

const READERS = ['guest', 'firm', 'user'] as const;

type KindsProps = {
  templates: readonly MailTemplateInfo[];
  chosen: MailKind;
  language: Language;
  onChoose: (kind: MailKind) => void;
};

/** Kinds of mail: a list on wide screens, a select on phones. */
function Kinds({ templates, chosen, language, onChoose }: KindsProps) {
  const { t } = useTranslation('admin-area');
  const groups = READERS.map((reader) => ({
    reader,
    kinds: templates.filter((one) => one.reader === reader),
  }));
  return (
    <>
      <div className="lg:hidden">
        <Field label={t('email.kind')}>
          {(tie) => (
            <Select<MailKind> {...tie} value={chosen} onChange={onChoose}>
              {groups.map(({ reader, kinds }) => (
                <optgroup key={reader} label={t(`email.reader_${reader}`)}>
                  <Options of={kinds.map(({ kind }) => [kind, t(MAIL_KIND_LABELS[kind].label)])} />
                </optgroup>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <nav aria-label={t('email.templates')} className="max-lg:hidden">
        {groups.map(({ reader, kinds }) => (
          <div key={reader} className="mb-4">
            <p className="mb-1 px-3 text-sm text-stone">{t(`email.reader_${reader}`)}</p>
            <ul>
              {kinds.map(({ kind }) => (
                <li key={kind}>
                  <AdminLink
                    to="/email-settings/templates"
                    isExact
                    search={{ kind, language }}
                    aria-current={kind === chosen ? 'page' : undefined}
                    className="flex min-h-10 items-center rounded-xl px-3 py-1.5 text-deep-900 hover:bg-limestone-200 aria-[current=page]:bg-deep-800 aria-[current=page]:text-white"
                  >
                    {t(MAIL_KIND_LABELS[kind].label)}
                  </AdminLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}

/** Every kind of mail in each language, with a link to its strings and a sample by mail. */
export function EmailTemplatesScreen() {
  const { t } = useTranslation('admin-area');
  const own = useLanguage();
  const { search, set } = useListSearch();
  const query = useQuery(templatesQuery);
  const { data } = query;
  const language = isLanguage(search.language) ? search.language : own;
  const template = data?.find(({ kind }) => kind === search.kind) ?? data?.[0];
  return (
    <>
      <EmailNav current="/email-settings/templates" />
      <ScreenHead title={t('email.templates')} className="mb-6" />
      <QueryState query={query} />
      {data && template && (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <Kinds
            templates={data}
            chosen={template.kind}
            language={language}
            onChoose={(kind) => set({ kind, language })}
          />
          <TemplatePreview
            template={template}
            language={language}
            onLanguage={(next) => set({ kind: template.kind, language: next })}
          />
        </div>
      )}
    </>
  );
}
