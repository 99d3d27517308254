import { useTranslation } from 'react-i18next';
import { documentApi } from '#admin/frame/editor/document-api.ts';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { useTargetLanguage } from '#admin/frame/editor/target-language.tsx';
import { Select, TextArea, TextInput } from '#admin/frame/fields/controls.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PlaceholderList } from '#admin/frame/placeholder-list.tsx';
import { PLACEHOLDER_NAMES } from '#admin/frame/placeholders.ts';
import { FAQ_TOPICS, type FaqDocument } from '#contract/content/documents.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { SettingsNav } from './settings-nav.tsx';

const faqApi = documentApi<FaqDocument>('/settings/faq');
type Entry = FaqDocument['entries'][number];
const newEntry = (): Entry => ({
  topic: 'booking',
  question: '',
  answer: '',
  translations: { question: {}, answer: {} },
});

/** One question in two languages, side by side. */
function EntryFields({
  entry,
  set,
  position,
}: {
  entry: Entry;
  set: (change: Partial<Entry>) => void;
  position: number;
}) {
  const { t } = useTranslation('admin-area');
  const { source, target } = useTargetLanguage();
  const setText = (field: 'question' | 'answer', language: typeof target, text: string) =>
    set({
      ...(language === source && { [field]: text }),
      translations: {
        ...entry.translations,
        [field]: { ...entry.translations[field], [language]: text || undefined },
      },
    });
  const name = (label: string, language: typeof target) =>
    `${position}. ${label} · ${LANGUAGE_LABELS[language]}`;
  return (
    <div className="space-y-3">
      <Select
        aria-label={t('settings.topic', { position })}
        value={entry.topic}
        onChange={(topic) => set({ topic })}
      >
        <Options of={FAQ_TOPICS.map((topic) => [topic, t(`settings.topic_${topic}`)])} />
      </Select>
      <div className="grid gap-3 lg:grid-cols-2">
        {([source, target] as const).map((language) => (
          <div key={language} className="space-y-2">
            <TextInput
              lang={language}
              aria-label={name(t('settings.question'), language)}
              placeholder={LANGUAGE_LABELS[language]}
              value={
                (language === source ? entry.question : entry.translations.question[language]) ?? ''
              }
              onChange={(text) => setText('question', language, text)}
            />
            <TextArea
              lang={language}
              aria-label={name(t('settings.answer'), language)}
              value={
                (language === source ? entry.answer : entry.translations.answer[language]) ?? ''
              }
              onChange={(text) => setText('answer', language, text)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** FAQ entries of `/legal/faq` and the pages that show some of them. */
export function FaqScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <SettingsNav current="/settings/faq" />
      <DocumentScreen
        api={faqApi}
        empty={{ entries: [] }}
        title={t('settings.faq')}
        listPath="/settings"
        listTitle={t('settings.title')}
        afterSave={() => <LiveProof path="/legal/faq" />}
      >
        {(editor) => (
          <Panel title={t('settings.faq')}>
            <PlaceholderList />
            {editor.errors.entries && (
              <p role="alert" className="font-semibold text-danger">
                {t(FIELD_MESSAGES[editor.errors.entries], {
                  ns: 'common',
                  names: PLACEHOLDER_NAMES,
                })}
              </p>
            )}
            <ItemsInput
              label={t('settings.faq')}
              value={editor.values.entries}
              onChange={(entries) => editor.set({ entries })}
              create={newEntry}
              titleOf={({ question }) => question}
            >
              {(entry, set, position) => (
                <EntryFields entry={entry} set={set} position={position} />
              )}
            </ItemsInput>
          </Panel>
        )}
      </DocumentScreen>
    </>
  );
}
