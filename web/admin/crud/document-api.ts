import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '#api/fetch-json.ts';
import type { EditedRow } from '#contract/crud.ts';
import { type ResourceApi, resourceApi } from './resource-api.ts';

/** Id under which the one row of a document is known to editors. */
export const DOCUMENT_ID = 1;

/**
 * A document that stands for itself (`/settings`, `/settings/faq`) as the editors' frame knows rows: read and saved over a version.
 * There is no list, no trash and no history of it.
 */
export function documentApi<T extends object>(path: `/${string}`): ResourceApi<T> {
  const address = `/api/admin${path}`;
  const asRow = (document: T & { version: number }): EditedRow<T> => ({
    ...document,
    id: DOCUMENT_ID,
    createdAt: '',
    updatedAt: '',
    deletedAt: null,
  });
  return {
    ...resourceApi<T>(path),
    one: () =>
      queryOptions<EditedRow<T>>({
        queryKey: [address, 'document'],
        queryFn: async () => asRow(await fetchJson<T & { version: number }>(address)),
      }),
    save: async (_id, row) => {
      const { id: _own, createdAt: _created, updatedAt: _updated, deletedAt: _deleted, ...document } = row as EditedRow<T>;
      return asRow(await fetchJson<T & { version: number }>(address, { method: 'PUT', body: document }));
    },
  };
}
