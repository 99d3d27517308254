import { useTranslation } from 'react-i18next';
import { documentApi } from '#admin/frame/editor/document-api.ts';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PlaceholderList } from '#admin/frame/placeholder-list.tsx';
import type { Policy } from '#contract/content/documents.ts';
import { SettingsNav } from './settings-nav.tsx';

const DOCUMENTS = {
  privacy: {
    api: documentApi<Policy>('/settings/policy-privacy', { hasRevisions: true }),
    to: '/settings/privacy',
    path: '/legal/privacy',
    title: 'settings.privacy_text',
  },
  terms: {
    api: documentApi<Policy>('/settings/policy-terms', { hasRevisions: true }),
    to: '/settings/terms',
    path: '/legal/terms',
    title: 'settings.terms_text',
  },
} as const;
const EMPTY: Policy = { edition: '', title: '', body: '', translations: { title: {}, body: {} } };

function PolicyEditor({ document }: { document: keyof typeof DOCUMENTS }) {
  const { t } = useTranslation('admin-area');
  const { api, to, path, title } = DOCUMENTS[document];
  return (
    <>
      <SettingsNav current={to} />
      <DocumentScreen
        api={api}
        empty={EMPTY}
        title={t(title)}
        listPath="/settings"
        listTitle={t('settings.title')}
        afterSave={() => <LiveProof path={path} />}
      >
        {(editor) => (
          <Panel title={t(title)}>
            <TextField {...editor.bind('edition')} hint={t('settings.edition_hint')} type="date" />
            <TranslatedText editor={editor} field="title" />
            <TranslatedText editor={editor} field="body" label={t('settings.body')} rows={20} />
            <PlaceholderList />
          </Panel>
        )}
      </DocumentScreen>
    </>
  );
}

export const PrivacyPolicyScreen = () => <PolicyEditor document="privacy" />;
export const TermsScreen = () => <PolicyEditor document="terms" />;
