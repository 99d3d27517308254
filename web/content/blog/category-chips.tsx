import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { categoryLink } from '#base/content/page-links.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { categoriesQuery } from './blog.queries.ts';

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border px-5 font-semibold transition-colors';
const LOOKS = {
  current: 'border-deep-800 bg-deep-800 text-white',
  other: 'border-deep-800/25 text-deep-800 hover:bg-limestone-100',
};

const ALL = linkOptions({ to: '/blog' });

/** All posts, and the categories that have posts. */
export function CategoryChips({ current }: { current?: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery(language));
  const chips = [
    { link: ALL, slug: undefined, name: t('blog.all_categories') },
    ...categories
      .filter(({ postCount }) => postCount > 0)
      .map((one) => ({
        link: categoryLink(one.slug),
        slug: one.slug,
        name: one.name,
      })),
  ];
  return (
    <nav aria-label={t('blog.categories')} data-no-print>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ link, slug, name }) => (
          <li key={slug ?? ''}>
            <Link
              {...link}
              aria-current={slug === current ? 'page' : undefined}
              className={`${CHIP} ${slug === current ? LOOKS.current : LOOKS.other}`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
