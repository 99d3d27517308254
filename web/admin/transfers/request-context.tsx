import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attempt, type Outcome } from '#admin/attempt.ts';
import { useFailureToast } from '#admin/use-failure-toast.ts';
import { useRefresh } from '#admin/use-refresh.ts';
import type { TransferDetail } from '#contract/transfer-admin.ts';
import { addToast } from '#ui/toast-store.ts';
import { RequestConflict } from './request-conflict.tsx';
import { TOUCHED_BY_TRANSFERS, transferQuery } from './transfer-api.ts';

type Requested = {
  request: TransferDetail;
  isBusy: boolean;
  /** Does something about the request and shows how it ended; true when it was done. */
  run: (send: () => Promise<TransferDetail>, done: string) => Promise<boolean>;
  /** The same, but what went wrong is for the caller to show. */
  tryTo: (send: () => Promise<TransferDetail>, done: string) => Promise<Outcome<TransferDetail>>;
  /** Shows the request as it stands now. */
  accept: (current: TransferDetail) => void;
};

const RequestContext = createContext<Requested | undefined>(undefined);

export function useRequest(): Requested {
  const requested = use(RequestContext);
  if (!requested) throw new Error('useRequest belongs inside RequestProvider');
  return requested;
}

/** One request and what is done about it: every write names the version it was read at, and whoever was late is told. */
export function RequestProvider({ name, request, children }: { name: string; request: TransferDetail; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const refresh = useRefresh();
  const tellFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [late, setLate] = useState<{ seen: TransferDetail; current: TransferDetail }>();

  const accept = (current: TransferDetail) => {
    client.setQueryData(transferQuery(name).queryKey, current);
  };
  const tryTo: Requested['tryTo'] = async (send, done) => {
    setBusy(true);
    const outcome = await attempt(send);
    if (outcome.is === 'saved') {
      accept(outcome.saved);
      addToast({ title: done });
      void refresh(...TOUCHED_BY_TRANSFERS);
    }
    setBusy(false);
    return outcome;
  };
  const run: Requested['run'] = async (send, done) => {
    const outcome = await tryTo(send, done);
    if (outcome.is === 'conflict') setLate({ seen: request, current: outcome.current });
    else if (outcome.is === 'refused') tellFailure(outcome.error, t('transfer.refused'));
    else if (outcome.is === 'failed') tellFailure(outcome.error);
    return outcome.is === 'saved';
  };
  return (
    <RequestContext value={{ request, isBusy, run, tryTo, accept }}>
      {children}
      {late && (
        <RequestConflict
          {...late}
          onClose={() => {
            accept(late.current);
            void refresh(...TOUCHED_BY_TRANSFERS);
            setLate(undefined);
          }}
        />
      )}
    </RequestContext>
  );
}
