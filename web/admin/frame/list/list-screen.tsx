import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { BulkAction, Edited } from '#contract/admin/crud.ts';
import type { AdminPath } from '../behaviour/paths.ts';
import type { ResourceApi } from '../behaviour/resource-api.ts';
import { useAction } from '../behaviour/use-action.ts';
import { useRefresh } from '../behaviour/use-refresh.ts';
import { useRemoval } from '../behaviour/use-removal.ts';
import { ButtonLink } from '../button.tsx';
import { QueryState } from '../loading.tsx';
import { ScreenHead } from '../screen-head.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ListPaging } from './list-paging.tsx';
import { EmptyList, ListTable, SplitColumn } from './list-table.tsx';
import { type ListState, ListTools } from './list-tools.tsx';
import { OrderColumn, OrderNews } from './order-column.tsx';
import { RowActions } from './row-parts.tsx';
import { useListSearch } from './use-list-search.ts';
import type { RowOrder } from './use-row-order.ts';

type Bulk = { action: BulkAction; ids: readonly number[]; isUndo?: boolean };

type ListScreenProps<T extends object, L extends object> = {
  api: ResourceApi<T, L>;
  title: string;
  /** Shown when the list has no rows at all. */
  empty: string;
  /** Path of a row's editor, if it is not that of its id. */
  editPath?: (row: L & Edited) => AdminPath;
  nameOf: (row: L & Edited) => string;
  states?: readonly ListState[];
  canPublish?: boolean;
  canDuplicate?: boolean;
  /** Rows can be dragged into another order, in a column of its own. */
  order?: RowOrder;
  /** Filters next to the search. */
  filters?: ReactNode;
  /** Search of «New»: what a new row begins with. */
  newSearch?: Record<string, unknown>;
  /** Next to «New». */
  actions?: ReactNode;
  /** Above the list. */
  notice?: ReactNode;
  /** The `<Column>`s with a row's cells. */
  children: (row: L & Edited) => ReactNode;
};

/** A list with selection, bulk actions and undo for removals; search, filters, sort and page are in the URL. */
export function ListScreen<T extends object, L extends object = T>(props: ListScreenProps<T, L>) {
  const {
    api,
    title,
    editPath = ({ id }) => `${api.path}/edit/${id}`,
    nameOf,
    canPublish = false,
    canDuplicate = false,
    order,
  } = props;
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search, set } = useListSearch();
  const query = useQuery({
    ...api.list({ ...search, lang: language }),
    placeholderData: (previous) => previous,
  });
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const refresh = useRefresh();
  const removal = useRemoval(api);
  const isTrash = search.status === 'trash';
  const items = query.data?.items ?? [];
  const rows = items.filter(({ id }) => picked.has(id));
  // A new page resets the selection.
  const key = JSON.stringify(search);
  useEffect(() => void (key && setPicked(new Set())), [key]);

  const { mutate: bulk } = useAction({
    mutationFn: ({ action, ids }: Bulk) => api.bulk(action, ids),
    onSuccess: async ({ ids }, { action, isUndo }) => {
      await refresh(api.base);
      const back = (
        {
          publish: 'unpublish',
          unpublish: 'publish',
          restore: 'delete',
          delete: 'restore',
        } as const
      )[action];
      addToast({
        title: t('list.changed', { count: ids.length }),
        action: isUndo
          ? undefined
          : { label: t('list.undo'), run: () => bulk({ action: back, ids, isUndo: true }) },
      });
    },
    onSettled: () => setPicked(new Set()),
  });
  const remove = async (which: readonly (L & Edited)[]) => {
    await removal(which.map((one) => ({ id: one.id, name: nameOf(one) })));
    setPicked(new Set());
  };
  const { mutate: duplicate } = useAction({
    mutationFn: api.duplicate,
    onSuccess: async () => {
      await refresh(api.base);
      addToast({ title: t('list.duplicated') });
    },
  });

  return (
    <>
      {order && <OrderNews order={order} />}
      <ScreenHead title={title}>
        {props.actions}
        <ButtonLink
          to={`${api.path}/new`}
          search={props.newSearch}
          look="sea"
          label={t('list.new')}
        />
      </ScreenHead>
      {props.notice}
      <ListTools states={props.states} isFetching={query.isFetching}>
        {props.filters}
      </ListTools>
      {rows.length > 0 && (
        <BulkBar
          count={rows.length}
          isTrash={isTrash}
          canPublish={canPublish}
          onBulk={(action) =>
            void (action === 'delete'
              ? remove(rows)
              : bulk({ action, ids: rows.map(({ id }) => id) }))
          }
        />
      )}
      <QueryState query={query} />
      {query.data && items.length === 0 && (
        <EmptyList
          isFiltered={Object.keys(search).some((name) => name !== 'page' && search[name])}
          text={props.empty}
        >
          <ButtonLink
            to={`${api.path}/new`}
            search={props.newSearch}
            look="sea"
            className="mt-5"
            label={t('list.new')}
          />
        </EmptyList>
      )}
      <ListTable label={title} rows={items} rowProps={order && (({ id }) => order.rowProps(id))}>
        {(item) => (
          <>
            <SplitColumn
              head={
                <th scope="col" className="w-10 py-3 pr-2 pl-4">
                  <PickBox
                    label={t('list.pick_all')}
                    isOn={rows.length === items.length}
                    onPick={(isOn) => setPicked(new Set(isOn ? items.map(({ id }) => id) : []))}
                  />
                </th>
              }
              cell={
                <td className="w-10 py-3 pr-2 pl-4 max-md:absolute max-md:top-3 max-md:right-3 max-md:w-auto max-md:p-1">
                  <PickBox
                    label={t('list.pick', { name: nameOf(item) })}
                    isOn={picked.has(item.id)}
                    onPick={(isOn) =>
                      setPicked(
                        new Set(
                          isOn ? [...picked, item.id] : [...picked].filter((id) => id !== item.id),
                        ),
                      )
                    }
                  />
                </td>
              }
            />
            {order && <OrderColumn order={order} id={item.id} name={nameOf(item)} />}
            {props.children(item)}
            <RowActions
              name={nameOf(item)}
              isTrash={isTrash}
              editPath={editPath(item)}
              onDuplicate={canDuplicate ? () => duplicate(item.id) : undefined}
              onDelete={() => void remove([item])}
              onRestore={() => bulk({ action: 'restore', ids: [item.id] })}
            />
          </>
        )}
      </ListTable>
      {query.data && <ListPaging {...query.data} onPage={(page) => set({ page })} />}
    </>
  );
}

const PickBox = ({
  label,
  isOn,
  onPick,
}: {
  label: string;
  isOn: boolean;
  onPick: (isOn: boolean) => void;
}) => (
  <input
    type="checkbox"
    aria-label={label}
    checked={isOn}
    onChange={(event) => onPick(event.target.checked)}
    className="size-5 align-middle accent-sea-700"
  />
);
