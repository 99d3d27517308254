import { useTranslation } from 'react-i18next';
import { TextArea, TextInput } from '#admin/controls.tsx';
import { DOCUMENT_ID, documentApi } from '#admin/document-api.ts';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { Field } from '#admin/field.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { Panel } from '#admin/panel.tsx';
import { TranslatedField } from '#admin/translated-field.tsx';
import type { Policy } from '#contract/documents.ts';
import { OWNER_FIELDS } from '#contract/settings.ts';
import { SettingsNav } from './settings-nav.tsx';

const DOCUMENTS = {
  privacy: {
    api: documentApi<Policy>('/settings/policy-privacy'),
    to: '/settings/privacy',
    path: '/legal/privacy',
    title: 'settings.privacy_text',
  },
  terms: { api: documentApi<Policy>('/settings/policy-terms'), to: '/settings/terms', path: '/legal/terms', title: 'settings.terms_text' },
} as const;
const EMPTY: Policy = { edition: '', title: '', body: '', translations: { title: {}, body: {} } };

function PolicyEditor({ document }: { document: keyof typeof DOCUMENTS }) {
  const { t } = useTranslation('admin');
  const { api, to, path, title } = DOCUMENTS[document];
  return (
    <>
      <SettingsNav current={to} />
      <EditorScreen
        api={api}
        id={DOCUMENT_ID}
        empty={EMPTY}
        isDocument
        newTitle={t(title)}
        titleOf={() => t(title)}
        listPath="/settings"
        listTitle={t('settings.title')}
        editPath={() => to}
        afterSave={() => <LiveProof path={path} />}
      >
        {(editor) => (
          <Panel title={t(title)}>
            <Field label={t('settings.edition')} hint={t('settings.edition_hint')} error={editor.errors.edition}>
              {(tie) => <TextInput {...tie} type="date" value={editor.values.edition} onChange={(edition) => editor.set({ edition })} />}
            </Field>
            <TranslatedField editor={editor} field="title" label={t('field.title')} empty="">
              {(control) => <TextInput {...control} />}
            </TranslatedField>
            <TranslatedField
              editor={editor}
              field="body"
              label={t('settings.body')}
              empty=""
              hint={t('settings.body_hint', { names: OWNER_FIELDS.map((name) => `{{${name}}}`).join(' ') })}
            >
              {(control) => <TextArea {...control} rows={20} />}
            </TranslatedField>
          </Panel>
        )}
      </EditorScreen>
    </>
  );
}

export const PrivacyPolicyScreen = () => <PolicyEditor document="privacy" />;
export const TermsScreen = () => <PolicyEditor document="terms" />;
