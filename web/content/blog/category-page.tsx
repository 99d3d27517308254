import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FallbackNotice } from '#base/content/fallback-notice.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import type { BlogCategory } from '#contract/content/blog.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { categoriesQuery } from './blog.queries.ts';
import { blogSearch } from './blog-search.ts';
import { PostList } from './post-list.tsx';

function CategoryHeader({ category }: { category: InLanguage<BlogCategory> }) {
  const { t } = useTranslation();
  return (
    <PageHeader
      title={category.name}
      lang={category.textLanguages.name}
      text={category.description}
      textLang={category.textLanguages.description}
      crumbs={[{ name: t('navigation.blog'), to: '/blog' }, { name: category.name }]}
    >
      <FallbackNotice
        languages={category.languages}
        shown={category.textLanguages.description ?? category.textLanguages.name}
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
