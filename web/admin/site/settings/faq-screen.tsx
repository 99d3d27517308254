import { useTranslation } from 'react-i18next';
import { documentApi } from '#admin/frame/editor/document-api.ts';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import { useTargetLanguage } from '#admin/frame/editor/target-language.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Select, TextArea, TextInput } from '#admin/frame/fields/controls.tsx';
import { Options } from '#admin/frame/fields/options.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PlaceholderList } from '#admin/frame/placeholder-list.tsx';
import { PLACEHOLDER_NAMES } from '#admin/frame/placeholders.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { FAQ_TOPICS, type FaqDocument } from '#contract/content/documents.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { SettingsNav } from './settings-nav.tsx';

const faqApi = documentApi<FaqDocument>('/settings/faq', { hasRevisions: true });
type Entry = FaqDocument['entries'][number];
type Topic = Entry['topic'];
const newEntry = (topic: Topic): Entry => ({
  topic,
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

/** Questions of one topic; what is moved to another one goes to its end. */
function TopicEntries({ editor, topic }: { editor: Editor<FaqDocument>; topic: Topic }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { entries } = editor.values;
  const ofTopic = (one: Topic, of: readonly Entry[]) => of.filter((entry) => entry.topic === one);
  const change = (next: Entry[]) => {
    const others = entries.filter((entry) => entry.topic !== topic);
    const all = [...others, ...next];
    editor.set({ entries: FAQ_TOPICS.flatMap((one) => ofTopic(one, all)) });
  };
  return (
    <Panel title={t(`settings.topic_${topic}`)}>
      <ItemsInput
        label={t(`settings.topic_${topic}`)}
        value={ofTopic(topic, entries)}
        onChange={change}
        create={() => newEntry(topic)}
        titleOf={(entry) => localize(entry, 'question', language)}
      >
        {(entry, set, position) => <EntryFields entry={entry} set={set} position={position} />}
      </ItemsInput>
    </Panel>
  );
}

const tabsOf = (editor: Editor<FaqDocument>): EditorTab<FaqDocument>[] =>
  FAQ_TOPICS.map((topic) => ({
    name: topic,
    label: `settings.topic_${topic}`,
    fields: [],
    hasTexts: true,
    content: <TopicEntries editor={editor} topic={topic} />,
  }));

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
        tabs={tabsOf}
      >
        {({ errors }) => (
          <>
            <PlaceholderList />
            {errors.entries && (
              <p role="alert" className="font-semibold text-danger">
                {t(FIELD_MESSAGES[errors.entries], { ns: 'common', names: PLACEHOLDER_NAMES })}
              </p>
            )}
          </>
        )}
      </DocumentScreen>
    </>
  );
}
