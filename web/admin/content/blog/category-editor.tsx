import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { SlugField } from '#admin/frame/editor/slug-field.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { BlogCategoryInput } from '#contract/content/blog.ts';
import { localize } from '#contract/languages/translation.ts';

const EMPTY: BlogCategoryInput = {
  slug: '',
  name: '',
  description: '',
  sortOrder: 0,
  translations: {},
};

export function CategoryEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS['blog-categories']}
      empty={EMPTY}
      newTitle={t('content.new_category')}
      titleOf={(row, language) => localize(row, 'name', language)}
      listTitle={t('content.categories')}
      refreshes={[APIS['blog-posts'].base]}
      canDuplicate
      afterSave={(category) => <LiveProof path={`/blog/category/${category.slug}`} />}
    >
      {(editor) => (
        <Panel title={t('content.category')}>
          <TranslatedText editor={editor} field="name" />
          <TranslatedText
            editor={editor}
            field="description"
            rows={4}
            hint={t('category.description_hint')}
          />
          <SlugField editor={editor} name={editor.values.name} prefix="/blog/category/" />
        </Panel>
      )}
    </EditorScreen>
  );
}
