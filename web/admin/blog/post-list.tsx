import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#admin/button.tsx';
import { blogCategoriesApi, blogPostsApi } from '#admin/content-apis.ts';
import { formatDate } from '#admin/dates.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { LanguageDots, NameCell, PublicationBadge, UpdatedAt } from '#admin/row-parts.tsx';
import { SearchSelect } from '#admin/search-select.tsx';
import { apiQuery } from '#api/api-query.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { withSiteName } from '#contract/site-name.ts';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';

export function PostListScreen() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data: site } = useQuery(apiQuery('/api/site'));
  const categories = useQuery(blogCategoriesApi.list({ pageSize: MAX_PAGE_SIZE }));
  const categoryName = (id: number) => {
    const category = categories.data?.items.find((one) => one.id === id);
    return category ? localize(category, 'name', language) : '';
  };
  return (
    <ListScreen
      api={blogPostsApi}
      title={t('content.posts')}
      empty={t('content.posts_empty')}
      newPath="/blog/posts/new"
      editPath={({ id }) => `/blog/posts/edit/${id}`}
      nameOf={({ title }) => title}
      states={['draft', 'published', 'scheduled']}
      canPublish
      canDuplicate
      actions={<ButtonLink to="/blog/categories" label={t('content.categories')} />}
      filters={(tools) => (
        <SearchSelect {...tools} name="category" label={t('content.category')}>
          <option value="">{t('post.all_categories')}</option>
          {categories.data?.items.map((category) => (
            <option key={category.id} value={category.id}>
              {localize(category, 'name', language)}
            </option>
          ))}
        </SearchSelect>
      )}
      head={(tools) => (
        <>
          <SortHead {...tools} name="title">
            {t('field.title')}
          </SortHead>
          <Head>{t('field.status')}</Head>
          <Head>{t('field.languages')}</Head>
          <SortHead {...tools} name="published" isDefault="descending">
            {t('post.published_short')}
          </SortHead>
          <SortHead {...tools} name="updated">
            {t('field.updated')}
          </SortHead>
        </>
      )}
      row={(post) => (
        <>
          <Cell isWide>
            <NameCell
              image={post.cover}
              name={post.title}
              note={`${categoryName(post.categoryId)} · ${withSiteName(post.author, site?.siteName ?? '')}`}
            />
          </Cell>
          <Cell>
            <PublicationBadge {...post} />
          </Cell>
          <Cell>
            <LanguageDots row={post} fields={['title']} more={post.bodyStates} />
          </Cell>
          <Cell>
            {post.publishedAt && (
              <p className="text-sm whitespace-nowrap text-stone">
                <span aria-hidden="true" className="md:hidden">
                  {t('post.published_short')}:{' '}
                </span>
                {formatDate(post.publishedAt, language)}
              </p>
            )}
          </Cell>
          <Cell>
            <UpdatedAt at={post.updatedAt} />
          </Cell>
        </>
      )}
    />
  );
}
