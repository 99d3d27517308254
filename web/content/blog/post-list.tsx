import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BlogCard } from '#base/content/cards/blog-card.tsx';
import { categoryLink } from '#base/content/page-links.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { usePageChange } from '#base/ui/behaviour/use-page-change.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { Pagination } from '#base/ui/pagination.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import { postsQuery } from './blog.queries.ts';
import { pageSearch } from './blog-search.ts';
import { CategoryChips } from './category-chips.tsx';
import { LeadPost } from './lead-post.tsx';

type PostListProps = { page: number; category?: string };

const BLOG = linkOptions({ to: '/blog' });

/** A page of posts, of all or of a category: the first one large. */
export function PostList({ page, category }: PostListProps) {
  const top = usePageChange(page);
  return (
    <div ref={top} tabIndex={-1} className="container-page scroll-mt-18 py-8 lg:py-12 outline-none">
      <CategoryChips current={category} />
      <div className="mt-8 lg:mt-10">
        <Posts page={page} category={category} />
      </div>
    </div>
  );
}

function Posts({ page, category }: PostListProps) {
  const list = category === undefined ? BLOG : categoryLink(category);
  const { t } = useTranslation();
  const { error, data, isPending, refetch } = useQuery(postsQuery(useLanguage(), page, category));
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadError error={error} onRetry={refetch} />;
  const [lead, ...others] = data.items;
  if (!lead) {
    return (
      <NoResults>
        {page > 1 ? t('blog.empty_page') : t('blog.empty')}
        <Link
          {...(page > 1 ? list : BLOG)}
          className={buttonClass('quiet', 'mx-auto mt-5 flex w-fit')}
        >
          {page > 1 ? t('blog.first_page') : t('blog.all_posts')}
        </Link>
      </NoResults>
    );
  }
  return (
    <>
      <LeadPost post={lead} />
      {others.length > 0 && (
        <ul className="even-rows mt-8 grid gap-8 sm:grid-cols-2 lg:mt-10 lg:grid-cols-3">
          {others.map((post) => (
            <li key={post.id}>
              <BlogCard post={post} level={2} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageSize={data.pageSize}
        total={data.total}
        linkTo={(to) => ({ ...list, search: pageSearch(to) })}
      />
    </>
  );
}
