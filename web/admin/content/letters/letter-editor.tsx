import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { LanguageChecks } from '#admin/frame/fields/language-checks.tsx';
import { RowChoices } from '#admin/frame/list/row-select.tsx';
import { TranslatedMarkdown } from '#admin/frame/markdown/translated-markdown.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { LetterInput } from '#contract/mail/letters.ts';
import { LetterDeliveryPanel } from './letter-delivery.tsx';
import { LetterPreviewPanel } from './letter-preview.tsx';

const EMPTY: LetterInput = {
  title: '',
  body: '',
  tripIds: [],
  readerLanguages: [],
  hasFallback: false,
  sourceLanguage: 'es',
  translations: {},
};

function Text({ editor }: { editor: Editor<LetterInput> }) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('letters.letter')}>
      <TranslatedText editor={editor} field="title" label={t('letters.subject')} />
      <TranslatedMarkdown editor={editor} />
    </Panel>
  );
}

function Readers({ editor }: { editor: Editor<LetterInput> }) {
  const { t } = useTranslation('admin-area');
  const { values, set, bind } = editor;
  return (
    <>
      <Panel title={t('letters.trips')}>
        <p className="text-sm text-stone">{t('letters.trips_hint')}</p>
        <RowChoices {...bind('tripIds')} api={APIS.trips} label={t('content.trips')} />
      </Panel>
      <Panel title={t('letters.readers')}>
        <LanguageChecks
          legend={t('field.readerLanguages')}
          value={values.readerLanguages}
          onChange={(readerLanguages) => set({ readerLanguages })}
        />
        <p className="text-sm text-stone">{t('letters.languages_hint')}</p>
        <Checkbox
          label={t('field.hasFallback')}
          value={values.hasFallback}
          onChange={(hasFallback) => set({ hasFallback })}
        />
      </Panel>
    </>
  );
}

const tabsOf = (editor: Editor<LetterInput>): EditorTab<LetterInput>[] => [
  {
    name: 'text',
    label: 'post.body',
    fields: ['title', 'body'],
    hasTexts: true,
    content: <Text editor={editor} />,
  },
  {
    name: 'readers',
    label: 'letters.readers_tab',
    fields: ['tripIds', 'readerLanguages', 'hasFallback'],
    content: <Readers editor={editor} />,
  },
  {
    name: 'preview',
    label: 'tab.preview',
    fields: [],
    content: <LetterPreviewPanel editor={editor} />,
  },
];

export function LetterEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS.letters}
      empty={EMPTY}
      newTitle={t('letters.new')}
      titleOf={(row, language) => localize(row, 'title', language)}
      listTitle={t('menu.letters')}
      canDuplicate
      side={(editor) => <LetterDeliveryPanel editor={editor} />}
      tabs={tabsOf}
    />
  );
}
