import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '#contract/paging.ts';
import { Button } from '../button.tsx';

type ListPagingProps = Omit<Page<unknown>, 'items'> & { onPage: (page: number) => void };

/** Pagination; a page beyond the last, as after deletions, redirects to the last page. */
export function ListPaging({ page, pageSize, total, isAtLeast, onPage }: ListPagingProps) {
  const { t } = useTranslation('admin-area');
  const last = Math.max(1, Math.ceil(total / pageSize));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per answer; the navigation function is new at every render.
  useEffect(() => {
    if (page > last) onPage(last);
  }, [page, last]);
  if (last === 1) return null;
  return (
    <nav
      aria-label={t('paging.label', { ns: 'common' })}
      className="mt-6 flex items-center justify-center gap-4"
    >
      <Button
        label={t('paging.previous', { ns: 'common' })}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <p className="text-stone">
        {isAtLeast
          ? t('paging.page', { ns: 'common', number: page })
          : t('paging.position', { ns: 'common', number: page, total: last })}
      </p>
      <Button
        label={t('paging.next', { ns: 'common' })}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
