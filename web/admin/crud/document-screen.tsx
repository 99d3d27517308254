import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '#api/fetch-json.ts';
import type { EditedRow } from '#contract/crud.ts';
import { EditorScreen, type EditorScreenProps } from './editor-screen.tsx';
import type { AdminPath } from './paths.ts';
import { type ResourceApi, resourceApi } from './resource-api.ts';

/** Id that editors use for the single row of a document. */
const DOCUMENT_ID = 1;

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
      const { id: _own, createdAt: _created, updatedAt: _updated, deletedAt: _deleted, ...document } = row as EditedRow<T>;
      return asRow(await fetchJson<T & { version: number }>(address, { method: 'PUT', body: document }));
    },
  };
}

type DocumentScreenProps<T extends object> = Omit<EditorScreenProps<T>, 'id' | 'isDocument' | 'newTitle' | 'titleOf' | 'listPath'> & {
  title: string;
  listPath: AdminPath;
};

/** Editor of a document. */
export const DocumentScreen = <T extends object>({ title, ...props }: DocumentScreenProps<T>) => (
  <EditorScreen {...props} id={DOCUMENT_ID} isDocument newTitle={title} titleOf={() => title} />
);
