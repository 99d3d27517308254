import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CalendarDay } from '#base/content/orders/calendar-day.tsx';
import { categoryLink } from '#base/content/page-links.ts';
import type { BlogPost } from '#contract/content/blog.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';

/** An update within the first day is not shown. */
const DAY_MS = 86_400_000;
const wasUpdated = ({ publishedAt, updatedAt }: InLanguage<BlogPost>) =>
  publishedAt !== null && Date.parse(updatedAt) - Date.parse(publishedAt) > DAY_MS;

/** A post's category, author, date and reading time. */
export function PostByline({ post }: { post: InLanguage<BlogPost> }) {
  const { t } = useTranslation();
  return (
    <>
      <p lang={post.textLanguages.excerpt} className="mt-4 max-w-2xl text-lg text-stone">
        {post.excerpt}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-stone">
        <Link
          {...categoryLink(post.category.slug)}
          className="inline-flex min-h-11 items-center rounded-full bg-terracotta-200 px-4 font-semibold text-terracotta-700 hover:underline"
        >
          {post.category.name}
        </Link>
        <p>{t('blog.author', { author: post.author })}</p>
        {post.publishedAt && (
          <p>
            <span className="sr-only">{t('blog.published')}: </span>
            <CalendarDay at={post.publishedAt} />
          </p>
        )}
        {wasUpdated(post) && (
          <p>
            {t('blog.updated')}: <CalendarDay at={post.updatedAt} />
          </p>
        )}
        <p>{t('blog.reading_time', { count: post.readingMinutes })}</p>
      </div>
    </>
  );
}
