import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#admin/use-failure-toast.ts';
import { fetchJson } from '#api/fetch-json.ts';
import { addToast } from '#ui/toast-store.ts';
import { useTouch } from './use-record.ts';

/** Into the trash and back; the toast takes the first back. `base` is the API's list. */
export function useTrash(base: string, touches: readonly string[]) {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const touch = useTouch();
  const attempt = async (send: () => Promise<unknown>, toast: Parameters<typeof addToast>[0]): Promise<boolean> => {
    try {
      await send();
      await touch(base, ...touches);
      addToast(toast);
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    }
  };
  const restore = (id: number | string, name: string) =>
    attempt(() => fetchJson(`${base}/${id}/restore`, { method: 'POST' }), { title: t('list.restored', { count: 1 }), description: name });
  const remove = (id: number | string, name: string) =>
    attempt(() => fetchJson(`${base}/${id}`, { method: 'DELETE' }), {
      title: t('list.deleted', { count: 1 }),
      description: name,
      action: { label: t('list.undo'), run: () => void restore(id, name) },
    });
  return { remove, restore };
}
