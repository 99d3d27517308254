import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { ButtonLink } from '#admin/frame/button.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { LanguagesColumn, NameCell, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';
import { useRowOrder } from '#admin/frame/list/use-row-order.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';

export function CategoryListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const order = useRowOrder(APIS['blog-categories'], (category) =>
    localize(category, 'name', language),
  );
  return (
    <ListScreen
      api={APIS['blog-categories']}
      title={t('content.categories')}
      empty={t('content.categories_empty')}
      nameOf={(category) => localize(category, 'name', language)}
      canDuplicate
      order={order}
      actions={<ButtonLink to="/blog/posts" label={t('content.posts')} />}
    >
      {(category) => (
        <>
          <Column title={t('field.name')} sort="name" isWide>
            <NameCell
              name={localize(category, 'name', language)}
              note={`/blog/category/${category.slug}`}
            />
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
