import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import type { DayLeg } from '#contract/transfer-admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { formatFullDay, formatShortDay, formatWeekdayName } from './format-span.ts';
import { JourneyEntry } from './journey-entry.tsx';

type CalendarWeekProps = { week: readonly string[]; today: string; days: ReadonlyMap<string, DayLeg[]> };

/** Seven columns, stacked on phones; a day's heading links to its day sheet. */
export function CalendarWeek({ week, today, days }: CalendarWeekProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <ol className="grid gap-3 lg:grid-cols-7 lg:gap-1.5">
      {week.map((day) => {
        const legs = days.get(day) ?? [];
        return (
          <li key={day} className={`min-w-0 rounded-xl p-2 ${day === today ? 'bg-sea-100' : 'bg-limestone-200/60'}`}>
            <h3 className="font-sans text-sm font-semibold">
              <AdminLink
                to="/transfers/day"
                search={{ date: day }}
                aria-label={t('calendar.sheet_of', { day: formatFullDay(day, language) })}
                className="flex min-h-9 items-center justify-between gap-1 rounded-lg px-1 text-deep-900 hover:underline lg:flex-col lg:items-start lg:gap-0"
              >
                <span className="capitalize">{formatWeekdayName(day, language, 'short')}</span>
                <span className="font-normal text-stone">{formatShortDay(day, language)}</span>
              </AdminLink>
            </h3>
            {legs.length > 0 && (
              <ul className="mt-1 space-y-1.5">
                {legs.map((leg) => (
                  <li key={`${leg.id}-${leg.leg}`}>
                    <JourneyEntry leg={leg} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
