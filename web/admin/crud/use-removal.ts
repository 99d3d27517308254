import { useTranslation } from 'react-i18next';
import { AnswerError } from '#api/fetch-json.ts';
import { addToast } from '#ui/toast-store.ts';
import type { ResourceApi } from './resource-api.ts';
import { useFailureToast } from './use-failure-toast.ts';
import { useRefresh } from './use-refresh.ts';

/** Moves rows to the trash; the toast says which, and takes it back. True when at least one went. */
export function useRemoval(api: Pick<ResourceApi<object>, 'base' | 'bulk' | 'remove'>) {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const refresh = useRefresh();
  const undo = async (ids: readonly number[]) => {
    try {
      await api.bulk('restore', ids);
      addToast({ title: t('list.restored', { count: ids.length }) });
    } catch (error) {
      tellFailure(error);
    }
    await refresh(api.base);
  };
  return async (rows: readonly { id: number; name: string }[]): Promise<boolean> => {
    try {
      // One alone is told why it cannot go; of many, those that something needs stay.
      const [only] = rows;
      if (rows.length === 1 && only) await api.remove(only.id);
      const ids =
        rows.length === 1 && only
          ? [only.id]
          : (
              await api.bulk(
                'delete',
                rows.map(({ id }) => id),
              )
            ).ids;
      await refresh(api.base);
      if (ids.length === 0) {
        addToast({ title: t('list.in_use'), variant: 'destructive' });
        return false;
      }
      addToast({
        title: t('list.deleted', { count: ids.length }),
        description:
          ids.length < rows.length
            ? t('list.kept', { count: rows.length - ids.length })
            : rows
                .map(({ name }) => name)
                .slice(0, 3)
                .join(', '),
        action: { label: t('list.undo'), run: () => void undo(ids) },
      });
      return true;
    } catch (error) {
      const isRefused = error instanceof AnswerError && error.status === 409;
      const isLastAdmin = isRefused && error.problem?.code === 'last_admin';
      addToast({ title: t(isLastAdmin ? 'users.last_admin' : isRefused ? 'list.in_use' : 'list.failed'), variant: 'destructive' });
      return false;
    }
  };
}
