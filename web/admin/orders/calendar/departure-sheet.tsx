import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, ButtonLink } from '#admin/frame/button.tsx';
import { startPath } from '#admin/frame/days/days.api.ts';
import {
  DepartureBadge,
  MinimumState,
  Occupancy,
  useOptionName,
} from '#admin/frame/days/departure-state.tsx';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { Dialog } from '#admin/frame/dialog.tsx';
import { TextField, TimeField } from '#admin/frame/fields/fields.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type {
  CalendarOption,
  FirmDeparture,
  PlanChange,
  Touched,
} from '#contract/bookings/firm-calendar.ts';
import { changePlan, manifestQuery, TOUCHED_BY_DEPARTURES } from './calendar.api.ts';
import { ReopenForm } from './calling-off/reopen-form.tsx';
import { GuideField } from './guide-field.tsx';
import { MinimumForm } from './minimum-form.tsx';
import { TouchedGuests } from './touched-guests.tsx';
import { WeatherForm } from './weather-form.tsx';

type DepartureSheetProps = {
  departure: FirmDeparture;
  option: CalendarOption | undefined;
  onClose: () => void;
};

/** What can be done with a departure: manifest, guide, open or close, capacity, time, another departure that day, calling off and reopening. */
export function DepartureSheet({ departure, option, onClose }: DepartureSheetProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const optionName = useOptionName();
  const refresh = useRefresh();
  const go = useGo();
  const toCallOff = { date: departure.date, start: startPath(departure) };
  const { date, time, capacity, calledOffAt, calledOffReason, isClosed } = departure;
  const [places, setPlaces] = useState(String(capacity ?? ''));
  const [people, setPeople] = useState(String(departure.minimum?.people ?? ''));
  const [otherTime, setOtherTime] = useState(time);
  const [extraTime, setExtraTime] = useState('');
  const [touched, setTouched] = useState<Touched[]>([]);
  const [isReopening, setReopening] = useState(false);
  const { mutate, isPending } = useAction({
    mutationFn: ({ change, at = time }: { change: PlanChange; at?: string }) =>
      changePlan({ ...departure, time: at }, change),
    onSuccess: async (answer, { change, at = time }) => {
      await refresh(...TOUCHED_BY_DEPARTURES);
      setTouched(answer.touched);
      setExtraTime('');
      addToast({ title: t('departure.saved') });
      if (change.kind === 'time' || at !== time) onClose();
    },
  });
  const isTimed = time !== '';
  const waiting = useQuery(manifestQuery(departure)).data?.waiting.length ?? 0;
  return (
    <Dialog title={optionName(option)} onClose={onClose}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 first-letter:uppercase">
        {[formatFullDay(date, language), time || t('departure.all_day')].join(' · ')}{' '}
        <DepartureBadge departure={departure} />
      </p>
      {calledOffReason && (
        <p className="mt-2 text-stone">
          <q>{calledOffReason}</q>
        </p>
      )}
      <div className="mt-3">
        <Occupancy departure={departure} />
        <MinimumState departure={departure} />
        {waiting > 0 && <p className="mt-1">{t('waiting.count', { count: waiting })}</p>}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink
          look="sea"
          to={`/departures/${startPath(departure)}`}
          label={t('manifest.title')}
        />
        {!calledOffAt && !isClosed && option && (
          <ButtonLink
            to="/orders/new"
            search={{ trip: option.tripId, option: option.id, date, time }}
            label={t('orders.new')}
          />
        )}
        {!calledOffAt && (
          <Button
            label={t(isClosed ? 'departure.open' : 'departure.close')}
            isBusy={isPending}
            onClick={() => mutate({ change: { kind: isClosed ? 'open' : 'close' } })}
          />
        )}
        {!calledOffAt && (
          <ButtonLink
            to="/calendar/weather-day"
            search={toCallOff}
            label={t('departure.call_off')}
          />
        )}
        {calledOffAt && !isReopening && (
          <Button label={t('departure.reopen')} onClick={() => setReopening(true)} />
        )}
      </div>
      {departure.minimum && !departure.minimum.runs && !calledOffAt && (
        <MinimumForm
          departure={departure}
          onCallOff={() => void go('/calendar/weather-day', { search: toCallOff })}
        />
      )}
      {isReopening && calledOffAt && (
        <ReopenForm departure={departure} onClose={() => setReopening(false)} />
      )}
      <TouchedGuests guests={touched} />
      <div className="mt-5 space-y-4 border-t border-limestone-200 pt-4">
        <GuideField departure={departure} />
        {!calledOffAt && <WeatherForm departure={departure} />}
        {!calledOffAt && (
          <SubmitForm
            className="flex flex-wrap items-end gap-3"
            onSubmit={() =>
              mutate({
                change: { kind: 'capacity', capacity: places === '' ? null : Number(places) },
              })
            }
          >
            <TextField
              label={t('departure.capacity')}
              hint={t('departure.capacity_hint')}
              inputMode="numeric"
              value={places}
              onChange={setPlaces}
            />
            <Button type="submit" label={t('departure.save')} isBusy={isPending} />
          </SubmitForm>
        )}
        {!calledOffAt && (
          <SubmitForm
            className="flex flex-wrap items-end gap-3"
            onSubmit={() =>
              mutate({
                change: { kind: 'minimum', people: people === '' ? null : Number(people) },
              })
            }
          >
            <TextField
              label={t('departure.minimum')}
              hint={t('departure.minimum_hint')}
              inputMode="numeric"
              value={people}
              onChange={setPeople}
            />
            <Button type="submit" label={t('departure.save')} isBusy={isPending} />
          </SubmitForm>
        )}
        {isTimed && !calledOffAt && (
          <SubmitForm
            className="flex flex-wrap items-end gap-3"
            onSubmit={() => mutate({ change: { kind: 'time', time: otherTime } })}
          >
            <TimeField
              label={t('departure.other_time')}
              value={otherTime}
              onChange={setOtherTime}
            />
            <Button
              type="submit"
              label={t('departure.save')}
              disabled={otherTime === time || otherTime === ''}
              isBusy={isPending}
            />
          </SubmitForm>
        )}
        {isTimed && (
          <SubmitForm
            className="flex flex-wrap items-end gap-3"
            onSubmit={() => mutate({ change: { kind: 'open' }, at: extraTime })}
          >
            <TimeField label={t('departure.extra')} value={extraTime} onChange={setExtraTime} />
            <Button
              type="submit"
              label={t('departure.add')}
              disabled={extraTime === ''}
              isBusy={isPending}
            />
          </SubmitForm>
        )}
      </div>
    </Dialog>
  );
}
