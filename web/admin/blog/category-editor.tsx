import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { blogCategoriesApi, blogPostsApi } from '#admin/content-apis.ts';
import { TextArea, TextInput } from '#admin/controls.tsx';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { Panel } from '#admin/panel.tsx';
import { SlugField } from '#admin/slug-field.tsx';
import { TranslatedField } from '#admin/translated-field.tsx';
import type { BlogCategoryInput } from '#contract/blog.ts';

const EMPTY: BlogCategoryInput = { slug: '', name: '', description: '', sortOrder: 0, translations: {} };

export function CategoryEditorScreen() {
  const { t } = useTranslation('admin');
  const { id } = useParams({ strict: false });
  return (
    <EditorScreen
      api={blogCategoriesApi}
      id={id}
      empty={EMPTY}
      newTitle={t('content.new_category')}
      titleOf={({ name }) => name}
      listPath="/blog/categories"
      listTitle={t('content.categories')}
      editPath={(category) => `/blog/categories/edit/${category.id}`}
      refreshes={[blogPostsApi.base]}
      canDuplicate
      afterSave={(category) => <LiveProof path={`/blog/category/${category.slug}`} />}
    >
      {(editor) => (
        <Panel title={t('content.category')}>
          <TranslatedField editor={editor} field="name" label={t('field.name')} empty="">
            {(control) => <TextInput {...control} />}
          </TranslatedField>
          <TranslatedField
            editor={editor}
            field="description"
            label={t('field.description')}
            empty=""
            hint={t('category.description_hint')}
          >
            {(control) => <TextArea {...control} rows={4} />}
          </TranslatedField>
          <SlugField editor={editor} name={editor.values.name} prefix="/blog/category/" />
        </Panel>
      )}
    </EditorScreen>
  );
}
