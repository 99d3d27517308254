import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CalendarDay } from '#base/content/orders/calendar-day.tsx';
import { categoryLink } from '#base/content/page-links.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useText } from '#base/i18n/use-text.ts';
import type { BlogPost } from '#contract/content/blog.ts';
import { localize } from '#contract/languages/translation.ts';

/** An update within the first day is not shown. */
const DAY_MS = 86_400_000;
const wasUpdated = ({ publishedAt, updatedAt }: BlogPost) =>
  publishedAt !== null && Date.parse(updatedAt) - Date.parse(publishedAt) > DAY_MS;

/** A post's category, author, date and reading time. */
export function PostByline({ post }: { post: BlogPost }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const excerpt = useText(post, 'excerpt');
  return (
    <>
      <p lang={excerpt.lang} className="mt-4 max-w-2xl text-lg text-stone">
        {excerpt.value}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-stone">
        <Link
          {...categoryLink(post.category.slug)}
          className="inline-flex min-h-11 items-center rounded-full bg-terracotta-200 px-4 font-semibold text-terracotta-700 hover:underline"
        >
          {localize(post.category, 'name', language)}
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
