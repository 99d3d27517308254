import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { SIGN_OUT, signOut } from '#admin/frame/behaviour/sign-out.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { useLeave } from '#admin/frame/editor/panels/leave.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { SessionInfo } from '#contract/accounts/account.ts';
import { ACCOUNT, accountApi, sessionsQuery } from './account.queries.ts';

function Device({
  session,
  isBusy,
  onEnd,
}: {
  session: SessionInfo;
  isBusy: boolean;
  onEnd: () => void;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const name = session.userAgent ?? t('sessions.unknown');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-limestone-200 py-3 last:border-0">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold text-deep-900">
          {name}
          {session.isCurrent && <StateBadge state={{ label: 'sessions.current', tone: 'good' }} />}
        </p>
        <p className="text-sm text-stone">
          {t('sessions.seen', { date: formatInstant(session.lastSeenAt, language) })}
        </p>
        <p className="text-sm text-stone">
          {t('sessions.since', { date: formatInstant(session.createdAt, language) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button label={t('sessions.end')} of={name} disabled={isBusy} onClick={onEnd} />
      )}
    </li>
  );
}

/** Lists open sessions and lets the user end them. */
export function SessionsPanel() {
  const { t } = useTranslation('admin-area');
  const { error, data, isError, isPending, refetch } = useQuery(sessionsQuery);
  const refresh = useRefresh();
  const leave = useLeave();
  const end = useAction({
    mutationFn: (which: SessionInfo | 'others') =>
      which === 'others' ? accountApi.endOthers() : accountApi.endSession(which.id),
    onSuccess: () => {
      addToast({ title: t('sessions.ended') });
      return refresh(ACCOUNT);
    },
  });
  const endAll = useAction({
    mutationKey: SIGN_OUT,
    mutationFn: () => accountApi.endOthers().then(signOut),
    onSuccess: () => leave('/auth/login'),
  });
  const isBusy = end.isPending || endAll.isPending || endAll.isSuccess;
  return (
    <Panel title={t('sessions.title')}>
      {isPending && <Spinner className="size-8" />}
      {isError && <LoadError error={error} onRetry={refetch} />}
      {data && (
        <>
          <ul>
            {data.map((session) => (
              <Device
                key={session.id}
                session={session}
                isBusy={isBusy}
                onEnd={() => end.mutate(session)}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            {data.length > 1 && (
              <Button
                label={t('sessions.end_others')}
                disabled={isBusy}
                onClick={() => end.mutate('others')}
              />
            )}
            <Button
              label={t('sessions.end_all')}
              disabled={isBusy}
              onClick={() => endAll.mutate()}
            />
          </div>
        </>
      )}
    </Panel>
  );
}
