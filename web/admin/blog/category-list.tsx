import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { ButtonLink } from '#admin/button.tsx';
import { blogCategoriesApi } from '#admin/content-apis.ts';
import { ListScreen } from '#admin/list/list-screen.tsx';
import { Column } from '#admin/list/list-table.tsx';
import { LanguagesColumn, NameCell, UpdatedColumn } from '#admin/list/row-parts.tsx';
import { useRowOrder } from '#admin/list/use-row-order.ts';

export function CategoryListScreen() {
  const { t } = useTranslation('admin');
  const order = useRowOrder(blogCategoriesApi, ({ name }) => name);
  return (
    <ListScreen
      api={blogCategoriesApi}
      title={t('content.categories')}
      empty={t('content.categories_empty')}
      nameOf={({ name }) => name}
      canDuplicate
      order={order}
      actions={<ButtonLink to="/blog/posts" label={t('content.posts')} />}
    >
      {(category) => (
        <>
          <Column title={t('field.name')} sort="name" isWide>
            <NameCell name={category.name} note={`/blog/category/${category.slug}`} />
          </Column>
          <Column title={t('category.posts')}>
            <AdminLink
              to="/blog/posts"
              search={{ category: category.id }}
              className="inline-flex min-h-11 items-center whitespace-nowrap text-sea-700 underline underline-offset-4"
            >
              {t('category.post_count', { count: category.postCount })}
            </AdminLink>
          </Column>
          <LanguagesColumn row={category} fields={['name', 'description']} />
          <UpdatedColumn at={category.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
