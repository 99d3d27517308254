import { useTranslation } from 'react-i18next';
import { formatPrice } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AvailableOption } from '#contract/bookings/availability.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { type DayState, fromCents } from './plan-days.ts';

type DayCellProps = {
  option: InLanguage<AvailableOption>;
  day: string;
  /** Undefined until the month's departures are there. */
  state: DayState | undefined;
  isChosen: boolean;
  isTabStop: boolean;
  /** Where the link leads without scripts, and in another tab. */
  href: string;
  onChoose: (day: string) => void;
};

const DAY =
  'flex min-h-15 w-full flex-col items-center justify-start rounded-xl px-0.5 pt-1.5 text-center leading-tight';
const LOOKS: Record<DayState, string> = {
  free: 'border border-sea-300 bg-white text-deep-900 hover:border-sea-700 hover:bg-sea-50',
  few: 'border border-terracotta-600 bg-white text-deep-900 hover:bg-limestone-50',
  full: 'border border-dashed border-limestone-400 bg-limestone-50 text-stone hover:border-stone',
  none: 'text-stone',
};
const CHOSEN = 'border border-sea-800 bg-sea-800 text-white';

/** A day: a link where there are departures, also sold out ones, since it leads to the waiting list. */
export function DayCell({
  option,
  day,
  state = 'none',
  isChosen,
  isTabStop,
  href,
  onChoose,
}: DayCellProps) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const cents = state === 'none' ? 0 : fromCents(option, day);
  const price = cents > 0 ? formatPrice(Math.ceil(cents / 100), 'EUR', language) : '';
  const words = {
    free: [price && t('book.day_from', { price }), t('book.day_free')],
    few: [price && t('book.day_from', { price }), t('book.day_few')],
    full: [t('book.day_full')],
    none: [t('book.day_none')],
  }[state];
  const label = [formatDate(day, language), ...words].filter(Boolean).join(', ');
  const number = (
    <>
      <span className="sr-only" suppressHydrationWarning>
        {label}
      </span>
      <span aria-hidden="true" className="font-semibold">
        {Number(day.slice(8))}
      </span>
    </>
  );
  const tie = { 'data-day': day, tabIndex: isTabStop ? 0 : -1 };
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the link in it has the focus.
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, which is a table here.
      role="gridcell"
      aria-selected={isChosen}
      aria-disabled={state === 'none' || undefined}
      className="p-0 align-top"
    >
      {state === 'none' ? (
        // biome-ignore lint/a11y: it leads nowhere, and keys stop at it; `tie` has its tabindex.
        <span
          {...tie}
          role="link"
          aria-disabled="true"
          className={`relative ${DAY} ${LOOKS.none} opacity-80`}
        >
          {number}
          <span aria-hidden="true" className="text-xs">
            –
          </span>
        </span>
      ) : (
        <a
          {...tie}
          href={href}
          rel="nofollow"
          aria-current={isChosen ? 'date' : undefined}
          className={`relative ${DAY} ${isChosen ? CHOSEN : LOOKS[state]}`}
          onClick={(event) => {
            event.preventDefault();
            onChoose(day);
          }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            onChoose(day);
          }}
        >
          {number}
          <span aria-hidden="true" className="text-xs tabular-nums">
            {state === 'full' ? t('book.cell_full') : price}
          </span>
          {state === 'few' && (
            <span className={`text-xs ${isChosen ? '' : 'font-semibold text-terracotta-700'}`}>
              {t('book.cell_few')}
            </span>
          )}
        </a>
      )}
    </td>
  );
}
