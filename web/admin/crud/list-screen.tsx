import { useMutation, useQuery } from '@tanstack/react-query';
import { type HTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkAction, Edited } from '#contract/crud.ts';
import { LoadError } from '#ui/section-states.tsx';
import { addToast } from '#ui/toast-store.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ButtonLink } from './button.tsx';
import { ListPaging } from './list-paging.tsx';
import { EmptyList, Head, ListTable, ROW_CLASS } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { Loading } from './loading.tsx';
import type { AdminPath } from './paths.ts';
import type { ListSearch, ResourceApi } from './resource-api.ts';
import { RowActions } from './row-actions.tsx';
import { useFailureToast } from './use-failure-toast.ts';
import { useListSearch } from './use-list-search.ts';
import { useRefresh } from './use-refresh.ts';
import { useRemoval } from './use-removal.ts';
import { useScreenTitle } from './use-screen-title.ts';

type Tools = { search: ListSearch; set: (change: ListSearch) => void };
type Bulk = { action: BulkAction; ids: readonly number[]; isUndo?: boolean };
/** Values of `?status=` besides «all» and the trash. */
export type ListState = 'draft' | 'published' | 'scheduled' | 'over';

type ListScreenProps<T extends object, L extends object> = {
  api: ResourceApi<T, L>;
  title: string;
  /** Shown when the list has no rows at all. */
  empty: string;
  newPath: AdminPath;
  editPath: (row: L & Edited) => AdminPath;
  nameOf: (row: L & Edited) => string;
  states?: readonly ListState[];
  canPublish?: boolean;
  canDuplicate?: boolean;
  /** Filters beside the search. */
  filters?: (tools: Tools) => ReactNode;
  /** `<Head>` and `<SortHead>` of the columns. */
  head: (tools: Tools) => ReactNode;
  /** The columns' `<Cell>`s of a row. */
  row: (row: L & Edited) => ReactNode;
  /** Extra attributes of a row's element: drag and drop needs them. */
  rowProps?: (row: L & Edited) => HTMLAttributes<HTMLTableRowElement>;
  /** Beside «New». */
  actions?: ReactNode;
};

/** A list with selection, bulk actions and undo for removals; search, filters, sort and page are in the URL. */
export function ListScreen<T extends object, L extends object = T>(props: ListScreenProps<T, L>) {
  const {
    api,
    title,
    empty,
    newPath,
    editPath,
    nameOf,
    states = [],
    canPublish = false,
    canDuplicate = false,
    filters,
    head,
    row,
    rowProps,
    actions,
  } = props;
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const { search, set } = useListSearch();
  const query = useQuery({ ...api.list(search), placeholderData: (previous) => previous });
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const refresh = useRefresh();
  const removal = useRemoval(api);
  const isTrash = search.status === 'trash';
  const items = query.data?.items ?? [];
  const rows = items.filter(({ id }) => picked.has(id));
  useScreenTitle(title);
  // A new page resets the selection.
  const key = JSON.stringify(search);
  useEffect(() => void (key && setPicked(new Set())), [key]);

  const pick = (id: number, isOn: boolean) => {
    const next = new Set(picked);
    if (isOn) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  const { mutate: bulk } = useMutation({
    mutationFn: ({ action, ids }: Bulk) => api.bulk(action, ids),
    onSuccess: async ({ ids }, { action, isUndo }) => {
      await refresh(api.base);
      const back = ({ publish: 'unpublish', unpublish: 'publish', restore: 'delete', delete: 'restore' } as const)[action];
      addToast({
        title: t('list.changed', { count: ids.length }),
        action: isUndo ? undefined : { label: t('list.undo'), run: () => bulk({ action: back, ids, isUndo: true }) },
      });
    },
    onError: (error) => tellFailure(error),
    onSettled: () => setPicked(new Set()),
  });
  const remove = async (which: readonly (L & Edited)[]) => {
    await removal(which.map((one) => ({ id: one.id, name: nameOf(one) })));
    setPicked(new Set());
  };
  const { mutate: duplicate } = useMutation({
    mutationFn: api.duplicate,
    onSuccess: async () => {
      await refresh(api.base);
      addToast({ title: t('list.duplicated') });
    },
    onError: (error) => tellFailure(error),
  });

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <div className="flex flex-wrap gap-3">
          {actions}
          <ButtonLink to={newPath} look="sea" label={t('list.new')} />
        </div>
      </div>
      <ListTools search={search} set={set} states={states} isFetching={query.isFetching}>
        {filters?.({ search, set })}
      </ListTools>
      {rows.length > 0 && (
        <BulkBar
          count={rows.length}
          isTrash={isTrash}
          canPublish={canPublish}
          onBulk={(action) => void (action === 'delete' ? remove(rows) : bulk({ action, ids: rows.map(({ id }) => id) }))}
        />
      )}
      {query.isError && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.isPending && <Loading />}
      {query.data && items.length === 0 && (
        <EmptyList isFiltered={Object.keys(search).some((name) => name !== 'page' && search[name])} text={empty}>
          <ButtonLink to={newPath} look="sea" className="mt-5" label={t('list.new')} />
        </EmptyList>
      )}
      {items.length > 0 && (
        <ListTable
          label={title}
          head={
            <>
              <th scope="col" className="w-10 py-3 pr-2 pl-4">
                <input
                  type="checkbox"
                  aria-label={t('list.pick_all')}
                  checked={rows.length === items.length}
                  onChange={(event) => setPicked(new Set(event.target.checked ? items.map(({ id }) => id) : []))}
                  className="size-5 align-middle accent-sea-700"
                />
              </th>
              {head({ search, set })}
              <Head>
                <span className="sr-only">{t('list.actions')}</span>
              </Head>
            </>
          }
        >
          {items.map((item) => (
            <tr key={item.id} {...rowProps?.(item)} className={ROW_CLASS}>
              <td className="w-10 py-3 pr-2 pl-4 max-md:absolute max-md:top-3 max-md:right-3 max-md:w-auto max-md:p-1">
                <input
                  type="checkbox"
                  aria-label={t('list.pick', { name: nameOf(item) })}
                  checked={picked.has(item.id)}
                  onChange={(event) => pick(item.id, event.target.checked)}
                  className="size-5 align-middle accent-sea-700"
                />
              </td>
              {row(item)}
              <RowActions
                name={nameOf(item)}
                isTrash={isTrash}
                editPath={editPath(item)}
                onDuplicate={canDuplicate ? () => duplicate(item.id) : undefined}
                onDelete={() => void remove([item])}
                onRestore={() => bulk({ action: 'restore', ids: [item.id] })}
              />
            </tr>
          ))}
        </ListTable>
      )}
      {query.data && <ListPaging {...query.data} onPage={(page) => set({ page })} />}
    </>
  );
}
