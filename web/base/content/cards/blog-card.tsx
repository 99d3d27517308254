import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';
import type { BlogCard as Post } from '#contract/content/blog.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { CalendarDay } from '../orders/calendar-day.tsx';
import { postLink } from '../page-links.ts';
import { shorten } from '../shorten.ts';

const WIDTHS = [412, 640, 828] as const;
const SIZES = '(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 80vw';

/** Publication date and reading time. */
export function PostFacts({ post }: { post: Pick<Post, 'publishedAt' | 'readingMinutes'> }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-stone">
      {post.publishedAt && (
        <>
          <CalendarDay at={post.publishedAt} />
          <span aria-hidden="true">·</span>
        </>
      )}
      <span>{t('blog.reading_time', { count: post.readingMinutes })}</span>
    </p>
  );
}

/** `level` of the card's heading: one below its section's heading. */
export function BlogCard({ post, level = 3 }: { post: InLanguage<Post>; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow hover:shadow-lifted">
      <LazyPicture
        path={post.cover}
        alt=""
        ratio={3 / 2}
        widths={WIDTHS}
        sizes={SIZES}
        className="aspect-3/2"
      />
      <div className="flex grow flex-col gap-3 p-6">
        <p className="text-sm font-semibold text-terracotta-700">{post.category.name}</p>
        <Heading className="text-2xl">
          <Link
            {...postLink(post.slug)}
            data-preloads
            lang={post.textLanguages.title}
            className="hyphens-auto underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </Link>
        </Heading>
        <p lang={post.textLanguages.excerpt} className="text-stone">
          {shorten(post.excerpt)}
        </p>
        <div className="mt-auto pt-1">
          <PostFacts post={post} />
        </div>
      </div>
    </article>
  );
}
