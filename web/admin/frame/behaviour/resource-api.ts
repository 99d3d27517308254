import { queryOptions } from '@tanstack/react-query';
import { apiPath } from '#base/api/api-query.ts';
import { fetchJson } from '#base/api/fetch-json.ts';
import type {
  BulkAction,
  BulkAnswer,
  Draft,
  Edited,
  EditedRow,
  PreviewLink,
  Revision,
  RevisionInfo,
} from '#contract/admin/crud.ts';
import type { Page } from '#contract/paging.ts';

export type ListSearch = Record<string, string | number | undefined>;

/** API of one resource. `T` is the entity in the contract, `L` a row of its list. */
export function resourceApi<T extends object, L extends object = T>(path: `/${string}`) {
  const base = `/api/admin${path}`;
  const entity = path.slice(1).replaceAll('/', '-');
  const post = <A>(end: string, body?: unknown) =>
    fetchJson<A>(`${base}${end}`, { method: 'POST', body });
  return {
    path,
    /** Prefix of its query keys; writes invalidate it. */
    base,
    list: (search: ListSearch = {}) =>
      queryOptions<Page<L & Edited>>({ queryKey: [apiPath(base, {}, search)] }),
    one: (id: number | string) => queryOptions<EditedRow<T>>({ queryKey: [`${base}/${id}`] }),
    create: (row: T) => post<EditedRow<T>>('', row),
    save: (id: number, row: T & { version: number }) =>
      fetchJson<EditedRow<T>>(`${base}/${id}`, { method: 'PUT', body: row }),
    remove: (id: number) => fetchJson<void>(`${base}/${id}`, { method: 'DELETE' }),
    restore: (id: number) => post<EditedRow<T>>(`/${id}/restore`),
    duplicate: (id: number) => post<EditedRow<T>>(`/${id}/duplicate`),
    bulk: (action: BulkAction, ids: readonly number[]) =>
      post<BulkAnswer>('/bulk', { action, ids }),
    order: (ids: readonly number[]) => post<void>('/order', { ids }),
    preview: (id: number) => post<PreviewLink>(`/${id}/preview`),
    hasRevisions: true,
    revisions: (id: number) =>
      queryOptions<RevisionInfo[]>({ queryKey: [`${base}/${id}/revisions`] }),
    revision: (id: number, version: number) =>
      queryOptions<Revision<T>>({ queryKey: [`${base}/${id}/revisions/${version}`] }),
    putBack: (id: number, revision: number, version: number) =>
      post<EditedRow<T>>(`/${id}/revisions/${revision}/restore`, { version }),
    drafts: {
      get: (id: number) => fetchJson<Draft | null>(`/api/admin/drafts/${entity}/${id}`),
      put: (id: number, draft: Omit<Draft, 'updatedAt'>) =>
        fetchJson<{ updatedAt: string }>(`/api/admin/drafts/${entity}/${id}`, {
          method: 'PUT',
          body: draft,
        }),
      remove: (id: number) =>
        fetchJson<void>(`/api/admin/drafts/${entity}/${id}`, { method: 'DELETE' }),
    },
  };
}

export type ResourceApi<T extends object, L extends object = T> = ReturnType<
  typeof resourceApi<T, L>
>;
/** The subset an editor needs, independent of the type of list rows. */
export type EditorApi<T extends object> = Omit<ResourceApi<T>, 'list'>;
