import { useTranslation } from 'react-i18next';
import { serverNow } from '#base/clock/server-clock.ts';
import { formatNearDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { CalendarIcon } from '#base/ui/icons.tsx';
import type { NextDeparture as Next } from '#contract/trips/trips.ts';

const NEXT = { at: 'card.next_at', on: 'card.next_on' } as const;
const ASKED = { at: 'card.start_at', on: 'card.start_on' } as const;

/** The next start of a trip, or with `isAsked` the one on the days that a list asks for. In a tab that was left open it disappears, in its place, once it can no longer be booked. */
export function NextDeparture({
  next,
  isAsked,
  className,
}: {
  next: Next;
  isAsked: boolean;
  className: string;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isPast = useHydrated() && Date.parse(next.cutoffAt) <= serverNow();
  const label = isAsked ? ASKED : NEXT;
  const day = formatNearDate(next.date, language);
  return (
    <li className={`${className} ${isPast ? 'invisible' : ''}`}>
      <CalendarIcon className="size-4 shrink-0" />
      <time dateTime={next.time ? `${next.date}T${next.time}` : next.date} suppressHydrationWarning>
        {next.time ? t(label.at, { day, time: next.time }) : t(label.on, { day })}
      </time>
      {next.minimum && (
        <span className="font-semibold">
          {next.minimum.runs
            ? t('minimum.runs', { ns: 'trips' })
            : t('minimum.needs', { ns: 'trips', count: next.minimum.missing })}
        </span>
      )}
    </li>
  );
}
