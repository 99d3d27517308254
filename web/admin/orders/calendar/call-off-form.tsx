import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { AreaField } from '#admin/frame/fields/fields.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { callOff, TOUCHED_BY_DEPARTURES } from './calendar.api.ts';

/** Calls a departure off, after saying what that does. */
export function CallOffForm({
  departure,
  onClose,
}: {
  departure: FirmDeparture;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(true);
  const { mutate, isPending } = useAction({
    mutationFn: () => callOff(departure, { reason, notify }),
    onSuccess: async ({ told, unreachable }) => {
      await refresh(...TOUCHED_BY_DEPARTURES);
      const names = unreachable
        .map(({ contactName, reference }) => contactName || reference)
        .join(', ');
      addToast({
        title: t('call_off.done', { count: told }),
        description: names ? t('call_off.unreachable', { names }) : undefined,
      });
      onClose();
    },
  });
  return (
    <SubmitForm
      className="mt-4 space-y-4 rounded-xl border-l-8 border-danger bg-limestone-100 p-4"
      onSubmit={() => mutate()}
    >
      <p>{t('call_off.text')}</p>
      <AreaField
        label={t('call_off.reason')}
        hint={t('call_off.reason_hint')}
        rows={2}
        value={reason}
        onChange={setReason}
      />
      <Checkbox label={t('call_off.tell')} value={notify} onChange={setNotify} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" label={t('call_off.button')} isBusy={isPending} />
        <Button label={t('confirm.cancel')} onClick={onClose} />
      </div>
    </SubmitForm>
  );
}
