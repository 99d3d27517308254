import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { SiteLink } from '#shell/site-link.tsx';
import { categoriesQuery } from './blog.queries.ts';

const CHIP = 'inline-flex min-h-11 items-center rounded-full border px-5 font-semibold transition-colors';
const LOOKS = { current: 'border-deep-800 bg-deep-800 text-white', other: 'border-deep-800/25 text-deep-800 hover:bg-limestone-100' };

/** The categories that have posts, and all. */
export function CategoryChips({ current }: { current?: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const chips = [
    { to: '/blog', slug: undefined, name: t('blog.all_categories') },
    ...categories
      .filter(({ postCount }) => postCount > 0)
      .map((one) => ({ to: `/blog/category/${one.slug}`, slug: one.slug, name: localize(one, 'name', language) })),
  ];
  return (
    <nav aria-label={t('blog.categories')} data-no-print>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ to, slug, name }) => (
          <li key={to}>
            <SiteLink
              to={to}
              aria-current={slug === current ? 'page' : undefined}
              className={`${CHIP} ${slug === current ? LOOKS.current : LOOKS.other}`}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
