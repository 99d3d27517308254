import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { startPath } from '#admin/frame/days/days.api.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { DepartureStart, Touched } from '#contract/bookings/firm-calendar.ts';
import { reopen, TOUCHED_BY_DEPARTURES } from '../calendar.api.ts';

const namesOf = (guests: readonly Touched[]) =>
  guests.map(({ contactName, reference }) => contactName || reference).join(', ');

/** Puts a departure that was called off back on sale, after saying whom that concerns. */
export function ReopenForm({
  departure,
  onClose,
}: {
  departure: DepartureStart;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const [notify, setNotify] = useState(true);
  const query = useQuery({
    queryKey: ['reopen', startPath(departure)],
    queryFn: () => reopen(departure, { dryRun: true }),
    gcTime: 0,
  });
  const { mutate, isPending } = useAction({
    mutationFn: () => reopen(departure, { notify }),
    onSuccess: async ({ told, unreachable }) => {
      await refresh(...TOUCHED_BY_DEPARTURES);
      addToast({
        title: t('reopen.done', { count: told }),
        description:
          unreachable.length > 0
            ? t('call_off.unreachable', { names: namesOf(unreachable) })
            : undefined,
      });
      onClose();
    },
  });
  const concerned = query.data?.concerned;
  return (
    <SubmitForm
      className="mt-4 space-y-4 rounded-xl border-l-8 border-sea-700 bg-limestone-100 p-4"
      onSubmit={() => mutate()}
    >
      <p>{t('reopen.text')}</p>
      <QueryState query={query} />
      {concerned && (
        <p className="font-semibold">
          {concerned.length > 0
            ? t('reopen.concerned', { names: namesOf(concerned) })
            : t('reopen.concerns_none')}
        </p>
      )}
      {query.data && query.data.answered.length > 0 && (
        <p>{t('reopen.answered', { count: query.data.answered.length })}</p>
      )}
      {concerned && concerned.length > 0 && (
        <Checkbox label={t('call_off.tell')} value={notify} onChange={setNotify} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="primary"
          label={t('reopen.button')}
          isBusy={isPending}
          disabled={!concerned}
        />
        <Button label={t('confirm.cancel')} onClick={onClose} />
      </div>
    </SubmitForm>
  );
}
