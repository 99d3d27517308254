import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { ButtonLink, ParentLink } from '#admin/frame/button.tsx';
import { startPath } from '#admin/frame/days/days.api.ts';
import { useOptionName } from '#admin/frame/days/departure-state.tsx';
import { formatFullDay, formatShortDay } from '#admin/frame/days/format-span.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CalledOff } from '#contract/bookings/calling-off/calling-off.ts';
import { calledOffQuery } from '../calendar.api.ts';
import { AskedGuest } from './asked-guest.tsx';
import { CalledOffDeparture } from './called-off-departure.tsx';
import { byCallOff, isInformed, progressOf } from './progress.ts';

/** How many guests are informed, how many are to be called, and what they have chosen. */
function ProgressLine({ departures }: { departures: readonly CalledOff[] }) {
  const { t } = useTranslation('admin-area');
  const { informed, toCall, moved, refunded } = progressOf(departures);
  const all = informed + toCall;
  if (all === 0) return <p>{t('weather_day.no_guests')}</p>;
  return (
    <div>
      <p className="text-lg font-semibold text-deep-900">
        {t('called_off.progress_told', { count: informed })}
        {toCall > 0 && (
          <>
            {', '}
            <span className="text-danger">{t('weather_day.to_call', { count: toCall })}</span>
          </>
        )}
      </p>
      <meter
        aria-hidden="true"
        className="occupancy my-2 block h-2 w-full print:hidden"
        min={0}
        max={all}
        value={informed}
      />
      <p className="text-stone">
        {[
          t('called_off.progress_moved', { count: moved }),
          t('called_off.progress_refunded', { count: refunded }),
          t('called_off.progress_open', { count: all - moved - refunded }),
        ].join(' · ')}
      </p>
    </div>
  );
}

/** What guests read. */
function Message({ of }: { of: CalledOff }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { reasons, offeredDate, answerBy, ifSilent } = of;
  const reason = reasons[language] || of.reason;
  return (
    <div className="text-stone">
      {reason && (
        <p>
          <q>{reason}</q>
        </p>
      )}
      {offeredDate && (
        <p>{t('called_off.offered', { day: formatFullDay(offeredDate, language) })}</p>
      )}
      {answerBy && (
        <p>
          {t(ifSilent === 'move' ? 'called_off.until_move' : 'called_off.until_refund', {
            at: formatInstant(answerBy, language),
          })}
        </p>
      )}
    </div>
  );
}

function CallOff({ departures }: { departures: readonly CalledOff[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const optionName = useOptionName();
  const [first] = departures;
  const toCall = departures.flatMap((one) =>
    one.waiting.filter((guest) => !isInformed(guest)).map((guest) => ({ guest, one })),
  );
  if (!first) return null;
  const days = [...new Set(departures.map(({ date }) => date))].toSorted();
  return (
    <Panel
      title={t('called_off.on', { at: formatInstant(first.calledOffAt, language) })}
      of={departures
        .map((one) => [optionName(one.option), one.date, one.time].join(' '))
        .join(', ')}
    >
      {days.length > 1 && <p>{days.map((day) => formatShortDay(day, language)).join(' · ')}</p>}
      <ProgressLine departures={departures} />
      <Message of={departures.find(({ offeredDate }) => offeredDate !== null) ?? first} />
      {toCall.length > 0 && (
        <section className="rounded-xl border-l-8 border-danger bg-limestone-100 px-4 py-3">
          <h3 className="font-sans font-semibold text-deep-900">{t('called_off.to_call')}</h3>
          <ul className="divide-y divide-limestone-300">
            {toCall.map(({ guest, one }) => (
              <AskedGuest
                key={guest.id}
                guest={guest}
                start={[
                  optionName(one.option),
                  days.length > 1 && formatShortDay(one.date, language),
                  one.time,
                ]
                  .filter(Boolean)
                  .join(', ')}
              />
            ))}
          </ul>
        </section>
      )}
      <ul className="space-y-4">
        {departures.map((one) => (
          <CalledOffDeparture key={startPath(one)} departure={one} />
        ))}
      </ul>
    </Panel>
  );
}

/** Follows up the guests of called-off departures: who is to be called, and who has chosen neither another date nor the money. */
export function CalledOffScreen() {
  const { t } = useTranslation('admin-area');
  const query = useQuery(calledOffQuery);
  return (
    <>
      <ParentLink to="/calendar" label={t('menu.calendar')} className="mb-2" />
      <ScreenHead title={t('called_off.title')}>
        <ButtonLink look="primary" to="/calendar/weather-day" label={t('weather_day.title')} />
      </ScreenHead>
      <QueryState query={query} />
      {query.data?.length === 0 && <p className="mt-6 text-stone">{t('called_off.empty')}</p>}
      <div className="mt-6 space-y-6">
        {byCallOff(query.data ?? []).map((departures) => (
          <CallOff key={departures[0]?.calledOffAt} departures={departures} />
        ))}
      </div>
    </>
  );
}
