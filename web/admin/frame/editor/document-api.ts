import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { EditedRow } from '#contract/admin/crud.ts';
import { type ResourceApi, resourceApi } from '../behaviour/resource-api.ts';

/** Id that editors use for the single row of a document. */
export const DOCUMENT_ID = 1;

/** Adapts a document (`/settings`, `/settings/faq`), which has no list, trash or history, to the editors' row interface. */
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
      const {
        id: _own,
        createdAt: _created,
        updatedAt: _updated,
        deletedAt: _deleted,
        ...document
      } = row as EditedRow<T>;
      return asRow(
        await fetchJson<T & { version: number }>(address, { method: 'PUT', body: document }),
      );
    },
  };
}
