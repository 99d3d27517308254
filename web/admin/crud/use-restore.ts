import { useTranslation } from 'react-i18next';
import type { EditedRow } from '#contract/crud.ts';
import { addToast } from '#ui/toast-store.ts';
import type { EditorApi } from './resource-api.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Takes a row out of the trash, and says so; `onRestored` gets it as it stands then. */
export function useRestore<T extends object>(api: Pick<EditorApi<T>, 'base' | 'restore'>) {
  const { t } = useTranslation('admin');
  const refresh = useRefresh();
  const tellFailure = useFailureToast();
  return async (id: number, onRestored?: (row: EditedRow<T>) => void): Promise<void> => {
    try {
      const row = await api.restore(id);
      onRestored?.(row);
      addToast({ title: t('list.restored', { count: 1 }) });
      await refresh(api.base);
    } catch (error) {
      tellFailure(error);
    }
  };
}
