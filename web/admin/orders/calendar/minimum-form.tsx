import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { departuresQuery } from '#admin/frame/days/days.api.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { SelectField } from '#admin/frame/fields/fields.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { serverDate } from '#base/clock/server-clock.ts';
import { Moment } from '#base/content/orders/booking-parts.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import type { MinimumDecision } from '#contract/bookings/minimum/minimum.ts';
import { decideMinimum, TOUCHED_BY_DEPARTURES } from './calendar.api.ts';

const isOther = (departure: FirmDeparture) => (one: FirmDeparture) =>
  one.optionId === departure.optionId &&
  one.time !== departure.time &&
  !one.isClosed &&
  one.calledOffAt === null;

type MinimumFormProps = { departure: FirmDeparture; onCallOff: () => void };

/** What becomes of a departure with too few people: it runs, joins another one of the day, or is called off with another day or the money. */
export function MinimumForm({ departure, onCallOff }: MinimumFormProps) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const { date, minimum, sold } = departure;
  const { data } = useQuery(departuresQuery(date, date));
  const others = (data?.departures ?? []).filter(isOther(departure));
  const [time, setTime] = useState('');
  const [notify, setNotify] = useState(true);
  const { mutate, isPending } = useAction({
    mutationFn: (decision: MinimumDecision) => decideMinimum(departure, decision),
    onSuccess: async ({ moved, left, told }, { choice }) => {
      await refresh(...TOUCHED_BY_DEPARTURES);
      const names = left.map(({ contactName, reference }) => contactName || reference).join(', ');
      addToast({
        title:
          choice === 'run' ? t('minimum.let_run') : t('minimum.merged', { count: moved.length }),
        description: names
          ? t('minimum.left', { names })
          : told > 0
            ? t('minimum.told', { count: told })
            : undefined,
      });
    },
  });
  if (!minimum) return null;
  return (
    <section
      aria-label={t('minimum.title')}
      className="mt-4 space-y-4 rounded-xl border-l-8 border-sun bg-limestone-100 p-4"
    >
      <p>
        {t('minimum.text', { people: minimum.people, booked: minimum.booked })} {t('minimum.by')}{' '}
        <Moment at={minimum.decidedAt} />
      </p>
      {new Date(minimum.decidedAt) <= serverDate() && <p>{t('minimum.not_sold')}</p>}
      {sold > 0 && <Checkbox label={t('minimum.tell')} value={notify} onChange={setNotify} />}
      <div className="flex flex-wrap gap-3">
        <Button
          look="sea"
          label={t('minimum.run')}
          isBusy={isPending}
          onClick={() => mutate({ choice: 'run', notify })}
        />
        {sold > 0 && <Button label={t('minimum.call_off')} onClick={onCallOff} />}
      </div>
      {sold > 0 && others.length > 0 && (
        <SubmitForm
          className="space-y-3 border-t border-limestone-300 pt-3"
          onSubmit={() => time && mutate({ choice: 'merge', time, notify })}
        >
          <SelectField
            label={t('minimum.merge_into')}
            hint={t('minimum.merge_hint')}
            value={time}
            onChange={setTime}
            options={[['', '–'], ...others.map((one) => [one.time, one.time] as const)]}
          />
          <Button
            type="submit"
            label={t('minimum.merge')}
            disabled={time === ''}
            isBusy={isPending}
          />
        </SubmitForm>
      )}
    </section>
  );
}
