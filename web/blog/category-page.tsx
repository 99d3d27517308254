import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { blogSearch, categoriesQuery } from './blog.queries.ts';
import { PostList } from './post-list.tsx';

export function CategoryPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { slug = '' } = useParams({ strict: false });
  const { page = 1 } = blogSearch(useSearch({ strict: false }));
  const { data: categories } = useQuery(categoriesQuery);
  const category = categories?.find((one) => one.slug === slug);
  const name = category ? localize(category, 'name', language) : t('blog.title');
  return (
    <>
      <PageHeader
        title={name}
        text={category && localize(category, 'description', language)}
        crumbs={[{ name: t('navigation.blog'), to: '/blog' }, { name }]}
      />
      <PostList path={`/blog/category/${slug}`} page={page} category={slug} />
    </>
  );
}
