import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '#base/api/fetch-json.ts';
import type { EditedRow, Revision, RevisionInfo } from '#contract/admin/crud.ts';
import { type ResourceApi, resourceApi } from '../behaviour/resource-api.ts';

/** Id that editors use for the single row of a document. */
export const DOCUMENT_ID = 1;

/** Adapts a document (`/settings`, `/settings/faq`), which has no list and no trash, to the editors' row interface. `hasRevisions`: its saves are kept. */
export function documentApi<T extends object>(
  path: `/${string}`,
  { hasRevisions = false } = {},
): ResourceApi<T> {
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
    hasRevisions,
    revisions: () => queryOptions<RevisionInfo[]>({ queryKey: [`${address}/revisions`] }),
    revision: (_id, version) =>
      queryOptions<Revision<T>>({ queryKey: [`${address}/revisions/${version}`] }),
    putBack: async (_id, revision, version) =>
      asRow(
        await fetchJson<T & { version: number }>(`${address}/revisions/${revision}/restore`, {
          method: 'POST',
          body: { version },
        }),
      ),
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
