import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { TimeField } from '#admin/frame/fields/fields.tsx';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';
import { flightStatusUrl, isGateway } from '#contract/transfers/fields.ts';
import { saveArrival, TOUCHED_BY_TRANSFERS } from '../transfer-api.ts';

/** Guests who are picked up where a flight or a ferry brings them. */
export const isArrival = ({ from }: Pick<DayLeg, 'from'>) => isGateway(from.kind);

/** The flight's status, and a field for its new time; a journey that was moved says when it was agreed for. */
export function ArrivalTime({ leg }: { leg: DayLeg }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const { id, version, flight, agreedTime, contact } = leg;
  const [time, setTime] = useState(leg.time);
  const [notify, setNotify] = useState(contact.email !== null);
  const { mutate, isPending } = useAction({
    mutationFn: () => saveArrival(id, { version, leg: leg.leg, time, notify }),
    onSuccess: async () => {
      await refresh(...TOUCHED_BY_TRANSFERS);
      addToast({ title: t('arrival.moved', { time }) });
    },
  });
  const status = flight && flightStatusUrl(flight);
  return (
    <div className="text-sm print:hidden">
      {agreedTime && <p>{t('arrival.agreed', { time: agreedTime.slice(11) })}</p>}
      {status && (
        <NewTabLink
          href={status}
          className="inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4"
          label={t('arrival.status', { flight })}
        />
      )}
      <details>
        <summary className="min-h-11 content-center font-semibold text-sea-700">
          {t('arrival.new_time')}
        </summary>
        <SubmitForm className="flex flex-wrap items-end gap-3 py-2" onSubmit={() => mutate()}>
          <TimeField label={t('arrival.pick_up_at')} value={time} onChange={setTime} />
          <Button
            type="submit"
            label={t('departure.save')}
            disabled={time === leg.time || time === ''}
            isBusy={isPending}
          />
          {contact.email && (
            <Checkbox label={t('transfer.tell_guest')} value={notify} onChange={setNotify} />
          )}
        </SubmitForm>
      </details>
    </div>
  );
}
