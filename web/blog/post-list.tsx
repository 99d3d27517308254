import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BlogCard } from '#content/blog-card.tsx';
import { SiteLink } from '#shell/site-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { LoadError, NoResults } from '#ui/section-states.tsx';
import { usePageTurn } from '#ui/use-page-turn.ts';
import { postsQuery } from './blog.queries.ts';
import { CategoryChips } from './category-chips.tsx';
import { LeadPost } from './lead-post.tsx';

/** A page of posts: the first one large. `path` is the list's address without a page number. */
export function PostList({ path, page, category }: { path: string; page: number; category?: string }) {
  const top = usePageTurn(page);
  return (
    <div ref={top} tabIndex={-1} className="container-page scroll-mt-18 py-8 lg:py-12 outline-none">
      <CategoryChips current={category} />
      <div className="mt-8 lg:mt-10">
        <Posts path={path} page={page} category={category} />
      </div>
    </div>
  );
}

function Posts({ path, page, category }: { path: string; page: number; category?: string }) {
  const { t } = useTranslation();
  const { error, data, isPending, refetch } = useQuery(postsQuery(page, category));
  if (isPending) return <CardSkeletons />;
  if (!data) return <LoadError error={error} onRetry={refetch} />;
  const [lead, ...others] = data.items;
  if (!lead) {
    return (
      <NoResults>
        {page > 1 ? t('blog.empty_page') : t('blog.empty')}
        <SiteLink to={page > 1 ? path : '/blog'} className={buttonClass('quiet', 'mx-auto mt-5 flex w-fit')}>
          {page > 1 ? t('blog.first_page') : t('blog.all_posts')}
        </SiteLink>
      </NoResults>
    );
  }
  return (
    <>
      <LeadPost post={lead} />
      {others.length > 0 && (
        <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-10 lg:grid-cols-3">
          {others.map((post) => (
            <li key={post.id}>
              <BlogCard post={post} level={2} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageSize={data.pageSize} total={data.total} linkTo={(to) => (to === 1 ? path : `${path}?page=${to}`)} />
    </>
  );
}
