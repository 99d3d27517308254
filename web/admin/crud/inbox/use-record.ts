import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#admin/use-failure-toast.ts';
import { AnswerError } from '#api/fetch-json.ts';
import { addToast } from '#ui/toast-store.ts';
import { liveRecord } from './live-query.ts';

export type ActOutcome = 'done' | 'conflict' | 'failed';
type Done = { title: string; description?: string; action?: { label: string; run: () => void } };

/** Asks anew for what a write has touched; until it is there, what was loaded stays in sight. */
export function useTouch() {
  const client = useQueryClient();
  return (...bases: string[]) =>
    client.invalidateQueries({ predicate: ({ queryKey }) => bases.some((base) => String(queryKey[0]).startsWith(base)) });
}

/**
 * One thing that somebody sent: read, and changed over the version that was read. When somebody else was first nothing is written,
 * and what is there now is shown.
 */
export function useRecord<T extends object>(path: string, touches: readonly string[]) {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const client = useQueryClient();
  const touch = useTouch();
  const query = useQuery(liveRecord<T>(path));
  const [isBusy, setBusy] = useState(false);

  const act = async (send: () => Promise<T>, done?: Done | ((saved: T) => Done)): Promise<ActOutcome> => {
    setBusy(true);
    try {
      const saved = await send();
      client.setQueryData<T>([path], saved);
      void touch(...touches);
      if (done) addToast(typeof done === 'function' ? done(saved) : done);
      return 'done';
    } catch (error) {
      const current =
        error instanceof AnswerError && error.status === 409 ? (error.problem as { current?: T } | undefined)?.current : undefined;
      if (current) {
        client.setQueryData<T>([path], current);
        void touch(...touches);
        addToast({ title: t('inbox.late_title'), description: t('inbox.late_text'), variant: 'destructive' });
        return 'conflict';
      }
      tellFailure(error);
      return 'failed';
    } finally {
      setBusy(false);
    }
  };
  return { query, isBusy, act };
}
