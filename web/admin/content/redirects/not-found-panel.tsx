import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, TextButton, TextLink } from '#admin/frame/button.tsx';
import { ListPaging } from '#admin/frame/list/list-paging.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { apiPath } from '#base/api/api-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import type { Miss } from '#contract/pages/redirects.ts';
import type { Page } from '#contract/paging.ts';

export const NOT_FOUND = '/api/admin/utilities/not-found';
const missesQuery = (page: number) =>
  queryOptions<Page<Miss>>({
    queryKey: [apiPath(NOT_FOUND, {}, { page, pageSize: 20 })],
    staleTime: 0,
    gcTime: 0,
  });
const forgetMiss = (path?: string) =>
  fetchJson<void>(apiPath(NOT_FOUND, {}, { path }), { method: 'DELETE' });

/** Requested addresses that were not found; each can become a redirect with one click. */
export function NotFoundPanel() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const refresh = useRefresh();
  const [page, setPage] = useState(1);
  const { error, data, isPending, isError, refetch } = useQuery(missesQuery(page));
  const { mutate: forget } = useAction({
    mutationFn: (path: string | undefined) => forgetMiss(path),
    onSettled: () => refresh(NOT_FOUND),
  });
  return (
    <Panel title={t('not_found_log.title')}>
      <p className="text-stone">{t('not_found_log.text')}</p>
      {isPending && <Spinner />}
      {isError && <LoadError error={error} onRetry={refetch} />}
      {data?.items.length === 0 && <NoResults>{t('not_found_log.empty')}</NoResults>}
      <ul className="divide-y divide-limestone-200">
        {data?.items.map(({ path, hits, lastAt }) => (
          <li
            key={path}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold break-all text-deep-900">{path}</p>
              <p className="text-sm text-stone">
                {t('not_found_log.hits', { count: hits, at: formatInstant(lastAt, language) })}
              </p>
            </div>
            <div className="flex flex-wrap gap-x-4">
              {/* Bot requests are grouped under a name in brackets. */}
              {path.startsWith('/') && (
                <TextLink
                  to="/redirects/new"
                  search={{ from: path }}
                  className="inline-flex min-h-11 items-center"
                  label={t('not_found_log.redirect')}
                  of={path}
                />
              )}
              <TextButton
                isDanger
                className="min-h-11"
                label={t('not_found_log.forget')}
                of={path}
                onClick={() => forget(path)}
              />
            </div>
          </li>
        ))}
      </ul>
      {data && <ListPaging {...data} onPage={setPage} />}
      {data && data.items.length > 0 && (
        <Button label={t('not_found_log.clear')} onClick={() => forget(undefined)} />
      )}
    </Panel>
  );
}
