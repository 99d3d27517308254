import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileLink } from '#admin/file-link.tsx';
import { ListPaging } from '#admin/list-paging.tsx';
import { EmptyList } from '#admin/list-table.tsx';
import { ListTools } from '#admin/list-tools.tsx';
import { Loading } from '#admin/loading.tsx';
import type { ListSearch } from '#admin/resource-api.ts';
import type { StateLabels } from '#admin/state-labels.ts';
import { useListSearch } from '#admin/use-list-search.ts';
import { useScreenTitle } from '#admin/use-screen-title.ts';
import { apiPath } from '#api/api-query.ts';
import type { Counts } from '#contract/admin.ts';
import type { Page } from '#contract/paging.ts';
import { buttonClass } from '#ui/button.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { liveList } from './live-query.ts';
import { StateTabs } from './state-tabs.tsx';

type Tools = { search: ListSearch; set: (change: ListSearch) => void };
export type InboxPage<S extends string, I> = Page<I> & { counts: Counts<S> };

type InboxScreenProps<S extends string, I> = {
  /** Path of the API's list, below `/api/admin`. */
  path: `/${string}`;
  title: string;
  text?: string;
  empty: string;
  states: StateLabels<S>;
  hidden?: S;
  open?: readonly S[];
  hasTrash?: boolean;
  hasExport?: boolean;
  /** Search parameters passed on to the API, besides search, state and page. */
  asked?: readonly string[];
  filters?: (tools: Tools) => ReactNode;
  actions?: ReactNode;
  /** Replaces the heading when the screen is embedded in another. */
  header?: ReactNode;
  /** On phones an open item fills the screen. */
  isItemOpen?: boolean;
  children: (items: I[], tools: Tools) => ReactNode;
};

/** Inbox by state, with search, paging and export; all of its state is in the URL. */
export function InboxScreen<S extends string, I>(props: InboxScreenProps<S, I>) {
  const { path, title, text, empty, states, hidden, open, hasTrash = true, hasExport = true, asked = [], filters, actions, header } = props;
  const { t } = useTranslation('admin');
  const { search, set } = useListSearch();
  const names = ['q', 'status', 'page', ...asked];
  const wanted: ListSearch = Object.fromEntries(names.map((name) => [name, search[name]]));
  const query = useQuery({ ...liveList<InboxPage<S, I>>(`/api/admin${path}`, wanted), placeholderData: (previous) => previous });
  const { data } = query;
  const chosen = String(search.status ?? '');
  useScreenTitle(title);
  return (
    <>
      <div className={props.isItemOpen ? 'max-lg:hidden' : ''}>
        {header ?? (
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div>
              <h1 className="text-3xl sm:text-4xl">{title}</h1>
              {text && <p className="mt-2 max-w-prose text-stone">{text}</p>}
            </div>
            <div className="flex flex-wrap gap-3">
              {actions}
              {hasExport && (
                <FileLink
                  href={apiPath(`/api/admin${path}/export.csv`, {}, { ...wanted, page: undefined })}
                  className={buttonClass('quiet')}
                >
                  {t('inbox.export')}
                </FileLink>
              )}
            </div>
          </div>
        )}
        <ListTools search={search} set={set} states={[]} hasTrash={false} isFetching={query.isFetching}>
          {filters?.({ search, set })}
        </ListTools>
        {data && (
          <StateTabs
            counts={data.counts}
            states={states}
            {...(hidden && { hidden })}
            {...(open && { open })}
            hasTrash={hasTrash}
            chosen={chosen}
            onChoose={(status) => set({ status })}
          />
        )}
      </div>
      {query.isError && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Loading />}
      {data?.items.length === 0 && (
        <div className={props.isItemOpen ? 'max-lg:hidden' : ''}>
          <EmptyList isFiltered={names.some((name) => search[name] !== undefined)} text={empty} />
        </div>
      )}
      {data && props.children(data.items, { search, set })}
      {data && <ListPaging {...data} onPage={(page) => set({ page })} />}
    </>
  );
}
