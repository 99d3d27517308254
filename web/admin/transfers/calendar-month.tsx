import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#admin/button.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { DayLeg } from '#contract/transfers/admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { driverLook } from './driver-name.tsx';
import { formatFullDay, formatWeekdayName } from './format-span.ts';
import { isDriven } from './is-driven.ts';
import { JourneyEntry } from './journey-entry.tsx';

/** Journeys listed per day of the month on wide screens; the rest are counted. */
const SHOWN = 3;

type DayProps = {
  day: string;
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  legs: readonly DayLeg[];
  onDay: (day: string) => void;
};

function MonthDay({ day, isOutside, isToday, isChosen, legs, onDay }: DayProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const driven = legs.filter(isDriven);
  const isOpen = driven.some(({ driver }) => driver === null);
  return (
    <td className="h-14 p-0.5 align-top sm:h-28">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => onDay(day)}
        className={`flex size-full flex-col items-stretch gap-0.5 rounded-lg border p-1 text-left hover:border-deep-800 aria-pressed:border-deep-800 aria-pressed:ring-1 aria-pressed:ring-deep-800 ${isOutside ? 'border-transparent text-stone' : 'border-limestone-300'} ${isToday ? 'bg-sea-100' : isOutside ? 'bg-limestone-100' : 'bg-white'}`}
      >
        <span className="sr-only">{`${formatFullDay(day, language)}: ${t('calendar.journeys', { count: driven.length })}`}</span>
        <span aria-hidden="true" className="flex items-center justify-between text-sm">
          <span className={isToday ? 'font-bold' : ''}>{Number(day.slice(8))}</span>
          {driven.length > 0 && (
            <span
              className={`rounded-full px-1.5 text-xs leading-5 font-semibold ${isOpen ? 'bg-terracotta-600 text-white' : 'bg-sea-100 text-sea-800'}`}
            >
              {driven.length}
            </span>
          )}
        </span>
        <span aria-hidden="true" className="hidden flex-col gap-0.5 sm:flex">
          {driven.slice(0, SHOWN).map((leg) => (
            <span
              key={`${leg.id}-${leg.leg}`}
              className={`block truncate border-l-3 pl-1 text-xs leading-5 ${leg.driver ? driverLook(leg.driver.id).edge : 'border-limestone-400'}`}
            >
              <span className="font-semibold tabular-nums">{leg.time}</span>{' '}
              {localize(leg.from.kind === 'airport' ? leg.to : leg.from, 'name', language)}
            </span>
          ))}
          {driven.length > SHOWN && <span className="text-xs text-stone">{t('calendar.more', { count: driven.length - SHOWN })}</span>}
        </span>
      </button>
    </td>
  );
}

type CalendarMonthProps = {
  weeks: readonly string[][];
  /** `2027-06`. */
  month: string;
  day: string;
  today: string;
  days: ReadonlyMap<string, DayLeg[]>;
  onDay: (day: string) => void;
};

/** Month view, with the journeys of the selected day. */
export function CalendarMonth({ weeks, month, day, today, days, onDay }: CalendarMonthProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const legs = days.get(day) ?? [];
  return (
    <>
      <table className="w-full table-fixed border-collapse">
        <thead className="text-sm text-stone">
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" className="pb-1 pl-1.75 text-left font-semibold capitalize">
                <span className="sr-only">{formatWeekdayName(one, language, 'long')}</span>
                <span aria-hidden="true">{formatWeekdayName(one, language, 'short')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <MonthDay
                  key={one}
                  day={one}
                  isOutside={!one.startsWith(month)}
                  isToday={one === today}
                  isChosen={one === day}
                  legs={days.get(one) ?? []}
                  onDay={onDay}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <section aria-labelledby="chosen-day" className="mt-6">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h3 id="chosen-day" className="font-sans text-lg font-semibold first-letter:uppercase">
            {formatFullDay(day, language)}
          </h3>
          <ButtonLink to="/transfers/day" search={{ date: day }} label={t('transfers.day_sheet')} />
        </div>
        {legs.length === 0 ? (
          <p className="text-stone">{t('day_sheet.empty')}</p>
        ) : (
          <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {legs.map((leg) => (
              <li key={`${leg.id}-${leg.leg}`}>
                <JourneyEntry leg={leg} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
