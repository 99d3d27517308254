import { type UseMutateFunction, useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Checkbox, type Control } from '#admin/frame/fields/controls.tsx';
import { AnswerError, currentOf } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import { languageName } from '../language-name.ts';
import { TOUCHED_BY_TRANSFERS, transferQuery } from '../transfer-api.ts';
import { RequestConflict } from './request-conflict.tsx';

/** Whether the guest is mailed about an action; without an address they must be informed by other means. */
export function NotifyGuest({ value, onChange }: Control<boolean>) {
  const { t } = useTranslation('admin-area');
  const { contact, language } = useRequest().request;
  const adminLanguage = useLanguage();
  if (!contact.email)
    return <p className="rounded-xl bg-limestone-200 px-4 py-3">{t('transfer.no_email')}</p>;
  return (
    <Checkbox
      label={t('transfer.tell_guest')}
      hint={t('transfer.tell_guest_hint', {
        address: contact.email,
        language: languageName(language, adminLanguage),
      })}
      value={value}
      onChange={onChange}
    />
  );
}

/** `done`: toast text on success. */
type Act = { send: () => Promise<TransferDetail>; done: string };
type Requested = {
  request: TransferDetail;
  isBusy: boolean;
  /** Sends an action and shows its outcome; resolves to true on success. */
  run: (send: Act['send'], done: string) => Promise<boolean>;
  /** Same, but the caller shows the error. */
  tryTo: UseMutateFunction<TransferDetail, Error, Act>;
  /** Replaces the request with its current state. */
  accept: (current: TransferDetail) => void;
};

const RequestContext = createContext<Requested | undefined>(undefined);

export function useRequest(): Requested {
  const requested = use(RequestContext);
  if (!requested) throw new Error('useRequest belongs inside RequestProvider');
  return requested;
}

/** Provides one request and its actions: each write sends the version it is based on, and a conflict opens a dialog. */
export function RequestProvider({
  name,
  request,
  children,
}: {
  name: string;
  request: TransferDetail;
  children: ReactNode;
}) {
  const { t } = useTranslation('admin-area');
  const client = useQueryClient();
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const [late, setLate] = useState<{ seen: TransferDetail; current: TransferDetail }>();

  const accept = (current: TransferDetail) => {
    client.setQueryData(transferQuery(name).queryKey, current);
  };
  const {
    mutate: tryTo,
    mutateAsync,
    isPending: isBusy,
  } = useMutation({
    mutationFn: ({ send }: Act) => send(),
    onSuccess: (saved, { done }) => {
      accept(saved);
      addToast({ title: done });
      void refresh(...TOUCHED_BY_TRANSFERS);
    },
  });
  const run: Requested['run'] = (send, done) =>
    mutateAsync({ send, done }).then(
      () => true,
      (error: unknown) => {
        const current = currentOf<TransferDetail>(error);
        if (current) setLate({ seen: request, current });
        else
          showFailure(
            error,
            error instanceof AnswerError && error.status === 422
              ? t('transfer.refused')
              : undefined,
          );
        return false;
      },
    );
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
