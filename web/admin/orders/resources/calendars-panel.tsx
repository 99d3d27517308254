import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction, useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { AnswerError } from '#base/api/fetch-json.ts';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type {
  CalendarBlock,
  OutsideCalendar,
} from '#contract/bookings/calendars/outside-calendars.ts';
import { MENORCA_TIME_ZONE } from '#contract/calendar.ts';
import { CalendarFailureText } from './calendar-failure.tsx';
import {
  addCalendar,
  outsideCalendarsQuery,
  readCalendar,
  removeCalendar,
  TOUCHED_BY_CALENDARS,
} from './outside-calendars.api.ts';

/** A span in the island's time; without clock times from midnight to midnight. */
function useSpanText() {
  const language = useLanguage();
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: MENORCA_TIME_ZONE, ...options });
  const [days, times] = [
    format({ dateStyle: 'medium' }),
    format({ dateStyle: 'medium', timeStyle: 'short' }),
  ];
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const isMidnight = (at: Date) => clock.format(at) === '00:00';
  return ({ startsAt, endsAt }: CalendarBlock) => {
    const [from, to] = [new Date(startsAt), new Date(endsAt)];
    return isMidnight(from) && isMidnight(to)
      ? days.formatRange(from, new Date(to.getTime() - 1))
      : times.formatRange(from, to);
  };
}

function CalendarRow({ calendar }: { calendar: OutsideCalendar }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const spanText = useSpanText();
  const refresh = useRefresh();
  const onSuccess = () => refresh(...TOUCHED_BY_CALENDARS);
  const read = useAction({ mutationFn: () => readCalendar(calendar.id), onSuccess });
  const remove = useAction({ mutationFn: () => removeCalendar(calendar.id), onSuccess });
  const { name, address, readAt, unread, blocked, blocks } = calendar;
  const rest = blocked - blocks.length;
  return (
    <li className="space-y-1 py-4">
      <p className="font-semibold break-words">{name || address}</p>
      {name && <p className="text-sm break-all text-stone">{address}</p>}
      <p className="text-sm text-stone">
        {readAt
          ? t('calendars.read_at', { at: formatInstant(readAt, language) })
          : t('calendars.never_read')}
      </p>
      <CalendarFailureText calendar={calendar} />
      {unread > 0 && <p>{t('calendars.unread', { count: unread })}</p>}
      <p>{blocked === 0 ? t('calendars.blocks_nothing') : t('calendars.blocks')}</p>
      {blocks.length > 0 && (
        <ul className="list-disc pl-5">
          {blocks.map((block) => (
            <li key={block.startsAt}>{spanText(block)}</li>
          ))}
          {rest > 0 && <li>{t('calendars.blocks_more', { count: rest })}</li>}
        </ul>
      )}
      <div className="flex flex-wrap gap-3 pt-2">
        <Button
          label={t('calendars.read')}
          of={name || address}
          onClick={() => read.mutate()}
          isBusy={read.isPending}
        />
        <Button
          label={t('calendars.remove')}
          of={name || address}
          onClick={() => remove.mutate()}
          isBusy={remove.isPending}
        />
      </div>
    </li>
  );
}

function NewCalendar({ resourceId }: { resourceId: number }) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addCalendar({ resourceId, name, url }),
    onSuccess: async () => {
      setUrl('');
      setName('');
      await refresh(...TOUCHED_BY_CALENDARS);
    },
    onError: (failure) => showFailure(failure),
  });
  const refusal =
    error instanceof AnswerError ? error.fieldErrors.find(({ path }) => path === 'url') : undefined;
  return (
    <SubmitForm className="space-y-4" onSubmit={() => mutate()}>
      <TextField
        label={t('calendars.address')}
        hint={t('calendars.address_hint')}
        error={refusal?.code}
        value={url}
        onChange={setUrl}
        inputMode="url"
        autoComplete="off"
      />
      {refusal && <p role="alert">{refusal.message}</p>}
      <TextField label={t('calendars.whose')} value={name} onChange={setName} autoComplete="off" />
      <Button
        look="sea"
        type="submit"
        label={t('calendars.add')}
        disabled={url.trim() === ''}
        isBusy={isPending}
      />
    </SubmitForm>
  );
}

/** Calendars of others that block the resource of this screen: their state, what they block, and a new one. Nothing of a resource that is new. */
export function CalendarsPanel() {
  const { t } = useTranslation('admin-area');
  const { id } = useParams({ strict: false }) as { id?: string };
  const resourceId = Number(id);
  const query = useQuery({ ...outsideCalendarsQuery, enabled: id !== undefined });
  if (id === undefined) return null;
  const calendars = query.data?.filter(({ resource }) => resource.id === resourceId) ?? [];
  return (
    <div className="mt-6 max-w-2xl">
      <Panel title={t('calendars.title')}>
        <p className="text-sm text-stone">{t('calendars.text')}</p>
        <QueryState query={query} />
        {calendars.length > 0 && (
          <ul className="divide-y divide-limestone-200">
            {calendars.map((calendar) => (
              <CalendarRow key={calendar.id} calendar={calendar} />
            ))}
          </ul>
        )}
        <NewCalendar resourceId={resourceId} />
      </Panel>
    </div>
  );
}
