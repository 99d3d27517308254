import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { Edited } from '#contract/admin/crud.ts';
import { MAX_PAGE_SIZE, type Page } from '#contract/paging.ts';
import type { ResourceApi } from '../behaviour/resource-api.ts';
import { useAction } from '../behaviour/use-action.ts';
import { useRefresh } from '../behaviour/use-refresh.ts';
import { useListSearch } from './use-list-search.ts';

/** Moves an id to another index. */
export function movedTo(ids: readonly number[], id: number, to: number): number[] {
  const rest = ids.filter((one) => one !== id);
  const place = Math.min(Math.max(to, 0), rest.length);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

/** `back`: the previous order, for undo. */
type Save = { order: readonly number[]; back?: readonly number[] };
type Drag = { id: number; over: number };

/** Fades the dragged row; a line marks the drop position. */
function lookOf(
  id: number,
  { id: dragged, over }: Drag,
  ids: readonly number[],
): CSSProperties | undefined {
  if (id === dragged) return { opacity: 0.4 };
  if (id !== over) return undefined;
  const isDown = ids.indexOf(over) > ids.indexOf(dragged);
  return { boxShadow: `inset 0 ${isDown ? '-4px' : '4px'} 0 var(--color-sea-700)` };
}

/** Manual order of rows. Rows can be moved only while the list shows that order in full: not searched, filtered or sorted differently. */
export function useRowOrder<T extends object, L extends object = T>(
  api: ResourceApi<T, L>,
  nameOf: (row: L & Edited) => string,
) {
  const { t } = useTranslation('admin-area');
  const client = useQueryClient();
  const refresh = useRefresh();
  const { search } = useListSearch();
  const { data } = useQuery(api.list({ sort: 'order', pageSize: MAX_PAGE_SIZE }));
  /** The dragged row, and the one under the pointer. */
  const [drag, setDrag] = useState<Drag>();
  const [said, setSaid] = useState('');
  const pressed = useRef<HTMLElement>(null);
  const isWhole = Object.entries(search).every(
    ([name, value]) =>
      value === undefined ||
      value === '' ||
      (name === 'sort' && value === 'order') ||
      name === 'page',
  );
  const ids = data?.items.map(({ id }) => id) ?? [];
  const isOn = isWhole && data !== undefined && data.total === ids.length;

  const key = ids.join();
  // Moving a row in the DOM loses its focus.
  useEffect(() => {
    if (key) pressed.current?.focus();
    pressed.current = null;
  }, [key]);

  /** Optimistic update of the order. */
  const show = (order: readonly number[]) =>
    client.setQueriesData<Page<L & Edited>>(
      { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${api.base}?`) },
      (page) =>
        page && {
          ...page,
          items: page.items.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
        },
    );
  const mutationKey = [`${api.base}/order`];
  const { mutate: save } = useAction({
    mutationKey,
    // Saves are serialised; only the last one invalidates the list.
    scope: { id: `${api.base}/order` },
    mutationFn: ({ order }: Save) => api.order(order),
    onMutate: ({ order }) => void show(order),
    onSuccess: (_, { back }) =>
      addToast({
        title: t('order.saved'),
        action: back && { label: t('list.undo'), run: () => save({ order: back }) },
      }),
    onSettled: () => (client.isMutating({ mutationKey }) === 1 ? refresh(api.base) : undefined),
  });
  const move = (id: number, to: number) => {
    const from = ids.indexOf(id);
    const row = data?.items[from];
    if (!isOn || !row || to === from || to < 0 || to >= ids.length) return;
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setSaid(t('order.moved', { name: nameOf(row), number: to + 1, total: ids.length }));
    save({ order: movedTo(ids, id, to), back: ids });
  };

  return {
    isOn,
    said,
    /** Attributes of a row's element. */
    rowProps: (id: number) => ({ 'data-row': id, style: drag && lookOf(id, drag, ids) }),
    placeOf: (id: number) => ids.indexOf(id),
    count: ids.length,
    drag,
    setDrag,
    move,
  };
}

export type RowOrder = ReturnType<typeof useRowOrder<object>>;
