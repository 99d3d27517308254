import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { useAction } from '../behaviour/use-action.ts';
import { useTouch } from './use-record.ts';

type Named = { id: number | string; name: string };

/** Moves rows to the trash and back; the toast offers to undo. `base` is the path of the API's list. */
export function useTrash(base: string, touches: readonly string[]) {
  const { t } = useTranslation('admin-area');
  const touch = useTouch();
  const restoring = useAction({
    mutationFn: ({ id }: Named) => fetchJson(`${base}/${id}/restore`, { method: 'POST' }),
    onSuccess: async (_, { name }) => {
      await touch(base, ...touches);
      addToast({ title: t('list.restored', { count: 1 }), description: name });
    },
  });
  const removing = useAction({
    mutationFn: ({ id }: Named) => fetchJson(`${base}/${id}`, { method: 'DELETE' }),
    onSuccess: async (_, row) => {
      await touch(base, ...touches);
      addToast({
        title: t('list.deleted', { count: 1 }),
        description: row.name,
        action: { label: t('list.undo'), run: () => restoring.mutate(row) },
      });
    },
  });
  return {
    /** Resolves to true on success. */
    remove: (id: number | string, name: string) =>
      removing.mutateAsync({ id, name }).then(
        () => true,
        () => false,
      ),
    restore: (id: number | string, name: string) => restoring.mutate({ id, name }),
  };
}
