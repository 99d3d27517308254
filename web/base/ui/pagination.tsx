import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Page } from '#contract/paging.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import type { PageLink } from './page-link.ts';

/** Number of linked pages on either side of the current one. */
const NEIGHBOURS = 1;

/** First, last, and pages around the current one; undefined marks a gap. */
export function shownPages(page: number, last: number): (number | undefined)[] {
  const wanted = [1, last];
  for (let near = page - NEIGHBOURS; near <= page + NEIGHBOURS; near += 1)
    if (near >= 1 && near <= last) wanted.push(near);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const previous = sorted[index - 1];
    if (previous === undefined || number === previous + 1) return [number];
    return number === previous + 2 ? [previous + 1, number] : [undefined, number];
  });
}

const LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-3 font-semibold text-deep-800 hover:bg-limestone-200';
const STEP = `${LINK} gap-1 border border-deep-800/25`;

type PaginationProps = Omit<Page<unknown>, 'items'> & { linkTo: (page: number) => PageLink };

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, pageSize, total, isAtLeast, linkTo }: PaginationProps) {
  const { t } = useTranslation();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  return (
    <nav
      aria-label={t('paging.label')}
      className="mt-12 flex items-center justify-between gap-2 sm:justify-center"
      data-no-print
    >
      {page > 1 && (
        <Link {...linkTo(page - 1)} rel="prev" className={STEP}>
          <ChevronLeftIcon />
          {t('paging.previous')}
        </Link>
      )}
      <p className="text-stone sm:hidden">
        {isAtLeast
          ? t('paging.page', { number: page })
          : t('paging.position', { number: page, total: last })}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {shownPages(page, last).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === undefined ? (
              <span aria-hidden="true" className="px-1 text-stone">
                …
              </span>
            ) : (
              <Link
                {...linkTo(number)}
                aria-label={t('paging.page', { number })}
                aria-current={number === page ? 'page' : undefined}
                className={`${LINK} aria-[current=page]:bg-deep-800 aria-[current=page]:text-white`}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <Link {...linkTo(page + 1)} rel="next" className={STEP}>
          {t('paging.next')}
          <ChevronRightIcon />
        </Link>
      )}
    </nav>
  );
}
