import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { blogPostsApi } from '#admin/content-apis.ts';
import { TextArea, TextInput } from '#admin/controls.tsx';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { MarkdownInput } from '#admin/markdown-input.tsx';
import { Panel } from '#admin/panel.tsx';
import { PublicationPanel } from '#admin/publication-panel.tsx';
import { TranslatedField } from '#admin/translated-field.tsx';
import type { BlogPostInput } from '#contract/blog.ts';
import { LANGUAGE_LABELS } from '#contract/language.ts';
import { PostFacts } from './post-facts.tsx';

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
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false });
  return (
    <EditorScreen
      api={blogPostsApi}
      id={id}
      empty={EMPTY}
      newTitle={t('content.new_post')}
      titleOf={({ title }) => title}
      listPath="/blog/posts"
      listTitle={t('content.posts')}
      editPath={(post) => `/blog/posts/edit/${post.id}`}
      publicPath={(post) => `/blog/${post.slug}`}
      canDuplicate
      canPreview
      afterSave={(post) => post.status === 'published' && <LiveProof path={`/blog/${post.slug}`} from={post.publishAt} />}
      side={(editor) => (
        <>
          <PublicationPanel editor={editor} />
          <PostFacts editor={editor} />
        </>
      )}
    >
      {(editor) => (
        <Panel title={t('post.texts')}>
          <TranslatedField editor={editor} field="title" label={t('field.title')} empty="">
            {(control) => <TextInput {...control} />}
          </TranslatedField>
          <TranslatedField editor={editor} field="excerpt" label={t('post.excerpt')} empty="" hint={t('post.excerpt_hint')}>
            {(control) => <TextArea {...control} rows={3} />}
          </TranslatedField>
          <TranslatedField editor={editor} field="body" label={t('post.body')} empty="" hint={t('markdown.hint')}>
            {(control) => <MarkdownInput {...control} label={`${t('post.body')} · ${LANGUAGE_LABELS[control.lang]}`} />}
          </TranslatedField>
        </Panel>
      )}
    </EditorScreen>
  );
}
