import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBookableDay } from '#base/clock/server-day.ts';
import { weekdayName } from '#base/i18n/formats/format-date.ts';
import { formatMonth } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { iconButtonClass } from '#base/ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#base/ui/icons.tsx';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import { monthAfter } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { DayCell } from './day-cell.tsx';
import type { DaySearch } from './day-search.ts';
import { dayAfterKey, weeksOf } from './month-weeks.ts';
import { stateOfDay } from './plan-days.ts';

const SWIPE_PX = 50;
const WEEK = [0, 1, 2, 3, 4, 5, 6];

type MonthGridProps = {
  option: InLanguage<AvailableOption>;
  /** `YYYY-MM`. */
  month: string;
  firstMonth: string;
  /** Whether the departures of the month are there. */
  isKnown: boolean;
  places: number;
  chosen: string | undefined;
  /** Where days and months lead without scripts, and in another tab. */
  hrefOf: (search: DaySearch) => string;
  onChoose: (day: string) => void;
  onMonth: (month: string) => void;
};

/** The days of a month as a grid of links: arrow keys move between days, PageUp and PageDown between months. */
export function MonthGrid({
  option,
  month,
  firstMonth,
  isKnown,
  places,
  chosen,
  hrefOf,
  onChoose,
  onMonth,
}: MonthGridProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string>();
  const touch = useRef<{ x: number; y: number }>(undefined);
  const [previous, next] = [-1, 1].map((by) => monthAfter(month, by).slice(0, 7)) as [
    string,
    string,
  ];
  const isLast = !isBookableDay(`${next}-01`);
  const days = weeksOf(month).flat();
  const firstOpen = days.find(
    (day) => day !== null && isKnown && stateOfDay(option, day, places) !== 'none',
  );
  const candidates = [focused, chosen, firstOpen, `${month}-01`];
  const tabStop = candidates.find((day) => day?.startsWith(month));
  const hasMoved = useRef(false);

  useEffect(() => {
    if (!hasMoved.current || !focused?.startsWith(month)) return;
    // A day becomes a link, another element, once the departures are there.
    hasMoved.current = !isKnown;
    const { activeElement } = document;
    if (activeElement !== document.body && !grid.current?.contains(activeElement)) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused, month, isKnown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).dataset.day;
    const after =
      day && !event.altKey && !event.ctrlKey && !event.metaKey
        ? dayAfterKey(day, event.key)
        : undefined;
    if (after === undefined) return;
    event.preventDefault();
    if (after.slice(0, 7) < firstMonth || !isBookableDay(after)) return;
    hasMoved.current = true;
    setFocused(after);
    if (!after.startsWith(month)) onMonth(after.slice(0, 7));
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const end = changedTouches[0];
    const start = touch.current;
    if (!start || !end) return;
    const [x, y] = [end.clientX - start.x, end.clientY - start.y];
    if (Math.abs(x) < SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return;
    if (x < 0) {
      if (!isLast) onMonth(next);
    } else if (previous >= firstMonth) onMonth(previous);
  };

  return (
    <div>
      <div className="mb-2 flex items-center justify-between gap-2">
        <MonthLink
          month={previous}
          href={hrefOf({ month: previous })}
          isOff={previous < firstMonth}
          label={t('book.previous_month')}
          onMonth={onMonth}
          isBack
        />
        <p aria-live="polite" suppressHydrationWarning className="text-lg font-bold text-deep-900">
          {formatMonth(month, language)}
        </p>
        <MonthLink
          month={next}
          href={hrefOf({ month: next })}
          isOff={isLast}
          label={t('book.next_month')}
          onMonth={onMonth}
        />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days that keys move in is a grid.
        role="grid"
        aria-label={t('book.grid')}
        aria-busy={!isKnown}
        onKeyDown={onKeyDown}
        onTouchStart={({ touches }) => {
          const at = touches[0];
          touch.current = at && { x: at.clientX, y: at.clientY };
        }}
        onTouchEnd={onTouchEnd}
        className="w-full table-fixed border-separate border-spacing-1"
      >
        <thead>
          <tr>
            {WEEK.map((place) => (
              <th
                key={place}
                scope="col"
                abbr={weekdayName(place, language, 'long')}
                suppressHydrationWarning
                className="pb-1 text-center text-sm font-semibold text-stone"
              >
                {weekdayName(place, language, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) =>
                day === null ? (
                  <td key={WEEK[place]} aria-hidden="true" />
                ) : (
                  <DayCell
                    key={day}
                    option={option}
                    day={day}
                    state={isKnown ? stateOfDay(option, day, places) : undefined}
                    isChosen={day === chosen}
                    isTabStop={day === tabStop}
                    href={hrefOf({ date: day, option: String(option.id) })}
                    onChoose={onChoose}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type MonthLinkProps = {
  month: string;
  href: string;
  label: string;
  isOff?: boolean;
  isBack?: boolean;
  onMonth: (month: string) => void;
};

/** Without scripts a link; a month that is over has none. */
function MonthLink({ month, href, label, isOff = false, isBack = false, onMonth }: MonthLinkProps) {
  const icon = isBack ? <ChevronLeftIcon /> : <ChevronRightIcon />;
  if (isOff) return <span className={`${iconButtonClass} invisible`}>{icon}</span>;
  return (
    <a
      href={href}
      rel="nofollow"
      aria-label={label}
      className={iconButtonClass}
      onClick={(event) => {
        event.preventDefault();
        onMonth(month);
      }}
    >
      {icon}
    </a>
  );
}
