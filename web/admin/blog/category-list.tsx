import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { ButtonLink } from '#admin/button.tsx';
import { blogCategoriesApi } from '#admin/content-apis.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { OrderCell, OrderNews } from '#admin/order-cell.tsx';
import { LanguageDots, NameCell, UpdatedAt } from '#admin/row-parts.tsx';
import { useRowOrder } from '#admin/use-row-order.ts';

export function CategoryListScreen() {
  const { t } = useTranslation('admin');
  const { rowProps, ...order } = useRowOrder(blogCategoriesApi, ({ name }) => name);
  return (
    <>
      <OrderNews order={order} />
      <ListScreen
        api={blogCategoriesApi}
        title={t('content.categories')}
        empty={t('content.categories_empty')}
        newPath="/blog/categories/new"
        editPath={({ id }) => `/blog/categories/edit/${id}`}
        nameOf={({ name }) => name}
        canDuplicate
        rowProps={rowProps}
        actions={<ButtonLink to="/blog/posts" label={t('content.posts')} />}
        head={(tools) => (
          <>
            <SortHead {...tools} name="order" isDefault>
              {t('field.order')}
            </SortHead>
            <SortHead {...tools} name="name">
              {t('field.name')}
            </SortHead>
            <Head>{t('category.posts')}</Head>
            <Head>{t('field.languages')}</Head>
            <SortHead {...tools} name="updated">
              {t('field.updated')}
            </SortHead>
          </>
        )}
        row={(category) => (
          <>
            <Cell>
              <OrderCell order={order} id={category.id} name={category.name} />
            </Cell>
            <Cell isWide>
              <NameCell name={category.name} note={`/blog/category/${category.slug}`} />
            </Cell>
            <Cell>
              <AdminLink
                to="/blog/posts"
                search={{ category: category.id }}
                className="inline-flex min-h-11 items-center whitespace-nowrap text-sea-700 underline underline-offset-4"
              >
                {t('category.post_count', { count: category.postCount })}
              </AdminLink>
            </Cell>
            <Cell>
              <LanguageDots row={category} fields={['name', 'description']} />
            </Cell>
            <Cell>
              <UpdatedAt at={category.updatedAt} />
            </Cell>
          </>
        )}
      />
    </>
  );
}
