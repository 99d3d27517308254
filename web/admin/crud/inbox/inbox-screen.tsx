import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FileLink } from '#admin/file-link.tsx';
import { ListPaging } from '#admin/list-paging.tsx';
import { EmptyList } from '#admin/list-table.tsx';
import { ListTools } from '#admin/list-tools.tsx';
import { Loading } from '#admin/loading.tsx';
import type { ListSearch } from '#admin/resource-api.ts';
import { ScreenHead } from '#admin/screen-head.tsx';
import type { StateLabels } from '#admin/state-labels.ts';
import { useListSearch } from '#admin/use-list-search.ts';
import { apiPath } from '#api/api-query.ts';
import type { Counts } from '#contract/admin.ts';
import type { Page } from '#contract/paging.ts';
import { buttonClass } from '#ui/button.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { liveList } from './live-query.ts';
import { StateTabs } from './state-tabs.tsx';

type InboxProps<S extends string, I> = {
  /** Path of the API's list, below `/api/admin`. */
  path: `/${string}`;
  empty: string;
  /** Below the text of an empty inbox. */
  emptyHint?: ReactNode;
  states: StateLabels<S>;
  /** State excluded from «all». */
  hidden?: S;
  /** States grouped under «open», if any. */
  open?: readonly S[];
  hasTrash?: boolean;
  /** Search parameters passed on to the API, besides search, state and page. */
  asked?: readonly string[];
  filters?: ReactNode;
  /** On phones an open item fills the screen. */
  isItemOpen?: boolean;
  children: (items: I[]) => ReactNode;
};

/** Parameters of the API's list, from the URL. */
function useWanted(asked: readonly string[] = []): ListSearch {
  const { search } = useListSearch();
  return Object.fromEntries(['q', 'status', 'page', ...asked].map((name) => [name, search[name]]));
}

/** Items by state, with search and paging; all of its state is in the URL. */
export function Inbox<S extends string, I>(props: InboxProps<S, I>) {
  const { path, states, hidden, open, hasTrash = true } = props;
  const { set } = useListSearch();
  const wanted = useWanted(props.asked);
  const query = useQuery({
    ...liveList<Page<I> & { counts: Counts<S> }>(`/api/admin${path}`, wanted),
    placeholderData: (previous) => previous,
  });
  const { data } = query;
  const onlyWide = props.isItemOpen ? 'max-lg:hidden' : '';
  return (
    <>
      <div className={onlyWide}>
        <ListTools hasTrash={false} isFetching={query.isFetching}>
          {props.filters}
        </ListTools>
        {data && <StateTabs counts={data.counts} states={states} hidden={hidden} open={open} hasTrash={hasTrash} />}
      </div>
      {query.isError && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Loading />}
      {data?.items.length === 0 && (
        <div className={onlyWide}>
          <EmptyList isFiltered={Object.values(wanted).some((value) => value !== undefined)} text={props.empty}>
            {props.emptyHint}
          </EmptyList>
        </div>
      )}
      {data && props.children(data.items)}
      {data && <ListPaging {...data} onPage={(page) => set({ page })} />}
    </>
  );
}

type InboxScreenProps<S extends string, I> = InboxProps<S, I> & { title: string; text?: string; hasExport?: boolean; actions?: ReactNode };

/** An inbox under its heading, with an export. */
export function InboxScreen<S extends string, I>({ title, text, hasExport = true, actions, ...inbox }: InboxScreenProps<S, I>) {
  const { t } = useTranslation('admin');
  const exported = apiPath(`/api/admin${inbox.path}/export.csv`, {}, { ...useWanted(inbox.asked), page: undefined });
  return (
    <>
      <ScreenHead title={title} text={text} className={inbox.isItemOpen ? 'max-lg:hidden' : ''}>
        {actions}
        {hasExport && (
          <FileLink href={exported} className={buttonClass('quiet')}>
            {t('inbox.export')}
          </FileLink>
        )}
      </ScreenHead>
      <Inbox {...inbox} />
    </>
  );
}
