import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AnswerError } from '#base/api/fetch-json.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { AdminKey } from './paths.ts';
import type { ResourceApi } from './resource-api.ts';
import { useAction } from './use-action.ts';
import { useRefresh } from './use-refresh.ts';

/** Why a row stays, by the code of the refusal. */
const REASONS: Readonly<Record<string, AdminKey>> = {
  last_admin: 'users.last_admin',
  open_commission: 'partners.open_commission',
};

type Named = { id: number; name: string };

/** Moves rows to the trash; the toast offers to undo. Resolves to true if at least one was removed. */
export function useRemoval(api: Pick<ResourceApi<object>, 'base' | 'bulk' | 'remove'>) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const { mutate: undo } = useAction({
    mutationFn: (ids: readonly number[]) => api.bulk('restore', ids),
    onSuccess: (_, ids) => addToast({ title: t('list.restored', { count: ids.length }) }),
    onSettled: () => refresh(api.base),
  });
  const { mutateAsync } = useMutation({
    mutationFn: async (rows: readonly Named[]): Promise<readonly number[]> => {
      const ids = rows.map(({ id }) => id);
      const [only] = ids;
      // A single removal reports why it failed; a bulk removal skips rows that are in use.
      if (ids.length !== 1 || only === undefined) return (await api.bulk('delete', ids)).ids;
      await api.remove(only);
      return ids;
    },
    onSuccess: async (ids, rows) => {
      await refresh(api.base);
      if (ids.length === 0) return addToast({ title: t('list.in_use'), variant: 'destructive' });
      const names = rows.slice(0, 3).map(({ name }) => name);
      addToast({
        title: t('list.deleted', { count: ids.length }),
        description:
          ids.length < rows.length
            ? t('list.kept', { count: rows.length - ids.length })
            : names.join(', '),
        action: { label: t('list.undo'), run: () => undo(ids) },
      });
    },
    onError: (error) => {
      const isRefused = error instanceof AnswerError && error.status === 409;
      const code = isRefused ? error.problem?.code : undefined;
      addToast({
        title: t((code && REASONS[code]) || (isRefused ? 'list.in_use' : 'list.failed')),
        variant: 'destructive',
      });
    },
  });
  return (rows: readonly Named[]): Promise<boolean> =>
    mutateAsync(rows).then(
      ({ length }) => length > 0,
      () => false,
    );
}
