import { useTranslation } from 'react-i18next';
import { NumberInput, Select, TextInput } from '#admin/controls.tsx';
import { DOCUMENT_ID, documentApi } from '#admin/document-api.ts';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { Field } from '#admin/field.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { Options } from '#admin/options.tsx';
import { Panel } from '#admin/panel.tsx';
import type { Editor } from '#admin/use-editor.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/language.ts';
import type { Settings } from '#contract/settings.ts';
import { FirmFields } from './firm-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { SocialFields } from './social-fields.tsx';

const settingsApi = documentApi<Settings>('/settings');

function SiteFields({ editor }: { editor: Editor<Settings> }) {
  const { t } = useTranslation('admin');
  const { values, errors, set, setAt } = editor;
  return (
    <Panel title={t('settings.site')}>
      <Field label={t('settings.site_name')} error={errors.siteName}>
        {(tie) => <TextInput {...tie} value={values.siteName} onChange={(siteName) => set({ siteName })} />}
      </Field>
      {LANGUAGES.map((language) => (
        <Field key={language} label={`${t('settings.tagline')} · ${LANGUAGE_LABELS[language]}`} error={errors[`tagline.${language}`]}>
          {(tie) => (
            <TextInput
              {...tie}
              lang={language}
              value={values.tagline[language] ?? ''}
              onChange={(text) => setAt(['tagline', language], text || undefined)}
            />
          )}
        </Field>
      ))}
      <Field label={t('settings.default_language')} hint={t('settings.default_language_hint')} error={errors.defaultLanguage}>
        {(tie) => (
          <Select<Language> {...tie} value={values.defaultLanguage} onChange={(defaultLanguage) => set({ defaultLanguage })}>
            <Options of={LANGUAGES.map((code) => [code, LANGUAGE_LABELS[code]])} />
          </Select>
        )}
      </Field>
    </Panel>
  );
}

function PrivacyFields({ editor }: { editor: Editor<Settings> }) {
  const { t } = useTranslation('admin');
  const { values, errors, set } = editor;
  return (
    <Panel title={t('settings.privacy')}>
      <Field label={t('settings.analytics')} hint={t('settings.analytics_hint')} error={errors.analyticsId}>
        {(tie) => <TextInput {...tie} value={values.analyticsId ?? ''} onChange={(id) => set({ analyticsId: id || null })} />}
      </Field>
      <Field label={t('settings.consent_months')} hint={t('settings.consent_months_hint')} error={errors.consentMonths}>
        {(tie) => <NumberInput {...tie} value={values.consentMonths} onChange={(months) => set({ consentMonths: months ?? 0 })} />}
      </Field>
      <Field label={t('settings.retention_months')} hint={t('settings.retention_months_hint')} error={errors.retentionMonths}>
        {(tie) => <NumberInput {...tie} value={values.retentionMonths} onChange={(months) => set({ retentionMonths: months ?? 0 })} />}
      </Field>
    </Panel>
  );
}

/** Company and site data used by pages, mails and legal texts. */
export function SettingsScreen() {
  const { t } = useTranslation('admin');
  return (
    <>
      <SettingsNav current="/settings" />
      <EditorScreen
        api={settingsApi}
        id={DOCUMENT_ID}
        empty={{} as Settings}
        isDocument
        newTitle={t('settings.title')}
        titleOf={() => t('settings.title')}
        listPath="/dashboard"
        listTitle={t('menu.dashboard')}
        editPath={() => '/settings'}
        refreshes={['/api/site']}
        hasTranslations={false}
        afterSave={() => <LiveProof path="/contact" />}
      >
        {(editor) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <div className="space-y-6">
              <FirmFields editor={editor} />
              <HoursFields editor={editor} />
            </div>
            <div className="space-y-6">
              <SiteFields editor={editor} />
              <SocialFields editor={editor} />
              <PrivacyFields editor={editor} />
            </div>
          </div>
        )}
      </EditorScreen>
    </>
  );
}
