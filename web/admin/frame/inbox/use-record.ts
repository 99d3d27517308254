import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentOf } from '#base/api/fetch-json.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { useFailureToast } from '../behaviour/use-action.ts';
import { liveRecord } from './live-query.ts';

type Toast = { title: string; description?: string; action?: { label: string; run: () => void } };
type Act<T> = { send: () => Promise<T>; done?: Toast | ((saved: T) => Toast) | undefined };

/** Invalidates the queries that a write affects; the previous data stays visible until the refetch completes. */
export function useTouch() {
  const client = useQueryClient();
  return (...bases: string[]) =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => bases.some((base) => String(queryKey[0]).startsWith(base)),
    });
}

/** One submitted record, updated by version. If another update came first, nothing is written and the current record is shown. */
export function useRecord<T extends object>(path: string, touches: readonly string[]) {
  const { t } = useTranslation('admin-area');
  const showFailure = useFailureToast();
  const client = useQueryClient();
  const touch = useTouch();
  const query = useQuery(liveRecord<T>(path));
  const show = (row: T) => {
    client.setQueryData<T>([path], row);
    void touch(...touches);
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ send }: Act<T>) => send(),
    onSuccess: (saved, { done }) => {
      show(saved);
      if (done) addToast(typeof done === 'function' ? done(saved) : done);
    },
    onError: (error) => {
      const current = currentOf<T>(error);
      if (!current) return void showFailure(error);
      show(current);
      addToast({
        title: t('inbox.late_title'),
        description: t('inbox.late_text'),
        variant: 'destructive',
      });
    },
  });
  /** Sends a write; resolves to true on success. */
  const act = (send: Act<T>['send'], done?: Act<T>['done']): Promise<boolean> =>
    mutateAsync({ send, done }).then(
      () => true,
      () => false,
    );
  return { query, isBusy: isPending, act, show };
}
