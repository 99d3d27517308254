import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { blogSearch } from './blog-search.ts';
import { PostList } from './post-list.tsx';

export function BlogPage() {
  const { t } = useTranslation();
  const { page = 1 } = blogSearch(useSearch({ from: '/layout/blog' }));
  return (
    <>
      <PageHeader
        title={t('blog.title')}
        text={t('blog.text')}
        crumbs={[{ name: t('navigation.blog') }]}
      />
      <BelowFold>
        <PostList page={page} />
      </BelowFold>
    </>
  );
}
