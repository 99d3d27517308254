import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiPath } from '#base/api/api-query.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import type { Counts } from '#contract/admin/admin.ts';
import type { Page } from '#contract/paging.ts';
import type { ListSearch } from '../behaviour/resource-api.ts';
import { FileLink } from '../file-link.tsx';
import { ListPaging } from '../list/list-paging.tsx';
import { EmptyList } from '../list/list-table.tsx';
import { ListTools } from '../list/list-tools.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { QueryState } from '../loading.tsx';
import { ScreenHead } from '../screen-head.tsx';
import type { StateLabel, StateLabels } from '../state-labels.ts';
import { liveList } from './live-query.ts';
import { type TabChoice, TabChoices } from './tab-choices.tsx';

type StateTabsProps<S extends string> = {
  counts: Counts<S>;
  states: StateLabels<S>;
  hidden: S | undefined;
  hasTrash: boolean;
};

/** Tabs by state, each with its count; states without rows are hidden. */
function StateTabs<S extends string>({ counts, states, hidden, hasTrash }: StateTabsProps<S>) {
  const { t } = useTranslation('admin-area');
  const chosen = String(useListSearch().search.status ?? '');
  const all = Object.entries(states) as [S, StateLabel][];
  const countOf = (name: S) => counts[name] ?? 0;
  const tabs: TabChoice[] = [
    {
      value: '',
      text: t('inbox.all'),
      count: all.reduce((sum, [name]) => sum + (name === hidden ? 0 : countOf(name)), 0),
    },
    ...all
      .filter(([name]) => countOf(name) > 0 || name === chosen)
      .map(([name, { label, tone }]) => ({
        value: name,
        text: t(label),
        count: countOf(name),
        isUrgent: tone === 'open' || tone === 'bad',
      })),
    ...(hasTrash ? [{ value: 'trash', text: t('list.trash') }] : []),
  ];
  return <TabChoices name="status" legend={t('list.state')} tabs={tabs} />;
}

type InboxProps<S extends string, I> = {
  /** Path of the API's list, below `/api/admin`. */
  path: `/${string}`;
  empty: string;
  states: StateLabels<S>;
  /** State excluded from «all». */
  hidden?: S;
  hasTrash?: boolean;
  /** Search parameters passed on to the API, in addition to search, state and page. */
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
  const { path, states, hidden, hasTrash = true } = props;
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
        {data && (
          <StateTabs counts={data.counts} states={states} hidden={hidden} hasTrash={hasTrash} />
        )}
      </div>
      <QueryState query={query} />
      {data?.items.length === 0 && (
        <div className={onlyWide}>
          <EmptyList
            isFiltered={Object.values(wanted).some((value) => value !== undefined)}
            text={props.empty}
          />
        </div>
      )}
      {data && props.children(data.items)}
      {data && <ListPaging {...data} onPage={(page) => set({ page })} />}
    </>
  );
}

type InboxScreenProps<S extends string, I> = InboxProps<S, I> & {
  title: string;
  text?: string;
  hasExport?: boolean;
  actions?: ReactNode;
};

/** An inbox under its heading, with an export. */
export function InboxScreen<S extends string, I>({
  title,
  text,
  hasExport = true,
  actions,
  ...inbox
}: InboxScreenProps<S, I>) {
  const { t } = useTranslation('admin-area');
  const exported = apiPath(
    `/api/admin${inbox.path}/export.csv`,
    {},
    { ...useWanted(inbox.asked), page: undefined, lang: useLanguage() },
  );
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
