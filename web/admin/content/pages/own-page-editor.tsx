import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { PublicationPanel } from '#admin/frame/editor/panels/publication-panel.tsx';
import { SlugField } from '#admin/frame/editor/slug-field.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { SelectField } from '#admin/frame/fields/fields.tsx';
import { RowChoices } from '#admin/frame/list/row-select.tsx';
import { TranslatedMarkdown } from '#admin/frame/markdown/translated-markdown.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PlaceholderList } from '#admin/frame/placeholder-list.tsx';
import { FAQ_TOPICS } from '#contract/content/documents.ts';
import { OWN_PAGE_ENDINGS, type OwnPageInput } from '#contract/content/own-pages.ts';
import { localize } from '#contract/languages/translation.ts';

const EMPTY: OwnPageInput = {
  slug: '',
  title: '',
  intro: '',
  body: '',
  ending: 'none',
  tripIds: [],
  faqTopics: [],
  status: 'draft',
  publishAt: null,
  sourceLanguage: 'es',
  translations: {},
};

function Topics({ editor }: { editor: Editor<OwnPageInput> }) {
  const { t } = useTranslation('admin-area');
  const { faqTopics } = editor.values;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-deep-900">{t('field.faqTopics')}</legend>
      <p className="text-sm text-stone">{t('own_pages.topics_hint')}</p>
      {FAQ_TOPICS.map((topic) => (
        <label key={topic} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={faqTopics.includes(topic)}
            onChange={({ target }) =>
              editor.set({
                faqTopics: FAQ_TOPICS.filter((one) =>
                  one === topic ? target.checked : faqTopics.includes(one),
                ),
              })
            }
            className="size-5 shrink-0 accent-sea-700"
          />
          {t(`settings.topic_${topic}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** What follows the text. */
function Ending({ editor }: { editor: Editor<OwnPageInput> }) {
  const { t } = useTranslation('admin-area');
  const { values, bind } = editor;
  return (
    <Panel title={t('field.ending')}>
      <SelectField
        {...bind('ending')}
        options={OWN_PAGE_ENDINGS.map((ending) => [ending, t(`own_pages.ending_${ending}`)])}
      />
      {values.ending === 'trips' && (
        <RowChoices {...bind('tripIds')} api={APIS.trips} label={t('content.trips')} />
      )}
      {values.ending === 'questions' && <Topics editor={editor} />}
    </Panel>
  );
}

function Title({ editor }: { editor: Editor<OwnPageInput> }) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('tab.title')}>
      <TranslatedText editor={editor} field="title" />
      <TranslatedText editor={editor} field="intro" rows={2} hint={t('own_pages.intro_hint')} />
      <SlugField editor={editor} name={editor.values.title} prefix="/" />
    </Panel>
  );
}

function Body({ editor }: { editor: Editor<OwnPageInput> }) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('post.body')}>
      <TranslatedMarkdown editor={editor} />
      <PlaceholderList />
    </Panel>
  );
}

const tabsOf = (editor: Editor<OwnPageInput>): EditorTab<OwnPageInput>[] => [
  {
    name: 'title',
    label: 'tab.title',
    fields: ['title', 'intro', 'slug'],
    hasTexts: true,
    content: <Title editor={editor} />,
  },
  {
    name: 'text',
    label: 'post.body',
    fields: ['body'],
    hasTexts: true,
    content: <Body editor={editor} />,
  },
  {
    name: 'ending',
    label: 'field.ending',
    fields: ['ending', 'tripIds', 'faqTopics'],
    content: <Ending editor={editor} />,
  },
];

export function OwnPageEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS.pages}
      empty={EMPTY}
      newTitle={t('own_pages.new')}
      titleOf={(row, language) => localize(row, 'title', language)}
      listTitle={t('menu.own_pages')}
      publicPath={({ slug }) => `/${slug}`}
      canDuplicate
      canPreview
      afterSave={({ slug, status, publishAt }) =>
        status === 'published' && <LiveProof path={`/${slug}`} from={publishAt} />
      }
      side={(editor) => <PublicationPanel entity="pages" editor={editor} />}
      tabs={tabsOf}
    />
  );
}
