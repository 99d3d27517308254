import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { TextLink } from '#admin/frame/button.tsx';
import { startPath } from '#admin/frame/days/days.api.ts';
import { Delay } from '#admin/frame/days/delay.tsx';
import {
  DepartureBadge,
  MinimumState,
  Occupancy,
  useOptionName,
} from '#admin/frame/days/departure-state.tsx';
import { DriverName } from '#admin/frame/days/driver-name.tsx';
import { formatFullDay } from '#admin/frame/days/format-span.ts';
import { todayQuery } from '#admin/frame/days/today.api.ts';
import { useRouteText } from '#admin/frame/days/use-route-text.ts';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { TRANSFER_STATES } from '#admin/frame/state-labels.ts';
import { ArrivalTime, isArrival } from '#admin/orders/transfers/days/arrival-time.tsx';
import { serverNow } from '#base/clock/server-clock.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { telUrl } from '#contract/people/phone-links.ts';
import type { TodayEntry } from './today-entries.ts';

type Of<K extends TodayEntry['kind']> = Extract<TodayEntry, { kind: K }>;

const LINK =
  'font-semibold break-words text-deep-900 underline decoration-deep-800/30 underline-offset-4 hover:decoration-deep-800';

const Facts = ({ children }: { children: ReactNode }) => (
  <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-stone">
    {children}
  </div>
);

/** A departure: who is on board once someone is, how full it is before. */
function Departure({ entry: { departure, option } }: { entry: Of<'departure'> }) {
  const { t } = useTranslation('admin-area');
  const optionName = useOptionName();
  const { data } = useQuery(todayQuery);
  const { optionId, date, time, calledOffAt, guide, isClash, capacity, sold } = departure;
  const boarding = data?.boarding.find(
    (one) => one.optionId === optionId && one.date === date && one.time === time,
  );
  const hasRoom = !departure.isClosed && (capacity === null || sold + departure.held < capacity);
  return (
    <>
      <AdminLink to={`/departures/${startPath(departure)}`} className={LINK}>
        {optionName(option)}
      </AdminLink>
      {boarding && boarding.boarded + boarding.absent > 0 ? (
        <p className="text-sm font-semibold text-sea-800">
          {[
            t('today.boarded', boarding),
            boarding.absent > 0 && t('manifest.absent', { count: boarding.absent }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : (
        <Occupancy departure={departure} />
      )}
      <MinimumState departure={departure} />
      <Facts>
        {guide && <span>{guide.name}</span>}
        <Delay minutes={departure.delayMinutes} />
        {isClash && <StateBadge state={{ label: 'today.guide_clash', tone: 'bad' }} />}
        {calledOffAt ? (
          <DepartureBadge departure={departure} />
        ) : (
          hasRoom && (
            <TextLink
              to="/orders/walk-in"
              search={{ option: optionId, date, time }}
              label={t('walk_in.title')}
              of={`${optionName(option)} ${time}`}
            />
          )
        )}
      </Facts>
    </>
  );
}

function Journey({ entry: { leg } }: { entry: Of<'journey'> }) {
  const { t } = useTranslation('admin-area');
  const routeText = useRouteText();
  const { contact, driver, status, flight, conflicts } = leg;
  const hasClash = conflicts.some(({ kind }) => kind === 'driver');
  return (
    <>
      <AdminLink to={`/orders/${leg.reference}`} className={LINK}>
        {routeText(leg)}
      </AdminLink>
      <Facts>
        <span>{contact.name || t('contact.anonymous')}</span>
        <span>{t('week.people', { count: leg.adults + leg.childAges.length })}</span>
        {flight && <span>{flight}</span>}
        {contact.phone && (
          <a href={telUrl(contact.phone)} className="min-h-6 underline underline-offset-4">
            {t('today.call')}
            <span className="sr-only"> {contact.name}</span>
          </a>
        )}
      </Facts>
      <Facts>
        {driver ? (
          <DriverName driver={driver} />
        ) : (
          <StateBadge
            state={
              status === 'confirmed'
                ? { label: 'week.no_driver', tone: 'open' }
                : TRANSFER_STATES[status]
            }
          />
        )}
        <Delay minutes={leg.delayMinutes} />
        {hasClash && <StateBadge state={{ label: 'transfers.flag_driver', tone: 'bad' }} />}
      </Facts>
      {isArrival(leg) && <ArrivalTime key={leg.version} leg={leg} />}
    </>
  );
}

function Entries({ entries }: { entries: readonly TodayEntry[] }) {
  const { t } = useTranslation('admin-area');
  return (
    <ul className="space-y-2">
      {entries.map((entry) => (
        <li key={entry.key} className="flex gap-3 rounded-2xl bg-white p-4 shadow-card">
          <span
            className={`w-22 shrink-0 leading-tight font-semibold tabular-nums text-deep-900 ${entry.time ? 'text-lg' : 'pt-0.5 text-sm'}`}
          >
            {entry.time || t('departure.all_day')}
          </span>
          <div className="min-w-0 grow">
            {entry.kind === 'departure' ? <Departure entry={entry} /> : <Journey entry={entry} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

type DayProps = { day: string; entries: readonly TodayEntry[]; isToday: boolean };

/** A day's departures and journeys by time; those of today that are over are folded. */
function Day({ day, entries, isToday }: DayProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const now = serverNow();
  const isOver = ({ endsAt }: TodayEntry) => isToday && Date.parse(endsAt) < now;
  const [over, next] = [entries.filter(isOver), entries.filter((entry) => !isOver(entry))];
  return (
    <section aria-labelledby={`day-${day}`}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`day-${day}`} className="text-2xl first-letter:uppercase">
          {isToday ? t('today.next') : formatFullDay(day, language)}
        </h2>
        <TextLink
          to="/transfers/day"
          search={{ date: day }}
          className="text-sm"
          label={t('week.sheet')}
          of={formatFullDay(day, language)}
        />
      </div>
      {over.length > 0 && (
        <details className="mb-2">
          <summary className="min-h-11 content-center font-semibold text-sea-700">
            {t('today.over', { count: over.length })}
          </summary>
          <Entries entries={over} />
        </details>
      )}
      {next.length > 0 ? (
        <Entries entries={next} />
      ) : (
        <p className="rounded-2xl border border-dashed border-limestone-400 px-4 py-6 text-center text-stone">
          {t(over.length > 0 ? 'today.nothing_more' : 'calendar.nothing')}
        </p>
      )}
    </section>
  );
}

type TodayListProps = { days: readonly string[]; entries: readonly TodayEntry[] };

/** What happens today and tomorrow. */
export const TodayList = ({ days, entries }: TodayListProps) => (
  <div className="space-y-8">
    {days.map((day, index) => (
      <Day
        key={day}
        day={day}
        isToday={index === 0}
        entries={entries.filter(({ date }) => date === day)}
      />
    ))}
  </div>
);
