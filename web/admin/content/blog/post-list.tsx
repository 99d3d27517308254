import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { formatDate } from '#admin/frame/behaviour/dates.ts';
import { ButtonLink } from '#admin/frame/button.tsx';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import {
  LanguagesColumn,
  NameCell,
  PublicationColumn,
  UpdatedColumn,
} from '#admin/frame/list/row-parts.tsx';
import { useFilled } from '#admin/frame/placeholders.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';

export function PostListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const filled = useFilled();
  const categories = useQuery(APIS['blog-categories'].list({ pageSize: MAX_PAGE_SIZE }));
  const categoryName = (id: number) => {
    const category = categories.data?.items.find((one) => one.id === id);
    return category ? localize(category, 'name', language) : '';
  };
  return (
    <ListScreen
      api={APIS['blog-posts']}
      title={t('content.posts')}
      empty={t('content.posts_empty')}
      nameOf={(post) => localize(post, 'title', language)}
      states={['draft', 'published', 'scheduled']}
      canPublish
      canDuplicate
      actions={<ButtonLink to="/blog/categories" label={t('content.categories')} />}
      filters={
        <SearchSelect
          name="category"
          label={t('content.category')}
          all={t('post.all_categories')}
          options={categories.data?.items.map((category) => [
            category.id,
            localize(category, 'name', language),
          ])}
        />
      }
    >
      {(post) => (
        <>
          <Column title={t('field.title')} sort="title" isWide>
            <NameCell
              image={post.cover}
              name={localize(post, 'title', language)}
              note={`${categoryName(post.categoryId)} · ${filled(post.author, language)}`}
            />
          </Column>
          <PublicationColumn {...post} />
          <LanguagesColumn row={post} fields={['title']} more={post.bodyStates} />
          <Column title={t('post.published_short')} sort="published" isDefault="descending">
            {post.publishedAt && (
              <p className="text-sm whitespace-nowrap text-stone">
                <span aria-hidden="true" className="md:hidden">
                  {t('post.published_short')}:{' '}
                </span>
                {formatDate(post.publishedAt, language)}
              </p>
            )}
          </Column>
          <UpdatedColumn at={post.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
