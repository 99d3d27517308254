import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ChevronRightIcon } from './icons.tsx';
import type { PageLink } from './page-link.ts';

export type Crumb = { name: string } | (PageLink & { name: string });

const HOME: PageLink = { to: '/' };

/** Home, parent pages, and this page without a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumbs.label')} data-no-print>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-stone">
        {[{ name: t('navigation.home'), ...HOME }, ...crumbs].map(({ name, ...link }) => (
          <li key={name} className="flex items-center gap-1">
            {'to' in link ? (
              <>
                <Link {...link} className="py-1 underline-offset-4 hover:text-ink hover:underline">
                  {name}
                </Link>
                <ChevronRightIcon className="size-4" />
              </>
            ) : (
              <span aria-current="page" className="py-1 text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
