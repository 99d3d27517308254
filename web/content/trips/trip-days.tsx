import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { GlanceDay } from '#web-orders/trip/glance.ts';
import { formatShortDate } from './short-date.ts';

/** The first days with places; each leads to the booking with its day chosen. */
export function TripDays({ days }: { days: readonly GlanceDay[] }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  if (days.length === 0) return null;
  return (
    <div>
      <h2 className="mb-2 font-sans text-sm font-normal text-stone">{t('glance.days')}</h2>
      <ul className="grid grid-cols-3 gap-2">
        {days.map(({ date, time, optionId, vacancies }) => (
          <li key={date}>
            <Link
              from="/trips/$id"
              to="."
              search={{ date, option: String(optionId) }}
              hash="book"
              rel="nofollow"
              className="flex h-full flex-col rounded-xl border border-sea-300 px-1 py-2 text-center text-sm hover:bg-sea-50"
            >
              <time
                dateTime={time ? `${date}T${time}` : date}
                suppressHydrationWarning
                className="font-semibold whitespace-pre-line text-deep-900"
              >
                {/* The weekday has a line of its own: dates of any length make even rows. */}
                {formatShortDate(date, language).replace(/,?\u00a0/, '\n')}
              </time>
              <span className="text-xs text-stone">
                {vacancies === null ? time : t('book.left', { count: vacancies })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
