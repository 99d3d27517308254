import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { PublicationPanel } from '#admin/frame/editor/panels/publication-panel.tsx';
import { SlugField } from '#admin/frame/editor/slug-field.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { InstantField, RowField, TextField } from '#admin/frame/fields/fields.tsx';
import { RowChoices } from '#admin/frame/list/row-select.tsx';
import { TranslatedMarkdown } from '#admin/frame/markdown/translated-markdown.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PictureField } from '#admin/frame/pictures/picture-field.tsx';
import { PlaceholderList } from '#admin/frame/placeholder-list.tsx';
import { type BlogPostInput, RELATED_TRIPS, readingMinutes } from '#contract/content/blog.ts';
import { localize } from '#contract/languages/translation.ts';
import { SITE_NAME_PLACE } from '#contract/texts/placeholders.ts';

type PartProps = { editor: Editor<BlogPostInput> };

function Title({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('tab.title')}>
      <TranslatedText editor={editor} field="title" />
      <TranslatedText editor={editor} field="excerpt" rows={3} hint={t('post.excerpt_hint')} />
    </Panel>
  );
}

function Body({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('post.body')}>
      <TranslatedMarkdown editor={editor} />
      <PlaceholderList />
    </Panel>
  );
}

/** A post's category, author and other facts. */
function Facts({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  const { values, errors, set, bind } = editor;
  return (
    <>
      <Panel title={t('trip.facts')}>
        <RowField
          field="categoryId"
          error={errors.categoryId && !values.categoryId ? 'required' : errors.categoryId}
          api={APIS['blog-categories']}
          value={values.categoryId || null}
          onChange={(categoryId) => set({ categoryId: categoryId ?? 0 })}
        />
        <TextField {...bind('author')} hint={t('post.author_hint', { place: SITE_NAME_PLACE })} />
        <InstantField {...bind('publishedAt')} hint={t('post.published_hint')} />
        <p className="flex justify-between gap-4">
          <span className="font-semibold text-deep-900">{t('post.reading_time')}</span>
          <span>{t('markdown.minutes', { count: readingMinutes(values.body) })}</span>
        </p>
        <SlugField editor={editor} name={values.title} prefix="/blog/" />
      </Panel>
      <Panel title={t('post.related_trips')}>
        <p className="text-sm text-stone">{t('post.related_hint', { max: RELATED_TRIPS })}</p>
        <RowChoices {...bind('relatedTripIds')} api={APIS.trips} label={t('content.trips')} />
      </Panel>
    </>
  );
}

function Cover({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('field.picture')}>
      <PictureField
        {...editor.bind('cover')}
        label={t('post.cover')}
        onChange={(cover) => editor.set({ cover: cover ?? '' })}
      />
    </Panel>
  );
}

const tabsOf = (editor: Editor<BlogPostInput>): EditorTab<BlogPostInput>[] => [
  {
    name: 'title',
    label: 'tab.title',
    fields: ['title', 'excerpt'],
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
    name: 'facts',
    label: 'tab.facts',
    fields: ['slug', 'categoryId', 'author', 'publishedAt', 'relatedTripIds'],
    content: <Facts editor={editor} />,
  },
  {
    name: 'pictures',
    label: 'field.picture',
    fields: ['cover'],
    content: <Cover editor={editor} />,
  },
];

const EMPTY: BlogPostInput = {
  slug: '',
  title: '',
  excerpt: '',
  body: '',
  cover: '',
  categoryId: 0,
  author: '',
  status: 'draft',
  publishAt: null,
  publishedAt: null,
  readingMinutes: 1,
  relatedTripIds: [],
  sourceLanguage: 'es',
  isDemo: false,
  translations: {},
};

export function PostEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS['blog-posts']}
      empty={EMPTY}
      newTitle={t('content.new_post')}
      titleOf={(row, language) => localize(row, 'title', language)}
      listTitle={t('content.posts')}
      publicPath={(post) => `/blog/${post.slug}`}
      canDuplicate
      canPreview
      afterSave={(post) =>
        post.status === 'published' && (
          <LiveProof path={`/blog/${post.slug}`} from={post.publishAt} />
        )
      }
      side={(editor) => <PublicationPanel entity="blog-posts" editor={editor} />}
      tabs={tabsOf}
    />
  );
}
