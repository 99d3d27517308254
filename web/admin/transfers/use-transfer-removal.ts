import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#admin/use-failure-toast.ts';
import { useRefresh } from '#admin/use-refresh.ts';
import { addToast } from '#ui/toast-store.ts';
import { removeTransfer, restoreTransfer, TOUCHED_BY_TRANSFERS } from './transfer-api.ts';

type Named = { id: string; reference: string };

/** Into the trash and back; the toast takes the first back. */
export function useTransferRemoval() {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const refresh = useRefresh();
  const restore = async ({ id, reference }: Named): Promise<boolean> => {
    try {
      await restoreTransfer(id);
      await refresh(...TOUCHED_BY_TRANSFERS);
      addToast({ title: t('list.restored', { count: 1 }), description: reference });
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    }
  };
  const remove = async (request: Named): Promise<boolean> => {
    try {
      await removeTransfer(request.id);
      await refresh(...TOUCHED_BY_TRANSFERS);
      addToast({
        title: t('list.deleted', { count: 1 }),
        description: request.reference,
        action: { label: t('list.undo'), run: () => void restore(request) },
      });
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    }
  };
  return { remove, restore };
}
