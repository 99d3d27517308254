import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FallbackNotice } from '#base/content/fallback-notice.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useText } from '#base/i18n/use-text.ts';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import type { BlogCategory } from '#contract/content/blog.ts';
import { categoriesQuery } from './blog.queries.ts';
import { blogSearch } from './blog-search.ts';
import { PostList } from './post-list.tsx';

function CategoryHeader({ category }: { category: BlogCategory }) {
  const { t } = useTranslation();
  const name = useText(category, 'name');
  const description = useText(category, 'description');
  return (
    <PageHeader
      title={name.value}
      lang={name.lang}
      text={description.value}
      textLang={description.lang}
      crumbs={[{ name: t('navigation.blog'), to: '/blog' }, { name: name.value }]}
    >
      <FallbackNotice
        languages={category.languages}
        shown={description.lang ?? name.lang}
        className="mt-6"
      />
    </PageHeader>
  );
}

export function CategoryPage() {
  const { slug } = useParams({ from: '/layout/blog/category/$slug' });
  const { page = 1 } = blogSearch(useSearch({ from: '/layout/blog/category/$slug' }));
  const { data: categories } = useQuery(categoriesQuery(useLanguage()));
  const category = categories?.find((one) => one.slug === slug);
  return (
    <>
      {category && <CategoryHeader category={category} />}
      <BelowFold key={slug}>
        <PostList page={page} category={slug} />
      </BelowFold>
    </>
  );
}
