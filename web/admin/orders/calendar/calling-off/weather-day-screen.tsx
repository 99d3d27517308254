import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, ButtonLink, ParentLink } from '#admin/frame/button.tsx';
import { departuresQuery, startPath } from '#admin/frame/days/days.api.ts';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { useMailOutlook } from '#admin/frame/orders/mail-outlook.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { serverNow } from '#base/clock/server-clock.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { MAX_CALLED_OFF } from '#contract/bookings/calling-off/calling-off.ts';
import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import { addDays, isInHorizon } from '#contract/calendar.ts';
import {
  callOff,
  callOffPreviewQuery,
  reasonsQuery,
  TOUCHED_BY_DEPARTURES,
} from '../calendar.api.ts';
import { DepartureTicks, isOpen } from './departure-ticks.tsx';
import { OfferFields } from './offer-fields.tsx';
import { Preview } from './preview.tsx';
import { ReasonFields } from './reason-fields.tsx';
import { emptyForm, sentForm, type WeatherForm, withReason } from './weather-form.ts';

type FormProps = {
  chosen: readonly FirmDeparture[];
  /** As the address names them: a reason's template, and the day to offer. */
  reasonId: string;
  offeredDate: string;
};

/** Reason and offer, whom it concerns, and the button. */
function CallOffForm({ chosen, reasonId, offeredDate }: FormProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const go = useGo();
  const refresh = useRefresh();
  const isBlocked = Boolean(useMailOutlook()?.block);
  const { data: templates = [] } = useQuery(reasonsQuery);
  const [typed, setForm] = useState<WeatherForm>();
  const form = typed ?? withReason(emptyForm(offeredDate), reasonId, templates);
  const input = sentForm(chosen, form, language);
  const isTooMany = chosen.length > MAX_CALLED_OFF;
  const preview = useQuery({
    ...callOffPreviewQuery(input),
    enabled: chosen.length > 0 && !isTooMany,
    placeholderData: keepPreviousData,
  });
  const { mutate, isPending } = useAction({
    mutationFn: () => callOff(input),
    onSuccess: async ({ told, unreachable }) => {
      await refresh(...TOUCHED_BY_DEPARTURES);
      const toCall = isBlocked ? told + unreachable : unreachable;
      addToast({
        title: t('call_off.done', { count: isBlocked ? 0 : told }),
        ...(toCall > 0 && { description: t('weather_day.to_call', { count: toCall }) }),
      });
      await go('/calendar/called-off');
    },
  });
  return (
    <SubmitForm className="space-y-6" onSubmit={() => mutate()}>
      <Panel title={t('weather_day.why')}>
        <ReasonFields form={form} onChange={setForm} />
      </Panel>
      <Panel title={t('weather_day.instead')}>
        <OfferFields form={form} onChange={setForm} />
      </Panel>
      {isTooMany && (
        <p role="alert" className="font-semibold text-danger">
          {t('weather_day.too_many', { max: MAX_CALLED_OFF })}
        </p>
      )}
      {chosen.length > 0 && !isTooMany && preview.data && (
        <Preview answer={preview.data} isOffered={form.offeredDate !== ''} isBlocked={isBlocked} />
      )}
      {preview.isError && <QueryState query={preview} />}
      <Button
        type="submit"
        look="primary"
        label={t('weather_day.send', { count: chosen.length })}
        isBusy={isPending}
        disabled={chosen.length === 0 || isTooMany || preview.isError}
      />
    </SubmitForm>
  );
}

/** A boat that is out for longer is a matter of its days out of service. */
const MAX_SPAN_DAYS = 14;

/** The days of the address, today at first; the last one is never before the first, nor too far from it. */
function useDays() {
  const { search, set } = useListSearch();
  const today = serverToday();
  const dayOf = (value: unknown, otherwise: string) =>
    isInHorizon(String(value ?? '')) ? String(value) : otherwise;
  const from = dayOf(search.date, today);
  const last = addDays(from, MAX_SPAN_DAYS - 1);
  const asked = dayOf(search.to, from);
  const to = asked < from ? from : asked > last ? last : asked;
  return { search, set, today, from, to, last };
}

/** Calls off what does not take place: departures that are ticked, all of a boat, or days; one reason, one offer, one deadline. */
export function WeatherDayScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set, today, from, to, last } = useDays();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(search.start ? [String(search.start)] : []),
  );
  const query = useQuery(departuresQuery(from, to));
  const now = serverNow();
  const open = (query.data?.departures ?? [])
    .filter((one) => isOpen(one, now))
    .toSorted(
      (one, other) =>
        Number(other.sold > 0) - Number(one.sold > 0) ||
        Number(startPath(other) === search.start) - Number(startPath(one) === search.start),
    );
  const chosen = open.filter((one) => ticked.has(startPath(one)));
  return (
    <>
      <ParentLink to="/calendar" label={t('menu.calendar')} className="mb-2" />
      <ScreenHead title={t('weather_day.title')}>
        <ButtonLink to="/calendar/called-off" label={t('called_off.title')} />
      </ScreenHead>
      <p className="mt-2 mb-6 max-w-prose text-stone">{t('weather_day.text')}</p>
      <div className="space-y-6">
        <Panel title={t('weather_day.which')}>
          <div className="grid max-w-lg gap-4 sm:grid-cols-2">
            <TextField
              label={t('weather_day.day')}
              type="date"
              min={today}
              value={from}
              onChange={(day) => {
                setTicked(new Set());
                set({ date: day, to: undefined, start: undefined });
              }}
            />
            <TextField
              label={t('weather_day.last_day')}
              hint={t('weather_day.last_day_hint', { max: MAX_SPAN_DAYS })}
              type="date"
              {...{ min: from, max: last, value: to }}
              onChange={(day) => set({ date: from, to: day })}
            />
          </div>
          {query.data ? (
            <DepartureTicks calendar={query.data} {...{ open, ticked }} onTick={setTicked} />
          ) : (
            <QueryState query={query} />
          )}
        </Panel>
        <CallOffForm
          chosen={chosen}
          reasonId={String(search.reason ?? '')}
          offeredDate={isInHorizon(String(search.offer ?? '')) ? String(search.offer) : ''}
        />
      </div>
    </>
  );
}
