import { useTranslation } from 'react-i18next';
import { startPath } from '#admin/frame/days/days.api.ts';
import { useOptionName } from '#admin/frame/days/departure-state.tsx';
import { formatShortDay } from '#admin/frame/days/format-span.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { CallOffOutcome, CallOffsAnswer } from '#contract/bookings/calling-off/calling-off.ts';

const namesOf = (one: CallOffOutcome) =>
  one.unreachable.map(({ contactName, reference }) => contactName || reference).join(', ');

/** Whether the guests of an option, of all the days that are called off, find room on the day that is offered. */
function useRoomText(all: readonly CallOffOutcome[]): (one: CallOffOutcome) => string {
  const { t } = useTranslation('admin-area');
  return ({ optionId, offered }) => {
    if (offered.length === 0) return t('weather_day.no_start');
    const places = all
      .filter((one) => one.optionId === optionId)
      .flatMap(({ guests }) => guests)
      .reduce((sum, one) => sum + one.places, 0);
    if (offered.some(({ vacancies }) => vacancies === null)) return t('weather_day.room_free');
    const free = offered.reduce((sum, { vacancies }) => sum + (vacancies ?? 0), 0);
    const of = { free, places };
    return free >= places ? t('weather_day.room_all', of) : t('weather_day.room_some', of);
  };
}

type PreviewProps = {
  answer: CallOffsAnswer;
  isOffered: boolean;
  /** The site sends no mail: all guests are to be called. */
  isBlocked: boolean;
};

/** Whom it concerns before it is done: who gets a mail, who must be called, and how much room the offered day has. */
export function Preview({ answer, isOffered, isBlocked }: PreviewProps) {
  const { t } = useTranslation('admin-area');
  const optionName = useOptionName();
  const language = useLanguage();
  const { departures, told, unreachable } = answer;
  const roomText = useRoomText(departures);
  const isRange = new Set(departures.map(({ date }) => date)).size > 1;
  return (
    <div aria-live="polite" className="rounded-xl border-l-8 border-sea-700 bg-sea-50 p-4">
      <p className="font-semibold text-deep-900">
        {told + unreachable === 0
          ? t('weather_day.no_guests')
          : [
              !isBlocked && t('weather_day.mailed', { count: told }),
              t('weather_day.to_call', { count: isBlocked ? told + unreachable : unreachable }),
            ]
              .filter(Boolean)
              .join(' · ')}
      </p>
      <ul className="mt-2 space-y-2">
        {departures
          .filter(({ guests }) => guests.length > 0)
          .map((one) => (
            <li key={startPath(one)} className="text-sm">
              <span className="font-semibold">
                {[optionName(one.option), isRange && formatShortDay(one.date, language), one.time]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              {isOffered && <span className="block">{roomText(one)}</span>}
              {one.unreachable.length > 0 && (
                <span className="block text-danger">
                  {t('weather_day.call_them', { names: namesOf(one) })}
                </span>
              )}
            </li>
          ))}
      </ul>
    </div>
  );
}
